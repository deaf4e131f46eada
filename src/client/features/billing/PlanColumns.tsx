import { styled } from '@mui/material/styles';
import { Check } from 'lucide-react';
import type { PlanId } from '../../api/api';
import type { Plan } from '../../api/billingApi';
import { BusyButton } from '../../components/BusyButton';
import { Chip } from '../../components/Chip';
import { SkeletonBlock } from '../../components/SkeletonBlock';
import { formatPrice } from '../../lib/amounts';
import { hairlineGrid } from '../../theme/hairlineGrid';
import { belowTablet, belowWide, tokens } from '../../theme/tokens';
import { isForSale, leadingPlan, planButtonLabel } from './planButtons';

const mostPopular: PlanId = 'pro';

type Props = {
  plans: Plan[];
  /** The account's plan; `undefined` for visitors. */
  ownPlan: PlanId | undefined;
  /** The plan whose checkout is being opened. */
  busyPlan: PlanId | undefined;
  /** The id of the sentence that says why nothing is for sale. */
  offReasonId: string | undefined;
  onChoose: (plan: PlanId) => void;
};

/** The plans side by side in one panel. */
export function PlanColumns({ plans, ...choice }: Props) {
  const leading = leadingPlan(plans, choice.ownPlan);
  return (
    <Columns aria-label="Plans">
      {plans.map((plan) => (
        <PlanColumn key={plan.id} plan={plan} isLeading={plan.id === leading} {...choice} />
      ))}
    </Columns>
  );
}

type ColumnProps = Omit<Props, 'plans'> & { plan: Plan; isLeading: boolean };

function PlanColumn({ plan, isLeading, ownPlan, busyPlan, offReasonId, onChoose }: ColumnProps) {
  const { id, name, price, interval, features, currency = 'usd' } = plan;
  const isOwn = id === ownPlan;
  const isOff = !isOwn && (!isForSale(plan) || (offReasonId !== undefined && id !== 'free'));
  return (
    <Column aria-label={name} data-popular={id === mostPopular || undefined} aria-current={isOwn || undefined}>
      <NameRow>
        <h2>{name}</h2>
        {id === mostPopular && <Chip tone="accent">Most Popular</Chip>}
      </NameRow>
      <Price>
        <strong>{formatPrice(price, currency)}</strong>
        <span>/{interval}</span>
      </Price>
      <BusyButton
        fullWidth
        variant={isLeading && !isOff ? 'contained' : 'outlined'}
        busy={busyPlan === id}
        busyLabel="Processing..."
        disabled={isOwn || isOff || busyPlan !== undefined}
        aria-describedby={isOff ? offReasonId : undefined}
        onClick={() => onChoose(id)}
      >
        {planButtonLabel(plan, ownPlan)}
      </BusyButton>
      <ul>
        {features.map((feature) => (
          <Feature key={feature}>
            <Check size={14} strokeWidth={1.75} aria-hidden="true" />
            {feature}
          </Feature>
        ))}
      </ul>
    </Column>
  );
}

/** How many features the plans have. The fifth of a long list takes two lines where the columns are narrow. */
const loadingColumns = [3, 5, 7, 7];

/** Stands for the plans while they load. */
export function LoadingPlans() {
  return (
    <Columns aria-busy="true" aria-label="Plans">
      {loadingColumns.map((features, column) => (
        <Column key={column}>
          <SkeletonBlock width={90} height={24} />
          <SkeletonBlock width={120} height={40} />
          <ButtonRoom>
            <SkeletonBlock width="100%" height="100%" />
          </ButtonRoom>
          <ul>
            {Array.from({ length: features }, (_, row) => (
              <FeatureRoom key={row} data-long={(features > 5 && row === 4) || undefined}>
                <SkeletonBlock width={150} height={20} />
              </FeatureRoom>
            ))}
          </ul>
        </Column>
      ))}
    </Columns>
  );
}

const belowLarge = '@media (max-width: 1079.95px)';

const Columns = styled('ul')({
  ...hairlineGrid,
  [belowLarge]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [belowTablet]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

const Column = styled('li')({
  position: 'relative',
  display: 'grid',
  gap: 12,
  alignContent: 'start',
  padding: '24px 24px 28px',
  backgroundColor: tokens.surface,
  [belowTablet]: { padding: '20px 16px 24px' },
  '&[data-popular]::before': {
    content: '""',
    position: 'absolute',
    inset: '0 0 auto',
    height: 3,
    backgroundColor: tokens.accent,
  },
  '& > ul': { display: 'grid', gap: 9, marginTop: 8 },
  '& .MuiButton-root': { marginTop: 4 },
});

const ButtonRoom = styled('div')({ height: 36, marginTop: 4, [belowWide]: { height: 44 } });

const NameRow = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 24,
  '& h2': { fontSize: 16, lineHeight: '24px', letterSpacing: '-.01em' },
});

const Price = styled('p')({
  display: 'flex',
  alignItems: 'baseline',
  flexWrap: 'wrap',
  color: tokens.text2,
  '& strong': {
    fontSize: 36,
    lineHeight: '40px',
    fontWeight: 600,
    letterSpacing: '-.03em',
    color: tokens.text,
  },
});

const FeatureRoom = styled('li')({
  '&[data-long]': { height: 40, [belowLarge]: { height: 20 } },
});

const Feature = styled('li')({
  display: 'flex',
  gap: 10,
  '& svg': { marginTop: 3, color: tokens.text2 },
});
