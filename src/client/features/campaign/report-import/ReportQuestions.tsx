import type { ReportFile } from '../../../api/metricsApi';
import { Notice } from '../../../components/Notice';
import { countOf } from '../../../lib/text';
import { ChoiceList } from '../../../domain/report-import/ChoiceList';
import { FileQuestions } from '../../../domain/report-import/FileQuestions';
import { isSameName, totalsOf } from '../../../domain/report-import/reportWords';
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
  const { campaigns, campaign, currency } = file;
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
      <FileQuestions file={file} choices={choices} onAnswer={onAnswer} />
    </>
  );
}
