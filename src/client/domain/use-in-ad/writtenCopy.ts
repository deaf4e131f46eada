import type { AdPlatform } from '../../../ad-kit/ad';
import type { CopyAdType, CopyKind } from '../../../ad-kit/writer/brief';
import type { CopyKind as WireCopyKind } from '../../api/aiApi';

/** A text that was written outside of the editor, and what it was written for. */
export type WrittenCopy = {
  kind: WireCopyKind;
  text: string;
  platform: AdPlatform;
  adType: CopyAdType;
};

export const kitKinds: Readonly<Record<WireCopyKind, CopyKind>> = {
  headline: 'headline',
  description: 'description',
  call_to_action: 'callToAction',
  full_ad: 'fullAd',
};
