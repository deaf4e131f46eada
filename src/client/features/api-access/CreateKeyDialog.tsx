import { useState } from 'react';
import { styled } from '@mui/material/styles';
import { type CreatedApiKey, useCreateApiKeyMutation } from '../../api/apiKeysApi';
import { bounds } from '../../api/bounds';
import type { MemberRole, TeamRole } from '../../api/teamsApi';
import { FormDialog } from '../../components/FormDialog';
import { SelectField } from '../../components/SelectField';
import { TextField } from '../../components/TextField';
import { useFormFaults } from '../../domain/forms/useFormFaults';
import { RefusalText } from '../../domain/plans/RefusalText';
import { useWorkspace } from '../../domain/teams/workspace';
import { roleNames } from '../../domain/teams/workspaceWords';
import { todayInUtc } from '../../lib/dates';
import { tokens } from '../../theme/tokens';
import { AccessFault } from './accessList';
import { endOf, type Lifetime, lifetimes } from './keyExpiry';
import { areas, noReach, type Reach, type Reaches, scopesOf } from './keyScopes';

type Props = {
  isTeam: boolean;
  /** What the person is in the workspace: a key can't be more. */
  role: TeamRole;
  onClose: () => void;
  onCreated: (created: CreatedApiKey) => void;
};

const fields = ['name', 'scopes', 'expires_at', 'role'] as const;

const reachChoices: readonly { value: Reach; label: string }[] = [
  { value: 'none', label: 'No access' },
  { value: 'read', label: 'Read' },
  { value: 'write', label: 'Read and write' },
];

/** The roles that somebody can give a key, from the least to the most. */
function rolesUpTo(role: TeamRole): MemberRole[] {
  const all: MemberRole[] = ['viewer', 'editor', 'admin'];
  return role === 'owner' ? all : all.slice(0, all.indexOf(role) + 1);
}

/** Makes a key with a name, what it may do, and an end. */
export function CreateKeyDialog({ isTeam, role, onClose, onCreated }: Props) {
  const workspace = useWorkspace();
  const [name, setName] = useState('');
  const [reaches, setReaches] = useState<Reaches>(noReach);
  const [lifetime, setLifetime] = useState<Lifetime>('90');
  const [date, setDate] = useState('');
  const roles = rolesUpTo(role);
  const [keyRole, setKeyRole] = useState<MemberRole>(roles.at(-1) ?? 'viewer');
  const [create, { isLoading, error }] = useCreateApiKeyMutation();
  const { problem, at, above, refusal, check, settle } = useFormFaults(error, fields);

  const handleSubmit = async () => {
    const scopes = scopesOf(reaches);
    const isFine = check({
      ...(name.trim() === '' && { name: 'Please give the key a name.' }),
      ...(scopes.length === 0 && { scopes: 'Choose at least one area.' }),
      ...(lifetime === 'date' && date === '' && { expires_at: 'Choose a date.' }),
    });
    if (!isFine) return;
    const expires_at = endOf(lifetime, date, Date.now());
    const { data } = await create({ ...workspace, newApiKey: { name, scopes, role: keyRole, expires_at } });
    if (data) onCreated(data);
  };

  return (
    <FormDialog
      open
      title="Create API key"
      faults={{ refusal, above: problem && above ? <RefusalText problem={problem} text={above} /> : undefined }}
      onClose={onClose}
      onSubmit={() => void handleSubmit()}
      submitLabel="Create key"
      busyLabel="Creating…"
      busy={isLoading}
      width={520}
    >
      <TextField
        label="Name"
        name="key-name"
        autoComplete="off"
        autoFocus
        placeholder="Nightly report"
        hint="The script or tool that uses it."
        maxLength={bounds.NewApiKey.name.maxLength}
        value={name}
        error={at.name}
        onChange={(typed) => {
          setName(typed);
          settle(['name']);
        }}
      />
      <Areas>
        <legend>Access</legend>
        {areas
          .filter(({ area }) => isTeam || area !== 'teams')
          .map(({ area, name: areaName, text }) => (
            <AreaRow key={area}>
              <div>
                <div>{areaName}</div>
                <p>{text}</p>
              </div>
              <SelectField
                label={`Access to ${areaName}`}
                hideLabel
                value={reaches[area]}
                options={reachChoices}
                onChange={(reach) => {
                  setReaches({ ...reaches, [area]: reach });
                  settle(['scopes']);
                }}
              />
            </AreaRow>
          ))}
        {at.scopes !== undefined && <AccessFault role="alert">{at.scopes}</AccessFault>}
      </Areas>
      {isTeam && (
        <SelectField
          label="Role"
          hint="The key can’t do more than this role, or more than you."
          value={keyRole}
          error={at.role}
          options={roles.map((value) => ({ value, label: roleNames[value] }))}
          onChange={setKeyRole}
        />
      )}
      <SelectField
        label="Expires after"
        value={lifetime}
        options={lifetimes}
        error={lifetime === 'date' ? undefined : at.expires_at}
        onChange={(chosen) => {
          setLifetime(chosen);
          settle(['expires_at']);
        }}
      />
      {lifetime === 'date' && (
        <TextField
          label="Last day"
          type="date"
          value={date}
          error={at.expires_at}
          hint={`Counted in UTC, where today is ${todayInUtc(Date.now())}.`}
          onChange={(chosen) => {
            setDate(chosen);
            settle(['expires_at']);
          }}
        />
      )}
    </FormDialog>
  );
}

const Areas = styled('fieldset')({
  display: 'grid',
  gap: 8,
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& > legend': { marginBottom: 8, padding: 0, fontSize: 13, lineHeight: '18px', fontWeight: 500 },
});

const AreaRow = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 160px',
  alignItems: 'center',
  gap: 12,
  '& p': { fontSize: 13, lineHeight: '18px', color: tokens.text2 },
});
