import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useRedeliverWebhookMutation, type WebhookDelivery } from '../../../api/webhooksApi';
import { Chip } from '../../../components/Chip';
import { Disclosure } from '../../../components/Disclosure';
import { formatMoment } from '../../../lib/dates';
import { formatCount } from '../../../lib/numbers';
import { belowTablet, radii, tokens } from '../../../theme/tokens';
import { failureSentence, statusLooks } from './webhookWords';

/** One message: what it told, how its last try went, and what was sent and answered. */
export function DeliveryRow({ delivery, isOn }: { delivery: WebhookDelivery; isOn: boolean }) {
  const [redeliver, { isLoading }] = useRedeliverWebhookMutation();
  const { id, event, status, attempts, created_at: createdAt, due_at: dueAt, answer_status: answered } = delivery;
  const look = statusLooks[status];
  const failure = failureSentence(delivery);
  return (
    <Item>
      <Head>
        <Event>{event}</Event>
        <Chip tone={look.tone} dot>
          {look.label}
        </Chip>
        <span>{formatMoment(createdAt)}</span>
        {answered !== null && <span>{`Answer ${answered}`}</span>}
        {delivery.took_ms !== null && <span>{`${formatCount(delivery.took_ms)} ms`}</span>}
        {attempts > 1 && <span>{`${attempts} tries`}</span>}
      </Head>
      {failure !== undefined && (
        <Line>
          {failure}
          {dueAt !== null && ` Next try ${formatMoment(dueAt)}.`}
        </Line>
      )}
      <Disclosure title="Details">
        <Part>
          <h3>Sent</h3>
          <Code aria-label={`What was sent: ${event}`}>{indented(delivery.body)}</Code>
        </Part>
        {delivery.answer !== null && delivery.answer !== '' && (
          <Part>
            <h3>Answered</h3>
            <Code aria-label={`What was answered: ${event}`}>{delivery.answer}</Code>
          </Part>
        )}
        <Line>{`webhook-id: ${id}`}</Line>
        {isOn && (
          <div>
            <Button variant="outlined" size="small" disabled={isLoading} onClick={() => void redeliver({ id })}>
              {status === 'waiting' ? 'Try now' : 'Send again'}
            </Button>
          </div>
        )}
      </Disclosure>
    </Item>
  );
}

const indented = (json: string): string => JSON.stringify(JSON.parse(json), null, 2);

const Item = styled('li')({
  display: 'grid',
  gap: 4,
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: '12px 20px',
  [belowTablet]: { padding: '12px 16px' },
});

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  fontSize: 13,
  lineHeight: '18px',
  color: tokens.text2,
});

const Event = styled('code')({
  fontFamily: 'ui-monospace, monospace',
  fontSize: 13,
  fontWeight: 500,
  color: tokens.text,
});

const Line = styled('p')({ fontSize: 13, lineHeight: '18px', color: tokens.text2, overflowWrap: 'anywhere' });

const Part = styled('div')({
  '& > h3': { marginBottom: 4, fontSize: 13, lineHeight: '18px', fontWeight: 500 },
});

const Code = styled('pre')({
  margin: 0,
  padding: 12,
  maxHeight: 320,
  overflow: 'auto',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  border: `1px solid ${tokens.line}`,
  borderRadius: radii.control,
  backgroundColor: tokens.muteSoft,
  fontFamily: 'ui-monospace, monospace',
  fontSize: 12.5,
  lineHeight: '18px',
});
