import { type ReactNode, useEffect, useRef } from 'react';
import { Notice } from './Notice';
import { SentenceList } from './SentenceList';

/** A refusal as a form shows it; `useFormFaults` in domain/forms makes it. */
export type Faults = {
  /** What no field says; `undefined` where the fields say everything. */
  above: ReactNode;
  /** A new value for each refusal, by identity; `undefined` while nothing is refused. */
  refusal: unknown;
};

/**
 * Stands above a form's fields, in the same element. Says what none of them does; with each refusal the focus goes to
 * the first field at fault, whose description a screen reader then speaks.
 */
export function FormFaults({ above, refusal }: Faults) {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (refusal === undefined) return;
    mark.current?.parentElement?.querySelector<HTMLElement>('[aria-invalid="true"]:enabled')?.focus();
  }, [refusal]);
  return (
    <>
      <span ref={mark} hidden />
      {above !== undefined && (
        <Notice tone="bad">{typeof above === 'string' ? <SentenceList text={above} /> : above}</Notice>
      )}
    </>
  );
}
