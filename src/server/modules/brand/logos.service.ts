import type { BrandKitRepository } from './brandKit.repository';

/** What is needed to look for logos in a transaction. */
export interface LogosTx {
  brandKits: Pick<BrandKitRepository, 'logosAmong'>;
}

/** Those of these images that are a kit's logo. */
export const logosAmong = (tx: LogosTx, imageIds: string[]): Promise<Set<string>> => tx.brandKits.logosAmong(imageIds);
