import type { ToastTable } from './toastTable';

let table: ToastTable | undefined;

/** Which outcome is told by which toast, once that is there. */
export const arrivedToastTable = () => table;

export async function loadToastTable(): Promise<ToastTable> {
  table ??= (await import(/* webpackChunkName: "toasts" */ './toastTable')).toastTable;
  return table;
}

export const loadToastHost = async () => (await import(/* webpackChunkName: "toasts" */ './ToastHost')).ToastHost;
