import { useState } from 'react';
import { pageArguments, readOf } from '../../../api/page';
import {
  useListWebhookDeliveriesQuery,
  type WebhookDelivery,
  type WebhookDeliveryStatus,
} from '../../../api/webhooksApi';
import { EmptyState } from '../../../components/EmptyState';
import { LoadingLines } from '../../../components/LoadingLines';
import { PagedList } from '../../../components/PagedList';
import { Panel } from '../../../components/Panel';
import { SegmentedControl } from '../../../components/SegmentedControl';
import { AccessList, AccessLoading } from '../accessList';
import { DeliveryRow } from './DeliveryRow';
import { statusLooks } from './webhookWords';

const pageSize = 20;
/** How often the list is asked for again while something is under way, and while something waits for its next try. */
const soonMs = 2_000;
const laterMs = 30_000;

/** In how many milliseconds the list is asked for again; 0 for not at all. */
function pollOf(deliveries: readonly WebhookDelivery[], now: number): number {
  const due = deliveries.flatMap(({ due_at: at }) => (at === null ? [] : [Date.parse(at) - now]));
  return due.length === 0 ? 0 : Math.min(...due) <= laterMs ? soonMs : laterMs;
}

const choices: readonly { value: WebhookDeliveryStatus | 'all'; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'waiting', label: statusLooks.waiting.label },
  { value: 'delivered', label: statusLooks.delivered.label },
  { value: 'failed', label: statusLooks.failed.label },
];

/** What was sent, the newest first. */
export function DeliveryList({ webhookId: id, isOn }: { webhookId: string; isOn: boolean }) {
  const [page, setPage] = useState(1);
  const [status, setStatus] = useState<WebhookDeliveryStatus | 'all'>('all');
  const [pollMs, setPollMs] = useState(0);
  const query = useListWebhookDeliveriesQuery(
    { id, ...(status !== 'all' && { status }), ...pageArguments(page, pageSize) },
    { pollingInterval: pollMs, skipPollingIfUnfocused: true },
  );
  const wantedMs = pollOf(query.data?.items ?? [], query.fulfilledTimeStamp ?? 0);
  if (wantedMs !== pollMs) setPollMs(wantedMs);
  return (
    <Panel
      flush
      title="Log"
      aside={
        <SegmentedControl
          label="Status"
          value={status}
          options={choices}
          onChange={(chosen) => {
            setStatus(chosen);
            setPage(1);
          }}
        />
      }
    >
      <PagedList
        read={readOf(query)}
        page={page}
        pageSize={pageSize}
        onPage={setPage}
        isFramed
        failedTitle="Couldn’t load deliveries"
        loading={
          <AccessLoading>
            <LoadingLines label="Loading deliveries" widths={['50%', '35%']} />
          </AccessLoading>
        }
        empty={
          status === 'all' ? (
            <EmptyState title="Nothing sent yet" text="Send a test to see what arrives. The log keeps 30 days." />
          ) : (
            <EmptyState title={`Nothing ${statusLooks[status].label.toLowerCase()}`} text="Choose another status." />
          )
        }
      >
        {(deliveries, pager) => (
          <>
            <AccessList aria-label="Deliveries">
              {deliveries.map((delivery) => (
                <DeliveryRow key={delivery.id} delivery={delivery} isOn={isOn} />
              ))}
            </AccessList>
            {pager}
          </>
        )}
      </PagedList>
    </Panel>
  );
}
