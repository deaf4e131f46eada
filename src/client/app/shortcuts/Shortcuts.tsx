import { useEffect, useState } from 'react';
import { Search } from 'lucide-react';
import { IconButton } from '../../components/IconButton';
import { lazyPart } from '../../lib/speed/lazyPart';
import { asksForKeys, commandKey, opensSearch } from './keys';

const SearchDialog = lazyPart(
  async () => (await import(/* webpackChunkName: "shortcuts" */ './SearchDialog')).SearchDialog,
);
const KeysDialog = lazyPart(async () => (await import(/* webpackChunkName: "shortcuts" */ './KeysDialog')).KeysDialog);

type Opened = 'search' | 'keys';

/** The button that opens the search for pages, campaigns, and ads, which Ctrl+K opens, too; "?" opens the list of keys. */
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
  return (
    <>
      <IconButton
        label="Search"
        title={`Search (${commandKey}+K)`}
        icon={Search}
        iconSize={18}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpened('search')}
      />
      {opened === 'search' && <SearchDialog onClose={handleClose} onKeys={() => setOpened('keys')} />}
      {opened === 'keys' && <KeysDialog onClose={handleClose} />}
    </>
  );
}
