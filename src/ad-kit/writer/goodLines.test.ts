import { copyTones, type Copy, type CopyBrief } from './brief';
import { brief } from './testing/briefs';
import { writeCopy } from './writeCopy';

/** All lines of answers in every tone, each text once. */
function linesOf(product: string, audience: string, benefits: string[]): string[] {
  const asked: CopyBrief[] = copyTones.flatMap((tone) =>
    (['display', 'search', 'story'] as const).map((adType) => ({
      ...brief(product, audience, benefits),
      platform: 'facebook',
      adType,
      tone,
    })),
  );
  const texts = asked.flatMap((each) => Object.values(writeCopy(each, 'a seed') satisfies Copy).flat());
  return [...new Set(texts.flatMap((text) => text.split('\n')))];
}

it.each([
  [
    'a bare price is the product’s',
    ['from $39', 'Polarized lenses', 'Free returns'],
    /(?:good news|best part|get this): from \$39/i,
  ],
  ['nobody gets what there is to choose from', ['Over 1000 frames', 'Walk-ins welcome'], /you get over 1000 frames/i],
  ['nobody gets seats', ['12 seats', 'Early bird until March 3'], /you get 12 seats/i],
  [
    'what one can do is not urged on one today',
    ['Skip any week', 'Free shipping'],
    /skip any week today|starting today/i,
  ],
  ['an absence is no reason to hurry', ['No damage to your door', 'Free quotes'], /door, so (?:start|why)/i],
  ['a condition follows no name', ['If it’s cloudy, you pay nothing', 'Hot cocoa'], /with harbor house, if/i],
  ['an interest rate is no price', ['4.5% APY', 'Local branches'], /the price\? 4\.5%|cost\? 4\.5%/i],
  ['a service is not done', ['Done in 3 weeks', 'Fixed price'], /harbor house is done/i],
  ['“there” is where somebody is', ['There in 20 minutes', 'Licensed'], /with harbor house, there in/i],
  ['a list takes no further “and”', ['Archery, canoes and campfires', 'No phones'], /campfires and no phones/i],
  ['a wheelchair ramp is no kind word', ['Wheelchair accessible', 'Tickets from $20'], /kind hello|don’t bite/i],
  ['stock lasts, and is not tough', ['While stocks last', 'Free gift wrap'], /put it to work|ordinary day/i],
])('says nothing senseless: %s', (_name, benefits, senseless) => {
  expect(linesOf('Harbor House', 'neighbors', benefits).filter((line) => senseless.test(line))).toEqual([]);
});

it.each([
  ['Soleil sunglasses', ['from $39', 'Free returns'], /start at \$39/],
  ['Harbor Hotel', ['Rooftop pool', 'from $129 a night'], /Prices start at \$129 a night/],
  ['Old Mill', ['Bonfire pit', 'Sleeps 6'], /has a bonfire pit/],
  ['Spark Locksmith', ['There in 20 minutes', '24/7'], /(?:Spark Locksmith is|We’re) there in 20 minutes/],
])('says of %s what it costs and has', (product, benefits, told) => {
  expect(linesOf(product, 'neighbors', benefits).some((line) => told.test(line))).toBe(true);
});

it('no business is a price: its hours, rooms and courses are', () => {
  for (const product of ['Iron Alley Gym', 'Mudlark Pottery']) {
    const lines = linesOf(product, 'neighbors', ['$29/month', 'No contracts', 'Max 8 in a class']);
    expect(lines.filter((line) => /\b(?:is|you pay|the price:) \$29/i.test(line))).toEqual([]);
    expect(lines.some((line) => line.includes('$29/month'))).toBe(true);
  }
});

it('every ad ends with what to do', () => {
  const { fullAd } = writeCopy(
    {
      ...brief('HullCheck', 'owners of sailboats', ['Replaces anodes', 'Photos after every dive']),
      platform: 'facebook',
      adType: 'video',
      tone: 'casual',
    },
    'a seed',
  );
  for (const ad of fullAd) expect(ad).toMatch(/End card: HullCheck\. (?:Learn more|Book|Contact|Ask|Get)/);
});

