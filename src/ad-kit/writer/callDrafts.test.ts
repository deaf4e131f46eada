import type { CopyBrief } from './brief';
import { writeCopy } from './writeCopy';

const hotel: CopyBrief = {
  productName: 'Hotel Marisol',
  targetAudience: 'couples',
  keyBenefits: ['Steps from the beach', 'Rooftop pool', 'Breakfast in bed'],
  platform: 'facebook',
  adType: 'display',
  tone: 'friendly',
  callToAction: null,
  maxCharacters: null,
  includeEmojis: false,
};

const written = (brief: Partial<CopyBrief>) => writeCopy({ ...hotel, ...brief }, 'one');

const lastLine = (ad: string): string => ad.split('\n').at(-1) ?? '';

describe('a brief without a call', () => {
  it('takes the platform’s button for what the trade’s customers do, then its own words', () => {
    expect(written({}).callToAction.slice(0, 2)).toEqual(['Book now', 'Book your stay']);
  });

  it('sells a thing that may be tried at home, where one signs up for a service', () => {
    const keyBenefits = ['100-night trial', 'Sleeps cool', 'Free returns'];
    const { callToAction } = written({ productName: 'mattress in a box', targetAudience: 'hot sleepers', keyBenefits });
    expect(callToAction).toContain('Shop now');
    expect(callToAction).not.toContain('Sign up');
    expect(written({ productName: 'Marlow Mattress', keyBenefits }).callToAction).not.toContain('Sign up');
    const app = written({ productName: 'TrailMapper app', keyBenefits: ['14-day free trial', 'Works offline'] });
    expect(app.callToAction).toContain('Sign up');
  });

  it('visits nobody who comes to the house', () => {
    const keyBenefits = ['We come to you', 'Interior and exterior $179', 'Book by text'];
    const { callToAction, fullAd } = written({
      productName: 'Glow Car Detailing',
      targetAudience: 'drivers',
      keyBenefits,
    });
    expect(callToAction[0]).toBe('Book now');
    expect([...callToAction, ...fullAd].filter((text) => /your visit/i.test(text))).toEqual([]);
  });

  it('shops for no class and nothing that is rented or repaired', () => {
    const calls = (productName: string, ...keyBenefits: string[]) => written({ productName, keyBenefits }).callToAction;
    const ofAll = [
      ...calls('Beginner welding class at Foundry 9', 'Two evenings, $185', 'All gear provided'),
      ...calls('Zephyr e-bike rentals', '$45 half day', 'Helmet and map included'),
      ...calls('Union Street Bike Repair', '$85 tune-up', 'Loaner bikes'),
    ];
    expect(ofAll.filter((call) => /shop|find your/i.test(call))).toEqual([]);
    expect(calls('Zephyr e-bike rentals', '$45 half day')[0]).toBe('Book now');
  });

  it('plans no event with those who grieve', () => {
    const keyBenefits = ['weekly on Zoom', 'led by a licensed counselor', 'groups of 8 or fewer'];
    const { callToAction } = written({
      productName: 'Stillwater Grief Group',
      targetAudience: 'people who lost a spouse',
      keyBenefits,
    });
    expect(callToAction.filter((call) => /event|date|spot/i.test(call))).toEqual([]);
  });

  it('books no tour that is a video', () => {
    const keyBenefits = ['Aerial photos next day', 'Video tour included', '$150 a listing'];
    const { callToAction } = written({
      productName: 'Nimbus Drones',
      targetAudience: 'real estate agents',
      keyBenefits,
    });
    expect(callToAction).not.toContain('Book a tour');
  });

  it('takes the words where the platform has no buttons', () => {
    expect(written({ platform: 'twitter' }).callToAction.slice(0, 2)).toEqual(['Book your stay', 'Book now']);
  });

  it('ends its ads with it', () => {
    for (const ad of written({}).fullAd) expect(lastLine(ad)).toMatch(/Book (?:now|your stay)[.!]$/);
  });

  it('is told to ask for a quote where the button says so in two words', () => {
    const { callToAction, fullAd } = written({
      productName: 'Titan Industrial Pumps',
      targetAudience: 'plant engineers',
      keyBenefits: ['Runs dry without damage', 'Spare parts in stock', 'ISO 9001'],
    });
    expect(callToAction[0]).toBe('Get quote');
    for (const ad of fullAd) expect(lastLine(ad)).toMatch(/Get a quote[.!]$/);
  });

  it('takes what the brief names before what the trade always has', () => {
    const { callToAction } = written({
      productName: 'Calm Hands',
      targetAudience: 'locals',
      keyBenefits: ['Deep tissue massage from $60', 'Hot stones', 'A day spa with a garden'],
    });
    expect(callToAction).toContain('Book a massage');
    expect(callToAction).not.toContain('Book your visit');
  });

  it('is not led by a button that says less than the trade’s words', () => {
    const records = { productName: 'Second Spin Records', keyBenefits: ['Over 20,000 records', 'We buy and sell'] };
    expect(written(records).callToAction[0]).toBe('Find your next record');
  });

  it('asks about nothing that has its price', () => {
    const { callToAction, fullAd } = written({ keyBenefits: ['Socks $3', 'Pizza included', 'Party host'] });
    expect([...callToAction, ...fullAd].join(' ')).not.toContain('about socks');
  });

  it('puts no mark where a name of emoji stood', () => {
    const { fullAd } = written({ productName: '🔥🔥🔥', keyBenefits: ['Open until 2am', 'Free parking'] });
    for (const ad of fullAd) expect(ad).not.toMatch(/^\.|\n\./);
  });

  it('has no trade’s call where nothing shows a trade', () => {
    const { callToAction } = written({ productName: 'Snap', keyBenefits: ['quick'], targetAudience: '' });
    expect(callToAction.join(' ')).not.toMatch(/\b(?:book|order|shop|quote|menu)\b/i);
  });
});

