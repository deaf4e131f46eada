import type { AdFormat, AdPlatform, MetaFeedAd } from '../../../../ad-kit/ad';
import { illustrationIds, industries } from '../../../../ad-kit/artwork/names';
import { canvases } from '../../../../ad-kit/canvases';
import { callsToAction, sameCallToAction } from '../../../../ad-kit/callsToAction';
import { checkAd } from '../../../../ad-kit/check';
import { convertAd } from '../../../../ad-kit/convert';
import type { LibraryEntry } from '../libraryTemplates.types';
import { holidays } from './holidays';
import { libraryEntries } from './library';
import { summerAndFall } from './summerAndFall';
import { winterAndSpring } from './winterAndSpring';

const categories = ['Product', 'Service', 'Event', 'Brand', 'Sale', 'App'] as const;

const feedFormats: Record<AdPlatform, AdFormat> = {
  facebook: 'facebook_feed',
  instagram: 'instagram_feed',
  google: 'google_display',
  linkedin: 'linkedin_image',
  twitter: 'twitter_image',
};

/** Where a platform cuts an ad's text off, in characters. */
const shownCharacters: Record<AdPlatform, number> = {
  facebook: 125,
  instagram: 125,
  google: Infinity,
  linkedin: 150,
  twitter: 250,
};

/** Figures without a source, and ranks and effects that nobody measured. */
const unbacked =
  /\b(halves|doubles|triples|twice as|commonest|most common|rarest|strongest|easiest|proven|proves|guarante\w+|beats?|outperforms?|users love|most people|keeps? more|than any|than every|will not come back|faster than|is remembered|is believed|conver(t|sion)\w*)\b/i;

/** Spellings and words of British English that slip in. */
const british =
  /\b(\w*(colour|favour|flavour|neighbour|honour|labour|behaviour)\w*|centre|theatre|programme|catalogue|cheque|grey|jewellery|travell\w+|cancelled|organis\w+|recognis\w+|realis\w+|apologis\w+|licence|practis\w+|afterwards|towards|whilst|amongst|fortnight|tumble dryer|flatmates?|car park|lorry|pocket money|school leavers?|joiners?|corner shop|care home|parcels?|trams?|bank holiday|high street|(?<!real )estate agent|shan’t|needn’t|tin of|mum)\b/i;

const textsOf = ({
  name,
  description,
  headline,
  subheadline,
  shortDescription,
  bodyText,
  cta,
  conversionTips,
  artwork,
}: LibraryEntry) => [
  name,
  description,
  headline,
  subheadline,
  shortDescription,
  bodyText,
  cta,
  artwork.brand,
  ...conversionTips,
];
const all = libraryEntries.map((entry) => [entry.id, entry] as const);

