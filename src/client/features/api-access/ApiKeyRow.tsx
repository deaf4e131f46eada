import { styled } from '@mui/material/styles';
import type { ApiKey } from '../../api/apiKeysApi';
import { ActionMenu } from '../../components/ActionMenu';
import { Chip } from '../../components/Chip';
import { useWorkspace } from '../../domain/teams/workspace';
import { roleNames } from '../../domain/teams/workspaceWords';
import { formatDayOf, formatMoment } from '../../lib/dates';
import { tokens } from '../../theme/tokens';
import { AccessHead, AccessRow } from './accessList';
import { type KeyState, stateOf } from './keyExpiry';
import { scopesLine } from './keyScopes';

type Props = { apiKey: ApiKey; onRotate: () => void; onRevoke: () => void };

/** A key: what it is for, what it may do, and when it was used. */
export function ApiKeyRow({ apiKey, onRotate, onRevoke }: Props) {
  const { teamId } = useWorkspace();
  const state = stateOf(apiKey, Date.now());
  const { name, prefix, expires_at: end, last_used_at: lastUsed, last_used_address: address } = apiKey;
  const items = [
    ...(apiKey.is_own && state !== 'ended' ? [{ label: 'Rotate…', onSelect: onRotate }] : []),
    { label: state === 'ended' ? 'Remove…' : 'Revoke…', onSelect: onRevoke, destructive: true },
  ];
  return (
    <AccessRow>
      <div>
        <AccessHead>
          <Name>{name}</Name>
          {state === 'ended' && <Chip tone="mute">Expired</Chip>}
          {state === 'ends-soon' && <Chip tone="warn">Expires soon</Chip>}
        </AccessHead>
        <Line>{scopesLine(apiKey.scopes)}</Line>
        <Line>
          <Prefix>{`${prefix}…`}</Prefix>
          {teamId !== undefined && (
            <span>{`${roleNames[apiKey.role]}, made by ${apiKey.is_own ? 'you' : apiKey.made_by}`}</span>
          )}
          <span>{endLine(end, state)}</span>
          <span>
            {lastUsed === null
              ? 'Never used'
              : `Last used ${formatMoment(lastUsed)} from ${address ?? 'an unknown address'}`}
          </span>
        </Line>
      </div>
      <ActionMenu label={`Actions for ${name}`} items={items} />
    </AccessRow>
  );
}

function endLine(end: string | null, state: KeyState): string {
  if (end === null) return 'Doesn’t expire';
  if (state === 'ended') return `Expired ${formatDayOf(end)}`;
  return `Expires ${state === 'ends-soon' ? formatMoment(end) : formatDayOf(end)}`;
}

const Name = styled('span')({ fontWeight: 500, overflowWrap: 'anywhere' });

const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 16px',
  marginTop: 4,
  fontSize: 13,
  lineHeight: '18px',
  color: tokens.text2,
});

const Prefix = styled('code')({ fontFamily: 'ui-monospace, monospace', fontSize: 12.5 });
