import type { Ad } from '../ad';
import {
  aCard,
  aCarouselAd,
  aFeedAd,
  aLinkedinAd,
  aSearchAd,
  aStoryAd,
  aTwitterAd,
  taggedLink,
  unpinned,
} from '../testing/adBuilders';
import { adFindings, type CheckedAd } from './adFindings';
import { artworkFinding, countFindings, placeOf } from './finding';

const artwork = { layout: 'shelf', brand: 'Halden', headline: 'Beans', subheadline: '', body: '' } as const;

const found = (contents: readonly Ad[], own: Partial<CheckedAd> = {}) =>
  adFindings({ contents, artwork, samples: new Set(), ...own }).map(
    (finding) => `${finding.group}: ${placeOf(finding)}: ${finding.sentence}`,
  );

const tagged = { final_url: taggedLink };

it('finds nothing in a finished ad', () => {
  expect(found([aSearchAd(tagged), aFeedAd(tagged), aLinkedinAd(tagged), aTwitterAd(tagged)])).toEqual([]);
});

describe('what a finding is about', () => {
  it.each<[string, Ad, string[]]>([
    [
      'a call to action that LinkedIn wants',
      aLinkedinAd({ ...tagged, call_to_action: null }),
      ['empty: LinkedIn image: LinkedIn recommends a call to action.'],
    ],
    [
      'a field that is needed',
      aTwitterAd({ ...tagged, card_title: '' }),
      ['empty: X image: X needs a website card title.'],
    ],
    [
      'more texts than are taken',
      aSearchAd({ ...tagged, descriptions: unpinned('One.', 'Two.', 'Three.', 'Four.', 'Five.') }),
      ['rules: Google search: Google allows up to 4 descriptions; you have 5.'],
    ],
    [
      'a text that is cut',
      aStoryAd({ ...tagged, headline: 'Coffee that is still warm when it reaches you' }),
      [
        'truncation: Facebook story: Facebook shows about 40 characters of the headline; the last 5 are cut off in most placements.',
      ],
    ],
    [
      'wording that is not allowed',
      aSearchAd({ ...tagged, headlines: unpinned('Coffee,, beans', 'Roasted to Order', 'In Two Days') }),
      [expect.stringMatching(/^rules: Google search: Headline 1 repeats punctuation/) as string],
    ],
    [
      'a link without tags',
      aFeedAd(),
      ['links: Facebook feed: Final URL has no UTM tags, so reports can’t tell where its visitors came from.'],
    ],
    [
      'a card’s own link without tags',
      aCarouselAd({ ...tagged, cards: [aCard(), aCard({ final_url: 'https://northfold.example/house' })] }),
      [
        'links: Facebook carousel: Card 2’s final URL has no UTM tags, so reports can’t tell where its visitors came from.',
      ],
    ],
    ['a link that is none', aFeedAd({ final_url: 'beans' }), [expect.stringMatching(/^links: /) as string]],
  ])('%s', (_, ad, expected) => {
    expect(found([ad])).toEqual(expected);
  });

  it('an image that is too small for its platform', () => {
    const images = { small: { width: 300, height: 300, bytes: 1000, type: 'image/png' as const } };
    expect(found([aFeedAd({ ...tagged, image: 'small' })], { images })).toEqual([
      'files: Facebook feed: Image is 300×300 pixels; Facebook needs at least 600×600.',
    ]);
  });
});

describe('a link with a campaign’s tag', () => {
  const linkOf = (campaign: string) =>
    aFeedAd({ final_url: `https://northfold.example/?utm_source=facebook&utm_campaign=${campaign}` });
  const campaign = { name: 'Autumn Beans', others: ['Spring sale', 'Autumn beans 2025'] };

  it.each(['autumn-beans', 'autumn_beans', 'Autumn%20beans', 'cmp-0142', '{{campaign.name}}'])(
    'may say %s',
    (value) => {
      expect(found([linkOf(value)], { campaign })).toEqual([]);
    },
  );

  it.each(['spring-sale', 'spring_sale', 'Spring+Sale'])('must not be another one’s: %s', (value) => {
    expect(found([linkOf(value)], { campaign })).toEqual([
      'links: Facebook feed: Final URL is tagged for “Spring sale”, but this ad is in “Autumn Beans”.',
    ]);
    expect(found([linkOf(value)])).toEqual([]);
  });

  it('may be another’s of the same name', () => {
    expect(found([linkOf('spring-sale')], { campaign: { name: 'Spring Sale', others: ['Spring sale'] } })).toEqual([]);
  });
});

it('tells sample text in the formats and in what of the artwork is drawn', () => {
  const samples = new Set(['northfold', 'fresh beans', 'two days.', 'roasted to order']);
  const sampled = { ...artwork, brand: 'NORTHFOLD', headline: ' Fresh beans', body: 'Two days.' };
  expect(found([aSearchAd(tagged)], { samples, artwork: sampled })).toEqual([
    'sample_text: Google search: Headline 2 is still the template’s sample text.',
    'sample_text: Artwork: brand: “NORTHFOLD” is the template’s sample brand. Enter your own.',
    'sample_text: Artwork: headline: Still the template’s sample text. Make it your own.',
  ]);
});

it('lists errors first, then goes from sample text to files, and counts what is drawn', () => {
  const drawn = [artworkFinding('artwork', 'subheadline', 'cut', 'No room.')];
  const all = adFindings(
    {
      contents: [aFeedAd(), aTwitterAd({ ...tagged, post_text: '' }), aLinkedinAd({ ...tagged, call_to_action: null })],
      artwork,
      samples: new Set(['coffee that is still warm']),
    },
    drawn,
  );
  expect(all.map(({ severity, group }) => `${severity} ${group}`)).toEqual([
    'blocks empty',
    'advice sample_text',
    'advice empty',
    'advice artwork',
    'advice links',
  ]);
  expect(countFindings(all)).toEqual({ errors: 1, warnings: 4 });
  expect(new Set(all.map(({ id }) => id)).size).toBe(5);
});
