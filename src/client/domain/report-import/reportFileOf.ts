import { columnsFromWire, columnsToWire } from '../../../ad-kit/reports/chosenColumns';
import type { ReportChoices, ReportFile as FileFacts } from '../../../ad-kit/reports/reportFile';
import type { ReportFile, ReportImport } from '../../api/metricsApi';

/** What was answered about a file, as it goes on the wire. */
export type FileAnswers = Pick<ReportImport, 'columns' | 'result_kind' | 'date_order' | 'decimal_sign' | 'rate'>;

/** The answers as the reader of reports takes them. */
export function reportChoicesOf(answers: FileAnswers): ReportChoices {
  return {
    columns: columnsFromWire(answers.columns ?? {}),
    resultKind: answers.result_kind,
    dateOrder: answers.date_order,
    decimalSign: answers.decimal_sign,
    rate: answers.rate,
  };
}

/** What the reader of reports found out about a file, as it goes on the wire. */
export function reportFileOf(file: FileFacts): ReportFile {
  return {
    headings: file.headings,
    columns: columnsToWire(file.columns),
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
