import { styled } from '@mui/material/styles';
import { type SignedInDevice, useListSessionsQuery, useRevokeSessionMutation } from '../../api/api';
import { toProblem } from '../../api/problem';
import { BusyButton } from '../../components/BusyButton';
import { Chip } from '../../components/Chip';
import { ErrorPanel } from '../../components/ErrorPanel';
import { Hint } from '../../components/Hint';
import { Panel } from '../../components/Panel';
import { SkeletonBlock } from '../../components/SkeletonBlock';
import { formatDayOf, formatMoment } from '../../lib/dates';
import { belowTablet, tokens } from '../../theme/tokens';
import { allDevices } from './askForSettings';

/** The devices that are signed in, each with a button that signs it out. */
export function DevicesPanel() {
  const { data, error, refetch } = useListSessionsQuery(allDevices);
  return (
    <Panel flush title="Devices" aside="Where you are signed in">
      {data && <DeviceList devices={data.items} />}
      {!data && error && (
        <ErrorPanel title="Couldn’t load devices" detail={toProblem(error).detail} onRetry={() => void refetch()} />
      )}
      {!data && !error && (
        <Row as="div">
          <SkeletonBlock width={200} height={38} />
        </Row>
      )}
    </Panel>
  );
}

function DeviceList({ devices }: { devices: SignedInDevice[] }) {
  return (
    <ul>
      {devices.map((device) => (
        <DeviceRow key={device.id} device={device} />
      ))}
    </ul>
  );
}

function DeviceRow({ device }: { device: SignedInDevice }) {
  const [revoke, { isLoading }] = useRevokeSessionMutation();
  // Another backend may not name them.
  const name = device.name ?? 'Unknown device';
  return (
    <Row>
      <div>
        <Name>{name}</Name>
        <Hint>{`Signed in ${formatMoment(device.created_at)}, last used ${formatMoment(device.last_used_at)}`}</Hint>
        {device.remembered_until && (
          <Hint>{`Signs in without a code until ${formatDayOf(device.remembered_until)}`}</Hint>
        )}
      </div>
      {device.current ? (
        <Chip tone="good">This device</Chip>
      ) : (
        <BusyButton
          variant="soft"
          size="small"
          aria-label={`Sign out ${name}`}
          busy={isLoading}
          onClick={() => void revoke({ id: device.id })}
        >
          Sign out
        </BusyButton>
      )}
    </Row>
  );
}

const Row = styled('li')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  padding: '12px 20px',
  [belowTablet]: { padding: '12px 16px' },
  '& + &': { borderTop: `1px solid ${tokens.line}` },
});

const Name = styled('div')({ fontWeight: 500 });
