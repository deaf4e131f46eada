import { nanoid } from '@reduxjs/toolkit';
import { adCopiesKey } from '../../../lib/keptOnDevice';
import type { AppExtra } from '../../../redux/world';
import type { AdDraft } from './adDraft';

/** What was written and not stored yet, kept on this device until it is. */
export type LocalCopy = {
  draft: AdDraft;
  /** The revision that it was written on top of. */
  revision: number;
  /** When it was written, in milliseconds since 1970. */
  at: number;
};

/** By the ad, then by the visit of the editor that wrote it: two tabs do not take each other's copies away. */
type Copies = Record<string, Record<string, LocalCopy>>;

type Storage = AppExtra['storage'];

export function keepCopy(storage: Storage, accountId: string, adId: string, visit: string, copy: LocalCopy) {
  const copies = readCopies(storage, accountId);
  writeCopies(storage, accountId, { ...copies, [adId]: { ...copies[adId], [visit]: copy } });
}

/** The newest copy of an ad, whichever visit wrote it; from then on it is this visit's. */
export function takeCopy(storage: Storage, accountId: string, adId: string, visit: string): LocalCopy | null {
  const copies = readCopies(storage, accountId);
  const ofAd = copies[adId] ?? {};
  const [newest] = Object.entries(ofAd).toSorted(([, one], [, other]) => other.at - one.at);
  if (!newest) return null;
  const [by, copy] = newest;
  const { [by]: _taken, ...others } = ofAd;
  writeCopies(storage, accountId, { ...copies, [adId]: { ...others, [visit]: copy } });
  return copy;
}

export function dropCopy(storage: Storage, accountId: string, adId: string, visit: string) {
  const copies = readCopies(storage, accountId);
  const { [adId]: ofAd = {}, ...others } = copies;
  const { [visit]: _dropped, ...kept } = ofAd;
  writeCopies(storage, accountId, Object.keys(kept).length === 0 ? others : { ...others, [adId]: kept });
}

/** Tells this tab's visit from those of other tabs; a reload is the same visit. */
export function visitIn(sessionStorage: Storage): string {
  const known = sessionStorage.getItem('ad-editor.visit');
  if (known !== null) return known;
  const visit = nanoid();
  sessionStorage.setItem('ad-editor.visit', visit);
  return visit;
}

function readCopies(storage: Storage, accountId: string): Copies {
  try {
    return JSON.parse(storage.getItem(adCopiesKey(accountId)) ?? '{}') as Copies;
  } catch {
    // Something else than this editor wrote it.
    return {};
  }
}

function writeCopies(storage: Storage, accountId: string, copies: Copies) {
  if (Object.keys(copies).length === 0) storage.removeItem(adCopiesKey(accountId));
  else storage.setItem(adCopiesKey(accountId), JSON.stringify(copies));
}
