import type { ReportChoices, ReportFile as FileFacts } from '../../../ad-kit/reports/reportFile';
import { reportFields } from '../../../ad-kit/reports/reportWords';
import type { ReportFile, ReportImport } from '../../api/metricsApi';

/** What was answered about a file, as it goes on the wire. */
export type FileAnswers = Pick<ReportImport, 'columns' | 'result_kind' | 'date_order' | 'decimal_sign' | 'rate'>;

/** The answers as the reader of reports takes them; the wire counts columns from 1. */
export function reportChoicesOf(answers: FileAnswers): ReportChoices {
  const columns = Object.entries(answers.columns ?? {}).map(([field, column]): [string, number | null] => [
    field,
    column === null ? null : column - 1,
  ]);
  return {
    columns: Object.fromEntries(columns),
    resultKind: answers.result_kind,
    dateOrder: answers.date_order,
    decimalSign: answers.decimal_sign,
    rate: answers.rate,
  };
}

/** What the reader of reports found out about a file, as it goes on the wire. */
export function reportFileOf(file: FileFacts): ReportFile {
  const inUse = reportFields.filter((field) => file.columns[field] !== undefined);
  return {
    headings: file.headings,
    columns: Object.fromEntries(inUse.map((field) => [field, (file.columns[field] ?? 0) + 1])),
    campaigns: file.campaigns.map((campaign) => ({
      name: campaign.name,
      rows: campaign.rows,
      impressions: campaign.impressions ?? null,
      clicks: campaign.clicks ?? null,
      conversions: decimalOf(campaign.conversionHundredths),
      spent: decimalOf(campaign.spentCents),
      revenue: decimalOf(campaign.revenueCents),
    })),
    campaign: file.campaign,
    result_kinds: file.resultKinds.map(({ name, hundredths }) => ({ name, results: hundredths / 100 })),
    result_kind: file.resultKind,
    date_order: file.dateOrder,
    is_date_order_open: file.isDateOrderOpen,
    currency: file.currency,
    questions: file.questions,
  };
}

const decimalOf = (hundredths: number | undefined) => (hundredths === undefined ? null : hundredths / 100);
