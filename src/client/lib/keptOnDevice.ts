type DeviceStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The account whose drafts this browser keeps: the one that was signed in last. */
const ownerKey = 'drafts-of';
/** Set if the person ended the last session; it tells other tabs what to do with their drafts. */
const choiceKey = 'signed-out-by-choice';

/** Where ads that were written and not stored yet are kept, by account. */
export const adCopiesKey = (accountId: string): string => `ad-copies.${accountId}`;

/** Whether an account has unsaved writing on this device. */
export const hasDrafts = (storage: DeviceStorage, accountId: string): boolean =>
  storage.getItem(adCopiesKey(accountId)) !== null;

/** Removes what an account has left on this device. */
export function forgetDrafts(storage: DeviceStorage, accountId: string): void {
  storage.removeItem(adCopiesKey(accountId));
  if (storage.getItem(ownerKey) === accountId) storage.removeItem(ownerKey);
}

/** Makes an account the device's owner, and removes what another account left behind when its session expired. */
export function claimDevice(storage: DeviceStorage, accountId: string): void {
  const before = storage.getItem(ownerKey);
  if (before !== null && before !== accountId) forgetDrafts(storage, before);
  storage.setItem(ownerKey, accountId);
  storage.removeItem(choiceKey);
}

export function noteChoice(storage: DeviceStorage): void {
  storage.setItem(choiceKey, 'yes');
}

/** Whether the person ended the last session, in any tab. */
export const wasChosen = (storage: DeviceStorage): boolean => storage.getItem(choiceKey) !== null;
