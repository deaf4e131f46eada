import { useDeleteCampaignMetricsMutation } from '../../api/metricsApi';
import type { DailyMetrics } from '../../api/api';
import type { Campaign } from '../../api/campaignsApi';
import { problemOf } from '../../api/problem';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { formatDay } from '../../lib/dates';

type Props = { campaign: Campaign; day: DailyMetrics; onDone: () => void; onClose: () => void };

/** Asks before the numbers of a day are removed. */
export function DeleteDayDialog({ campaign, day, onDone, onClose }: Props) {
  const [remove, { isLoading, error }] = useDeleteCampaignMetricsMutation();
  const handleConfirm = async () => {
    const result = await remove({ id: campaign.id, date: day.date });
    if (!result.error) onDone();
  };
  return (
    <ConfirmDialog
      open
      destructive
      title={`Remove the numbers for ${formatDay(day.date)}?`}
      text="The campaign’s totals will be updated without this day."
      confirmLabel="Remove"
      busyLabel="Removing…"
      busy={isLoading}
      error={problemOf(error)?.detail}
      onConfirm={() => void handleConfirm()}
      onCancel={onClose}
    />
  );
}