it.each([
  ['Redwood Deck Builders', ['licensed bonded and insured', 'Cedar'], /^We’re licensed, bonded and insured[.!]/],
  ['Rusty Nail Sweep', ['CSIA certified', 'No mess'], /Rusty Nail Sweep is CSIA certified/],
  ['Suds Laundromat', ['open 6am to midnight', 'Big machines'], /We’re open 6am to midnight/],
  ['Kerr Upholstery', ['Free quote from a photo', 'over 2,000 fabrics'], /Get a free quote from a photo[.!]/],
  ['Kerr Upholstery', ['Free quote from a photo', 'over 2,000 fabrics'], /Choose from over 2,000 fabrics/],
  ['Pearl Depot', ['Free wifi while you wait', 'Twins welcome'], /Get free wifi while you wait[.!]/],
  ['Suds Laundromat', ['Big machines', '2 minutes from Pearl station'], /We’re 2 minutes from Pearl station[.!]/],
  ['Suds Laundromat', ['Big machines', 'Twins welcome'], /Twins are welcome[.!]/],
  ['QuietBox', ['soundproof booth for home', 'cuts noise by 30 dB'], /QuietBox: a soundproof booth for home[.!]/],
])('tells a fact of %s in a sentence: %s', (product, benefits, told) => {
  expect(linesOf(product, 'neighbors', benefits).some((line) => told.test(line))).toBe(true);
});

it.each([
  ['a name and a colon', ['Licensed artists', 'Rent to own', '5-star rated'], /Quietbox: /],
  ['what it is as what it has', ['soundproof booth for home', 'cuts noise'], /has a soundproof/],
  ['people as a quality', ['Licensed artists', 'Open late'], /is licensed artists|we’re licensed artists/i],
  ['a condition as a thing', ['Free until you pass', 'Free for 3 users'], /get free|get a free/i],
])('has in no text of two sentences %s', (_name, benefits, wrong) => {
  const said = linesOf('Quietbox', '', benefits);
  expect(said.filter((line) => /[.!] /.test(line) && !line.includes(' | ') && wrong.test(line))).toEqual([]);
});

it('says in talking tones alone, and on no card, that the last fact comes on top', () => {
  const adsOf = (tone: CopyBrief['tone'], adType: CopyBrief['adType']) =>
    writeCopy(
      {
        ...brief('Hollin', 'neighbors', ['Open until 8', 'Dogs welcome', 'Free parking', 'Heated pool']),
        platform: 'facebook',
        adType,
        tone,
      },
      'a seed',
    ).fullAd.join('\n');
  expect(adsOf('casual', 'video')).toMatch(/Plus, (?:dogs are welcome|parking is free|you get a heated pool)\b/);
  expect(adsOf('friendly', 'video')).toMatch(/And (?:dogs are welcome|parking is free|you get a heated pool)\b/);
  for (const ads of [adsOf('professional', 'display'), adsOf('urgent', 'display'), adsOf('casual', 'carousel')])
    expect(ads).not.toMatch(/Plus,|\bAnd /);
});

it('says what a fact is worth once in an answer', () => {
  for (const tone of copyTones) {
    const { description, fullAd } = writeCopy(
      {
        ...brief('Soleil', 'beach lovers', ['Lenses from $39', 'Polarized glass', 'Free returns']),
        platform: 'facebook',
        adType: 'display',
        tone,
      },
      'a seed',
    );
    const tails = [...description, ...fullAd.flatMap((text) => text.split('\n'))].flatMap(
      (text) => text.match(/(?:, (?:so|because|and|said) |: a number)[^.]*/g) ?? [],
    );
    expect(tails.filter((tail, index) => tails.indexOf(tail) !== index)).toEqual([]);
  }
});

it.each([
  ['14-day free trial', 'Start your free trial'],
  ['Free estimates', 'Get a free estimate'],
  ['Free swatches', 'Get free swatches'],
  ['First lesson is free', 'Book your free lesson'],
  ['Enroll by August 15', 'Enroll now'],
  ['Book online in 60 seconds', 'Book online'],
  ['Free quote from a photo', 'Get a free quote'],
  ['Free CT scan before you decide', 'Get a free CT scan'],
  ['Reservations and walk-ins', 'Make a reservation'],
  ['Instrument rentals from $19 a month', 'Ask about instrument rentals'],
  ['Sedation available', 'Ask about sedation'],
  ['Big kitchen', 'Ask us anything'],
  ['Tickets $12, under 3 free', 'Get tickets'],
  ['4.7 in the app store', 'Get the app'],
])('the button asks for what is offered: %s', (benefit, call) => {
  const asked: CopyBrief = {
    ...brief('Harbor House', 'neighbors', [benefit, 'Open Saturdays']),
    platform: 'twitter',
    adType: 'display',
    tone: 'friendly',
  };
  expect(writeCopy(asked, 'a seed').callToAction).toContain(call);
});

