import type { Webhook, WebhookDelivery, WebhookEvent } from '../../../api/webhooksApi';
import type { ChipTone } from '../../../components/Chip';

/** What a webhook can be told, by what it is about, in the words of its form. */
export const eventGroups: readonly { name: string; events: readonly { event: WebhookEvent; label: string }[] }[] = [
  {
    name: 'Campaigns',
    events: [
      { event: 'campaign.created', label: 'Created' },
      { event: 'campaign.updated', label: 'Changed' },
      { event: 'campaign.status_changed', label: 'Paused, resumed, or completed' },
      { event: 'campaign.deleted', label: 'Deleted' },
      { event: 'numbers.updated', label: 'Numbers imported or typed' },
    ],
  },
  {
    name: 'Ads',
    events: [
      { event: 'ad.saved', label: 'Saved' },
      { event: 'ad.deleted', label: 'Deleted' },
    ],
  },
  {
    name: 'Members',
    events: [
      { event: 'member.invited', label: 'Invited' },
      { event: 'member.joined', label: 'Joined' },
      { event: 'member.removed', label: 'Left or removed' },
      { event: 'member.role_changed', label: 'Role changed' },
    ],
  },
  {
    name: 'Plan',
    events: [
      { event: 'plan.changed', label: 'Plan changed' },
      { event: 'limit.reached', label: 'Month’s AI copy used up' },
    ],
  },
];

export const everyEvent: readonly WebhookEvent[] = eventGroups.flatMap(({ events }) =>
  events.map(({ event }) => event),
);

export const eventsLine = ({ events }: Pick<Webhook, 'events'>): string =>
  events.length === everyEvent.length ? 'All events' : events.join(', ');

/** Without what comes before the host: it is the same for all, and takes the room of what differs. */
export const shortAddress = (url: string): string => url.replace(/^https?:\/\//, '');

export function stateOfWebhook(webhook: Webhook): { label: string; tone: ChipTone; text?: string } {
  const { is_on: isOn, off_reason: reason, failing_since: failingSince } = webhook;
  if (isOn && failingSince === null) return { label: 'On', tone: 'good' };
  if (isOn)
    return { label: 'Failing', tone: 'warn', text: 'Nothing arrives. We try again for a day, then switch it off.' };
  return reason === null
    ? { label: 'Off', tone: 'mute' }
    : { label: 'Switched off', tone: 'bad', text: offReasons[reason] };
}

const offReasons: Record<NonNullable<Webhook['off_reason']>, string> = {
  failing: 'Nothing arrived for a day.',
  gone: 'The receiver said that it’s gone for good (410).',
  behind: '10,000 deliveries were waiting.',
};

export const statusLooks: Record<WebhookDelivery['status'], { label: string; tone: ChipTone }> = {
  waiting: { label: 'Waiting', tone: 'accent' },
  delivered: { label: 'Delivered', tone: 'good' },
  failed: { label: 'Failed', tone: 'bad' },
};

const failures: Record<NonNullable<WebhookDelivery['failure']>, string> = {
  status: 'The receiver refused it.',
  redirect: 'The receiver redirects elsewhere, and redirects aren’t followed. Use the address it points to.',
  timeout: 'The receiver didn’t answer within 5 seconds.',
  unreachable: 'The receiver couldn’t be reached.',
  certificate: 'The receiver’s certificate isn’t valid.',
  private_address: 'The address leads into a private network.',
  plan: 'The plan didn’t include API access.',
  switched_off: 'The webhook was switched off before it was sent.',
};

/** Why the last try failed; `undefined` if it didn't. */
export const failureSentence = ({ failure }: WebhookDelivery): string | undefined =>
  failure === null ? undefined : failures[failure];
