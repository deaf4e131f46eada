import { useEffect, useState } from 'react';
import type { Finding } from '../../../../ad-kit/preflight/finding';

/** Long enough that nobody is talked over while typing, in milliseconds. */
const pauseMs = 1000;

/** What a screen reader is told of the findings: those that came since it last spoke, once the typing pauses. */
export function useSpokenFindings(findings: readonly Finding[]): string {
  const [spoken, setSpoken] = useState({ ids: new Set(findings.map(({ id }) => id)), text: '' });
  useEffect(() => {
    const timer = setTimeout(() => {
      setSpoken((before) => {
        const fresh = findings.filter(({ id }) => !before.ids.has(id));
        const isLess = findings.length < before.ids.size;
        if (fresh.length === 0 && !isLess) return before;
        const text = fresh.length > 0 ? fresh.map(({ sentence }) => sentence).join(' ') : countText(findings.length);
        return { ids: new Set(findings.map(({ id }) => id)), text };
      });
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [findings]);
  return spoken.text;
}

function countText(count: number): string {
  if (count === 0) return 'No issues left.';
  return count === 1 ? '1 issue left.' : `${count} issues left.`;
}
