import { styled } from '@mui/material/styles';
import type { OverLimit, OverLimitId, PlanChangePreview } from '../../api/billingApi';
import { formatAmount } from '../../lib/amounts';
import { formatDayOf } from '../../lib/dates';
import { formatCount } from '../../lib/numbers';
import { radii, tokens } from '../../theme/tokens';

/** What a change of the plan costs today and later, and what is over the limits of the chosen plan. */
export function ChangeTerms({ preview }: { preview: PlanChangePreview }) {
  const isEnd = preview.kind === 'cancellation';
  return (
    <Terms>
      {isEnd ? (
        <p>
          {`You keep paid features until ${formatDayOf(preview.effective_at)}. Then your account moves to `}
          {`${preview.plan.name} and keeps its data. You won’t be charged again.`}
        </p>
      ) : (
        <Costs preview={preview} />
      )}
      {preview.over_limit.length > 0 && <OverLimits items={preview.over_limit} planName={preview.plan.name} />}
    </Terms>
  );
}

/** What cancelling does while a payment is due. */
export function EndsAtOnce() {
  return (
    <Terms>
      <p>
        A payment is due, so your subscription ends right away and you won’t be billed for the open amount. Your account
        moves to Free and keeps its data.
      </p>
    </Terms>
  );
}

function Costs({ preview }: { preview: PlanChangePreview }) {
  const { plan, due_today: due, credited_total: credited, next_amount: next, currency, lines } = preview;
  const nextDay = preview.next_payment_at === null ? undefined : formatDayOf(preview.next_payment_at);
  return (
    <>
      <Amounts>
        {lines.map(({ description, amount }) => (
          <div key={description}>
            <dt>{description}</dt>
            <dd>{formatAmount(amount, currency)}</dd>
          </div>
        ))}
        <div data-total>
          <dt>Due today</dt>
          <dd>{formatAmount(due, currency)}</dd>
        </div>
        {credited > 0 && (
          <div data-total>
            <dt>Saved as credit</dt>
            <dd>{formatAmount(credited, currency)}</dd>
          </div>
        )}
        {nextDay !== undefined && (
          <div>
            <dt>{`Every month from ${nextDay}`}</dt>
            <dd>{formatAmount(next, currency)}</dd>
          </div>
        )}
      </Amounts>
      <p>
        {due > 0
          ? `${plan.name} starts as soon as your payment goes through.`
          : `${plan.name} starts right away. Your credit goes toward your next payments first.`}
      </p>
    </>
  );
}

const limitNames: Record<OverLimitId, string> = {
  campaigns_per_month: 'Campaigns this month',
  library_templates: 'Library templates',
  ai_generations_per_month: 'AI generations this month',
  teams: 'Teams',
  team_members: 'Team members',
};

function OverLimits({ items, planName }: { items: OverLimit[]; planName: string }) {
  return (
    <Warning>
      <strong>{`Over the ${planName} plan’s limits`}</strong>
      <ul>
        {items.map(({ id, used, limit, detail }) => (
          <li
            key={`${id} ${detail}`}
          >{`${limitNames[id]}: ${formatCount(used)} used, ${formatCount(limit)} included. ${detail}`}</li>
        ))}
      </ul>
    </Warning>
  );
}

const Terms = styled('div')({ display: 'grid', gap: 16, color: tokens.text2, '[role="alert"] + &': { marginTop: 16 } });

const Amounts = styled('dl')({
  '& > div': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 16,
    padding: '8px 0',
    borderBottom: `1px solid ${tokens.line}`,
  },
  '& dd': { whiteSpace: 'nowrap' },
  '& [data-total]': { fontWeight: 600, color: tokens.text },
});

const Warning = styled('div')({
  display: 'grid',
  gap: 4,
  padding: '10px 12px',
  borderRadius: radii.control,
  backgroundColor: tokens.warnSoft,
  color: tokens.warn,
  '& strong': { fontWeight: 600 },
});
