import { massNouns } from '../reading/thingOf';
import { articleFor } from '../words/article';
import { substances, wantsArticle } from '../words/sorts';

/**
 * How one says what was typed without its verb: the shape of a phrase, and the sentence of it without a full stop, from
 * what the shape's groups found. `undefined` where its words don’t fit after all.
 */
export type Telling = {
  said: RegExp;
  tell: (...found: string[]) => string | undefined;
};

export const telling = (pattern: string, tell: Telling['tell']): Telling => ({
  said: new RegExp(`^${pattern}$`, 'u'),
  tell,
});

/** The first that knows a phrase tells it. */
export function toldBy(tellings: readonly Telling[], plain: string): string | undefined {
  for (const { said, tell } of tellings) {
    const found = said.exec(plain);
    const text = found && tell(...found.slice(1).map((part: string | undefined) => part ?? ''));
    if (text) return text;
  }
  return undefined;
}

/** What a phrase names: "walk-in clinic" of "walk-in clinic on Saturdays". */
const namedIn = (thing: string): string =>
  thing.split(
    / (?:after|all|at|before|behind|by|each|ever|every|for|from|in|no|of|on|per|the|to|with|within|your|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?)\b/,
  )[0] ?? '';

const headOf = (thing: string): string => namedIn(thing).split(' ').at(-1) ?? '';

export const isMass = (thing: string): boolean => {
  const head = headOf(thing);
  return !wantsArticle(head) && (massNouns.test(head) || substances.has(head));
};

export const isMany = (thing: string): boolean =>
  / (?:and|&) /.test(namedIn(thing)) || /(?:[^su’'i\P{L}]s|menus)$/u.test(headOf(thing));

const isDetermined = /^(?:an?|all|both|each|every|most|my|our|some|the|these|your|\d[\d,.]*\+?)\s/;

/** "A coach with every lane", "parking behind the building", "crafts"; `undefined` where its article isn’t sure. */
export function articled(thing: string): string | undefined {
  if (isDetermined.test(thing) || isMany(thing) || isMass(thing)) return thing;
  return wantsArticle(headOf(thing)) ? `${articleFor(thing)} ${thing}` : undefined;
}

/** "There’s a coach with every lane", "there are 16 taps". */
export function thereIs(thing: string): string | undefined {
  const named = articled(thing);
  return (
    named &&
    `${isMany(thing) && !/^(?:an?|1|one) /.test(named) && !isMass(thing.split(' and ')[0] ?? '') ? 'there are' : 'there’s'} ${named}`
  );
}

/** "Twins are", "a fan is", "sedation is". */
export function being(thing: string): string | undefined {
  const named = articled(thing);
  return named && `${named} ${isMany(thing) && !/^(?:an?|1|each|every|one) /.test(named) ? 'are' : 'is'}`;
}

/** What a sentence begins with, where that is sure, and how it goes on. */
export const followed = (begun: string | undefined, rest: string): string | undefined => begun && `${begun} ${rest}`;
