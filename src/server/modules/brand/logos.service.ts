import type { BrandKitRepository } from './brandKit.repository';

/** What is needed to look for logos in a transaction. */
export interface LogosTx {
  brandKits: Pick<BrandKitRepository, 'logosAmong'>;
}

/** Which of these images are a kit's logo. */
export const logosAmong = (tx: LogosTx, imageIds: string[]): Promise<Set<string>> => tx.brandKits.logosAmong(imageIds);
