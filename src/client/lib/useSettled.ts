import { useEffect, useState } from 'react';

const quietMs = 250;

/** A text as it was when nobody had typed for a moment; an emptied one at once. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    if (text === '') setSettled('');
    const timer = setTimeout(() => setSettled(text), quietMs);
    return () => clearTimeout(timer);
  }, [text]);
  return text === '' ? '' : settled;
}
