import { useState } from 'react';
import Button from '@mui/material/Button';
import { includesApiAccess } from '../../../api/planRank';
import type { CreatedWebhook } from '../../../api/webhooksApi';
import { EmptyState } from '../../../components/EmptyState';
import { PageHeader } from '../../../components/PageHeader';
import { Panel } from '../../../components/Panel';
import { useWorkspacePlan } from '../../../domain/plans/useWorkspacePlan';
import { paths } from '../../../lib/paths';
import { ApiAccessGate } from '../ApiAccessGate';
import { SigningSecretDialog } from './SigningSecretDialog';
import { WebhookDialog } from './WebhookDialog';
import { WebhookList } from './WebhookList';

/** Where the current workspace tells other programs what happens. */
export function WebhooksPage() {
  const { isOpen, team, role } = useWorkspacePlan(includesApiAccess);
  const [isAdding, setIsAdding] = useState(false);
  const [created, setCreated] = useState<CreatedWebhook>();
  if (!isOpen) return <ApiAccessGate />;
  const mayManage = team === null || role === 'owner' || role === 'admin';
  const add = <Button onClick={() => setIsAdding(true)}>Add webhook</Button>;
  return (
    <>
      <PageHeader
        title="Webhooks"
        back={{ to: paths.apiAccess, label: 'API access' }}
        subtitle={`Tell your own servers when something happens in ${team === null ? 'your workspace' : team.name}.`}
        actions={mayManage ? add : undefined}
      />
      {mayManage ? (
        <WebhookList add={add} onSecret={setCreated} />
      ) : (
        <Panel>
          <EmptyState title="Ask an admin" text="The owner and admins of this team manage its webhooks." />
        </Panel>
      )}
      {isAdding && (
        <WebhookDialog
          onClose={() => setIsAdding(false)}
          onCreated={(webhook) => {
            setIsAdding(false);
            setCreated(webhook);
          }}
        />
      )}
      {created && <SigningSecretDialog created={created} onClose={() => setCreated(undefined)} />}
    </>
  );
}
