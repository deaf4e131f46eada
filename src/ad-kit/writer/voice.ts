/** How a workspace wants to be written for; every text that is shown keeps to it. */
export type BrandVoice = {
  /** In the workspace's own words; only a model can follow it. */
  description: string;
  /** Preferred where they fit. */
  wordsToUse: readonly string[];
  /** Never used, whatever their capitals. */
  bannedWords: readonly string[];
  /** Sentences that every whole ad carries in full. */
  requiredClaims: readonly string[];
};

export const noVoice: BrandVoice = { description: '', wordsToUse: [], bannedWords: [], requiredClaims: [] };
