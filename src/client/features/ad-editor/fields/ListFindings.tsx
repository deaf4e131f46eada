import { styled } from '@mui/material/styles';
import { CircleAlert, TriangleAlert } from 'lucide-react';
import type { Finding } from '../../../../ad-kit/preflight/finding';
import { tokens } from '../../../theme/tokens';

/** What the platform says of a whole list or a choice; findings lead to it by its id, where no field has it. */
export function ListFindings({ id, findings }: { id?: string; findings: readonly Finding[] }) {
  return (
    <List id={id} tabIndex={-1}>
      {findings.map(({ id: key, severity, sentence }) => (
        <p key={key} data-tone={severity === 'blocks' ? 'bad' : 'warn'}>
          {severity === 'blocks' ? (
            <CircleAlert size={14} strokeWidth={1.75} aria-hidden="true" />
          ) : (
            <TriangleAlert size={14} strokeWidth={1.75} aria-hidden="true" />
          )}
          <span>{sentence}</span>
        </p>
      ))}
    </List>
  );
}

const List = styled('div')({
  display: 'grid',
  gap: 6,
  '&:empty': { display: 'none' },
  '& p': { display: 'flex', gap: 6, fontSize: 12, lineHeight: '16px', color: tokens.warn },
  '& p[data-tone="bad"]': { color: tokens.bad },
  '& svg': { marginTop: 1, flexShrink: 0 },
});
