import { styled } from '@mui/material/styles';
import type { InsightCampaign, Insights } from '../../../api/insightsApi';
import { EmptyLine } from '../../../components/EmptyLine';
import { NameLink } from '../../../components/NameLink';
import { Panel } from '../../../components/Panel';
import { PacingBar } from '../../../domain/insights/PacingBar';
import { hasEnded } from '../../../domain/insights/insightWords';
import { PacingVerdict } from '../../../domain/insights/PacingVerdict';
import { formatNearDay, todayInUtc } from '../../../lib/dates';
import { paths } from '../../../lib/paths';
import { countOf } from '../../../lib/text';
import { belowWide, tokens } from '../../../theme/tokens';
import { InsightRows } from './InsightRow';

const hasPace = ({ pacing }: InsightCampaign): boolean => pacing !== null && pacing.verdict !== 'no_budget';

/** How the spend of each campaign with a budget goes. */
export function PacingPanel({ insights: { campaigns } }: { insights: Insights }) {
  const paced = campaigns.filter(hasPace);
  const others = campaigns.length - paced.length;
  return (
    <Panel title="Pacing" flush aside="Spend against budget">
      {paced.length === 0 ? (
        <EmptyLine>No active campaign has both a budget and numbers of the last two weeks.</EmptyLine>
      ) : (
        <>
          <InsightRows label="Pacing">
            {paced.map((campaign) => (
              <PacingRow key={campaign.id} campaign={campaign} />
            ))}
          </InsightRows>
          {others > 0 && (
            <Others>
              {countOf(others, 'more campaign')} without a budget, or without numbers of the last two weeks.
            </Others>
          )}
        </>
      )}
    </Panel>
  );
}

function PacingRow({ campaign }: { campaign: InsightCampaign }) {
  const today = todayInUtc(Date.now());
  const { id, name, end_date: end, numbers_until: until } = campaign;
  return (
    <Row>
      <Name>
        <NameLink to={paths.campaign(id)}>{name}</NameLink>
        <span>
          {end === null
            ? 'No end date'
            : `${hasEnded(campaign, today) ? 'Ended' : 'Ends'} ${formatNearDay(end, today)}`}
          {until !== null && ` · numbers to ${formatNearDay(until, today)}`}
        </span>
      </Name>
      <PacingBar campaign={campaign} />
      <Verdict>
        <PacingVerdict campaign={campaign} />
      </Verdict>
    </Row>
  );
}

const Row = styled('li')({
  '&&': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1.4fr)',
    alignItems: 'start',
    gap: '10px 24px',
    [belowWide]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

const Name = styled('div')({
  minWidth: 0,
  overflowWrap: 'anywhere',
  '& > span': { display: 'block', marginTop: 2, fontSize: 13, lineHeight: '18px', color: tokens.text2 },
});

const Verdict = styled('div')({
  '& > p': { marginTop: 4, fontSize: 13, lineHeight: '18px', textWrap: 'pretty', color: tokens.text2 },
});

const Others = styled('p')({
  padding: '12px 20px',
  borderTop: `1px solid ${tokens.line}`,
  fontSize: 13,
  lineHeight: '18px',
  color: tokens.text2,
});
