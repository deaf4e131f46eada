/** A figure that was simulated, in the words of the table. */
export interface SimulatedRow {
  name: string;
  figure: string;
  /** What it has to be, and whether it is; nothing where it is there to be read. */
  aim?: { says: string; isKept: boolean };
}

export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
