import type { ReportFile } from '../../../ad-kit/reports/reportFile';
import { type FieldError, invalidFields } from '../../lib/refusal';

const questions: Record<ReportFile['questions'][number], FieldError> = {
  campaign: { field: 'campaign', message: 'The file has several campaigns. Choose one.' },
  result_kind: { field: 'result_kind', message: 'The file has several types of results. Choose which one counts.' },
  date_order: {
    field: 'date_order',
    message: 'The dates can be read two ways. Choose whether the month or the day comes first.',
  },
  currency: { field: 'rate', message: 'The file is in another currency. Choose what to multiply its amounts by.' },
};

/** Throws `Refusal('validation_failed')` while a file leaves something open. */
export function refuseOpenQuestions(file: ReportFile): void {
  if (file.questions.length > 0) throw invalidFields(file.questions.map((question) => questions[question]));
}
