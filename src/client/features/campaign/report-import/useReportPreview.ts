import { useRef, useState } from 'react';
import { bounds } from '../../../api/bounds';
import {
  type MetricsImport,
  type MetricsImportReport,
  useImportCampaignMetricsMutation,
} from '../../../api/metricsApi';
import { toProblem } from '../../../api/problem';
import { faultsOf } from '../../../domain/forms/useFormFaults';
import { readReportFile } from '../../../domain/report-import/reportFile';

/** What was answered about a file, as it goes on the wire. */
export type Choices = Omit<MetricsImport, 'csv' | 'dry_run'>;

/** Nothing is stored as 0 that the file doesn't tell, unless somebody says so. */
const atFirst: Choices = { new_days: 'leave_out' };

/** A file, what was answered about it, and what it would do to the campaign. */
export type ChosenReport = { name: string; text: string; choices: Choices; report: MetricsImportReport };

/**
 * Previews what a file would do to a campaign with the answers given so far, again after each change and without storing
 * anything. Only the last request counts.
 */
export function useReportPreview(campaignId: string) {
  const [preview, { isLoading }] = useImportCampaignMetricsMutation();
  const [chosen, setChosen] = useState<ChosenReport>();
  const [problem, setProblem] = useState<string>();
  // A slow answer must not replace what was asked for after it.
  const latest = useRef<object>(undefined);

  const ask = async (wish: object, name: string, text: string, choices: Choices) => {
    const metricsImport = { csv: text, dry_run: true, ...choices };
    const { data, error } = await preview({ id: campaignId, metricsImport });
    if (latest.current !== wish) return false;
    if (data) setChosen({ name, text, choices, report: data });
    else {
      const { at, above } = faultsOf(toProblem(error), ['csv']);
      setProblem(at.csv ?? above);
    }
    return data !== undefined;
  };

  return {
    chosen,
    /** Why the file can't be read, or the answer not be taken. */
    problem,
    isReading: isLoading,
    fail: setProblem,
    readFile: async (file: File) => {
      latest.current = file;
      setChosen(undefined);
      setProblem(undefined);
      const read = await readReportFile(file);
      if (latest.current !== file) return;
      if ('problem' in read) setProblem(read.problem);
      else await ask(file, file.name.slice(0, bounds.MetricsImport.file_name.maxLength), read.text, atFirst);
    },
    /** Takes answers, and takes them back where the server can't be asked. */
    answer: async (answers: Choices) => {
      if (!chosen) return;
      const wish = {};
      latest.current = wish;
      setProblem(undefined);
      const choices = answered(chosen.choices, answers);
      setChosen({ ...chosen, choices });
      const isAnswered = await ask(wish, chosen.name, chosen.text, choices);
      if (!isAnswered && latest.current === wish) setChosen(chosen);
    },
  };
}

/** Other columns have other campaigns and kinds of results. */
function answered(before: Choices, answers: Choices): Choices {
  const { campaign: _campaign, result_kind: _kind, ...others } = before;
  return { ...(answers.columns ? others : before), ...answers };
}
