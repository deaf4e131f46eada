import { useEffect, useState } from 'react';
import { TextField } from './TextField';

const searchDelayMs = 250;

type Props = {
  /** Also the placeholder, unless there is one. */
  label: string;
  placeholder?: string;
  maxLength: number;
  /** What is searched for. */
  search: string;
  onSearch: (search: string) => void;
};

/** What is typed is searched for a moment after the last key, so that the server is not asked for every letter. */
export function SearchField({ label, placeholder = label, maxLength, search, onSearch }: Props) {
  const [typed, setTyped] = useState(search);
  const [known, setKnown] = useState(search);
  const [asked, setAsked] = useState<string>();
  if (known !== search) {
    setKnown(search);
    setAsked(undefined);
    // What this field asked for comes back a moment later, when more may have been typed. Anything else came by other
    // means: the back button, or "Clear filters".
    if (search !== asked && typed.trim() !== search) setTyped(search);
  }
  useEffect(() => {
    if (typed.trim() === search.trim()) return undefined;
    const timer = setTimeout(() => {
      setAsked(typed.trim());
      onSearch(typed);
    }, searchDelayMs);
    return () => clearTimeout(timer);
  }, [typed, search, onSearch]);
  return (
    <TextField
      label={label}
      hideLabel
      type="search"
      placeholder={placeholder}
      maxLength={maxLength}
      value={typed}
      onChange={setTyped}
      autoComplete="off"
    />
  );
}
