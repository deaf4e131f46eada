import type { BrandKitRepository } from './brandKit.repository';
import type { BrandKit } from './brandKit.types';

/** What is needed to add a sample brand kit in a transaction. */
export interface SampleKitTx {
  brandKits: Pick<BrandKitRepository, 'save'>;
}

/** Of the shop whose sample campaigns a demo has. */
export const sampleKit: BrandKit = {
  name: 'Marlow & Finch',
  logoId: null,
  colors: { background: '#f4ead9', primary: '#8a3f1d', accent: '#2f5d50', light: '#fffaf2', dark: '#24170f' },
  displayFont: 'fraunces',
  textFont: 'archivo',
};

/** Gives a workspace the sample brand kit, as part of a transaction. */
export const insertSampleKit = ({ brandKits }: SampleKitTx, workspaceId: string): Promise<void> =>
  brandKits.save(workspaceId, sampleKit);
