import { useRef, useState } from 'react';
import { bounds } from '../../../api/bounds';
import {
  type MetricsImport,
  type MetricsImportReport,
  useImportCampaignMetricsMutation,
} from '../../../api/metricsApi';
import { toProblem } from '../../../api/problem';
import { type ColumnMemory, findColumnMemory } from '../../../domain/report-import/rememberedColumns';
import { useWorkspace } from '../../../domain/teams/workspace';
import { useAppDispatch } from '../../../redux/hooks';
import { faultsOf } from '../../../domain/forms/useFormFaults';
import { readReportFile } from '../../../domain/report-import/reportFile';

/** What was answered about a file, as it goes on the wire. */
export type Choices = Omit<MetricsImport, 'csv' | 'dry_run'>;

/** Nothing is stored as 0 that the file doesn't tell, unless somebody says so. */
const atFirst: Choices = { new_days: 'leave_out' };

/** A file, what was answered about it, and what it would do to the campaign. */
export type ChosenReport = FileToRead & { report: MetricsImportReport };

type FileToRead = {
  name: string;
  text: string;
  choices: Choices;
  /** What was remembered for its header row. */
  memory: ColumnMemory | null;
};

/**
 * Previews what a file would do to a campaign with the answers given so far, again after each change and without storing
 * anything. Only the last request counts.
 */
export function useReportPreview(campaignId: string) {
  const dispatch = useAppDispatch();
  const workspace = useWorkspace();
  const [preview, { isLoading }] = useImportCampaignMetricsMutation();
  const [chosen, setChosen] = useState<ChosenReport>();
  const [problem, setProblem] = useState<string>();
  // A slow answer must not replace what was asked for after it.
  const latest = useRef<object>(undefined);

  const ask = async (wish: object, file: FileToRead) => {
    const metricsImport = { csv: file.text, dry_run: true, ...file.choices };
    const { data, error } = await preview({ id: campaignId, metricsImport });
    if (latest.current !== wish) return false;
    if (data) setChosen({ ...file, report: data });
    else {
      const { at, above } = faultsOf(toProblem(error), ['csv']);
      setProblem(at.csv ?? above);
    }
    return data !== undefined;
  };

  const answer = async (answers: Choices, changed: Partial<Pick<ChosenReport, 'memory'>> = {}) => {
    if (!chosen) return;
    const wish = {};
    latest.current = wish;
    setProblem(undefined);
    const file = { ...chosen, ...changed, choices: answered(chosen.choices, answers) };
    setChosen(file);
    const isAnswered = await ask(wish, file);
    if (!isAnswered && latest.current === wish) setChosen(chosen);
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
      if ('problem' in read) return setProblem(read.problem);
      const { text } = read;
      const memory = await dispatch(findColumnMemory(text, workspace));
      if (latest.current !== file) return;
      const name = file.name.slice(0, bounds.MetricsImport.file_name.maxLength);
      await ask(file, { name, text, memory, choices: { ...atFirst, ...(memory && { columns: memory.columns }) } });
    },
    /** Takes answers, and takes them back where the server can't be asked. */
    answer,
    /** Reads the file as if no columns had been chosen for it. */
    forgetColumns: () => answer({ columns: {} }, { memory: null }),
  };
}

/** Other columns have other campaigns and kinds of results. */
function answered(before: Choices, answers: Choices): Choices {
  const { campaign: _campaign, result_kind: _kind, ...others } = before;
  return { ...(answers.columns ? others : before), ...answers };
}
