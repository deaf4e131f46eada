import { plainLetters } from './plainLetters';
import type { Phrase } from './reading/phrase';
import { wholeOf } from './wholeParts';
import { brandOf, type Material } from './slots';

/** What a line says, taken apart: which facts it quotes, whether it names the product, and the words around them. */
export type Said = { facts: readonly number[]; isNamed: boolean; around: string; telling: string };

/** Words that lend a fact a tone and say nothing: a line with them is the same as without. */
const garnish = new Set(
  (
    'a act again ahead all also an and are as ask at back be big but by can come day did do does don duty easy enough even every fact few finally ' +
    'find first flex for from fun get go goes good got grab great had happy has have head heads hello here hi in into is it its job just know last ' +
    'like little ll look made make mind more much naturally new news nice no nope nah none not note now of offer offers oh ok on one or our out period please plus ' +
    'proud put re really record s say see simply small so start starting stop sure t take tell that the them there these they thing things this ' +
    'to today tomorrow too true truly turns up us ve very wait want watch way we well what when why will with wow yep yes yet you your yours zero'
  ).split(' '),
);

/** As a fact may stand in a line. */
const formsOf = (fact: Phrase): string[] =>
  [wholeOf(fact), fact.plain, fact.act, fact.acts, fact.deeds, fact.trait, fact.thing, fact.spared]
    .flatMap((form) => (form === undefined ? [] : plainLetters(form)))
    .filter((form) => form.length > 1)
    .toSorted((one, other) => other.length - one.length);

const readers = new WeakMap<Material, (line: string) => Said>();

/** Takes lines of one brief apart; each line once, since headlines and descriptions are compared with many. */
export function createReader(material: Material): (line: string) => Said {
  const known = readers.get(material);
  if (known) return known;
  const apart = readerOf(material);
  const lines = new Map<string, Said>();
  const reader = (line: string): Said => {
    const said = lines.get(line) ?? apart(line);
    lines.set(line, said);
    return said;
  };
  readers.set(material, reader);
  return reader;
}

function readerOf(material: Material): (line: string) => Said {
  const facts = material.facts.map((fact) => [...new Set(formsOf(fact))]);
  const names = [material.spoken, material.product, brandOf(material) ?? '', material.audience]
    .map(plainLetters)
    .filter((name) => name !== '');
  return (line) => {
    let rest = ` ${plainLetters(line)} `;
    const quoted = facts.flatMap((forms, index) => {
      const found = forms.find((form) => rest.includes(` ${form} `));
      if (found === undefined) return [];
      rest = rest.replace(` ${found} `, ' ');
      return [index];
    });
    const isNamed = names.slice(0, -1).some((name) => rest.includes(` ${name} `));
    for (const name of names) rest = rest.replace(` ${name} `, ' ');
    const words = rest.split(' ').filter((word) => word !== '');
    return {
      facts: quoted,
      isNamed,
      around: words.join(' '),
      telling: words.filter((word) => !garnish.has(word)).join(' '),
    };
  };
}

const isEqual = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((fact, index) => fact === other[index]);

/** "Live with it" of "Live with it, then decide": the moment of a fact, once beside the fact and once alone. */
const isWithin = (part: string, whole: string): boolean => part.includes(' ') && ` ${whole} `.includes(` ${part} `);

const isSameMoment = (one: string, other: string): boolean =>
  one !== '' && (one === other || isWithin(one, other) || isWithin(other, one));

/** Whether two headlines are one: the same fact with a garnish, or the same words around two facts. */
export function isSameHeadline(one: Said, other: Said): boolean {
  if (isSameMoment(one.around, other.around)) return true;
  return isEqual(one.facts, other.facts) && one.isNamed === other.isNamed && one.telling === other.telling;
}
