import { useRef, useState } from 'react';
import { bounds } from '../../api/bounds';
import { toProblem } from '../../api/problem';
import { faultsOf } from '../forms/useFormFaults';
import { readReportFile } from './reportFile';

/** A file, what was answered about it, and what it would do. */
export type ChosenFile<Choices, Report> = { name: string; text: string; choices: Choices; report: Report };

type Options<Choices, Report> = {
  /** Requests what a file would do, without storing anything. */
  preview: (csv: string, choices: Choices) => PromiseLike<{ data?: Report; error?: unknown }>;
  /** Nothing is answered yet. */
  unanswered: Choices;
  /** Adds answers to those that were given, and drops those that no longer hold. */
  answered: (before: Choices, answers: Choices) => Choices;
};

/**
 * Previews a file with the answers given so far, again after each change and without storing anything. Only the last
 * request counts.
 */
export function useFilePreview<Choices, Report>({ preview, unanswered, answered }: Options<Choices, Report>) {
  const [chosen, setChosen] = useState<ChosenFile<Choices, Report>>();
  const [problem, setProblem] = useState<string>();
  // A slow answer must not replace what was asked for after it.
  const latest = useRef<object>(undefined);

  const ask = async (wish: object, name: string, text: string, choices: Choices) => {
    const { data, error } = await preview(text, choices);
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
    fail: setProblem,
    /** Lets go of the file. */
    clear: () => {
      latest.current = undefined;
      setChosen(undefined);
      setProblem(undefined);
    },
    readFile: async (file: File) => {
      latest.current = file;
      setChosen(undefined);
      setProblem(undefined);
      const read = await readReportFile(file);
      if (latest.current !== file) return;
      if ('problem' in read) setProblem(read.problem);
      else await ask(file, file.name.slice(0, bounds.MetricsImport.file_name.maxLength), read.text, unanswered);
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
