import type { Ad, ImageFacts } from './ad';
import { type Breach, subjectOf, type Subject } from './checks/breach';
import { checkAdvertising } from './checks/advertising';
import { checkEditorial } from './checks/editorial';
import { checkImage } from './checks/images';
import { checkChoice, checkDepends, checkLink, checkPath } from './checks/links';
import { checkPins } from './checks/pinning';
import { checkCount, checkCountdown, checkCut, checkDistinct, checkEmoji, checkLength } from './checks/texts';
import { formats } from './formats';
import { type Finding, groupOfRule } from './preflight/finding';
import { type Rule, severityOf } from './rules/rule';
import { rulesOf } from './rules/rulesOf';

export type CheckOptions = {
  /** What is known of the ad's images, by id. Unknown ones are not checked. */
  images?: Readonly<Record<string, ImageFacts>>;
};

/**
 * Checks a whole ad by the rules of its platform. What blocks comes first, then in the order of the form's fields and
 * of their items. Never throws, whatever the texts hold.
 */
export function checkAd(ad: Ad, { images = {} }: CheckOptions = {}): Finding[] {
  const subject = subjectOf(ad, images);
  const { platform, fields } = formats[ad.format];
  const findings: Finding[] = [];
  for (const rule of rulesOf(ad.format)) {
    for (const { path, sentence, group = groupOfRule(rule) } of breachesOf(rule, subject)) {
      findings.push({
        id: `${ad.format}:${path}:${rule.id}`,
        format: ad.format,
        platform,
        field: path,
        severity: severityOf(rule),
        sentence,
        group,
        ruleId: rule.id,
        source: rule.source,
      });
    }
  }
  if (findings.length < 2) return findings;
  const places = new Map(fields.map(({ name }, index) => [name, index]));
  const keys = new Map(findings.map((finding) => [finding, placeOf(finding, places)]));
  return findings.sort((a, b) => (keys.get(a) ?? 0) - (keys.get(b) ?? 0));
}

/** Whether a platform would refuse the ad. */
export function isBlocked(findings: readonly Finding[]): boolean {
  return findings.some(({ severity }) => severity === 'blocks');
}

function breachesOf(rule: Rule, subject: Subject): Breach[] {
  switch (rule.type) {
    case 'length':
      return checkLength(rule, subject);
    case 'cut':
      return checkCut(rule, subject);
    case 'count':
      return checkCount(rule, subject);
    case 'distinct':
      return checkDistinct(rule, subject);
    case 'emoji':
      return checkEmoji(rule, subject);
    case 'editorial':
      return checkEditorial(rule, subject);
    case 'advertising':
      return checkAdvertising(rule, subject);
    case 'link':
      return checkLink(rule, subject);
    case 'depends':
      return checkDepends(rule, subject);
    case 'path':
      return checkPath(rule, subject);
    case 'pins':
      return checkPins(rule, subject);
    case 'choice':
      return checkChoice(rule, subject);
    case 'countdown':
      return checkCountdown(rule, subject);
    case 'image':
      return checkImage(rule, subject);
  }
}

/** One number to sort by: severity, then the field's place in the form, then the item. */
function placeOf({ severity, field }: Finding, places: ReadonlyMap<string, number>): number {
  const [, outer = '', index = '-1'] = /^(\w+)(?:\[(\d+)\])?/.exec(field) ?? [];
  const place = places.get(outer) ?? places.size;
  return (severity === 'blocks' ? 0 : 1e9) + place * 1e6 + Number(index) + 1;
}
