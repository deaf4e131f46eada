import type { AdFormat, AdPlatform } from '../../../ad-kit/ad';
import type { Copy, CopyAdType, CopyBrief as KitBrief, CopyKind } from '../../../ad-kit/writer/brief';
import type { LeftOut } from '../../../ad-kit/writer/leftOut';
import type { AdTexts } from '../../../ad-kit/writer/fill/fillAd';
import type { ProductBrief, ProductFacts } from '../../../ad-kit/writer/productBrief';
import type { PhraseKind } from '../../../ad-kit/writer/reading/phraseKind';
import type { BrandVoice } from '../../../ad-kit/writer/voice';
import type { Optimized, TextWish } from '../../../ad-kit/writer/wish';

export type { PhraseKind as BenefitKind, BrandVoice, CopyKind };

/** A request for copy: its brief, and further facts about the product. */
export type CopyBrief = KitBrief & ProductFacts;

/** An ad that is to say a brief. */
export interface AdToFill {
  brief: ProductBrief;
  /** What it was filled from before; `null` for all texts anew. */
  previous: ProductBrief | null;
  ad: AdTexts;
}

/** An ad with its texts from a brief, and what of the brief no text says. */
export interface FilledAd {
  ad: AdTexts;
  leftOut: LeftOut[];
}

/** A request for headlines alone. */
export type HeadlinesBrief = Pick<CopyBrief, 'productName' | 'targetAudience' | 'platform' | 'tone'> & {
  /** How many are wanted. */
  count: number;
};

/** A text that is to be made better for a platform. */
export interface OptimizationRequest {
  content: string;
  platform: AdPlatform;
}

/** A request for texts, before it's known for which place: one of the two pairs names it. */
export type AskedTexts = Omit<TextWish, 'place'> & {
  facts: ProductFacts;
  kind?: CopyKind | undefined;
  adType?: CopyAdType | undefined;
  format?: AdFormat | undefined;
  field?: string | undefined;
};

/** What was written, and what of the brief it does not say; older answers say nothing of that. */
type WrittenCopy = Copy & { leftOut?: LeftOut[] };

/** A request and the texts that answer it. Older requests have no facts. */
export type Writing =
  | { kind: 'ad_copy'; request: KitBrief & Partial<ProductFacts>; response: WrittenCopy }
  | { kind: 'headlines'; request: HeadlinesBrief; response: Pick<Copy, 'headline'> }
  | { kind: 'optimization'; request: OptimizationRequest; response: Optimized };

/** Something that was written. */
export type Generation<Kind extends Writing['kind'] = Writing['kind']> = Extract<Writing, { kind: Kind }> & {
  id: string;
  isFavorite: boolean;
  createdAt: Date;
};

/** The workspace and the account of a generation. */
export interface GenerationOwner {
  workspaceId: string;
  /** The maker's account. */
  createdBy: string;
}

/** How much is written at the cost of an account. */
export interface AiUsage {
  /** In this calendar month (UTC), deleted generations included. */
  thisMonth: number;
  /** Ever, deleted ones included. */
  total: number;
  /** 0 where the plan includes no AI copy. */
  monthlyLimit: number;
  resetsAt: Date;
  /** What writes. */
  label: string;
}
