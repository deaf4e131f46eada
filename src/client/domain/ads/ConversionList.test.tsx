import { render, screen } from '@testing-library/react';
import { aCard, aCarouselAd, aFeedAd, aLinkedinAd, aSearchAd, unpinned } from '../../../ad-kit/testing/adBuilders';
import type { Ad, AdFormat } from '../../../ad-kit/ad';
import { convertAd } from '../../../ad-kit/convert';
import { ConversionList } from './ConversionList';

const imageId = '01a1fdf6-40fe-77ff-8dd6-a12df61f4f1d';

function show(ad: Ad, to: AdFormat) {
  const { changes, missing } = convertAd(ad, to);
  render(<ConversionList from={ad.format} to={to} changes={changes} missing={missing} />);
  return screen.getAllByRole('listitem').map((item) => item.textContent);
}

it('tells where each part of a text that was split stands', () => {
  const introductory_text = 'Roasted this morning, at your door on Thursday. Pick a roast, pick a day. Skip any time.';
  const lines = show(aLinkedinAd({ introductory_text }), 'google_search');
  const split = lines.find((line) => line.startsWith('Split: Introductory text'));
  expect(split).toContain(introductory_text);
  expect(split).toMatch(/Description 1: .*Description 2: /);
});

it('names texts of cards by their card', () => {
  const cards = [aCard({ headline: 'Single origin' }), aCard({ headline: 'House blend' })];
  const lines = show(aCarouselAd({ cards }), 'linkedin_image');
  expect(lines.join('\n')).toContain('Card 2, headline');
});

it('tells of an image that was left out without its id', () => {
  const lines = show(aFeedAd({ image: imageId }), 'google_search');
  expect(lines).toContain('Left out: Image');
  expect(lines.join()).not.toContain(imageId);
});

it('says that nothing changed', () => {
  render(<ConversionList from="facebook_feed" to="instagram_feed" changes={[]} missing={[]} />);
  expect(screen.getByText('Everything fits as is.')).toBeVisible();
});

it('names what is left to write', () => {
  const lines = show(aSearchAd({ headlines: unpinned('Fresh Coffee Beans') }), 'google_display');
  expect(lines.at(-1)).toMatch(/^Google needs /);
});
