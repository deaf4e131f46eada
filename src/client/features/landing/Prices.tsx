import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { type Plan, useListPlansQuery } from '../../api/billingApi';
import { Panel } from '../../components/Panel';
import { formatWholeMoney } from '../../lib/money';
import { formatCount } from '../../lib/numbers';
import { paths } from '../../lib/paths';
import { belowTablet, tokens } from '../../theme/tokens';

/** What this installation charges, as its server says. Without an answer, only the link to the plans is shown. */
export function Prices() {
  const { data: plans } = useListPlansQuery();
  return (
    <Panel>
      {plans && (
        <List aria-label="Plans">
          {plans.map((plan) => (
            <li key={plan.id}>
              <span>{plan.name}</span>
              <strong>{plan.price === 0 ? 'Free' : `${formatWholeMoney(plan.price)} / ${plan.interval}`}</strong>
              <span>{campaignsOf(plan)}</span>
            </li>
          ))}
        </List>
      )}
      <Button variant="outlined" component={Link} to={paths.billing}>
        Compare plans
      </Button>
    </Panel>
  );
}

function campaignsOf({ limits }: Plan): string {
  if (!limits) return '';
  const { campaigns_per_month: count } = limits;
  return count === null ? 'Unlimited campaigns' : `${formatCount(count)} campaigns a month`;
}

const List = styled('ul')({
  marginBottom: 16,
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 120px minmax(0, 1.2fr)',
    alignItems: 'center',
    gap: 12,
    minHeight: 44,
    [belowTablet]: { gridTemplateColumns: '80px 112px minmax(0, 1fr)', gap: 8 },
  },
  '& > li + li': { borderTop: `1px solid ${tokens.line}` },
  '& > li > span:first-of-type': { fontWeight: 500 },
  '& > li > span:last-of-type': { color: tokens.text2, fontSize: 13 },
});