it('a name that ends with a dot has whole ads that tell something', () => {
  const wool: CopyBrief = {
    ...brief('Wool & Co.', 'knitters', ['Yarn from our own sheep', 'Undyed', 'Patterns with every skein']),
    platform: 'instagram',
    adType: 'video',
    tone: 'exciting',
  };
  for (const seed of ['a', 'b', 'c', 'd']) {
    for (const ad of writeCopy(wool, seed).fullAd) expect(ad).toMatch(/sheep|undyed|skein/i);
  }
});

it('an ad of two facts tells both rather than its name twice', () => {
  const coach: CopyBrief = {
    ...brief('Shape Up with Dana', 'beginners', ['Weekly calls', 'No gym required']),
    platform: 'instagram',
    adType: 'video',
    tone: 'urgent',
  };
  for (const ad of writeCopy(coach, 'a seed').fullAd) expect(ad).toMatch(/weekly calls|no gym required/i);
});

it('a second ad of two facts begins with the other one', () => {
  const gutters: CopyBrief = {
    ...brief('Evergreen Gutter Guys', '', ['Gutters cleaned from $89', 'Photos before and after']),
    platform: 'instagram',
    adType: 'video',
    tone: 'casual',
  };
  const ads = writeCopy(gutters, 'a seed').fullAd;
  expect(new Set(ads.map((ad) => ad.split('\n')[0])).size).toBe(ads.length);
  for (const ad of ads) expect(ad).toMatch(/gutters cleaned.*before and after|before and after.*gutters cleaned/is);
});

it('no ad ends with a call for what was just told', () => {
  const said = linesOf('Clearpath Law', 'people behind on bills', ['Free 30 min consult', 'Payment plans from $99/mo']);
  expect(said.filter((line) => /free 30-minute consult[.!] get a free/i.test(line))).toEqual([]);
});

it('a clause that hangs on another is no headline', () => {
  const lines = linesOf('Coach Mike', 'dads', ['My clients keep the weight off, most of them for years', 'Open early']);
  expect(lines.filter((line) => /^most of them/i.test(line))).toEqual([]);
});

it.each([
  'Hem pants for $14',
  'First assessment $60',
  'Birth doula package $1,200',
  'Two prenatal visits',
  'Twins welcome',
  'All tickets for $20',
  'Free shipping over $40',
])('nobody is told to ask about what is no thing: %s', (benefit) => {
  expect(linesOf('Harbor House', '', [benefit, 'Open Saturdays']).filter((line) => /ask about/i.test(line))).toEqual(
    [],
  );
});

it('has no long name as a subject', () => {
  const lines = linesOf('Uncle Mo’s Halal Hog-Free Roast', '', ['Whole lamb on the spit', 'Feeds 80', 'HMC certified']);
  expect(lines.filter((line) => /Roast (?:feeds|has|is|offers)\b.*\.$/.test(line))).toEqual([]);
});

it('begins no text with what only stands beside another fact', () => {
  const { description, fullAd } = writeCopy(
    {
      ...brief('Wharf Lane', 'boaters', ['Mooring lines spliced while you wait', '£18 a line', '8, 10 or 14mm']),
      platform: 'facebook',
      adType: 'display',
      tone: 'exciting',
    },
    'a seed',
  );
  expect([...description, ...fullAd].filter((text) => /^(?:8, 10|£18)/.test(text))).toEqual([]);
  expect([...description, ...fullAd].filter((text) => /(?:14mm|a line)!/.test(text))).toEqual([]);
});

it('has no headline that is a riddle alone', () => {
  const { headline } = writeCopy(
    {
      ...brief('AuditAcorn', 'timber merchants', ['Paperwork done for you', 'Pass first time or we redo it free']),
      platform: 'instagram',
      adType: 'story',
      tone: 'professional',
    },
    'a seed',
  );
  expect(headline).not.toContain('The risk is ours');
});
