import type { Material } from './slots';
import { isThing } from './wares';

/** How what is sold is had, by the words of facts: as most of them show, of equals the first. */
type Shape = {
  call: string;
  signs: RegExp;
  /** What those are named after who sell it so, which weighs as much as two facts. */
  names?: RegExp;
  /** Not where people come and do something. */
  isForGoods?: true;
};

const shapes: readonly Shape[] = [
  {
    call: 'Save your spot',
    signs:
      /\b(?:ages? \d|all (?:ages|levels)|beginners?|class size|course|dates? (?:are )?left|(?<!in )(?:half|one|two|three)[- ]day|first[- ]timers?|lent to you|max \d+ (?:guests|people)|no (?:experience|skills?)|per (?:head|person)|places|rain or shine|runs at|seats|sessions?|students max|to borrow|under \d+s (?:are |go )?free|walk with|with a (?:guide|marine biologist|mycologist))\b|[$€£]\d[\d.,]* a (?:head|pair|person)\b|^(?:bake(?! from)|build|catch|cook|dig|distil|drive|feed|fly|forge|learn to|make|paddle|paint|ride|row|sail|taste|teach your|throw|two hours) /i,
    names: /\b(?:course|days|digs|experience|hikes?|nights|retreats?|saturdays|school|sundays|tours?|walks)$/i,
  },
  {
    call: 'Save the date',
    signs:
      /\b(?:at the (?:door|gate)|bar tab|costume|contest|(?:no|\$\d+) cover|every (?:mon|tues|wednes|thurs|fri|satur|sun)day|live (?:bands?|bluegrass|jazz|music)|potluck|prizes|raffle|(?<!\b(?:before|by|ends|from|order|since|through|until) )(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\w{0,6} \d{1,2}\b(?!,? \d{4}))\b/i,
    names: /\b(?:fair|fest|festival|fundraiser|gala|meetup|night|open house|parade|trivia)\b/i,
  },
  {
    call: 'Get started',
    signs:
      /\b(?:auto(?:matic(?:ally)?|s)?|cancel|in an app|logs?|no (?:minimum|set ?up fee|upfront)|pause|per (?:month|site|user)|searchable|skip (?:a|any|or)|stays? private|syncs?|tracks?|upload|(?:a|\/) ?mo(?:nth)?)\b|\/mo\b/i,
  },
  {
    call: 'Order yours',
    isForGoods: true,
    signs:
      /\b(?:arrives|battery lasts|built to order|cards|colou?rs|cut to|designed by|exchanges|feeds \d+|fits (?:a|any|your)|from frozen|floats|handles? on|size swaps|flat[- ]packed|iron on|kit|labels|lasts \d|lined with|made (?:by|from|in|to)|money back|mesh|parcels?|pockets|posted|scents|ships?|shipped|sizes|seamless|send it back|survives|switch types|varieties|with a screwdriver)\b|[$€£]\d[\d.,]* with\b/i,
  },
  {
    call: 'Book now',
    signs:
      /\b(?:certificate|cleaned|collected|disinfected|dust sheets|fitted|fixed|inspections?|insured|installed|mended|on site|per (?:acre|chimney|sheep|signing|window)|qualified|registered|renovation|repaired|replaced|report|restored|same day|takes \d+ min\w*|tests?|while you wait|we (?:bring|climb|come|put|replace|set up|take))\b/i,
  },
];

/**
 * What one does where neither the trade, nor a price by the piece, nor an invitation is known: an outing is reserved, a
 * day is kept, a plan is started, goods are ordered, and work is booked. Where no words show it, one gets in touch.
 */
export function shapedCall(material: Material): string {
  const texts = material.facts.filter(({ isNotice }) => !isNotice).map(({ plain }) => plain);
  const isWork = !isThing(material) && texts.some((text) => byPeople.test(text));
  const weights = shapes
    .filter(({ isForGoods }) => !(isForGoods && isWork))
    .map(({ call, signs, names }) => ({
      call,
      weight: texts.filter((text) => signs.test(text)).length + (names?.test(material.product) === true ? 2 : 0),
    }));
  const [first] = weights.toSorted((one, other) => other.weight - one.weight);
  return first === undefined || first.weight === 0 ? 'Get in touch' : first.call;
}

/** "We come to your kitchen table", "fitted by a nurse at home": nobody orders that. */
const byPeople =
  /\b(?:at (?:home|your)|by (?:a|an|our) (?:nurse|physio)|we (?:are|come|fit|re)|we’re|installed|fitted)\b/i;
