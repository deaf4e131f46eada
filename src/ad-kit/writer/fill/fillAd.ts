import type { Ad, AdFormat, CarouselCard, PinnableText } from '../../ad';
import { fitText } from '../../fit';
import { formats } from '../../formats';
import { countsOf, limitsOf } from '../../limits';
import { endedWith } from '../adLayout';
import type { Copy } from '../brief';
import { type CopyLimit, fits } from '../copyLimits';
import { wordsIn } from '../../sampleTexts';
import { isSaid } from '../leftOut';
import { isList } from '../listStory';
import { nearestCall } from '../nearestCall';
import { plainLetters } from '../plainLetters';
import type { ProductBrief } from '../productBrief';
import { readPhrase } from '../reading/readPhrase';
import { sentenceCase } from '../words/casing';

/** What the drawing of an ad says; an empty text is left out of it. */
type PictureTexts = { headline: string; subheadline: string; body: string; cta: string };

/** All that an ad says: its formats and its picture. */
export type AdTexts = { contents: Ad[]; picture: PictureTexts };

/** What texts are taken from. */
export type Source = {
  brief: ProductBrief;
  /** Sentences that every whole ad carries in full. */
  claims: readonly string[];
  /** What the brief says and ads may say, the weightiest first; the points of the drawing are taken from it. */
  points: readonly string[];
  /** The copy for a format, the best first. */
  copyFor: (format: AdFormat) => Copy;
};

/** A carousel with fewer cards has little to tell. */
const usualCards = 3;

/** Writes every text of an ad again, from a brief's copy and within each field's limits. Images, pins and paths stay. */
export function fillAd({ contents, picture }: AdTexts, typed: Source): AdTexts {
  // "Order by fri pick up sat" is a note, and no line of an ad.
  const source = { ...typed, points: typed.points.map((point) => readPhrase(point).plain) };
  let untold: readonly string[] = source.points;
  const written = contents.map((ad) => {
    const one = filled(ad, source, untold);
    const lines = wordsIn(one).map(({ text }) => plainLetters(text));
    untold = untold.filter((point) => !isSaid(point, lines));
    return one;
  });
  return { contents: written, picture: filledPicture(contents, picture, source) };
}

/** `untold`: what no format before says. */
function filled(ad: Ad, { brief, claims, points, copyFor }: Source, untold: readonly string[]): Ad {
  const copy = copyFor(ad.format);
  const { take, takeAll, takeShort } = createSupply(ad.format);
  /** The whole ads that tell most of the points; where the platform would cut them all off, what it shows of one in full. */
  const wholeIn = (field: string) => {
    const limits = limitsOf(ad.format, field);
    const full = copy.fullAd.map((text) => withPoints(text, untold, limits));
    const most = Math.max(...full.map((text) => toldBy(text, untold)));
    const fullest = full.filter((text) => toldBy(text, untold) === most);
    if (fullest.some((text) => fits(text, limits))) return fullest;
    const short = copy.fullAd.flatMap((text) => shortened(text, claims) ?? []);
    // Who sees it has seen no other format.
    return [...short.map((text) => withPoints(text, points, limits)), ...fullest];
  };
  /** Lines of whole ads that say by themselves what is offered come before those that only open an ad. */
  const longLines = [1, 0].flatMap((line) => copy.fullAd.map((text) => text.split('\n')[line] ?? ''));
  const common = { final_url: brief.landingPage || ad.final_url };
  /** Claims come last in a list, as far as they fit there. */
  const withClaims = (field: string, texts: readonly string[]): string[] => {
    const kept = takeAll(field, claims);
    return [...takeAll(field, texts, countsOf(ad.format, field).max - kept.length), ...kept];
  };
  const button = (before: string | null) =>
    copy.callToAction.map((call) => nearestCall(call, formats[ad.format].platform)).find((id) => id !== null) ?? before;

  switch (ad.format) {
    case 'google_search':
      return {
        ...ad,
        ...common,
        headlines: withPins(ad.headlines, takeAll('headlines', copy.headline)),
        descriptions: withPins(ad.descriptions, withClaims('descriptions', copy.description)),
      };
    case 'google_display':
      return {
        ...ad,
        ...common,
        long_headline: take('long_headline', [...longLines.filter((line) => line !== ''), ...copy.headline]),
        headlines: takeAll('headlines', copy.headline),
        descriptions: withClaims('descriptions', copy.description),
        business_name: nameOf(brief),
        call_to_action: button(ad.call_to_action),
      };
    case 'facebook_feed':
    case 'instagram_feed':
      return {
        ...ad,
        ...common,
        primary_text: take('primary_text', wholeIn('primary_text')),
        headline: take('headline', copy.headline),
        description: take('description', copy.headline),
        call_to_action: button(ad.call_to_action),
      };
    case 'facebook_story':
    case 'instagram_story':
      return {
        ...ad,
        ...common,
        primary_text: take(
          'primary_text',
          tellingFirst(copy.description, untold).map((text) => [text, ...claims].join('\n')),
        ),
        headline: take('headline', copy.headline),
        call_to_action: button(ad.call_to_action),
      };
    case 'facebook_carousel':
    case 'instagram_carousel':
      return {
        ...ad,
        ...common,
        primary_text: take('primary_text', wholeIn('primary_text')),
        // A card has room for a point that no format says; the first one opens as the copy does.
        cards: takeAll(
          'cards.headline',
          [...copy.headline.slice(0, 1), ...untold.map(sentenceCase), ...copy.headline.slice(1)],
          Math.max(usualCards, ad.cards.length),
        ).map((headline, index) => ({
          ...(ad.cards[index] ?? emptyCard),
          headline,
          description: takeShort('cards.description', copy.headline),
        })),
        call_to_action: button(ad.call_to_action),
      };
    case 'linkedin_image':
      return {
        ...ad,
        ...common,
        ad_name: ad.ad_name || brief.productName,
        introductory_text: take('introductory_text', wholeIn('introductory_text')),
        headline: take('headline', copy.headline),
        description: take('description', [...tellingFirst(copy.description.slice(1), untold), ...copy.headline]),
        call_to_action: button(ad.call_to_action),
      };
    case 'twitter_image':
      return {
        ...ad,
        ...common,
        post_text: take('post_text', wholeIn('post_text')),
        card_title: take('card_title', copy.headline),
      };
  }
}