describe('the library', () => {
  it('has two templates or more of every category for every industry', () => {
    const counts = industries.flatMap((industry) =>
      categories.map((category) => ({
        industry,
        category,
        count: libraryEntries.filter((entry) => entry.industry === industry && entry.category === category).length,
      })),
    );
    expect(counts.filter(({ count }) => count < 2)).toEqual([]);
  });

  it('gives every plan five templates of five industries', () => {
    const basic = libraryEntries.filter(({ isBasic }) => isBasic);
    expect(basic).toHaveLength(5);
    expect(new Set(basic.map(({ industry }) => industry)).size).toBe(5);
  });

  it('shows each industry once before it repeats one', () => {
    expect(new Set(libraryEntries.slice(0, industries.length).map(({ industry }) => industry)).size).toBe(12);
  });

  it('ends with the occasions of the year, across categories, layouts and industries', () => {
    const occasions = [...winterAndSpring, ...summerAndFall, ...holidays];
    expect(occasions.length).toBeGreaterThanOrEqual(24);
    expect(libraryEntries.slice(-occasions.length)).toEqual(occasions);
    expect(new Set(occasions.map(({ category }) => category)).size).toBe(categories.length);
    expect(new Set(occasions.map(({ artwork }) => artwork.layout)).size).toBe(12);
    expect(new Set(occasions.map(({ industry }) => industry)).size).toBeGreaterThanOrEqual(10);
  });

  it('looks different from one template to the next', () => {
    const looks = libraryEntries.map(({ artwork: { layout, colours } }) => ({ layout, colours }));
    for (const [index, { layout, colours }] of looks.entries()) {
      const next = looks[index + 1];
      expect(next?.layout).not.toBe(layout);
      expect(next?.colours).not.toBe(colours);
    }
    const first = looks.slice(0, industries.length);
    expect(new Set(first.map(({ layout }) => layout)).size).toBe(first.length);
    expect(new Set(first.map(({ colours }) => colours)).size).toBe(first.length);
    expect(Math.max(...countsOf(looks.map(({ layout }) => layout)))).toBeLessThanOrEqual(20);
  });

  it('has two other illustrations for each of the first thirty that show one, which lists rank first among equals', () => {
    const first = libraryEntries.filter(({ artwork }) => artwork.illustration !== null).slice(0, 30);
    expect(first).toHaveLength(30);
    const faulty = first.filter(({ artwork: { illustration, suggestedIllustrations: [own, ...others] = [] } }) => {
      const different = new Set([illustration, ...others]);
      const exist = others.every((id) => illustrationIds.includes(id));
      return own !== illustration || others.length !== 2 || different.size !== 3 || !exist;
    });
    expect(faulty.map(({ id }) => id)).toEqual([]);
  });

  it('says nothing twice', () => {
    for (const part of [
      'id',
      'name',
      'description',
      'headline',
      'subheadline',
      'shortDescription',
      'bodyText',
    ] as const) {
      expect(repeated(libraryEntries.map((entry) => entry[part].toLowerCase()))).toEqual([]);
    }
    expect(repeated(libraryEntries.flatMap(({ conversionTips }) => conversionTips))).toEqual([]);
  });

  it.each([
    ['headline', 0.45],
    ['bodyText', 0.25],
    ['description', 0.35],
  ] as const)('has no two alike but for nouns: %s', (part, bound) => {
    const sets = libraryEntries.map((entry) => [entry.id, wordsOf(entry[part])] as const);
    const alike = sets.flatMap(([id, words], index) =>
      sets
        .slice(index + 1)
        .filter(([, others]) => likeness(words, others) >= bound)
        .map(([other]) => `${id} and ${other}`),
    );
    expect(alike).toEqual([]);
  });
});

