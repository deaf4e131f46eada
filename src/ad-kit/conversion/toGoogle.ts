import type { GoogleDisplayAd, GoogleSearchAd, PinnableText } from '../ad';
import { ruleFor } from '../rules/rulesOf';
import type { Material } from './material';
import { distinct, fits, inClauses, packed, place, placeAll, roomIn, sentencesOf } from './placing';
import type { Piece, Trail } from './trail';

type GoogleFormat = 'google_search' | 'google_display';

/** Texts sorted into the short and the long ones of a Google ad. */
type Sorted = { headlines: Piece[]; sentences: Piece[]; long: Piece[] };

export function toSearchAd(material: Material, trail: Trail): GoogleSearchAd {
  const format = 'google_search';
  const { headlines, sentences } = sorted(material, format, trail);
  return {
    format,
    headlines: pinnable(format, 'headlines', placeAll(trail, format, 'headlines', single(headlines))),
    descriptions: pinnable(format, 'descriptions', placeDescriptions(format, sentences, trail)),
    path1: '',
    path2: '',
    final_url: '',
  };
}

export function toDisplayAd(material: Material, trail: Trail): GoogleDisplayAd {
  const format = 'google_display';
  const { headlines, sentences, long } = sorted(material, format, trail);
  const longHeadline = long.length > 0 ? long : sentences.length > 1 ? sentences.splice(0, 1) : headlines.splice(1, 1);
  return {
    format,
    headlines: placeAll(trail, format, 'headlines', single(headlines)),
    long_headline: place(trail, format, 'long_headline', longHeadline),
    descriptions: placeDescriptions(format, sentences, trail),
    business_name: place(trail, format, 'business_name', material.businessName),
    call_to_action: null,
    final_url: '',
    images: [],
  };
}

/** Without positions, and with empty ones where the platform needs more of them: there they are to be written. */
function pinnable(format: GoogleFormat, field: string, texts: readonly string[]): PinnableText<never>[] {
  const { min } = countIn(format, field);
  const lacking = Array.from({ length: Math.max(0, min - texts.length) }, () => '');
  return [...texts, ...lacking].map((text) => ({ text, pin: null }));
}

const single = (pieces: readonly Piece[]): Piece[][] => pieces.map((piece) => [piece]);

function placeDescriptions(format: GoogleFormat, sentences: readonly Piece[], trail: Trail): string[] {
  const { max } = countIn(format, 'descriptions');
  const { portions, rest } = packed(sentences, max, roomIn(format, 'descriptions'));
  trail.leave(rest);
  return placeAll(trail, format, 'descriptions', portions);
}

/**
 * Headlines first come from headlines, in their clauses where they are too long, then from short asides. Where that
 * is not enough, short sentences are taken as headlines, but never the last ones that descriptions need.
 */
function sorted(material: Material, format: GoogleFormat, trail: Trail): Sorted {
  const room = roomIn(format, 'headlines');
  const { min, max } = countIn(format, 'headlines');
  const isDisplay = format === 'google_display';
  const beside = [...material.asides, ...(isDisplay ? [] : material.longHeadline)];
  const shortAsides = beside.filter((aside) => fits(aside, room));
  // A display ad has a place for one headline that is too long.
  const longer = isDisplay ? material.headlines.filter((headline) => !fits(headline, room)) : [];
  const long = isDisplay ? [...material.longHeadline, ...longer].slice(0, 1) : [];
  const candidates = [
    ...material.headlines.filter((headline) => !long.includes(headline)).flatMap((each) => inClauses(each, room)),
    ...shortAsides,
  ];
  const { kept: headlines, rest } = distinct(candidates, max);
  trail.leave(rest);

  const sentences = sentencesOf([...material.bodies, ...beside.filter((aside) => !shortAsides.includes(aside))]);
  const spare = sentences.length - countIn(format, 'descriptions').min - (isDisplay && long.length === 0 ? 1 : 0);
  const wanted = Math.max(0, Math.min(min - headlines.length, spare));
  const short = sentences.filter((sentence) => fits(sentence, room)).slice(0, wanted);
  return { headlines: [...headlines, ...short], sentences: sentences.filter((each) => !short.includes(each)), long };
}

function countIn(format: GoogleFormat, field: string): { min: number; max: number } {
  return ruleFor(format, field, 'count') ?? { min: 0, max: Infinity };
}
