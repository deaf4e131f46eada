import { articleFor } from '../words/article';
import { isMany, isMass, type Telling, telling } from './telling';

/** What one is spared. */
export const absenceTellings: readonly Telling[] = [
  telling('no money down', () => 'you put no money down'),
  telling('no ([a-z -]+?) (?:is )?(?:needed|necessary|required)', needless),
  telling('no need to ([a-z -]+)', (act) => `you don’t need to ${act}`),
  telling('no ([a-z-]+ to (?:buy|install|download))', (what) => `there’s no ${what}`),
  telling('no ([a-z-]+(?: [a-z-]+)?)( right now|,? ever)?', (what, when) => {
    if (
      /^[a-z]+ing [a-z]| (?:lost|sold|shared|spent|wasted)$|\b(?:games|knockers)$|\b(?:and|if|in|is|one|option|or|pressure|problem|too|unless|until|when)\b/.test(
        what,
      )
    )
      return undefined;
    const ever = when.endsWith('ever') ? ', ever' : when;
    if (usedAtWork.test(what)) return `we use no ${what}${ever}`;
    return `${isMany(what) ? 'there are' : 'there’s'} no ${what}${ever}`;
  }),
];

/** What a business works with: nobody says that there are no chemicals. */
const usedAtWork =
  /(?:additives|antibiotics|bleach|chemicals|dyes|fillers|fragrances?|hormones|perfumes?|pesticides|phosphates|preservatives|shortcuts|solvents|subcontractors|sulfates)$/;

/** "You don’t need an account", "you don’t need any experience". */
function needless(what: string): string | undefined {
  if (/\b(?:and|or|to)\b/.test(what)) return undefined;
  if (isMany(what) || isMass(what))
    return `you don’t need ${/^(?:equipment|experience|tools)$/.test(what) ? 'any ' : ''}${what}`;
  return `you don’t need ${articleFor(what)} ${what}`;
}

const people =
  '(?:advisors|agents|attorneys|bakers|barbers|caregivers|chefs|cleaners|coaches|contractors|counselors|dentists|drivers|electricians|estheticians|groomers|guides|inspectors|installers|instructors|mechanics|movers|nannies|nurse injectors|nurses|pilots|plumbers|sitters|stylists|surveyors|teachers|technicians|techs|therapists|trainers|tutors|vets|walkers|welders)';
const known =
  '(?:(?:[A-Z]{2,6}|board|state|fully|locally)[ -])?(?:accredited|background-checked|board-certified|certified|experienced|fee-only|insured|licensed|trained|vetted)';

/** What stands behind it. */
export const guaranteeTellings: readonly Telling[] = [
  telling(
    String.raw`tested with (?:an? )?(\d.+ warranty)`,
    (warranty) => `everything is tested and has ${articleFor(warranty)} ${warranty}`,
  ),
  telling(
    String.raw`(\d+-.*(?:guarantee|warranty)(?: on .+)?)`,
    (warranty) => `you get ${articleFor(warranty)} ${warranty}`,
  ),
];

/** What shows that it is good. */
export const proofTellings: readonly Telling[] = [
  telling(`(${known}(?: and ${known})?), ((?:low|small) [a-z -]+s)`, (how, what) => `we’re ${how}, with ${what}`),
  telling(`(${known}) (${people})`, (how, who) => `our ${who} are ${how}`),
  telling(`((?:${known}|bonded)(?:(?:,| and|, and) (?:${known}|bonded))*)`, (how) => `we’re ${how}`),
  telling(`led by (an? .+|(?:certified|licensed|trained) [a-z]+s)`, (who) => `it’s led by ${who}`),
  telling(String.raw`only (\d+ [a-z]+ (?:a|per) \p{L}+)`, (few) => `we take only ${few}`),
  telling(`(${people}) who ((?:are|have|speak|teach) .+)`, (who, how) => `our ${who} ${how}`),
  telling(String.raw`(\d+\+? years) of (\p{L}+ing)`, (years, work) => `we’ve been ${work} for ${years}`),
  telling(String.raw`(\d+\+? years of [a-z -]+)`, (years) => `we have ${years}`),
  telling(
    String.raw`((?:family|locally|woman|women|veteran)[- ](?:owned|run)),? (?:for )?(\d+ generations|\d+ years)`,
    (how, years) => `we’ve been ${how} for ${years}`,
  ),
  telling(
    '((?:[a-z]+-)?(?:family|locally|woman|women|veteran|black|employee)[- ](?:owned|run)(?: and [a-z]+)?)',
    (how) => `we’re ${how}`,
  ),
  telling('voted (.+)', (what) => `we were voted ${what}`),
  telling(String.raw`(\d)-star rated (on .+)`, (stars, where) => `we’re rated ${stars} stars ${where}`),
  telling(
    '((?:family|local|neighborhood) (?!recipes?\\b)[a-z]+) since (\\d{4})',
    (what, year) => `we’ve been a ${what} since ${year}`,
  ),
  telling(
    String.raw`((?:over |more than )?\d[\d,]*\+? (?:[\p{L}\d-]+ )?reviews(?: on .+)?)`,
    (reviews) => `we have ${reviews}`,
  ),
  telling(String.raw`(\d[.\d]*\+? stars? (?:from|on) .+)`, (stars) => `we have ${stars}`),
  telling(
    String.raw`((?:over |more than )?\d[\d,]*\+?) ([a-z]+s) (cleaned|closed|fixed|helped|installed|moved|repaired|served|sold|taught|trained)`,
    (count, whom, done) => `we’ve ${done} ${count} ${whom}`,
  ),
  telling(
    '((?!FDA|USDA)(?:[A-Z]{2,5}(?: \\d{1,4})?(?:,| and) )?(?!FDA)[A-Z]{2,5}(?: \\d{1,4})? (?:accredited|certified|compliant|licensed|registered))',
    (how) => `we’re ${how}`,
  ),
];