describe.each(all)('%s', (id, entry) => {
  const { headline, subheadline, bodyText, cta, targetAudience, bestPlatforms, conversionTips, format } = entry;

  it('has an address of plain words', () => {
    expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it('keeps to the lengths that are shown', () => {
    expect(headline.split(/\s+/).length).toBeLessThanOrEqual(7);
    expect(headline.length).toBeLessThanOrEqual(36);
    expect(subheadline.length).toBeLessThanOrEqual(75);
    expect(bodyText.length).toBeLessThanOrEqual(Math.min(...bestPlatforms.map((one) => shownCharacters[one])));
    expect(sentencesOf(bodyText)).toBeLessThanOrEqual(3);
    expect(cta.length).toBeGreaterThan(1);
    expect(cta.length).toBeLessThanOrEqual(25);
    expect(entry.artwork.brand.length).toBeLessThanOrEqual(25);
    expect(entry.name.length).toBeLessThanOrEqual(40);
  });

  it('has a line of its own that Facebook shows whole', () => {
    const line = entry.shortDescription;
    expect(line).toMatch(/^\p{Lu}|^[$\d]/u);
    expect(line.length).toBeGreaterThanOrEqual(10);
    expect(line.length).toBeLessThanOrEqual(27);
    expect(line).not.toMatch(/[.,:;]$/);
    expect(subheadline.toLowerCase()).not.toContain(line.toLowerCase());
    expect(line.toLowerCase()).not.toBe(headline.toLowerCase());
    expect(checkAd(feedAdOf(entry)).filter(({ field }) => field === 'description')).toEqual([]);
  });

  it('has a button of Meta’s, and one that means the same on every platform it is for', () => {
    expect(callsToAction.facebook.map((call) => call.id)).toContain(entry.button);
    const withButtons = bestPlatforms.filter((platform) => callsToAction[platform].length > 0);
    expect(withButtons.filter((platform) => sameCallToAction(entry.button, platform) === null)).toEqual([]);
  });

  it('names two to four groups of people', () => {
    const groups = targetAudience.split(', ');
    expect(groups.length).toBeGreaterThanOrEqual(2);
    expect(groups.length).toBeLessThanOrEqual(4);
    expect(groups.filter((group) => !/^[A-Z0-9]\S*/.test(group))).toEqual([]);
  });

  it('teaches two or three things without made-up figures', () => {
    expect(conversionTips.length).toBeGreaterThanOrEqual(2);
    expect(conversionTips.length).toBeLessThanOrEqual(3);
    for (const tip of conversionTips) {
      expect(tip).toMatch(/^[A-Z“].+[.”]$/);
      expect(tip).not.toMatch(/\d\s*%|\bstud(y|ies) (show|find)|\bstudies\b|\bpercent\b/i);
    }
  });

  it('promises nothing in its tips that nobody can back', () => {
    for (const tip of conversionTips) expect(tip).not.toMatch(unbacked);
  });

  it('asks for a real quote where it shows somebody’s words', () => {
    const asks = conversionTips.filter((tip) => /\bReplace with a real quote\b/.test(tip));
    expect(asks).toHaveLength(entry.artwork.layout === 'on-the-record' ? 1 : 0);
  });

  it('is in American English', () => {
    for (const text of [...textsOf(entry), targetAudience, entry.keywords]) expect(text).not.toMatch(british);
  });

  it('is written with care', () => {
    for (const text of textsOf(entry)) {
      // Straight quotation marks, spaces that slipped in, letters that shout, marks that repeat, and orders to click.
      expect(text).not.toMatch(/['"]|^\s|\s$|\s{2}|[!?.,]{2}|!|\bclick here\b|\p{Extended_Pictographic}/iu);
      expect(text).not.toMatch(/(?<!\p{L})\p{Lu}{4,}(?!\p{L})/u);
    }
  });

  it('has a format that its platforms take', () => {
    const { shape } = canvases[format];
    const takers: Record<typeof shape, AdPlatform[]> = {
      square: ['facebook', 'instagram', 'google', 'linkedin', 'twitter'],
      wide: ['facebook', 'google', 'linkedin', 'twitter'],
      portrait: ['facebook', 'instagram', 'linkedin'],
      story: ['facebook', 'instagram'],
    };
    expect(bestPlatforms.length).toBeGreaterThan(0);
    expect(repeated(bestPlatforms)).toEqual([]);
    expect(bestPlatforms.filter((platform) => !takers[shape].includes(platform))).toEqual([]);
  });

  it.each(bestPlatforms)('says nothing that %s would refuse or shorten', (platform) => {
    const { ad, missing, changes } = convertAd(feedAdOf(entry), feedFormats[platform]);
    const notGiven = new Set(missing.map((finding) => finding.id));
    const blocking = checkAd(ad).filter((finding) => finding.severity === 'blocks' && !notGiven.has(finding.id));
    expect(blocking).toEqual([]);
    expect(changes.filter(({ kind }) => kind === 'shortened')).toEqual([]);
  });
});

function feedAdOf({ bodyText, headline, shortDescription, button }: LibraryEntry): MetaFeedAd {
  return {
    format: 'facebook_feed',
    primary_text: bodyText,
    headline,
    description: shortDescription,
    call_to_action: button,
    final_url: 'https://www.example.com/',
    image: null,
  };
}

/** What two texts may well share: words that carry no idea, and those that name what an industry trades in. */
const passingWords = new Set(
  `a an and are as at be but by for from has have in is it it’s its of on one or our out so that the their them they this
  to up we we’ll what when where which who will with you you’re your no not every
  app apps shop store product coffee pizza bowl dinner lunch team firm company client clients customer customers
  patient patients clinic doctor school class classes course courses student students teacher gym coach studio book
  books ticket tickets venue event concert account card bank fee fees money tax lawyer contract house home plumber
  painter van software data desk office phone`.split(/\s+/),
);

function wordsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}’]+/gu) ?? [];
  return new Set(words.filter((word) => !passingWords.has(word)));
}

/** How many of the words of two texts are in both, 0 to 1. */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((word) => other.has(word)).length;
  const total = one.size + other.size - shared;
  return total === 0 ? 0 : shared / total;
}

const sentencesOf = (text: string): number => text.match(/[.?](?=\s|$|”)/g)?.length ?? 0;

const repeated = <T>(items: readonly T[]): T[] => items.filter((item, index) => items.indexOf(item) !== index);

function countsOf(items: readonly string[]): number[] {
  return [...new Set(items)].map((item) => items.filter((other) => other === item).length);
}