const toldBy = (text: string, points: readonly string[]): number =>
  points.filter((point) => isSaid(point, [plainLetters(text)])).length;

/** Those that say most of these points come first; the others stay in their order. */
function tellingFirst(texts: readonly string[], points: readonly string[]): string[] {
  const told = texts.map((text) => ({ text, count: toldBy(text, points) }));
  return told.toSorted((one, other) => other.count - one.count).map(({ text }) => text);
}

/** What opens a whole ad, what answers that, and the call: "Hit by hail? / $500 off. / Get a quote."; a list has no such thing. */
function shortened(text: string, claims: readonly string[]): string | undefined {
  const [hook, answer, ...others] = text.split('\n').filter((line) => !claims.includes(line));
  const call = others
    .at(-1)
    ?.split(/(?<=[.!?]) /)
    .at(-1);
  if (hook === undefined || answer === undefined || call === undefined || isList(text)) return undefined;
  return [hook, answer, ...claims, call].join('\n');
}

/** A text with the points that it has room for, before its last line: there stands what to do. */
function withPoints(text: string, points: readonly string[], limits: readonly CopyLimit[]): string {
  if (text === '' || isList(text)) return text;
  return points.reduce((told, point) => {
    if (isSaid(point, [plainLetters(told)])) return told;
    const lines = told.split('\n');
    const end = lines.splice(Math.max(1, lines.length - 1));
    const fuller = [`${lines.join('\n')} ${endedWith(sentenceCase(point), '')}`, ...end].join('\n');
    return fits(fuller, limits) ? fuller : told;
  }, text);
}

/** Gives the texts of one ad, each once. */
function createSupply(format: AdFormat) {
  const taken = new Set<string>();

  const found = (texts: readonly string[], limits: readonly CopyLimit[]) =>
    texts.find((text) => !taken.has(text) && fits(text, limits));

  const taking = (text = ''): string => {
    taken.add(text);
    return text;
  };

  /** The first that the platform shows in full; empty where there is none. */
  const takeShort = (field: string, texts: readonly string[]): string => taking(found(texts, limitsOf(format, field)));

  /** The first that the platform shows in full, else the first that it takes; empty where there is none. */
  const take = (field: string, texts: readonly string[]): string => {
    const limits = limitsOf(format, field);
    const blocking = limits.filter(({ effect }) => effect === 'blocks');
    return taking(found(texts, limits) ?? found(texts, blocking));
  };

  /** As many as a list takes, or `count`. */
  const takeAll = (field: string, texts: readonly string[], count = countsOf(format, field).max): string[] =>
    Array.from({ length: count }, () => take(field, texts)).filter((text) => text !== '');

  return { take, takeAll, takeShort };
}

const withPins = <Position extends number>(
  before: readonly PinnableText<Position>[],
  texts: readonly string[],
): PinnableText<Position>[] => texts.map((text, index) => ({ text, pin: before[index]?.pin ?? null }));

const emptyCard: CarouselCard = { headline: '', description: '', final_url: '', image: null };

function nameOf({ productName }: ProductBrief): string {
  const [limit] = limitsOf('google_display', 'business_name');
  return limit ? fitText(productName, limit.limit, limit.unit).text : productName;
}

/** The drawing speaks as the first format does that has a picture. */
function filledPicture(contents: readonly Ad[], before: PictureTexts, { copyFor, points }: Source): PictureTexts {
  const drawn = contents.find(({ format }) => formats[format].canvases.length > 0) ?? contents[0];
  if (!drawn) return before;
  const { headline, callToAction } = copyFor(drawn.format);
  const [title = '', subtitle = ''] = headline;
  return {
    headline: title,
    subheadline: subtitle,
    body: listed(points, [title, subtitle]),
    cta: callToAction[0] ?? '',
  };
}

const mostPoints = 3;
/** Longer ones break into lines that nobody reads on a picture. */
const longestPoint = 60;

/** A line for each point that the titles do not say already. */
const listed = (points: readonly string[], titles: readonly string[]): string =>
  points
    .filter((point) => point.length <= longestPoint)
    .filter((point) => !titles.some((title) => plainLetters(title).includes(plainLetters(point))))
    .slice(0, mostPoints)
    .map(sentenceCase)
    .join('\n');
