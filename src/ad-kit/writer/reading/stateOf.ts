import { verbs } from '../words/verbs';
import type { Grammar } from './phrase';
import { bare, has, type TaggedWord, taggedWords } from './tagged';

/** "Easy to use", "made in Germany", "machine washable", "open Saturdays". */
export function stateOf(plain: string, tagged: readonly TaggedWord[]): Grammar | undefined {
  const [first, second] = tagged;
  const last = tagged.at(-1);
  if (!first) return undefined;
  const word = bare(first);
  // "Built-in payroll" is a part of it.
  if (/^built-in \p{L}/u.test(plain)) return undefined;
  if (tagged.length === 1 && /^[A-Z]{3,5}$/.test(first.text)) return { kind: 'state' };
  if (tagged.length === 1 && /ed$|^(?:vegan|vegetarian|kosher|halal)$/.test(word))
    return { kind: 'state', trait: plain };
  if (/^(?:[a-z]+-)?[a-z]+ed(?: end to end)?$/.test(plain)) return { kind: 'state', trait: plain };
  if (/^(?:self|fast|quick|slow|hard|long)-[a-z]+ing$/.test(plain)) return { kind: 'state', trait: plain };
  if (/^(?:rain or shine|run by|never caged)\b/i.test(plain) || isRowOfTraits(plain)) return { kind: 'state' };
  // "Live in a week" is soon in use, and nobody lives there.
  if (/^live (?:in|within|by) (?:just |under |about )?(?:\S+ )?(?:minutes?|hours?|days?|weeks?|months?)$/i.test(plain))
    return { kind: 'state', trait: plain };
  if (/^(?:cut|made|built|set) to (?:size|length|measure|order|fit)\b/i.test(plain))
    return { kind: 'state', trait: plain };
  if (/^(?:perfect|ideal|great|good|best|fit|ready) (?:for|to)\b/i.test(plain)) return { kind: 'state', trait: plain };
  if (ofCustomers.test(word) && second && tagged.length > 1 && has(first, 'PastTense', 'Participle', 'Adjective'))
    return { kind: 'state' };
  const isEnd = second === undefined || /,$/.test(first.text);
  const before =
    /^(?:to|in|on|at|by|for|from|with|without|and|or|out|as|every|all|enough|under|up|over|off|of|through|until|when|while|just|each|once|twice|daily|weekly|since|within|after|before|between|like|near|right|online|anywhere)$/;
  const leads =
    second !== undefined && (before.test(bare(second)) || has(second, 'Preposition', 'WeekDay', 'Conjunction', 'Time'));
  const participle = has(first, 'PastTense', 'Participle') || (/ed$/.test(word) && !has(first, 'Noun'));
  if (
    participle &&
    !verbs.has(word) &&
    (isEnd ||
      leads ||
      has(second, 'Adverb', 'Date', 'Value', 'Gerund') ||
      (has(second, 'Determiner') &&
        (has(tagged[2], 'Date', 'Duration') || /^(?:morning|season|year)$/.test(bare(tagged[2] ?? first)))))
  )
    return { kind: 'state', trait: plain };
  const isAdjective =
    has(first, 'Adjective') || /(?:-free|-friendly|proof|able|ible|-safe|-ready|-powered)$/.test(word);
  if (isAdjective && !verbs.has(word) && (isEnd || (leads && !has(second, 'Noun'))))
    return { kind: 'state', trait: plain };
  if (
    word === 'open' &&
    (has(second, 'WeekDay', 'Date', 'Value', 'Time') ||
      leads ||
      /^(?:late|early|daily|all)$/.test(bare(second ?? first)))
  )
    return { kind: 'state', trait: plain };
  if (has(second, 'Adverb') && has(first, 'Adverb') && has(last, 'Adjective')) return { kind: 'state', trait: plain };
  // "Machine washable", "wheelchair accessible", "kid tested": what is said stands at the end.
  const tail = bare(last ?? first);
  if (
    tagged.length > 1 &&
    /(?:able|ible|ready|free|friendly|compatible|tested|proof|made|grown|built|owned|baked|roasted|sourced|safe|included|available|welcome|optional)$/.test(
      tail,
    ) &&
    has(last, 'Adjective', 'PastTense', 'Participle', 'Verb') &&
    !tagged.slice(0, -1).some((each) => has(each, 'Preposition', 'Determiner'))
  ) {
    const isSaidOfIt = !/^(?:included|available|welcome|optional)$/.test(tail);
    return { kind: 'state', ...(isSaidOfIt && { trait: plain }) };
  }
  return undefined;
}

/** "Seen within 48 hours", "done in 3 weeks": the customer is, or the work, and not the product. */
const ofCustomers =
  /^(?:done|ready|finished|completed|seen|heard|treated|paid|hired|approved|picked|taught|coached|fitted|matched|invited|accepted|settled)$/;

/** "Crispy outside, soft inside", "simple, fast, private". */
const isRowOfTraits = (plain: string): boolean =>
  plain.includes(', ') &&
  plain.split(', ').every((part) => {
    const [first, ...rest] = taggedWords(part);
    return has(first, 'Adjective', 'PastTense') && !rest.some((word) => has(word, 'Plural'));
  });
