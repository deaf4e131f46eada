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
  if (known !== search) {
    // It changed by other means: the back button, or "Clear filters".
    setKnown(search);
    if (typed.trim() !== search) setTyped(search);
  }
  useEffect(() => {
    if (typed.trim() === search.trim()) return undefined;
    const timer = setTimeout(() => onSearch(typed), searchDelayMs);
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
