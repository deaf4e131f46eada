import { styled } from '@mui/material/styles';
import { useTestWebhookMutation, useUpdateWebhookMutation, type Webhook } from '../../../api/webhooksApi';
import { ActionMenu } from '../../../components/ActionMenu';
import { Chip } from '../../../components/Chip';
import { NameLink } from '../../../components/NameLink';
import { formatMoment } from '../../../lib/dates';
import { paths } from '../../../lib/paths';
import { tokens } from '../../../theme/tokens';
import { AccessHead, AccessRow } from '../accessList';
import { eventsLine, shortAddress, stateOfWebhook } from './webhookWords';

type Props = { webhook: Webhook; onDo: (what: 'edit' | 'delete' | 'replace-secret') => void };

/** A webhook: where it goes, whether it works, and what it is told. */
export function WebhookRow({ webhook, onDo }: Props) {
  const [test] = useTestWebhookMutation();
  const [update] = useUpdateWebhookMutation();
  const { id, url, is_on: isOn, old_secret_until: oldSecretUntil } = webhook;
  const { label, tone, text } = stateOfWebhook(webhook);
  const items = [
    ...(isOn ? [{ label: 'Send test', onSelect: () => void test({ id }) }] : []),
    { label: 'Edit…', onSelect: () => onDo('edit') },
    { label: 'Replace secret…', onSelect: () => onDo('replace-secret') },
    {
      label: isOn ? 'Switch off' : 'Switch on',
      onSelect: () => void update({ id, webhookChange: { is_on: !isOn } }),
    },
    { label: 'Delete…', onSelect: () => onDo('delete'), destructive: true },
  ];
  return (
    <AccessRow>
      <div>
        <AccessHead>
          <NameLink to={paths.webhook(id)}>{shortAddress(url)}</NameLink>
          <Chip tone={tone} dot>
            {label}
          </Chip>
        </AccessHead>
        {text !== undefined && <Line>{text}</Line>}
        <Line>{eventsLine(webhook)}</Line>
        {oldSecretUntil !== null && Date.parse(oldSecretUntil) > Date.now() && (
          <Line>{`The old secret signs too until ${formatMoment(oldSecretUntil)}.`}</Line>
        )}
      </div>
      <ActionMenu label={`Actions for ${shortAddress(url)}`} items={items} />
    </AccessRow>
  );
}

const Line = styled('p')({
  marginTop: 4,
  fontSize: 13,
  lineHeight: '18px',
  color: tokens.text2,
  overflowWrap: 'anywhere',
});
