import type { MetricsImport, ReportFile } from '../../api/metricsApi';
import { formatConversions } from '../../../ad-kit/reports/figureFormats';
import { formatNearDay } from '../../lib/dates';
import { ChoiceList } from './ChoiceList';
import { CurrencyQuestion } from './CurrencyQuestion';
import { isForeign, kindName, missingDelivery } from './reportWords';

/** What can be answered about a file, whichever of its campaigns are meant. */
type FileAnswers = Pick<MetricsImport, 'result_kind' | 'date_order' | 'rate' | 'new_days'>;

type Props = { file: ReportFile; choices: FileAnswers; onAnswer: (answers: FileAnswers) => void };

/** What a file leaves open and what was answered: kind of results, dates, what it lacks, and currency. */
export function FileQuestions({ file, choices, onAnswer }: Props) {
  const { result_kinds: kinds, currency } = file;
  const missing = missingDelivery(file);
  const tellsAds = file.columns.ad !== undefined && file.columns.ad !== null;
  return (
    <>
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
          options={dateOrders(file)}
          onChange={(order) => onAnswer({ date_order: order })}
        />
      )}
      {missing !== undefined && (
        <ChoiceList
          legend={`This file has no ${missing}. What about ${tellsAds ? 'days and ads' : 'days'} that have no numbers yet?`}
          value={choices.new_days ?? 'leave_out'}
          options={[
            {
              value: 'leave_out',
              label: tellsAds ? 'Leave them out' : 'Leave those days out',
              detail: 'Add what’s missing to your report to import them',
            },
            { value: 'zero', label: 'Count what’s missing as 0', detail: 'Only if there really was none' },
          ]}
          onChange={(newDays) => onAnswer({ new_days: newDays })}
        />
      )}
      {isForeign(currency) && (
        <CurrencyQuestion currency={currency} rate={choices.rate} onAnswer={(rate) => onAnswer({ rate })} />
      )}
    </>
  );
}

const anyDate = ['11/1/2026', '11', '1'];

/** Both ways to read a date, told of the file's own where the first of them can be read both ways. */
function dateOrders({ headings, columns }: ReportFile) {
  const sample = headings[(columns.date ?? 0) - 1]?.sample ?? '';
  const found = /^(\d{1,2})[/.-](\d{1,2})[/.-]\d{2,4}$/.exec(sample) ?? anyDate;
  const isOpen = found[1] !== found[2] && Math.max(Number(found[1]), Number(found[2])) <= 12;
  const [date = '', first, second] = isOpen ? found : anyDate;
  const readAs = (month = '', day = '') =>
    `${date} is ${formatNearDay(`2000-${month.padStart(2, '0')}-${day.padStart(2, '0')}`, '2000-01-01')}`;
  return [
    { value: 'month_first', label: 'Month first', detail: readAs(first, second) },
    { value: 'day_first', label: 'Day first', detail: readAs(second, first) },
  ] as const;
}
