/** The outside world, so that reducers, thunks and listeners can be run against a fake of it. */
export type AppExtra = {
  /** Milliseconds since 1970. */
  now: () => number;
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Like `storage`, but for this tab alone and until it is closed. */
  sessionStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Leaves the product for an address outside of it. */
  redirect: (url: string) => void;
  reload: () => void;
  /** Asks the person a question to be answered at once; false for no. */
  confirm: (question: string) => boolean;
  clipboard: { writeText: (text: string) => Promise<void> };
  /** Hands the person a file. */
  download: (fileName: string, text: string, mimeType: string) => void;
  /** Hands the person a file that is no text. */
  downloadFile: (fileName: string, file: Blob) => void;
  /** Other tabs of this browser: tells what they change in the storage. Returns what ends the subscription. */
  channel: { subscribe: (onChange: (change: StorageChange) => void) => () => void };
  /** Where failures are logged for debugging. */
  log: (message: string, problem: unknown) => void;
};

/** `key` and `newValue` are `null` when everything, or the key, was removed. */
export type StorageChange = { key: string | null; newValue: string | null };
