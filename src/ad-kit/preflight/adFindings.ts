import type { Ad } from '../ad';
import { alikeLinkFindings, type OtherVariant } from '../alikeLinks';
import { checkAd, type CheckOptions } from '../check';
import { type ArtworkTexts, artworkSampleFindings, sampleFindings } from '../sampleTexts';
import { type AdFinding, type ArtworkFinding, type Finding, inOrder } from './finding';
import { type AdCampaign, linkTagFindings } from './linkTags';

/** What an ad's copy is checked with. */
export type CopyContext = CheckOptions & {
  /** Keys of the texts that are a template's. */
  samples: ReadonlySet<string>;
  /** Nothing where the ad is in none, or it isn't known. */
  campaign?: AdCampaign | undefined;
  /** Nothing where the ad is no variant, or they aren't known. */
  otherVariants?: readonly OtherVariant[];
};

/** An ad as it is stored, and what its check takes besides. */
export type CheckedAd = CopyContext & { contents: readonly Ad[]; artwork: ArtworkTexts };

/** What there is to say of one format's copy. */
export function copyFindings(ad: Ad, { samples, campaign, otherVariants = [], ...options }: CopyContext): Finding[] {
  return [
    ...checkAd(ad, options),
    ...sampleFindings(ad, samples),
    ...linkTagFindings(ad, campaign),
    ...alikeLinkFindings(ad, otherVariants),
  ];
}

/**
 * Everything there is to say of an ad before its files go out, in order. What can only be known once it is drawn is
 * given along.
 */
export function adFindings(
  { contents, artwork, ...context }: CheckedAd,
  drawn: readonly ArtworkFinding[] = [],
): AdFinding[] {
  return inOrder([
    ...contents.flatMap((ad) => copyFindings(ad, context)),
    ...artworkSampleFindings(artwork, context.samples),
    ...drawn,
  ]);
}
