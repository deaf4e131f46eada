import type { TransactionStatus } from '../../api/api';
import { Chip, type ChipTone } from '../../components/Chip';

const looks: Record<TransactionStatus, { label: string; tone: ChipTone }> = {
  paid: { label: 'Paid', tone: 'good' },
  failed: { label: 'Failed', tone: 'bad' },
  refunded: { label: 'Refunded', tone: 'mute' },
  credited: { label: 'Credited', tone: 'accent' },
};

/** What became of a payment. */
export function TransactionStatusChip({ status }: { status: TransactionStatus }) {
  const { label, tone } = looks[status];
  return (
    <Chip dot tone={tone}>
      {label}
    </Chip>
  );
}
