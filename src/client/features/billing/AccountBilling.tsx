import { styled } from '@mui/material/styles';
import type { Subscription } from '../../api/billingApi';
import { belowTablet, belowWide } from '../../theme/tokens';
import { PaymentHistory } from './PaymentHistory';
import { SubscriptionPanel } from './SubscriptionPanel';
import { UsagePanel } from './UsagePanel';

type Props = {
  /** `undefined` while it loads and where it can't be read. */
  subscription: Subscription | undefined;
  onCancel: () => void;
};

/** The account's own side of billing: its subscription, what it has used, and its payments. */
export function AccountBilling({ subscription, onCancel }: Props) {
  const expiresAt = subscription?.expires_at ?? null;
  return (
    <Block>
      <Columns>
        {subscription && expiresAt !== null && (
          <SubscriptionPanel subscription={{ ...subscription, expires_at: expiresAt }} onCancel={onCancel} />
        )}
        <UsagePanel />
      </Columns>
      <PaymentHistory />
    </Block>
  );
}

const Block = styled('div')({ display: 'grid', gap: 16, marginTop: 40, [belowTablet]: { marginTop: 32 } });

const Columns = styled('div')({
  display: 'grid',
  gap: 16,
  // One beside the other, however many there are.
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  [belowWide]: { gridAutoFlow: 'row', gridTemplateColumns: 'minmax(0, 1fr)' },
  '&:empty': { display: 'none' },
});
