import type { Ad, AdFormat, CarouselCard } from '../ad';
import { callToActionLabel } from '../callsToAction';
import { type Material, noMaterial } from '../conversion/material';
import { joinPieces, place as placeIn } from '../conversion/placing';
import { type Change, createTrail, type Piece, type Trail } from '../conversion/trail';
import { writeAd } from '../convert';
import { type FieldValue, valuesIn } from '../fieldValues';
import { formats } from '../formats';
import { countsOf, limitsOf } from '../limits';
import { withoutLooseEnds } from '../looseEnds';
import { measure } from '../measure';
import { splitClauses } from '../textBreaks';
import type { CopyKind } from './brief';
import { fieldFor } from './copyLimits';
import { nearestCall } from './nearestCall';
import { proseFieldsOf } from './suggest/place';
import { partsOfWritten } from './writtenParts';

/** A text that was written for an ad: a part of one, or all of it as fullAds.ts lays it out. */
export type WrittenText = { kind: CopyKind; text: string };

/** What a person decides where the text alone does not. */
export type Choice = {
  /** Which text of a full list makes way, counted from 0; the first unless said otherwise. */
  place?: number;
  /** The platform's button to be used, for a call to action; the nearest by its words unless said otherwise. */
  call?: string;
};

/** An ad with a written text in it. */
export type Insertion = {
  /** The same object where nothing changed: it says so already, or its format has no place for it. */
  ad: Ad;
  /** What did not simply move; `from` names parts of the written text, as a person reads them. */
  changes: Change[];
  /** Texts that are in the ad no more, and where they stood. */
  replaced: FieldValue[];
};

/**
 * Puts a written text into an ad: a headline or a description into its field, of a list into the first place that is
 * free; a call to action as the platform's button; a whole ad part by part. Shortens only to limits that block. What the
 * text says nothing about stays.
 */
export function intoAd(ad: Ad, { kind, text: given }: WrittenText, choice: Choice = {}): Insertion {
  const text = given.trim();
  if (text === '') return { ad, changes: [], replaced: [] };
  const inserted =
    kind === 'callToAction'
      ? withCall(ad, text, choice.call)
      : kind === 'fullAd'
        ? withWholeAd(ad, text)
        : withText(ad, kind, text, choice.place);
  return { ...inserted, replaced: inserted.ad === ad ? [] : lostTexts(ad, inserted.ad) };
}

/** The texts of which one has to make way; none while there is a free place, or where the ad says so already. */
export function placesTaken(ad: Ad, { kind, text }: WrittenText): FieldValue[] {
  const field = fieldFor(ad.format, kind);
  if (field === undefined || isSaid(ad, field, text.trim())) return [];
  const values = valuesIn(ad, field);
  const isList = values.some(({ index }) => index !== undefined);
  return isList && freePlace(ad, field) === undefined ? values : [];
}

type Inserted = Pick<Insertion, 'ad' | 'changes'>;

const partNames = { headline: 'Headline', description: 'Description' } as const;

function withText(ad: Ad, kind: 'headline' | 'description', text: string, taken = 0): Inserted {
  const field = fieldFor(ad.format, kind) ?? '';
  if (isSaid(ad, field, text)) return { ad, changes: [] };
  const index = freePlace(ad, field) ?? taken;
  const [outer = '', inner] = field.split('.');
  const isList = formats[ad.format].fields.some(({ name, kind: each }) => name === outer && /s$/.test(each));
  const path = isList ? `${outer}[${index}]${inner === undefined ? '' : `.${inner}`}` : field;
  const piece: Piece = { from: partNames[kind], text };
  const trail = createTrail([piece]);
  const fitted = placeIn(trail, ad.format, field, [piece], path);
  return { ad: fitted === '' ? ad : withValue(ad, field, index, fitted), changes: trail.changes() };
}

const isSaid = (ad: Ad, field: string, text: string): boolean =>
  valuesIn(ad, field).some((value) => value.text.trim().toLowerCase() === text.toLowerCase());

/** The first empty place of a list, or its end while it may grow. Cards are more than their headlines: none is added. */
function freePlace(ad: Ad, field: string): number | undefined {
  const values = valuesIn(ad, field);
  const empty = values.findIndex(({ text }) => text.trim() === '');
  if (empty >= 0) return empty;
  return !field.includes('.') && values.length < countsOf(ad.format, field).max ? values.length : undefined;
}

function withValue(ad: Ad, field: string, index: number, text: string): Ad {
  const [outer = '', inner] = field.split('.');
  const value = (ad as Readonly<Record<string, unknown>>)[outer];
  if (!Array.isArray(value)) return { ...ad, [outer]: text };
  const kind = formats[ad.format].fields.find(({ name }) => name === outer)?.kind;
  const before: unknown = value[index];
  const own = typeof before === 'object' ? before : kind === 'pinnable_texts' ? { pin: null } : null;
  const item = own === null ? text : { ...own, [inner ?? 'text']: text };
  return { ...ad, [outer]: value.toSpliced(index, 1, item) };
}

