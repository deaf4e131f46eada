import type { ToastTable } from './toastTable';

let table: ToastTable | undefined;

/** The toast of each outcome, once the table has arrived. */
export const arrivedToastTable = () => table;

export async function loadToastTable(): Promise<ToastTable> {
  table ??= (await import(/* webpackChunkName: "toasts" */ './toastTable')).toastTable;
  return table;
}

export const loadToastHost = async () => (await import(/* webpackChunkName: "toasts" */ './ToastHost')).ToastHost;
