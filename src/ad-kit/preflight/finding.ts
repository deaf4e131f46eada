import type { ArtworkContent } from '../artwork/artwork';
import type { AdFormat, AdPlatform } from '../ad';
import { formatName, formats } from '../formats';
import type { Rule, Severity } from '../rules/rule';

/** What a finding is about, in the order in which an ad is gone through before its files go out. */
export const findingGroups = [
  'sample_text',
  'empty',
  'truncation',
  'artwork',
  'logo',
  'legibility',
  'rules',
  'links',
  'files',
] as const;

export type FindingGroup = (typeof findingGroups)[number];

type FindingBase = {
  /** Stable while the same thing is wrong in the same place. */
  id: string;
  /** `blocks`: the platform would refuse the ad. */
  severity: Severity;
  /** For the person; of a format with its platform's name. */
  sentence: string;
  group: FindingGroup;
};

/** Something in a format's copy that its platform would refuse, or show worse than meant. */
export type Finding = FindingBase & {
  format: AdFormat;
  platform: AdPlatform;
  /** Where: `final_url`, `headlines[2]`, `cards[0].headline`, or the whole list `headlines`. */
  field: string;
  ruleId: string;
  source: string;
};

/** What of the artwork is written or chosen; `cta` is its call to action, `body` its points. */
export const artworkParts = [
  'brand',
  'headline',
  'subheadline',
  'cta',
  'body',
  'image',
  'logo',
  'illustration',
  'colors',
] as const;

export type ArtworkPart = (typeof artworkParts)[number];

/** The part that a text of a drawing is. */
export const artworkPartOf = (text: keyof ArtworkContent): ArtworkPart => (text === 'call_to_action' ? 'cta' : text);

/** Something in the artwork, which all formats share. */
export type ArtworkFinding = FindingBase & { part: ArtworkPart };

export type AdFinding = Finding | ArtworkFinding;

const partNames: Record<ArtworkPart, string> = {
  brand: 'brand',
  headline: 'headline',
  subheadline: 'subheadline',
  cta: 'call to action',
  body: 'points',
  image: 'image',
  logo: 'logo',
  illustration: 'illustration',
  colors: 'colors',
};

/** Advice on a format's copy that is no rule of its platform's. */
export function copyFinding(
  format: AdFormat,
  field: string,
  { group, ruleId, sentence }: Pick<Finding, 'group' | 'ruleId' | 'sentence'>,
): Finding {
  const { platform } = formats[format];
  const id = `${format}:${field}:${ruleId}`;
  return { id, format, platform, field, severity: 'advice', sentence, group, ruleId, source: '' };
}

export function artworkFinding(
  group: FindingGroup,
  part: ArtworkPart,
  what: string,
  sentence: string,
  severity: Severity = 'advice',
): ArtworkFinding {
  return { id: `artwork:${part}:${what}`, part, group, severity, sentence };
}

/** What a part of the artwork is called within a sentence. */
export const partName = (part: ArtworkPart): string => partNames[part];

/** Where a finding is: "Google search", "Artwork: subheadline". */
export function placeOf(finding: AdFinding): string {
  return 'part' in finding ? `Artwork: ${partName(finding.part)}` : formatName(finding.format);
}

/** What blocks comes first, then group by group; within a group they stay as they were. */
export function inOrder<Each extends AdFinding>(findings: readonly Each[]): Each[] {
  const place = ({ severity, group }: Each) => (severity === 'blocks' ? 0 : 100) + findingGroups.indexOf(group);
  return findings.toSorted((one, other) => place(one) - place(other));
}

/** How many findings a platform would refuse the ad for, and how many are advice. */
export function countFindings(findings: readonly AdFinding[]): { errors: number; warnings: number } {
  const errors = findings.filter(({ severity }) => severity === 'blocks').length;
  return { errors, warnings: findings.length - errors };
}

/** What the breach of a rule is about. */
export function groupOfRule({ type, field }: Rule): FindingGroup {
  switch (type) {
    case 'count':
    case 'depends':
      return 'empty';
    case 'cut':
    case 'countdown':
      return 'truncation';
    case 'length':
      return field.endsWith('final_url') ? 'links' : 'truncation';
    case 'link':
    case 'path':
      return 'links';
    case 'image':
      return 'files';
    case 'distinct':
    case 'emoji':
    case 'editorial':
    case 'advertising':
    case 'pins':
    case 'choice':
      return 'rules';
  }
}