function withCall(ad: Ad, text: string, chosen: string | undefined): Inserted {
  const { platform } = formats[ad.format];
  const from = ['Call to action'];
  const id = 'call_to_action' in ad ? (chosen ?? nearestCall(text, platform)) : null;
  if (id === null || !('call_to_action' in ad)) {
    return { ad, changes: [{ kind: 'dropped', from, before: [text], to: [], after: [] }] };
  }
  if (ad.call_to_action === id) return { ad, changes: [] };
  const label = callToActionLabel(platform, id);
  const isSame = label.toLowerCase() === text.toLowerCase();
  return {
    ad: { ...ad, call_to_action: id },
    changes: isSame ? [] : [{ kind: 'changed', from, before: [text], to: ['call_to_action'], after: [label] }],
  };
}

function withWholeAd(ad: Ad, text: string): Inserted {
  const { headlines, story } = partsOfWritten(text);
  const trail = createTrail([...headlines, ...story]);
  const isCards = 'cards' in ad && headlines.length === 0;
  const written = isCards
    ? writeCards(ad.format, story, trail)
    : writeAd(ad.format, materialFor(headlines, story), trail);
  const end = story.at(-1)?.text ?? '';
  const call = 'call_to_action' in ad ? nearestCall(end, formats[ad.format].platform) : null;
  const merged = mergedInto(ad, written);
  return {
    ad: call === null ? merged : ({ ...merged, call_to_action: call } as Ad),
    changes: trail.changes(),
  };
}

/** Without headlines of its own, an ad begins with what stops the reader. */
function materialFor(headlines: Piece[], story: Piece[]): Material {
  const isAlone = headlines.length > 0 || story.length < 2;
  return {
    ...noMaterial(),
    headlines: isAlone ? headlines : story.slice(0, 1),
    bodies: isAlone ? story : story.slice(1),
  };
}

/** A card for each part: what is too long for a headline goes on below it, where it has a second clause. */
function writeCards(format: AdFormat, story: readonly Piece[], trail: Trail): Ad {
  const { max } = countsOf(format, 'cards');
  const kept = story.length > max ? [...story.slice(0, max - 1), story.at(-1)].filter((part) => !!part) : story;
  const cards = kept.map((part, index): CarouselCard => {
    const [headline, ...rest] = headAndRest(format, part);
    const put = (name: 'headline' | 'description', portion: readonly Piece[]) =>
      placeIn(trail, format, `cards.${name}`, portion, `cards[${index}].${name}`);
    return {
      headline: put('headline', headline ? [headline] : []),
      description: put('description', rest.length > 0 ? [{ from: part.from, text: joinPieces(rest) }] : []),
      final_url: '',
      image: null,
    };
  });
  return { format, primary_text: '', cards, call_to_action: null, final_url: '' } as Ad;
}

function headAndRest(format: AdFormat, part: Piece): Piece[] {
  const [limit] = limitsOf(format, 'cards.headline');
  const isShort = (text: string) => !limit || measure(text, limit.unit) <= limit.limit;
  const [first = '', ...rest] = splitClauses(part.text);
  if (isShort(part.text) || rest.length === 0 || !isShort(first)) return [part];
  return [
    { from: part.from, text: withoutLooseEnds(first, false) },
    { from: part.from, text: rest.join(' ') },
  ];
}

/** The ad with every text that was written; what was not stays, and so do cards beyond them and what is no prose. */
function mergedInto(ad: Ad, written: Ad): Ad {
  const fields = [...new Set(proseFieldsOf(ad.format).map((field) => field.split('.')[0] ?? ''))];
  const [before, after] = [ad as Readonly<Record<string, unknown>>, written as Readonly<Record<string, unknown>>];
  const changed = fields
    .filter((field) => !isBlank(after[field]))
    .map((field) => [field, field === 'cards' ? mergedCards(before[field], after[field]) : after[field]]);
  return { ...ad, ...Object.fromEntries(changed) } as Ad;
}

function isBlank(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  if (Array.isArray(value)) return value.every(isBlank);
  return typeof value !== 'object' || value === null || ('text' in value ? isBlank(value.text) : false);
}

function mergedCards(before: unknown, after: unknown): CarouselCard[] {
  const [old, fresh] = [before as CarouselCard[], after as CarouselCard[]];
  const cards = fresh.map((card, index) => ({
    ...(old[index] ?? card),
    headline: card.headline,
    description: card.description,
  }));
  return [...cards, ...old.slice(cards.length)];
}

function lostTexts(before: Ad, after: Ad): FieldValue[] {
  const textsOf = (ad: Ad) => proseFieldsOf(ad.format).flatMap((field) => valuesIn(ad, field));
  const kept = new Set(textsOf(after).map(({ text }) => text));
  return textsOf(before).filter(({ text }) => text.trim() !== '' && !kept.has(text));
}
