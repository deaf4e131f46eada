import { useState } from 'react';
import Checkbox from '@mui/material/Checkbox';
import { styled } from '@mui/material/styles';
import { bounds } from '../../../api/bounds';
import {
  type CreatedWebhook,
  useCreateWebhookMutation,
  useUpdateWebhookMutation,
  type Webhook,
  type WebhookEvent,
} from '../../../api/webhooksApi';
import { FormDialog } from '../../../components/FormDialog';
import { TextField } from '../../../components/TextField';
import { useFormFaults } from '../../../domain/forms/useFormFaults';
import { RefusalText } from '../../../domain/plans/RefusalText';
import { useWorkspace } from '../../../domain/teams/workspace';
import { AccessFault } from '../accessList';
import { eventGroups, everyEvent } from './webhookWords';

type Props = {
  /** The one to change; without it one is added. */
  webhook?: Webhook;
  onClose: () => void;
  onCreated?: (created: CreatedWebhook) => void;
};

const fields = ['url', 'events'] as const;

/** Adds or changes a webhook: where it goes, and what it is told. */
export function WebhookDialog({ webhook, onClose, onCreated }: Props) {
  const workspace = useWorkspace();
  const [url, setUrl] = useState(webhook?.url ?? '');
  const [events, setEvents] = useState<readonly WebhookEvent[]>(webhook?.events ?? everyEvent);
  const [create, creation] = useCreateWebhookMutation();
  const [update, change] = useUpdateWebhookMutation();
  const { problem, at, above, refusal, check, settle } = useFormFaults(creation.error ?? change.error, fields);
  const isTeam = workspace.teamId !== undefined;

  const toggle = (event: WebhookEvent) => {
    setEvents(everyEvent.filter((one) => events.includes(one) !== (one === event)));
    settle(['events']);
  };
  const handleSubmit = async () => {
    const isFine = check({
      ...(url.trim() === '' && { url: 'Please enter the address of your server.' }),
      ...(events.length === 0 && { events: 'Choose at least one event.' }),
    });
    if (!isFine) return;
    const said = { url: url.trim(), events: [...events] };
    if (webhook) {
      const { data } = await update({ id: webhook.id, webhookChange: said });
      if (data) onClose();
    } else {
      const { data } = await create({ ...workspace, newWebhook: said });
      if (data) onCreated?.(data);
    }
  };

  return (
    <FormDialog
      open
      title={webhook ? 'Edit webhook' : 'Add webhook'}
      faults={{ refusal, above: problem && above ? <RefusalText problem={problem} text={above} /> : undefined }}
      onClose={onClose}
      onSubmit={() => void handleSubmit()}
      submitLabel={webhook ? 'Save' : 'Add webhook'}
      busyLabel={webhook ? 'Saving…' : 'Adding…'}
      busy={creation.isLoading || change.isLoading}
      width={520}
    >
      <TextField
        label="Address"
        name="webhook-url"
        type="url"
        autoComplete="off"
        autoFocus
        placeholder="https://example.com/hooks"
        hint="We send a POST request with JSON, signed with a secret that you get next."
        maxLength={bounds.NewWebhook.url.maxLength}
        value={url}
        error={at.url}
        onChange={(typed) => {
          setUrl(typed);
          settle(['url']);
        }}
      />
      {eventGroups
        .filter(({ name }) => isTeam || name !== 'Members')
        .map(({ name, events: choices }) => (
          <Group key={name}>
            <legend>{name}</legend>
            {choices.map(({ event, label }) => (
              <label key={event}>
                <Checkbox checked={events.includes(event)} onChange={() => toggle(event)} />
                {label}
              </label>
            ))}
          </Group>
        ))}
      {at.events !== undefined && <AccessFault role="alert">{at.events}</AccessFault>}
    </FormDialog>
  );
}

const Group = styled('fieldset')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
  columnGap: 12,
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& > legend': { padding: 0, fontSize: 13, lineHeight: '18px', fontWeight: 500 },
  '& > label': { display: 'flex', alignItems: 'center', gap: 4, minHeight: 40, marginLeft: -9, cursor: 'pointer' },
});
