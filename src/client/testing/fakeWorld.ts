import type { AppExtra, StorageChange } from '../redux/world';

/** The outside world for tests: it remembers what was done to it. */
export function createFakeWorld(stored: Record<string, string> = {}) {
  const items = new Map(Object.entries(stored));
  const itemsOfTab = new Map<string, string>();
  const listeners = new Set<(change: StorageChange) => void>();
  const downloads: { fileName: string; text: string; mimeType: string }[] = [];
  const files: { fileName: string; file: Blob }[] = [];
  const extra = {
    now: () => Date.now(),
    storage: storageOver(items),
    sessionStorage: storageOver(itemsOfTab),
    redirect: jest.fn(),
    reload: jest.fn(),
    confirm: jest.fn((_question: string) => true),
    clipboard: { writeText: jest.fn(() => Promise.resolve()) },
    downloadFile: (fileName: string, file: Blob) => void files.push({ fileName, file }),
    download: (fileName: string, text: string, mimeType: string) => void downloads.push({ fileName, text, mimeType }),
    channel: {
      subscribe: (onChange: (change: StorageChange) => void) => {
        listeners.add(onChange);
        return () => listeners.delete(onChange);
      },
    },
    log: jest.fn(),
  } satisfies AppExtra;
  return {
    extra,
    /** Files that the person was handed. */
    downloads,
    files,
    stored: (key: string) => items.get(key),
    /** Makes the tab's own storage keep nothing, as browsers do that forbid it. */
    forbidSessionStorage: () => Object.assign(extra.sessionStorage, { getItem: () => null, setItem: () => undefined }),
    /** Does what another tab does when it changes the storage. */
    changeInOtherTab: (change: StorageChange) => {
      for (const listener of listeners) listener(change);
    },
  };
}

function storageOver(items: Map<string, string>) {
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}
