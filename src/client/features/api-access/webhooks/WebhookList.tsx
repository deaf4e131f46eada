import { type ReactNode, useState } from 'react';
import { readOf } from '../../../api/page';
import { type CreatedWebhook, useListWebhooksQuery, type Webhook } from '../../../api/webhooksApi';
import { EmptyState } from '../../../components/EmptyState';
import { LoadingLines } from '../../../components/LoadingLines';
import { PagedList } from '../../../components/PagedList';
import { Panel } from '../../../components/Panel';
import { useWorkspace } from '../../../domain/teams/workspace';
import { AccessList, AccessLoading } from '../accessList';
import { DeleteWebhookDialog } from './DeleteWebhookDialog';
import { ReplaceSecretDialog } from './ReplaceSecretDialog';
import { WebhookDialog } from './WebhookDialog';
import { WebhookRow } from './WebhookRow';

type Props = {
  /** The button that adds one. */
  add: ReactNode;
  onSecret: (created: CreatedWebhook) => void;
};

type Doing = { what: 'edit' | 'delete' | 'replace-secret'; webhook: Webhook };

/** The webhooks of the workspace, at most ten, the newest first. */
export function WebhookList({ add, onSecret }: Props) {
  const [doing, setDoing] = useState<Doing>();
  const query = useListWebhooksQuery(useWorkspace());
  const close = () => setDoing(undefined);
  return (
    <Panel flush title="Receivers">
      <PagedList
        read={readOf(query)}
        page={1}
        pageSize={50}
        onPage={() => undefined}
        isFramed
        failedTitle="Couldn’t load webhooks"
        loading={
          <AccessLoading>
            <LoadingLines label="Loading webhooks" widths={['60%', '40%']} />
          </AccessLoading>
        }
        empty={
          <EmptyState
            title="No webhooks yet"
            text="Add the address of a server, and choose what it’s told: a campaign is paused, numbers arrive, someone joins."
            action={add}
          />
        }
      >
        {(webhooks) => (
          <AccessList aria-label="Webhooks">
            {webhooks.map((webhook) => (
              <WebhookRow key={webhook.id} webhook={webhook} onDo={(what) => setDoing({ what, webhook })} />
            ))}
          </AccessList>
        )}
      </PagedList>
      {doing?.what === 'edit' && <WebhookDialog webhook={doing.webhook} onClose={close} />}
      {doing?.what === 'delete' && <DeleteWebhookDialog webhook={doing.webhook} onClose={close} />}
      {doing?.what === 'replace-secret' && (
        <ReplaceSecretDialog
          webhook={doing.webhook}
          onClose={close}
          onReplaced={(created) => {
            close();
            onSecret(created);
          }}
        />
      )}
    </Panel>
  );
}
