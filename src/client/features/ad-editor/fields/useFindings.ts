import { useMemo } from 'react';
import type { Ad, AdFormat } from '../../../../ad-kit/ad';
import { type CheckOptions, type Finding, checkAd } from '../../../../ad-kit/check';

/** An ad's findings by its formats, in the ad's order. */
export type FindingsByFormat = ReadonlyMap<AdFormat, readonly Finding[]>;

/** Checks every text of the ad by its platform's rules. Texts that did not change are not checked again. */
export function useFindings(ads: readonly Ad[], images: CheckOptions['images']): FindingsByFormat {
  const check = useMemo(() => rememberingCheck(images), [images]);
  return useMemo(() => new Map(ads.map((ad) => [ad.format, check(ad)])), [ads, check]);
}

function rememberingCheck(images: CheckOptions['images']): (ad: Ad) => readonly Finding[] {
  const checked = new WeakMap<Ad, readonly Finding[]>();
  return (ad) => {
    const known = checked.get(ad);
    if (known) return known;
    const findings = checkAd(ad, images ? { images } : {});
    checked.set(ad, findings);
    return findings;
  };
}
