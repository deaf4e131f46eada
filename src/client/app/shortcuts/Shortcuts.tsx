import { useEffect, useState } from 'react';
import { lazyPart } from '../../components/lazyPart';
import { asksForKeys, opensSearch } from './keys';

const SearchDialog = lazyPart(
  async () => (await import(/* webpackChunkName: "shortcuts" */ './SearchDialog')).SearchDialog,
);
const KeysDialog = lazyPart(async () => (await import(/* webpackChunkName: "shortcuts" */ './KeysDialog')).KeysDialog);

type Opened = 'search' | 'keys';

/** Opens the search for pages, campaigns, and ads by Ctrl+K, and the list of keys by "?", on every page. */
export function Shortcuts() {
  const [opened, setOpened] = useState<Opened>();
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const wanted = opensSearch(event) ? 'search' : asksForKeys(event) ? 'keys' : undefined;
      // What is asked in an open dialog is answered first.
      if (wanted === undefined || event.defaultPrevented || document.querySelector('[role="dialog"]')) return;
      event.preventDefault();
      setOpened(wanted);
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
  const handleClose = () => setOpened(undefined);
  if (opened === 'search') return <SearchDialog onClose={handleClose} onKeys={() => setOpened('keys')} />;
  return opened === 'keys' ? <KeysDialog onClose={handleClose} /> : null;
}
