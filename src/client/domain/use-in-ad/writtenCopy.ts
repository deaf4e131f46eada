import type { AdPlatform } from '../../../ad-kit/ad';
import type { CopyAdType, CopyKind } from '../../../ad-kit/writer/brief';

/** A text that was written outside of the editor, and what it was written for. */
export type WrittenCopy = {
  kind: 'headline' | 'description' | 'call_to_action' | 'full_ad';
  text: string;
  platform: AdPlatform;
  adType: CopyAdType;
};

export const kitKinds: Readonly<Record<WrittenCopy['kind'], CopyKind>> = {
  headline: 'headline',
  description: 'description',
  call_to_action: 'callToAction',
  full_ad: 'fullAd',
};