it('tells nobody to book where walk-ins are welcome', () => {
  const copy = written({
    productName: 'Mane Street Barbers',
    keyBenefits: ['Walk-ins welcome', '$25 cuts', 'Open Sundays'],
  });
  const text = Object.values(copy).flat().join('\n');
  expect(text).toContain('Stop in');
  expect(text).not.toMatch(/\bbook (?:your|now)/i);
});

it.each([
  ['Tansy Lane Bat Surveys', ['Dusk and dawn', '£240 a site'], 'Book a survey'],
  ['Greasebusters Hood Cleaning', ['Overnight', 'Report for your insurer'], 'Book a cleaning'],
  ['Glasshouse Neon', ['Send us a sketch', 'Hand bent glass'], 'Send us a sketch'],
  ['Redwing Driving Assessments', ['Former examiners', 'No pass or fail'], 'Book an assessment'],
  ['Dockside Bait', ['Text by 8pm for next morning', 'Fresh herring'], 'Text us'],
])('is what %s asks for', (productName, keyBenefits, call) => {
  expect(written({ productName, keyBenefits, platform: 'twitter' }).callToAction).toContain(call);
});

it('asks nobody for a quote where the price is told, unless quotes are told of', () => {
  const fencing = {
    productName: 'Peat & Pole',
    targetAudience: 'homeowners with a yard',
    platform: 'twitter',
  } as const;
  const callsOf = (...keyBenefits: string[]) => written({ ...fencing, keyBenefits }).callToAction.join(' ');
  expect(callsOf('We come to you', 'We haul away the old fence')).toContain('Get a quote');
  expect(callsOf('We come to you', '$60 a yard')).not.toContain('quote');
  expect(callsOf('We come to you', '$60 a yard', 'Written quote before any work')).toContain('Get a quote');
});

it('a brief’s own call ends its ads and stands first', () => {
  const { callToAction, fullAd } = written({ callToAction: 'Check dates' });
  expect(callToAction[0]).toBe('Check dates');
  for (const ad of fullAd) expect(ad).toContain('Check dates');
});

it.each([
  ['£14 a pack, two packs for £25', 'Order now'],
  ['$30 per session', 'Book a session'],
  ['£55 all day', 'Check your dates'],
  ['Only 2 spots left in November', 'Save your spot'],
  ['$899 delivered', 'Order now'],
  ['Open 8 to 8 every day', 'Stop in'],
  ['Free collection of furniture', 'Book a free collection'],
  ['30% off until February 28', 'Get 30% off'],
])('is of the price or the door where nothing else is known: %s', (benefit, call) => {
  const { callToAction } = written({
    productName: 'Hollin',
    targetAudience: 'neighbors',
    keyBenefits: [benefit, 'Since 1998'],
  });
  expect(callToAction).toContain(call);
});

describe('a brief of no known trade', () => {
  it.each([
    [
      'Old Bones Dinosaur Digs',
      ['Dig real fossils in Montana', 'Ages 6 and up', 'Water and shade provided'],
      'Save your spot',
    ],
    [
      'ClipperNote',
      ['Texts clients the night before', 'Notes on every dog', '£14 a month', 'Cancel anytime'],
      'Get started',
    ],
    ['Clack', ['Mechanical keyboards built to order', '11 switch types', 'Send it back free'], 'Order (?:now|yours)'],
    ['Tin Whistle Toy Hospital', ['Teddy bears mended while you wait', 'Eyes, noses and zips', 'From £6'], 'Book now'],
    [
      'Riddle night at the Rusty Anchor',
      ['Every Wednesday 7:30', '$50 to first place', 'Bring your own cushion'],
      'Save the date',
    ],
    [
      'Nonna’s Freezer',
      ['Hand-rolled manicotti', 'Ready to bake in 55 minutes', 'Feeds 4 for $34'],
      'Order (?:now|yours)',
    ],
    ['Kessel Ring Remodelling', ['We melt down your own gold', 'See a drawing before we start'], 'Get in touch'],
  ])('ends with how such things are had: %s', (productName, keyBenefits, call) => {
    const { fullAd } = written({ productName, targetAudience: 'people', keyBenefits });
    for (const ad of fullAd) expect(lastLine(ad)).toMatch(new RegExp(`${call}\\.$`));
  });

  it('of harm or grief is told to get in touch', () => {
    const { callToAction, description } = written({
      productName: 'Bloom & Tomb',
      targetAudience: 'families who live far from a grave',
      keyBenefits: ['Fresh flowers placed monthly', 'We email you a photo every visit', 'Cancel whenever'],
      tone: 'exciting',
    });
    expect(callToAction[0]).toMatch(/Get in touch|Contact us/);
    expect(description.join(' ')).not.toContain('!');
  });

  it('has no English call in another language', () => {
    const { description } = written({
      productName: 'مخبز النور',
      targetAudience: 'العائلات',
      keyBenefits: ['خبز طازج كل يوم', 'توصيل مجاني'],
    });
    expect(description.join(' ')).not.toMatch(/[a-z]/i);
  });
});
