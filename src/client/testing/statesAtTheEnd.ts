import { findNonSerializableValue } from '@reduxjs/toolkit';
import type { AppStore } from '../app/store';

/** The stores of the test that runs. */
const stores: AppStore[] = [];

/** Has what a store holds looked at when the test is over. Returns the store. */
export function lookAtTheEnd(store: AppStore): AppStore {
  stores.push(store);
  return store;
}

/** What isn't plain data in the stores since it was last asked, and where. */
export function takeUnplain() {
  return stores.splice(0).flatMap((store) => findNonSerializableValue(store.getState()) || []);
}
