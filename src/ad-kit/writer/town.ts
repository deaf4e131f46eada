import { monthNames } from '../monthNames';
import { isNameWord } from './productName';
import { states } from './words/named';
import { isTown, isTownOfState } from './words/towns';

/** "Papers in Japanese" are of no town. */
const languages =
  'Arabic|Chinese|English|French|German|Hebrew|Hindi|Italian|Japanese|Korean|Latin|Mandarin|Polish|Portuguese|Russian|Spanish|Vietnamese';

const name = String.raw`(?!(?:${states}|${monthNames.join('|')}|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|${languages}|Spring|Summer|Fall|Winter|Central|Eastern|Midwest|Northern|Southern|Western|[A-Z]{2})\b)\p{Lu}[\p{L}.’-]+(?: \p{Lu}[\p{L}’-]+){0,2}?`;

/** What may stand behind a town: its state, and more of whom an ad is for. */
const behind = String.raw`(?:,? (?:${states}|[A-Z]{2}))?(?=$|,| \p{Ll})`;

const town = new RegExp(
  String.raw`(?:^|[ ,])(in|near|around|outside) (?:(?:central|downtown|east|greater|midtown|north|south|the|uptown|west) ){0,2}(${name})${behind}`,
  'u',
);

/** "Charlotte" of "engaged couples, Charlotte area". */
const areaOf = new RegExp(String.raw`[ ,](${name}) (?:area|suburbs)$`, 'u');

/** "Cleveland" of "people with a dead car, Cleveland". */
const alone = new RegExp(String.raw`, (${name})(,? (?:${states}|[A-Z]{2}))?$`, 'u');

/** "Bucks county" of "people who inherited a clock, Bucks county". */
const county = new RegExp(String.raw`, (${name}) [Cc]ounty(?:,? (?:${states}|[A-Z]{2}|pa))?$`, 'u');

/** "Manchester" of "landlords Manchester who need an EICR". */
const behindGroup = new RegExp(
  String.raw`^(?:\p{Ll}+ ){0,2}\p{Ll}{3,}s (?!(?:American|Black|British|Indian)\b)(${name})(?= (?:who|with|w/?|that|looking|needing|after|[a-z]+ed)(?: |$))`,
  'u',
);

/** Codes of states that are no words. */
const codes = 'az|ct|fl|ga|il|ks|ky|mn|nc|nd|nh|nj|nm|nv|ny|pa|sc|tn|tx|va|vt|wi|wv|wy';
const codesLikeWords = 'al|ar|ca|co|de|hi|id|in|la|ma|md|me|mi|mo|ms|mt|ne|oh|ok|or|ri|ut|wa';

/** "Ames" of "college kids, ames Iowa", and "Spokane" of "moms expecting in spring, Spokane - newborn photos". */
const atEnd = new RegExp(
  String.raw`, (?:(?:downtown|east|greater|north|south|west) )?(\p{L}[\p{L}’.-]+(?: \p{L}[\p{L}’-]+)??)(,? (?:${states}|[A-Z]{2}|${codes}|${codesLikeWords}))?(?: area)?(?: (?:[-–+&]|and) .*)?$`,
  'u',
);

/** "Some Town" of "visitors, some town ky": before such a code stands a town, known here or not. */
const beforeCode = new RegExp(
  String.raw`, (?!(?:central|coastal|eastern|metro|north|northern|rural|south|southern|upstate|western)\b)(\p{Ll}{3,}(?: \p{Ll}{3,})?),? (?:${codes})$`,
  'u',
);

/** "Tucson" of "Tucson homeowners sick of bills". */
const before =
  /^(\p{L}+(?: \p{L}+)?) (?:businesses|commuters|families|homeowners|landlords|locals|parents|renters|residents)\b/u;

/** "Denver" of "office workers downtown Denver who feel guilty". */
const downtown = /\bdowntown (\p{L}+(?: \p{L}+)?)(?=$|,| (?:that|who|with)\b)/u;

/** A name with its capitals, where it is that of a town. */
const knownOf = (name = '', isKnown = isTown): string | undefined =>
  isKnown(name.toLocaleLowerCase('en')) ? large(name) : undefined;

/** Counties, and towns before their state, have capitals where they were typed without: "hays county", "bend OR". */
const capitals = (audience: string): string =>
  audience
    .replace(
      /(?<=\b(?:in|near|around|outside) )(?!(?:a|each|every|my|our|rural|that|the|their|this|your) )(?:\p{Ll}+ ){1,2}county\b/gu,
      large,
    )
    .replace(
      /(?<=\b(?:in|near|around|outside) )(?!(?:central|eastern|northern|rural|southern|upstate|western) )(?:\p{Ll}+ )?\p{Ll}+(?=,? [A-Z]{2}(?:$|[ ,]))/gu,
      large,
    );

const large = (words: string): string => words.replace(/\b\p{L}/gu, (letter) => letter.toLocaleUpperCase('en'));

/** Regions that have an article: "in the Bay Area". */
const withArticle =
  /^(in|near) (?=(?:Adirondacks|Bay Area|Bronx|Catskills|Cotswolds|Finger Lakes|Hudson Valley|Lake District|Ozarks|Twin Cities)\b)/;

/** "A honeymoon in Italy" is where they go. */
const tripTo = /\b(?:cruise|honeymoon|safari|semester|trip|vacation|wedding)s? (?:around|in|to) \p{Lu}\p{L}+/gu;

/** "In Boise" of "homeowners in Boise", "near Decatur" of "parents near Decatur GA": where those are whom an ad is for. */
export const townOf = (typed: string): string | undefined => placeOf(typed)?.replace(withArticle, '$1 the ');

function placeOf(typed: string): string | undefined {
  const audience = capitals(typed.replace(tripTo, ''));
  if (/\bin upstate (?:NY|New York)\b/.test(audience)) return 'in Upstate New York';
  const [, at, found] = town.exec(audience) ?? [];
  if (found !== undefined) return `${at === 'in' ? at : 'near'} ${found}`;
  const [, theirs] = behindGroup.exec(audience) ?? [];
  if (theirs !== undefined) return `in ${theirs}`;
  const [, near] = areaOf.exec(audience) ?? [];
  const [, last = '', state] = alone.exec(audience) ?? [];
  const [, ofCounty] = county.exec(audience) ?? [];
  const [, ending, ofState] = atEnd.exec(audience) ?? [];
  const [, coded] = beforeCode.exec(audience) ?? [];
  const isKnown = ofState === undefined ? isTown : isTownOfState;
  const known =
    knownOf(before.exec(audience)?.[1]) ??
    knownOf(downtown.exec(audience)?.[1]) ??
    knownOf(ending, isKnown) ??
    (coded && large(coded));
  if (ofCounty !== undefined) return `in ${ofCounty} County`;
  if (near !== undefined) return `in ${near}`;
  if (known !== undefined) return `in ${known}`;
  return state !== undefined || isNameWord(last.split(' ')[0] ?? '') ? `in ${last}` : undefined;
}
