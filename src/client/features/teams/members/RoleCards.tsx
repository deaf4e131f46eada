import { useId } from 'react';
import { styled } from '@mui/material/styles';
import type { MemberRole } from '../../../api/teamsApi';
import { radii, tokens } from '../../../theme/tokens';
import { roleNames } from '../../../domain/teams/workspaceWords';
import { roleChoices } from '../roles';

type Props = { value: MemberRole; onChange: (role: MemberRole) => void };

/** The roles as cards that say what each may do. Radio buttons underneath: arrow keys move the choice. */
export function RoleCards({ value, onChange }: Props) {
  const name = useId();
  return (
    <Cards>
      <legend>Role</legend>
      {roleChoices.map(({ role, text, may }) => (
        <label key={role}>
          <input type="radio" name={name} value={role} checked={role === value} onChange={() => onChange(role)} />
          <span>
            <strong>{roleNames[role]}</strong>
            <span>{text}</span>
            <small>{may}</small>
          </span>
        </label>
      ))}
    </Cards>
  );
}

const Cards = styled('fieldset')({
  display: 'grid',
  gap: 8,
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& legend': { marginBottom: 6, padding: 0, fontSize: 13, lineHeight: '18px', fontWeight: 500 },
  '& label': {
    display: 'flex',
    gap: 12,
    padding: '10px 12px',
    border: `1px solid ${tokens.inputLine}`,
    borderRadius: radii.control,
    cursor: 'pointer',
  },
  '& label:has(input:checked)': { borderColor: tokens.accent, backgroundColor: tokens.selected },
  '& label:has(input:focus-visible)': { outline: `2px solid ${tokens.accent}`, outlineOffset: 2 },
  '& input': { flexShrink: 0, width: 16, height: 16, margin: '2px 0 0', accentColor: tokens.accent },
  '& label > span': { display: 'grid', minWidth: 0 },
  '& strong': { fontWeight: 500 },
  '& small': { marginTop: 2, fontSize: 12, lineHeight: '16px', color: tokens.text2 },
});
