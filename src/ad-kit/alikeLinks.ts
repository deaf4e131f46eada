import type { Ad } from './ad';
import { valuesOfFields } from './fieldValues';
import { readLink, utmFieldNames } from './linkBuilder';

export type AlikeLinks = {
  /** Of the variants, at least two. */
  names: string[];
  /** Whether the link says itself which ad it is of, and so keeps that in files for ads managers. */
  hasContent: boolean;
};

/** Variants with the same tagged link, whose visitors reports can't tell apart. */
export function alikeLinks(variants: readonly { name: string; contents: readonly Ad[] }[]): AlikeLinks[] {
  const namesOf = new Map<string, Set<string>>();
  for (const { name, contents } of variants) {
    for (const link of taggedLinksIn(contents)) namesOf.set(link, (namesOf.get(link) ?? new Set()).add(name));
  }
  const found = new Map<string, AlikeLinks>();
  for (const [link, names] of namesOf) {
    const alike = { names: [...names], hasContent: readLink(link).utm.content !== '' };
    // Formats share links, and so the same variants share several.
    if (names.size > 1) found.set(JSON.stringify(alike), alike);
  }
  return [...found.values()];
}

function taggedLinksIn(contents: readonly Ad[]): string[] {
  const links = contents.flatMap((ad) =>
    valuesOfFields(ad, ({ kind }) => kind === 'link').map(({ text }) => text.trim()),
  );
  return links.filter((link) => {
    const { utm } = readLink(link);
    return utmFieldNames.some((name) => utm[name] !== '');
  });
}
