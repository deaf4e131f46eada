import { useMemo, useState } from 'react';
import type { Ad, AdFormat } from '../../../../ad-kit/ad';
import { type CopyContext, copyFindings } from '../../../../ad-kit/preflight/adFindings';
import type { Finding } from '../../../../ad-kit/preflight/finding';

/** An ad's findings by its formats, in the ad's order. */
export type FindingsByFormat = ReadonlyMap<AdFormat, readonly Finding[]>;

/**
 * What there is to say of the copy of each of the ad's formats. Texts that did not change
 * are not checked again, and as long as the same is found, the answer is the same object: what shows findings is not
 * drawn for every key that is pressed.
 */
export function useFindings(ads: readonly Ad[], context: CopyContext): FindingsByFormat {
  const check = useMemo(() => rememberingCheck(context), [context]);
  const [keep] = useState(keepingTheSame);
  return useMemo(() => keep(new Map(ads.map((ad) => [ad.format, check(ad)]))), [ads, check, keep]);
}

function rememberingCheck(context: CopyContext): (ad: Ad) => readonly Finding[] {
  const checked = new WeakMap<Ad, readonly Finding[]>();
  return (ad) => {
    const known = checked.get(ad);
    if (known) return known;
    const findings = copyFindings(ad, context);
    checked.set(ad, findings);
    return findings;
  };
}

/** Keeps the previous objects of findings that say the same. */
function keepingTheSame(): (found: FindingsByFormat) => FindingsByFormat {
  let last: FindingsByFormat = new Map();
  return (found) => {
    const kept = new Map([...found].map(([format, findings]) => [format, sameList(last.get(format), findings)]));
    const isSame = [...kept.keys()].join() === [...last.keys()].join();
    if (!isSame || [...kept].some(([format, findings]) => findings !== last.get(format))) last = kept;
    return last;
  };
}

function sameList(before: readonly Finding[] | undefined, after: readonly Finding[]): readonly Finding[] {
  if (!before) return after;
  const byId = new Map(before.map((finding) => [finding.id, finding]));
  const list = after.map((finding) => {
    const known = byId.get(finding.id);
    return known?.sentence === finding.sentence ? known : finding;
  });
  return list.length === before.length && list.every((finding, at) => finding === before[at]) ? before : list;
}
