import type { ReportFile } from '../../../api/metricsApi';
import { Notice } from '../../../components/Notice';
import { formatConversions } from '../../../lib/conversions';
import { countOf } from '../../../lib/text';
import { ChoiceList } from './ChoiceList';
import { CurrencyQuestion } from './CurrencyQuestion';
import { isForeign, isSameName, kindName, totalsOf } from './reportWords';
import type { Choices } from './useReportPreview';

type Props = {
  file: ReportFile;
  choices: Choices;
  /** What the campaign that gets the numbers is called. */
  campaignName: string;
  onAnswer: (answers: Choices) => void;
};

/** What a file leaves open and what was answered: its campaign, kind of results, dates and currency. */
export function ReportQuestions({ file, choices, campaignName, onAnswer }: Props) {
  const { campaigns, campaign, result_kinds: kinds, currency } = file;
  return (
    <>
      {(campaigns.length > 1 || file.questions.includes('campaign')) && (
        <ChoiceList
          legend={`The file has ${countOf(campaigns.length, 'campaign')}. Which one is this?`}
          value={campaign ?? undefined}
          options={campaigns.map((one) => ({ value: one.name, label: one.name, detail: totalsOf(one, currency) }))}
          onChange={(name) => onAnswer({ campaign: name })}
        />
      )}
      {campaign !== null && !isSameName(campaign, campaignName) && (
        <Notice tone="warn">
          {`These numbers are from “${campaign}”. They’ll go into your campaign “${campaignName}”.`}
        </Notice>
      )}
      {(kinds.length > 1 || file.questions.includes('result_kind')) && (
        <ChoiceList
          legend="Which results count as conversions?"
          value={file.result_kind ?? undefined}
          options={kinds.map(({ name, results }) => ({
            value: name,
            label: kindName(name),
            detail: `${formatConversions(results)} results · ${name}`,
          }))}
          onChange={(kind) => onAnswer({ result_kind: kind })}
        />
      )}
      {kinds.length === 1 && file.result_kind !== null && (
        <p>{`Conversions are results of type “${kindName(kinds[0]?.name ?? '')}”.`}</p>
      )}
      {file.is_date_order_open && (
        <ChoiceList
          legend="How should we read the dates?"
          value={file.date_order ?? undefined}
          options={[
            { value: 'month_first', label: 'Month first', detail: '11/1/2026 is November 1' },
            { value: 'day_first', label: 'Day first', detail: '11/1/2026 is January 11' },
          ]}
          onChange={(order) => onAnswer({ date_order: order })}
        />
      )}
      {isForeign(currency) && (
        <CurrencyQuestion currency={currency} rate={choices.rate} onAnswer={(rate) => onAnswer({ rate })} />
      )}
    </>
  );
}
