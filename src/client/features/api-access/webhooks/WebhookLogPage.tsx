import { useState } from 'react';
import Button from '@mui/material/Button';
import { useParams } from 'react-router-dom';
import { includesApiAccess } from '../../../api/planRank';
import { useListWebhooksQuery, useTestWebhookMutation } from '../../../api/webhooksApi';
import { Chip } from '../../../components/Chip';
import { EmptyState } from '../../../components/EmptyState';
import { PageHeader } from '../../../components/PageHeader';
import { Panel } from '../../../components/Panel';
import { useWorkspacePlan } from '../../../domain/plans/useWorkspacePlan';
import { useWorkspace } from '../../../domain/teams/workspace';
import { paths } from '../../../lib/paths';
import { ApiAccessGate } from '../ApiAccessGate';
import { DeliveryList } from './DeliveryList';
import { shortAddress, stateOfWebhook } from './webhookWords';

/** How often it is looked whether the webhook works. */
const pollMs = 10_000;

/** What was sent to one webhook, and how that went. */
export function WebhookLogPage() {
  const { isOpen } = useWorkspacePlan(includesApiAccess);
  const { id = '' } = useParams();
  const { data: webhooks } = useListWebhooksQuery(useWorkspace(), {
    pollingInterval: pollMs,
    skipPollingIfUnfocused: true,
  });
  const [test, { isLoading }] = useTestWebhookMutation();
  const [tests, setTests] = useState(0);
  if (!isOpen) return <ApiAccessGate />;
  const back = { to: paths.webhooks, label: 'Webhooks' };
  const webhook = webhooks?.items.find((one) => one.id === id);
  if (webhooks && !webhook) {
    return (
      <>
        <PageHeader title="Webhook" back={back} />
        <Panel>
          <EmptyState title="Webhook not found" text="It was deleted, or it’s in another workspace." />
        </Panel>
      </>
    );
  }
  const state = webhook && stateOfWebhook(webhook);
  const handleTest = async () => {
    const { data } = await test({ id });
    if (data) setTests(tests + 1);
  };
  return (
    <>
      <PageHeader
        title="Deliveries"
        back={back}
        badges={
          state && (
            <Chip tone={state.tone} dot>
              {state.label}
            </Chip>
          )
        }
        subtitle={webhook && shortAddress(webhook.url)}
        actions={
          webhook?.is_on && (
            <Button disabled={isLoading} onClick={() => void handleTest()}>
              Send test
            </Button>
          )
        }
      />
      {/* A new test is on the first page of all. */}
      <DeliveryList key={tests} webhookId={id} isOn={webhook?.is_on ?? false} />
    </>
  );
}
