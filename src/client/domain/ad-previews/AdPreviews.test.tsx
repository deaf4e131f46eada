import { screen, within } from '@testing-library/react';
import type { Ad } from '../../../ad-kit/ad';
import { countSearchCombinations } from '../../../ad-kit/preview';
import { adFormats } from '../../../ad-kit/formats';
import {
  aCard,
  aCarouselAd,
  aDisplayAd,
  aFeedAd,
  aLinkedinAd,
  anAd,
  aSearchAd,
  aStoryAd,
  aTwitterAd,
  unpinned,
} from '../../../ad-kit/testing/adBuilders';
import { renderPart } from '../../testing/renderPart';
import { AdPreviews } from './AdPreviews';
import type { PreviewSurroundings } from './previewProps';

const drawn = jest.fn((canvas: string) => <svg role="img" aria-label={`Artwork ${canvas}`} />);
const imageAddress = jest.fn<string | undefined, [string]>();

beforeEach(() => {
  drawn.mockClear();
  imageAddress.mockReset();
});

function show(ads: Ad[], own: Partial<PreviewSurroundings> = {}) {
  const previews = (shown: Ad[]) => (
    <AdPreviews
      ads={shown}
      advertiser={{ name: 'Northfold Coffee' }}
      artwork={drawn}
      imageAddress={imageAddress}
      showsSafeZones={false}
      {...own}
    />
  );
  const { user, showNext } = renderPart(previews(ads));
  return { user, showNext: (next: Ad[]) => showNext(previews(next)) };
}

const figure = (name: string) => screen.getByRole('figure', { name });

it('names every preview after its place and size', () => {
  show(adFormats.map((format) => anAd(format)));
  const names = [
    'Google search desktop',
    'Google search phone',
    'Google display 1200 × 628',
    'Google display 1200 × 1200',
    'Facebook feed 1080 × 1080',
    'Facebook story 1080 × 1920',
    'Facebook carousel 1080 × 1080',
    'Instagram feed 1080 × 1080',
    'Instagram story 1080 × 1920',
    'Instagram carousel 1080 × 1080',
    'LinkedIn image 1200 × 628',
    'X image 1200 × 628',
  ];
  expect(screen.getAllByRole('figure')).toHaveLength(names.length);
  for (const name of names) expect(screen.getByRole('figure', { name })).toBeVisible();
});

it('says what to do where there is no ad', () => {
  show([]);
  expect(screen.getByRole('heading', { name: 'Nothing to preview yet' })).toBeVisible();
});

