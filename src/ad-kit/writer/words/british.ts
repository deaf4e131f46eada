import type { CopyBrief } from '../brief';
import { titleCase } from './casing';

/** American words of the writer's own lines, and what they are called where one pays in pounds. */
const words: Readonly<Record<string, string>> = {
  anymore: 'any more',
  apartment: 'flat',
  apartments: 'flats',
  'book a cleaning': 'book a clean',
  'by mail': 'by post',
  center: 'centre',
  closet: 'wardrobe',
  color: 'colour',
  colors: 'colours',
  cookies: 'biscuits',
  couch: 'sofa',
  favorite: 'favourite',
  faucet: 'tap',
  flashlight: 'torch',
  gray: 'grey',
  highway: 'motorway',
  irs: 'HMRC',
  jewelry: 'jewellery',
  lawyer: 'solicitor',
  mailbox: 'letterbox',
  math: 'maths',
  mom: 'mum',
  moms: 'mums',
  movie: 'film',
  movies: 'films',
  neighbor: 'neighbour',
  neighborhood: 'neighbourhood',
  neighbors: 'neighbours',
  'parking lot': 'car park',
  'physical therapy': 'physiotherapy',
  'schedule a pickup': 'book a collection',
  'schedule a visit': 'book a visit',
  sidewalk: 'pavement',
  sneakers: 'trainers',
  theater: 'theatre',
  trash: 'bin',
  truck: 'van',
  vacation: 'holiday',
  yard: 'garden',
};

const american = new RegExp(String.raw`\b(?:${Object.keys(words).join('|')})\b`, 'gi');

const textsOf = ({ productName, targetAudience, keyBenefits, callToAction }: CopyBrief): string[] => [
  productName,
  targetAudience,
  callToAction ?? '',
  ...keyBenefits,
];

/** Whether a brief is of where one pays in pounds. */
const isBritish = (texts: readonly string[]): boolean =>
  texts.some((text) => text.includes('£')) && !texts.some((text) => text.includes('$'));

/** Says lines of a British brief in British words; what was typed stays as it was typed. */
export function spellingFor(brief: CopyBrief): (line: string) => string {
  const texts = textsOf(brief);
  if (!isBritish(texts)) return (line) => line;
  const typed = texts.join(' ').toLocaleLowerCase('en');
  return (line) =>
    line.replace(american, (found) => {
      const small = found.toLocaleLowerCase('en');
      const said = words[small];
      if (said === undefined || typed.includes(small)) return found;
      // "Book a Cleaning" is a headline in capitals.
      if (/ \p{Lu}/u.test(found)) return titleCase(said);
      return /^\p{Lu}/u.test(found) ? said.charAt(0).toLocaleUpperCase('en') + said.slice(1) : said;
    });
}
