import { monthNames } from '../monthNames';
import { isNameWord } from './productName';
import { states } from './words/named';
import { isTown } from './words/towns';

const name = String.raw`(?!(?:${states}|${monthNames.join('|')}|Spring|Summer|Fall|Winter|Central|Eastern|Midwest|Northern|Southern|Western|[A-Z]{2})\b)\p{Lu}[\p{L}.’-]+(?: \p{Lu}[\p{L}’-]+){0,2}?`;

/** What may stand behind a town: its state, and more of whom an ad is for. */
const behind = String.raw`(?:,? (?:${states}|[A-Z]{2}))?(?=$|,| \p{Ll})`;

const town = new RegExp(
  String.raw`(?:^|[ ,])(in|near|around|outside) (?:(?:central|downtown|east|greater|north|south|the|west) ){0,2}(${name})${behind}`,
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
  String.raw`^(?:\p{Ll}+ ){0,2}\p{Ll}{3,}s (?!(?:American|Black|British|Chinese|English|French|German|Indian|Italian|Japanese|Korean|Mandarin|Spanish)\b)(${name})(?= (?:who|with|w/?|that|looking|needing|after|[a-z]+ed)(?: |$))`,
  'u',
);

/** "Ames" of "college kids, ames Iowa", and "Spokane" of "moms expecting in spring, Spokane - newborn photos". */
const atEnd = new RegExp(
  String.raw`, (?:(?:downtown|east|greater|north|south|west) )?(\p{L}[\p{L}’.-]+(?: \p{L}[\p{L}’-]+)??)(?:,? (?:${states}|[A-Z]{2}|az|ct|fl|ga|il|ks|ky|mn|nc|nd|nh|nj|nm|nv|ny|pa|sc|tn|tx|va|vt|wi|wv|wy))?(?: area)?(?: (?:[-–+&]|and) .*)?$`,
  'u',
);

/** "Denver" of "office workers downtown Denver who feel guilty". */
const downtown = /\bdowntown (\p{L}+(?: \p{L}+)?)(?=$|,| (?:that|who|with)\b)/u;

/** The first of these that is a town’s name. */
const knownOf = (...found: readonly (string | undefined)[]): string | undefined => {
  const known = found.find((each) => each !== undefined && isTown(each.toLocaleLowerCase('en')));
  return known && large(known);
};

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
  /^(in|near) (?=(?:Adirondacks|Bay Area|Bronx|Catskills|Cotswolds|Finger Lakes|Hudson Valley|Lake District|Ozarks)\b)/;

/** "In Boise" of "homeowners in Boise", "near Decatur" of "parents near Decatur GA": where those are whom an ad is for. */
export const townOf = (typed: string): string | undefined => placeOf(typed)?.replace(withArticle, '$1 the ');

function placeOf(typed: string): string | undefined {
  const audience = capitals(typed);
  if (/\bin upstate (?:NY|New York)\b/.test(audience)) return 'in Upstate New York';
  const [, at, found] = town.exec(audience) ?? [];
  if (found !== undefined) return `${at === 'in' ? at : 'near'} ${found}`;
  const [, theirs] = behindGroup.exec(audience) ?? [];
  if (theirs !== undefined) return `in ${theirs}`;
  const [, near] = areaOf.exec(audience) ?? [];
  const [, last = '', state] = alone.exec(audience) ?? [];
  const [, ofCounty] = county.exec(audience) ?? [];
  const known = knownOf(downtown.exec(audience)?.[1], atEnd.exec(audience)?.[1]);
  if (ofCounty !== undefined) return `in ${ofCounty} County`;
  if (near !== undefined) return `in ${near}`;
  if (known !== undefined) return `in ${known}`;
  return state !== undefined || isNameWord(last.split(' ')[0] ?? '') ? `in ${last}` : undefined;
}
