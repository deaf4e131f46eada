import { useMemo, useState } from 'react';
import { type Problem, problemOf } from '../../api/problem';

type FaultsAt<Field extends string> = Partial<Record<Field, string>>;

/**
 * Where a form says why it was refused: each field's sentence at the field, and above the form what no field says. That
 * is `detail` only where no field of the form is at fault, since it sums up what stands at the fields, and the
 * sentences about fields that the form does not show, one a line. No sentence stands twice.
 */
export function faultsOf<Field extends string>(problem: Problem | undefined, fields: readonly Field[]) {
  const at: FaultsAt<Field> = {};
  if (!problem) return { at, above: undefined };
  for (const field of fields) {
    const sentence = problem.fieldErrors[field];
    if (sentence !== undefined) at[field] = sentence;
  }
  const said = Object.keys(at).length > 0 ? [] : [problem.detail];
  const elsewhere = Object.entries(problem.fieldErrors).filter(([field]) => !(field in at));
  const sentences = [...new Set([...said, ...elsewhere.map(([, sentence]) => sentence)])];
  return { at, above: sentences.length > 0 ? sentences.join('\n') : undefined };
}

/**
 * What is wrong with a form after it was sent, or found before: see `faultsOf`. `fields` are those that it shows, by
 * their names on the wire as `read` gives them, which must be a stable function.
 */
export function useFormFaults<Field extends string>(
  error: unknown,
  fields: readonly Field[],
  read: (error: unknown) => Problem | undefined = problemOf,
) {
  const problem = useMemo(() => read(error), [error, read]);
  const [own, setOwn] = useState<{ at: FaultsAt<Field>; found?: FaultsAt<Field> }>({ at: {} });
  const { at, above } = faultsOf(problem, fields);
  return {
    problem,
    at: { ...at, ...own.at },
    above,
    /** For `FormFaults`. */
    refusal: own.found ?? problem,
    /** Sets the faults that the form found before sending; returns whether there are none. */
    check: (found: FaultsAt<Field>): boolean => {
      const isFine = Object.keys(found).length === 0;
      setOwn({ at: found, ...(isFine ? {} : { found }) });
      return isFine;
    },
    /** Clears the faults of fields that are edited. */
    settle: (changed: readonly Field[]) =>
      setOwn((before) => {
        const rest = { ...before.at };
        for (const field of changed) delete rest[field];
        return { ...before, at: rest };
      }),
  };
}
