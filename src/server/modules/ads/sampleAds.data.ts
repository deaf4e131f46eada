import { feedAd, type SampleAd, type SampleBrand, type SampleShares, searchAd } from './sampleAd';

const marlow: SampleBrand = { name: 'Marlow & Finch', site: 'https://www.marlowandfinch.example' };

/** Ads for each sample campaign; some have two, of which one does better. */
export const sampleAds: readonly SampleAd[] = [
  searchAd(
    marlow,
    'Brand Search – Always On',
    {
      headlines: [
        'Marlow & Finch Official Site',
        'Bags Built for the Commute',
        'Free Repairs for Ten Years',
        'Ships From Portland',
      ],
      descriptions: [
        'Waxed canvas bags, cut and sewn in Portland. Delivered in two days.',
        'Try one for 60 days. If it is not your bag, we send a label.',
      ],
      path1: 'bags',
      path2: 'official',
      path: '',
    },
    { layout: 'shelf', colours: 'roast', displayFont: 'fraunces', illustration: 'tote-bag' },
  ),
  searchAd(
    marlow,
    'Brand Search – Always On',
    {
      headlines: [
        'Canvas Bags From Portland',
        'Repaired Free for Ten Years',
        'Try It for 60 Days',
        'Marlow & Finch Bags',
      ],
      descriptions: [
        'Bags that last: waxed canvas, brass buckles, and a ten-year repair promise.',
        'Order by noon and it leaves our Portland workshop the same day.',
      ],
      path1: 'bags',
      path2: 'repairs',
      path: 'repairs',
    },
    { layout: 'ruled-frame', colours: 'roast', displayFont: 'fraunces', illustration: 'tote-bag' },
  ),
  feedAd(
    marlow,
    'Summer Collection Lookbook',
    ['instagram_feed', 'instagram_story'],
    {
      text: 'Linen totes in six summer colors, light enough to forget you are carrying one.',
      headline: 'Pack light. Stay out.',
      description: 'Six summer colors',
      button: 'SHOP_NOW',
      path: 'summer',
    },
    {
      look: { layout: 'one-shape', colours: 'citrus', displayFont: 'instrument-serif', illustration: 'tote-bag' },
      subheadline: 'The summer tote, in six colors.',
      cta: 'Shop now',
    },
  ),
  feedAd(
    marlow,
    'Retargeting – Abandoned Carts',
    ['facebook_feed', 'instagram_feed'],
    {
      text: 'The bag you picked is still in your cart. Shipping is on us through Sunday.',
      headline: 'Still thinking it over?',
      description: 'Free returns for 60 days',
      button: 'SHOP_NOW',
      path: 'cart',
    },
    {
      look: { layout: 'shelf', colours: 'sunrise', displayFont: 'dm-serif-display', illustration: 'parcel' },
      subheadline: 'Your cart is right where you left it.',
      cta: 'Back to my cart',
    },
  ),
  feedAd(
    marlow,
    'Retargeting – Abandoned Carts',
    ['facebook_feed', 'instagram_feed'],
    {
      text: 'Your size is still here, but only a few are left. Finish your order in a minute.',
      headline: 'A few left in your size',
      description: 'Free returns for 60 days',
      button: 'SHOP_NOW',
      path: 'cart',
    },
    {
      look: { layout: 'one-shape', colours: 'sunrise', displayFont: 'dm-serif-display', illustration: 'tote-bag' },
      subheadline: 'The bag you picked is almost gone.',
      cta: 'Finish my order',
    },
  ),
  feedAd(
    marlow,
    'Ops Leaders – Demo Requests',
    ['linkedin_image'],
    {
      text: 'One dashboard for every order, warehouse and carrier. See it with your own numbers in 20 minutes.',
      headline: 'Know where every order is',
      description: 'A 20-minute walkthrough',
      button: 'REQUEST_DEMO',
      path: 'operations',
    },
    {
      look: { layout: 'device', colours: 'navy', displayFont: 'space-grotesk', illustration: 'dashboard' },
      subheadline: 'Orders, stock and carriers on one screen.',
      cta: 'Request a demo',
    },
  ),
  feedAd(
    marlow,
    'Launch Thread – Mobile App 2.0',
    ['twitter_image'],
    {
      text: 'App 2.0 is here: track repairs, reorder straps and see when your bag ships, all in one place.',
      headline: 'Your bag has an app now',
      description: '',
      button: 'DOWNLOAD',
      path: 'app',
    },
    {
      look: { layout: 'device', colours: 'lilac', displayFont: 'bricolage-grotesque', illustration: 'phone' },
      subheadline: 'Repairs, straps and shipping in one place.',
      cta: '',
    },
  ),
  feedAd(
    marlow,
    'Back to School Bundles',
    ['facebook_feed', 'facebook_story'],
    {
      text: 'A backpack, a pencil roll and a lunch bag that all match. Three bundles, ready before the bell.',
      headline: 'Ready before the bell',
      description: 'Three bundles from $49',
      button: 'SHOP_NOW',
      path: 'school',
    },
    {
      look: { layout: 'shelf', colours: 'primary', displayFont: 'bricolage-grotesque', illustration: 'pencil-cup' },
      subheadline: 'Backpack, pencil roll and lunch bag.',
      cta: 'See the bundles',
    },
  ),
  searchAd(
    marlow,
    'Comparison Keywords',
    {
      headlines: [
        'Compare Canvas Bags',
        'See Specs Side by Side',
        'Ten-Year Repair Promise',
        'Weighs Under Two Pounds',
      ],
      descriptions: [
        'Weight, water resistance and warranty of the best-known bags, side by side.',
        'Pick ours or not: the comparison shows where each bag is better.',
      ],
      path1: 'compare',
      path2: 'bags',
      path: 'compare',
    },
    { layout: 'ruled-frame', colours: 'ledger', displayFont: 'archivo', illustration: 'scales' },
  ),
  feedAd(
    marlow,
    'Customer Stories – Reels',
    ['instagram_story', 'instagram_feed'],
    {
      text: 'Ana has carried the same bag to work since 2019. Two repairs, no regrets.',
      headline: 'Seven years, one bag',
      description: 'Read Ana’s story',
      button: 'LEARN_MORE',
      path: 'stories/ana',
    },
    {
      look: { layout: 'on-the-record', colours: 'blush', displayFont: 'fraunces', illustration: 'portrait-curls' },
      subheadline: 'Ana, nurse and daily carrier',
      cta: 'Read her story',
    },
  ),
  feedAd(
    marlow,
    'Hiring – Field Engineers',
    ['linkedin_image'],
    {
      text: 'We keep 400 sewing machines running in three regions. Bring a toolbox and curiosity; the van is ours.',
      headline: 'Fix machines. See the country.',
      description: 'Full time, three regions',
      button: 'APPLY',
      path: 'jobs/field-engineer',
    },
    {
      look: { layout: 'cropped-window', colours: 'graphite', displayFont: 'archivo', illustration: 'van' },
      subheadline: 'Field engineers wanted in three regions.',
      cta: 'Apply now',
    },
  ),
  feedAd(
    marlow,
    'Webinar: Planning Next Year',
    ['linkedin_image'],
    {
      text: 'How we plan a year of marketing in one afternoon. 45 minutes, with the spreadsheet to take home.',
      headline: 'Plan next year in an afternoon',
      description: 'Free webinar, 45 minutes',
      button: 'REGISTER',
      path: 'webinar',
    },
    {
      look: { layout: 'ticket', colours: 'mint', displayFont: 'space-grotesk', illustration: null },
      subheadline: 'Dec 9',
      cta: 'Save my seat',
    },
  ),
  feedAd(
    marlow,
    'Weekend Flash Offers',
    ['twitter_image'],
    {
      text: 'Two days, thirty bags, 40% off: last season’s colors leave the warehouse this weekend.',
      headline: 'Last season leaves on Sunday',
      description: '',
      button: 'SHOP_NOW',
      path: 'flash',
    },
    {
      look: { layout: 'shelf', colours: 'signal', displayFont: 'archivo', illustration: 'tote-bag' },
      subheadline: 'All of last season’s colors, −40%',
      cta: '',
    },
  ),
  feedAd(
    marlow,
    'Free Shipping Week',
    ['facebook_feed', 'instagram_feed'],
    {
      text: 'Your first order ships free this week, whatever its size. No code needed.',
      headline: 'First order? We ship it.',
      description: 'Ends Sunday at midnight',
      button: 'SHOP_NOW',
      path: 'welcome',
    },
    {
      look: { layout: 'layers', colours: 'sky', displayFont: 'bowlby-one', illustration: 'parcel' },
      subheadline: 'Free shipping on any first order.',
      cta: 'Shop now',
    },
  ),
];

/** The rest of such a campaign is not by ad, as on platforms that leave small numbers out. */
const shares: Readonly<Record<string, SampleShares>> = {
  'Marlow & Finch Official Site': { share: 0.55, shareOfResults: 0.51 },
  'Canvas Bags From Portland': { share: 0.41, shareOfResults: 0.44 },
  'Still thinking it over?': { share: 0.52, shareOfResults: 0.36 },
  'A few left in your size': { share: 0.42, shareOfResults: 0.57 },
  'Saturday’s bread is yours': { share: 0.55, shareOfResults: 0.6 },
  'Dessert is settled': { share: 0.43, shareOfResults: 0.37 },
};

/** How much of its campaign's numbers a sample ad has: all of them where it is the only one. */
export const sampleSharesOf = ({ name }: Pick<SampleAd, 'name'>): SampleShares =>
  shares[name] ?? { share: 1, shareOfResults: 1 };
