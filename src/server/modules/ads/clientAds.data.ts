import { feedAd, type SampleAd, type SampleBrand, searchAd } from './sampleAd';

const bakery: SampleBrand = { name: 'Rosalind’s Bakery', site: 'https://www.rosalindsbakery.example' };
const bikes: SampleBrand = { name: 'Trailhead Bikes', site: 'https://www.trailheadbikes.example' };
const dentist: SampleBrand = { name: 'Northside Dental', site: 'https://www.northsidedental.example' };
const agency: SampleBrand = { name: 'Harbor Lane', site: 'https://www.harborlane.example' };

/** Ads for what a demo’s team runs for its clients. */
export const clientAds: readonly SampleAd[] = [
  feedAd(
    bakery,
    'Rosalind’s Bakery – Weekend Preorders',
    ['facebook_feed', 'facebook_story'],
    {
      text: 'Order by Thursday, pick up Saturday from 7. The sourdough is still warm then, and no one waits in line.',
      headline: 'Saturday’s bread is yours',
      description: 'Loaves from $9',
      button: 'ORDER_NOW',
      path: 'preorder',
    },
    {
      look: { layout: 'shelf', colours: 'roast', displayFont: 'fraunces', illustration: 'bread' },
      subheadline: 'Order by Thursday, pick up from 7.',
      cta: 'Order now',
    },
  ),
  feedAd(
    bakery,
    'Rosalind’s Bakery – Weekend Preorders',
    ['facebook_feed', 'instagram_feed'],
    {
      text: 'Six people for dinner on Sunday? One apple pie, baked that morning, and the question of dessert is settled.',
      headline: 'Dessert is settled',
      description: 'Pies baked to order, $28',
      button: 'ORDER_NOW',
      path: 'pies',
    },
    {
      look: { layout: 'one-shape', colours: 'sunrise', displayFont: 'dm-serif-display', illustration: 'pie' },
      subheadline: 'Baked to order, ready on Sunday.',
      cta: 'Order a pie',
    },
  ),
  searchAd(
    bikes,
    'Trailhead Bikes – Tune-Ups',
    {
      headlines: ['Bike Tune-Up, $89', 'Ready the Next Day', 'Flat Tire? Walk Right In', 'Trailhead Bikes'],
      descriptions: [
        'Brakes, gears and wheels set by two mechanics who ride to work. $89, ready the next day.',
        'Book a stand in a minute. Flats are fixed while you wait.',
      ],
      path1: 'repair',
      path2: 'tune-up',
      path: 'tune-up',
    },
    { layout: 'ruled-frame', colours: 'ledger', displayFont: 'archivo', illustration: 'bicycle' },
    'Book a tune-up',
  ),
  feedAd(
    dentist,
    'Northside Dental – New Patients',
    ['instagram_feed', 'instagram_story'],
    {
      text: 'New in the neighborhood? Your first visit is a cleaning, X-rays and a plan you can read. Open until 8 on Tuesdays.',
      headline: 'A dentist near the new place',
      description: 'First visit $99',
      button: 'BOOK_NOW',
      path: 'new-patients',
    },
    {
      look: { layout: 'layers', colours: 'mint', displayFont: 'bricolage-grotesque', illustration: 'smile' },
      subheadline: 'First visit $99, open late on Tuesdays.',
      cta: 'Book a visit',
    },
  ),
  feedAd(
    agency,
    'Harbor Lane – Agency Introductions',
    ['linkedin_image'],
    {
      text: 'You run the shop; we run the ads. Twenty minutes on the phone, and you know what we would do first.',
      headline: 'You run the shop',
      description: 'A 20-minute call',
      button: 'SIGN_UP',
      path: 'call',
    },
    {
      look: { layout: 'cropped-window', colours: 'navy', displayFont: 'space-grotesk', illustration: 'shop-front' },
      subheadline: 'We run the ads.',
      cta: 'Plan a call',
    },
  ),
];
