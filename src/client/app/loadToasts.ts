import type { toastTable } from './toastTable';

let table: typeof toastTable | undefined;

/** Which outcome is told by which toast, once that is there. */
export const arrivedToastTable = () => table;

export async function loadToastTable(): Promise<typeof toastTable> {
  table ??= (await import(/* webpackChunkName: "toasts" */ './toastTable')).toastTable;
  return table;
}

export const loadToastHost = async () => (await import(/* webpackChunkName: "toasts" */ './ToastHost')).ToastHost;
