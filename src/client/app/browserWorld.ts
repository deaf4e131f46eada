import type { AppExtra } from '../redux/world';

/** The outside world as the browser has it. */
export function browserWorld(browser: Window): AppExtra {
  return {
    now: () => Date.now(),
    storage: safeStorage(() => browser.localStorage),
    sessionStorage: safeStorage(() => browser.sessionStorage),
    redirect: (url) => browser.location.assign(url),
    reload: () => browser.location.reload(),
    confirm: (question) => browser.confirm(question),
    clipboard: { writeText: (text) => browser.navigator.clipboard.writeText(text) },
    download: (fileName, text, mimeType) => offerFile(browser.document, fileName, new Blob([text], { type: mimeType })),
    downloadFile: (fileName, file) => offerFile(browser.document, fileName, file),
    channel: {
      subscribe: (onChange) => {
        const handleStorage = ({ key, newValue }: StorageEvent) => onChange({ key, newValue });
        browser.addEventListener('storage', handleStorage);
        return () => browser.removeEventListener('storage', handleStorage);
      },
    },
    // oxlint-disable-next-line no-console -- failures are noted where developers look for them
    log: (message, problem) => console.error(message, problem),
  };
}

/** A browser that forbids storage throws on every access; one then stays signed in until the page is closed. */
function safeStorage(storageOf: () => Storage): AppExtra['storage'] {
  const attempt = <Result>(access: (storage: Storage) => Result, otherwise: Result): Result => {
    try {
      return access(storageOf());
    } catch {
      return otherwise;
    }
  };
  return {
    getItem: (key) => attempt((storage) => storage.getItem(key), null),
    setItem: (key, value) => attempt((storage) => storage.setItem(key, value), undefined),
    removeItem: (key) => attempt((storage) => storage.removeItem(key), undefined),
  };
}

function offerFile(document: Document, fileName: string, file: Blob) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = fileName;
  link.click();
  // The browser reads the file after the click; a minute is ample, and the memory is given back.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
