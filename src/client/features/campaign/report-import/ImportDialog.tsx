import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useImportCampaignMetricsMutation, type MetricsImportReport } from '../../../api/metricsApi';
import type { Campaign } from '../../../api/campaignsApi';
import { useRememberReportColumnsMutation } from '../../../api/reportColumnsApi';
import { useWorkspace } from '../../../domain/teams/workspace';
import { FormDialog } from '../../../components/FormDialog';
import { Hint } from '../../../components/Hint';
import { Notice } from '../../../components/Notice';
import { Stack } from '../../../components/Stack';
import { useFormFaults } from '../../../domain/forms/useFormFaults';
import { paths } from '../../../lib/paths';
import { countOf } from '../../../lib/text';
import { useAppDispatch } from '../../../redux/hooks';
import { toastShown } from '../../../redux/toastsSlice';
import { ColumnFields } from '../../../domain/report-import/ColumnFields';
import { ColumnMemoryNote } from '../../../domain/report-import/ColumnMemoryNote';
import { columnsToRemember } from '../../../domain/report-import/rememberedColumns';
import { ImportPreview } from './ImportPreview';
import { ReportFileField } from '../../../domain/report-import/ReportFileField';
import { ReportQuestions } from './ReportQuestions';
import { adsText, missingSentence } from '../../../domain/report-import/reportWords';
import { type ChosenReport, useReportPreview } from './useReportPreview';

type Props = { campaign: Campaign; onClose: () => void };

/** Brings in a report: choose a file, check how it is read, see what every day gets, then store it. */
export function ImportDialog({ campaign, onClose }: Props) {
  const dispatch = useAppDispatch();
  const { chosen, problem, fail, isReading, readFile, answer, forgetColumns } = useReportPreview(campaign.id);
  const workspace = useWorkspace();
  const [store, storing] = useImportCampaignMetricsMutation();
  const [remember] = useRememberReportColumnsMutation();
  const faults = useFormFaults(storing.error, []);
  const [isReminded, setIsReminded] = useState(false);

  const handleSubmit = async () => {
    if (!chosen) return fail('Choose a file first.');
    const { name: fileName, report, text, choices, memory } = chosen;
    if (isOpen(report)) return setIsReminded(true);
    if (daysToStore(report) === 0) return onClose();
    const { campaign: name } = report.file;
    const metricsImport = { csv: text, file_name: fileName, ...choices, ...(name !== null && { campaign: name }) };
    const { data } = await store({ id: campaign.id, metricsImport });
    if (!data) return undefined;
    const columns = columnsToRemember(report.file, choices.columns, memory);
    if (columns) void remember({ ...workspace, columnsToRemember: columns });
    dispatch(toastShown({ title: 'Numbers imported', description: describe(data) }));
    return onClose();
  };

  return (
    <FormDialog
      open
      title="Import daily numbers"
      faults={faults}
      onClose={onClose}
      onSubmit={() => void handleSubmit()}
      submitLabel={submitLabel(chosen?.report)}
      busyLabel={storing.isLoading ? 'Importing…' : 'Reading…'}
      busy={storing.isLoading || (isReading && chosen !== undefined)}
      width={880}
    >
      <Stack gap={20}>
        <ReportFileField
          fileName={chosen?.name}
          isReading={isReading && !chosen}
          error={problem}
          onFiles={([file]) => file && void readFile(file)}
        />
        {chosen ? (
          <ReadReport
            // Another file is another set of answers.
            key={chosen.text}
            campaign={campaign}
            chosen={chosen}
            isReminded={isReminded}
            onAnswer={(answers) => {
              setIsReminded(false);
              void answer(answers);
            }}
            onForgotten={() => void forgetColumns()}
          />
        ) : (
          <WhatToExport />
        )}
      </Stack>
    </FormDialog>
  );
}

type ReadProps = {
  campaign: Campaign;
  chosen: ChosenReport;
  isReminded: boolean;
  onAnswer: Parameters<typeof ReportQuestions>[0]['onAnswer'];
  onForgotten: () => void;
};

/** How the file is read, what it leaves open, and what it does. */
function ReadReport({ campaign, chosen: { choices, report, memory }, isReminded, onAnswer, onForgotten }: ReadProps) {
  const { file, problem, rows, ads } = report;
  const missing = missingSentence(file);
  return (
    <>
      <ColumnFields file={file} chosen={choices.columns ?? {}} onChoose={(columns) => onAnswer({ columns })} />
      <ColumnMemoryNote chosen={choices.columns ?? {}} memory={memory} onForgotten={onForgotten} />
      {problem === null && (
        <ReportQuestions file={file} choices={choices} campaignName={campaign.name} onAnswer={onAnswer} />
      )}
      {problem !== null && <Notice tone="bad">{problem}</Notice>}
      {isReminded && problem === null && <Notice tone="bad">Answer the questions above first.</Notice>}
      {problem === null && missing !== undefined && <p>{missing}</p>}
      {ads && <p>{`By ad: ${adsText(ads)}. What isn’t an ad’s counts for the campaign alone.`}</p>}
      {rows.length > 0 && <ImportPreview report={report} />}
    </>
  );
}

function WhatToExport() {
  return (
    <Hint>
      Export a daily report as a CSV or Excel file from Google Ads, Meta, LinkedIn, Microsoft, TikTok, or X. You’ll see
      a preview of every day before anything is saved. Your own files work too: include a <b>date</b> column and any of{' '}
      <b>impressions</b>, <b>clicks</b>, <b>conversions</b>, <b>spend</b>, and <b>revenue</b>. A file of several
      campaigns can be <Link to={paths.importReport}>imported all at once</Link>, and that’s also where you can undo
      past imports.
    </Hint>
  );
}

const isOpen = ({ problem, file }: MetricsImportReport): boolean => problem !== null || file.questions.length > 0;

const daysToStore = ({ added, changed }: MetricsImportReport): number => added + changed;

function submitLabel(report: MetricsImportReport | undefined): string {
  if (!report || isOpen(report)) return 'Import';
  return daysToStore(report) > 0 ? `Import ${countOf(daysToStore(report), 'day')}` : 'Done, nothing to import';
}

function describe({ added, changed, refused }: MetricsImportReport): string {
  return `${countOf(added, 'day')} added, ${changed} changed${refused > 0 ? `, ${refused} skipped` : ''}.`;
}
