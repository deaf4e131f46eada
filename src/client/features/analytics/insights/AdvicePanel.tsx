import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import {
  type Advice,
  type AnsweredAdvice,
  type InsightCampaign,
  type Insights,
  useAnswerAdviceMutation,
  useTakeBackAdviceAnswerMutation,
} from '../../../api/insightsApi';
import { BusyButton } from '../../../components/BusyButton';
import { Disclosure } from '../../../components/Disclosure';
import { EmptyLine } from '../../../components/EmptyLine';
import { Panel } from '../../../components/Panel';
import { adviceWords } from '../../../domain/insights/insightWords';
import { useMay } from '../../../domain/teams/useMay';
import { formatDayOf, todayInUtc } from '../../../lib/dates';
import { paths } from '../../../lib/paths';
import { countOf } from '../../../lib/text';
import { belowTablet, tokens } from '../../../theme/tokens';
import { InsightRow, InsightRows } from './InsightRow';

/** What to do, each with its numbers, and what was put away. */
export function AdvicePanel({ insights }: { insights: Insights }) {
  const { campaigns, advice, more_advice: more, answered } = insights;
  const campaignOf = (id: string) => campaigns.find((campaign) => campaign.id === id);
  return (
    <Panel title="What to do" flush aside={more > 0 && `The first ${advice.length} of ${advice.length + more}`}>
      {advice.length === 0 ? (
        <EmptyLine>Nothing for now: no active campaign needs a change.</EmptyLine>
      ) : (
        <InsightRows label="What to do">
          {advice.map((one) => {
            const campaign = campaignOf(one.campaign_id);
            return campaign && <AdviceRow key={`${one.campaign_id} ${one.kind}`} advice={one} campaign={campaign} />;
          })}
        </InsightRows>
      )}
      {answered.length > 0 && (
        <PutAway>
          <Disclosure title="Put away" aside={countOf(answered.length, 'item')}>
            <InsightRows label="Put away" isInside>
              {answered.map((one) => {
                const campaign = campaignOf(one.campaign_id);
                return (
                  campaign && <AnsweredRow key={`${one.campaign_id} ${one.kind}`} answered={one} campaign={campaign} />
                );
              })}
            </InsightRows>
          </Disclosure>
        </PutAway>
      )}
    </Panel>
  );
}

function AdviceRow({ advice, campaign }: { advice: Advice; campaign: InsightCampaign }) {
  const mayAnswer = useMay('answerAdvice');
  const [answer, { isLoading, originalArgs }] = useAnswerAdviceMutation();
  const { title, text } = adviceWords(advice, campaign, todayInUtc(Date.now()));
  const put = (how: 'done' | 'not_now') =>
    void answer({ id: campaign.id, kind: advice.kind, adviceAnswer: { answer: how } });
  const isBusy = (how: 'done' | 'not_now') => isLoading && originalArgs?.adviceAnswer.answer === how;
  return (
    <InsightRow title={title} lines={[text]} campaign={campaign}>
      {advice.kind === 'numbers_missing' && (
        <Button variant="outlined" size="small" component={Link} to={paths.importReport}>
          Import
        </Button>
      )}
      {mayAnswer && (
        <>
          <BusyButton
            variant="outlined"
            size="small"
            busy={isBusy('done')}
            disabled={isLoading}
            onClick={() => put('done')}
            aria-label={`Done: ${title}`}
          >
            Done
          </BusyButton>
          <BusyButton
            variant="text"
            size="small"
            busy={isBusy('not_now')}
            disabled={isLoading}
            onClick={() => put('not_now')}
            aria-label={`Not now: ${title}`}
          >
            Not now
          </BusyButton>
        </>
      )}
    </InsightRow>
  );
}

function AnsweredRow({ answered, campaign }: { answered: AnsweredAdvice; campaign: InsightCampaign }) {
  const mayTakeBack = useMay('takeBackAdviceAnswer');
  const [takeBack, { isLoading }] = useTakeBackAdviceAnswerMutation();
  const { kind, answer, away_until: until } = answered;
  const { title } = adviceWords({ kind, clicks: null, ads: null }, campaign, todayInUtc(Date.now()));
  const how = answer === 'done' ? 'Done' : 'Not now';
  return (
    <InsightRow
      title={title}
      lines={[`${how}. Back on ${formatDayOf(until)} if the numbers still say so.`]}
      campaign={campaign}
    >
      {mayTakeBack && (
        <BusyButton
          variant="outlined"
          size="small"
          busy={isLoading}
          onClick={() => void takeBack({ id: campaign.id, kind })}
          aria-label={`Bring back: ${title}`}
        >
          Bring back
        </BusyButton>
      )}
    </InsightRow>
  );
}

const PutAway = styled('div')({
  padding: '8px 20px',
  borderTop: `1px solid ${tokens.line}`,
  [belowTablet]: { padding: '4px 16px' },
});
