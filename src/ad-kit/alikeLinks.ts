import type { Ad } from './ad';
import { valuesOfFields } from './fieldValues';
import { labelOf } from './checks/breach';
import { listed } from './listed';
import { copyFinding, type Finding } from './preflight/finding';
import { readLink, utmFieldNames } from './linkBuilder';

/** One of the variants that an ad is tried beside, and those of its links that say what they are of. */
export type OtherVariant = { name: string; links: readonly string[] };

export const otherVariant = (name: string, contents: readonly Ad[]): OtherVariant => ({
  name,
  links: taggedLinksIn(contents),
});

export type AlikeLinks = {
  /** Of the variants, at least two. */
  names: string[];
  /** Whether the link says itself which ad it is of, and so keeps that in files for ads managers. */
  hasContent: boolean;
};

/** Variants with the same tagged link, whose visitors reports can't tell apart. */
export function alikeLinks(variants: readonly OtherVariant[]): AlikeLinks[] {
  const namesOf = new Map<string, Set<string>>();
  for (const { name, links } of variants) {
    for (const link of links) namesOf.set(link, (namesOf.get(link) ?? new Set()).add(name));
  }
  const found = new Map<string, AlikeLinks>();
  for (const [link, names] of namesOf) {
    const alike = { names: [...names], hasContent: hasOwnContent(link) };
    // Formats share links, and so the same variants share several.
    if (names.size > 1) found.set(JSON.stringify(alike), alike);
  }
  return [...found.values()];
}

/** Links with a utm_content that another variant's have too: not even files for ads managers tell their visitors apart. */
export function alikeLinkFindings(ad: Ad, others: readonly OtherVariant[]): Finding[] {
  return valuesOfFields(ad, ({ kind }) => kind === 'link').flatMap(({ path, text }) => {
    const link = text.trim();
    if (!hasOwnContent(link)) return [];
    const names = others.filter(({ links }) => links.includes(link)).map(({ name }) => name);
    if (names.length === 0) return [];
    const variants = `variant${names.length > 1 ? 's' : ''} ${listed(names)}`;
    const sentence = `${labelOf(ad.format, path)} has the same utm_content as in ${variants}, so reports can’t tell them apart. Give each its own.`;
    return [copyFinding(ad.format, path, { group: 'links', ruleId: 'alike_links', sentence })];
  });
}

/** Whether a link says itself which ad it is of. */
export const hasOwnContent = (link: string): boolean => readLink(link).utm.content !== '';

function taggedLinksIn(contents: readonly Ad[]): string[] {
  const links = contents.flatMap((ad) =>
    valuesOfFields(ad, ({ kind }) => kind === 'link').map(({ text }) => text.trim()),
  );
  return links.filter((link) => {
    const { utm } = readLink(link);
    return utmFieldNames.some((name) => utm[name] !== '');
  });
}