describe('a search ad', () => {
  const ad = aSearchAd({ headlines: unpinned('One', 'Two', 'Three'), descriptions: unpinned('First.', 'Second.') });

  it('shows the same combination on both screens', () => {
    show([ad]);
    for (const screenName of ['desktop', 'phone']) {
      const result = figure(`Google search ${screenName}`);
      expect(within(result).getByText('One | Two | Three')).toBeVisible();
      expect(within(result).getByText('First. Second.')).toBeVisible();
      expect(within(result).getByText('https://www.northfold.example › coffee › beans')).toBeVisible();
    }
  });

  it('steps through every combination and round', async () => {
    const { user } = show([ad]);
    const desktop = figure('Google search desktop');
    const seen = new Set<string>();
    for (let step = 1; step <= countSearchCombinations(ad); step += 1) {
      expect(within(desktop).getByText(`${step} of 12`)).toBeVisible();
      seen.add(`${within(desktop).getByText(/ \| /).textContent} ${within(desktop).getByText(/First/).textContent}`);
      await user.click(within(desktop).getByRole('button', { name: 'Next combination' }));
    }
    expect(seen.size).toBe(12);
    expect(within(desktop).getByText('1 of 12')).toBeVisible();
    await user.click(within(desktop).getByRole('button', { name: 'Previous combination' }));
    expect(within(desktop).getByText('12 of 12')).toBeVisible();
  });

  it('steps by keyboard', async () => {
    const { user } = show([ad]);
    await user.tab();
    expect(screen.getByRole('button', { name: 'Previous combination' })).toHaveFocus();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(screen.getByText('2 of 12')).toBeVisible();
  });

  it('stays among the combinations that are left when texts go', async () => {
    const { user, showNext } = show([ad]);
    await user.click(screen.getByRole('button', { name: 'Previous combination' }));
    showNext([{ ...ad, descriptions: unpinned('First.') }]);
    expect(screen.getByText('6 of 6')).toBeVisible();
    showNext([{ ...ad, headlines: unpinned('One'), descriptions: unpinned('First.') }]);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('a text that the platform cuts', () => {
  const text = `${'word '.repeat(24)}abcdefghij and the rest`;

  it('ends with its last whole word and opens', async () => {
    const { user } = show([aFeedAd({ primary_text: text })]);
    const post = figure('Facebook feed 1080 × 1080');
    const more = within(post).getByRole('button', { name: 'See more', expanded: false });
    expect(post).toHaveTextContent(`${'word '.repeat(24).trim()}… See more`);
    expect(within(post).queryByText(/abcdefghij/)).not.toBeInTheDocument();
    await user.click(more);
    expect(within(post).getByText(/abcdefghij and the rest/)).toBeVisible();
    await user.click(within(post).getByRole('button', { name: 'See less', expanded: true }));
    expect(within(post).queryByText(/abcdefghij/)).not.toBeInTheDocument();
  });

  it('has no button where all of it is shown', () => {
    show([aFeedAd({ primary_text: 'Short and good.' })]);
    expect(screen.getByText('Short and good.')).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('stands behind the account on Instagram', () => {
    show([aFeedAd({ format: 'instagram_feed', primary_text: text })]);
    expect(screen.getByRole('button', { name: 'more' })).toBeVisible();
    expect(figure('Instagram feed 1080 × 1080')).toHaveTextContent(/northfoldcoffee word word/);
  });

  it('has no mark before its ellipsis', () => {
    show([aFeedAd({ headline: 'Coffee that is still warm. Every day of the week.' })]);
    expect(screen.getByText('Coffee that is still warm…')).toBeVisible();
  });

  it('ends with an ellipsis in a headline', () => {
    show([aFeedAd({ headline: 'Coffee that is still warm when it comes' })]);
    expect(screen.getByText('Coffee that is still warm…')).toBeVisible();
  });
});

describe('a picture', () => {
  it('is the drawing, in the canvas of the place', () => {
    show([anAd('linkedin_image'), anAd('facebook_story')]);
    expect(within(figure('LinkedIn image 1200 × 628')).getByRole('img', { name: 'Artwork 1200x628' })).toBeVisible();
    expect(within(figure('Facebook story 1080 × 1920')).getByRole('img', { name: 'Artwork 1080x1920' })).toBeVisible();
  });

  it('is the own image where the ad has one, as soon as it is there', () => {
    const ad = aTwitterAd({ image: 'image-1' });
    const { showNext } = show([ad]);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    imageAddress.mockReturnValue('blob:own');
    showNext([{ ...ad }]);
    expect(screen.getByRole('img', { name: 'The ad’s own image' })).toHaveAttribute('src', 'blob:own');
    expect(imageAddress).toHaveBeenCalledWith('image-1');
    expect(drawn).not.toHaveBeenCalled();
  });
});

it('marks what a story’s controls cover, when asked to', () => {
  const { showNext } = show([aStoryAd()], { showsSafeZones: true });
  expect(screen.getAllByText('Keep clear')).toHaveLength(2);
  showNext([]);
});

it('marks nothing in a story unless asked to', () => {
  show([aStoryAd()]);
  expect(screen.queryByText('Keep clear')).not.toBeInTheDocument();
});

it('goes through a carousel’s cards and round', async () => {
  const ad = aCarouselAd({ cards: [aCard(), aCard({ headline: 'House blend' }), aCard({ headline: 'Decaf' })] });
  const { user, showNext } = show([ad]);
  expect(screen.getByRole('listitem', { name: 'Card 3 of 3' })).toHaveTextContent('Decaf');
  await user.click(screen.getByRole('button', { name: 'Previous card' }));
  expect(screen.getByText('3 of 3')).toBeVisible();
  showNext([{ ...ad, cards: ad.cards.slice(0, 2) }]);
  expect(screen.getByText('2 of 2')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Next card' }));
  expect(screen.getByText('1 of 2')).toBeVisible();
});

it('shows the address of a card that has its own', () => {
  show([aCarouselAd({ cards: [aCard(), aCard({ final_url: 'https://decaf.example/' })] })]);
  expect(screen.getByRole('listitem', { name: 'Card 1 of 2' })).toHaveTextContent('www.northfold.example');
  expect(screen.getByRole('listitem', { name: 'Card 2 of 2' })).toHaveTextContent('decaf.example');
});

it('shows the button that was chosen, and none where the platform decides', () => {
  const { showNext } = show([aLinkedinAd({ call_to_action: 'REQUEST_DEMO' })]);
  expect(screen.getByText('Request demo')).toBeVisible();
  showNext([aLinkedinAd({ call_to_action: null })]);
  expect(screen.queryByText('Request demo')).not.toBeInTheDocument();
});

it('says what is not written yet and invents nothing', () => {
  show([
    aSearchAd({ headlines: [], descriptions: [], final_url: '' }),
    aDisplayAd({ headlines: [], long_headline: ' ', descriptions: [], business_name: '' }),
    aTwitterAd({ post_text: '', card_title: '', final_url: '' }),
  ]);
  expect(within(figure('Google search phone')).getByText('No headline yet')).toBeInTheDocument();
  expect(within(figure('Google display 1200 × 628')).getByText('No long headline yet')).toBeInTheDocument();
  expect(within(figure('X image 1200 × 628')).getByText('No post text yet')).toBeInTheDocument();
  expect(within(figure('X image 1200 × 628')).getByText('No website URL yet')).toBeInTheDocument();
});

it('lets texts run in their own direction', () => {
  show([aFeedAd({ primary_text: 'قهوة طازجة كل أسبوعين' })]);
  expect(screen.getByText('قهوة طازجة كل أسبوعين')).toHaveAttribute('dir', 'auto');
});

it('has no button that does nothing', () => {
  show([anAd('facebook_feed'), anAd('linkedin_image'), anAd('twitter_image')]);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getAllByText('Like')).toHaveLength(2);
});

it('draws only the ad that changed', () => {
  const [feed, story] = [anAd('facebook_feed'), anAd('facebook_story')];
  const { showNext } = show([feed, story]);
  drawn.mockClear();
  showNext([{ ...feed, headline: 'Another headline' }, story]);
  expect(drawn.mock.calls).toEqual([['1080x1080']]);
});
