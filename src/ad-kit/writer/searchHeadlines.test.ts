import { copyTones, type CopyBrief } from './brief';
import { brief } from './testing/briefs';
import { writeCopy } from './writeCopy';

const briefs = [
  brief('Hawthorne Hearth Bakery', 'neighbors in Portland', ['Preorder by Thursday', 'Baked before dawn', 'From $6']),
  brief('Kestrel Bikes', 'commuters', ['Free test rides', 'Repairs while you wait', 'Open Sundays']),
  brief('Tidewater Storage', 'people moving', ['First month $1', 'Climate controlled', 'Open 24/7']),
  brief('Quill & Co. Tutoring', 'high schoolers', ['First lesson free', 'One-on-one sessions', 'Evening appointments']),
  brief('Nimbus backup', 'photographers', ['14-day free trial', 'Restores in minutes', 'Encrypts your photos']),
  brief('Marrow Dental', 'families', ['Open Saturdays', 'Gentle with kids', 'Payment plans']),
];

it.each(briefs.map((each) => [each.productName, each] as const))(
  'three facts of %s give a search at least nine headlines and four descriptions',
  (_name, asked) => {
    for (const tone of copyTones) {
      const search: CopyBrief = { ...asked, platform: 'google', adType: 'search', tone };
      const { headline, description } = writeCopy(search, 'a seed');
      expect(headline.length).toBeGreaterThanOrEqual(9);
      expect(headline.length).toBeLessThanOrEqual(15);
      expect(description).toHaveLength(4);
      // Names alone say nothing: one is enough.
      expect(headline.filter((text) => text.toLowerCase() === asked.productName.toLowerCase()).length).toBeLessThan(2);
      const openings = description.map((text) => text.split(/[.!?]/)[0]);
      expect(new Set(openings).size).toBe(4);
    }
  },
);

it('the strongest fact stands in two headlines, three at most, and a description', () => {
  for (const tone of copyTones) {
    const search: CopyBrief = { ...(briefs[2] as (typeof briefs)[number]), platform: 'google', adType: 'search', tone };
    const { headline, description } = writeCopy(search, 'a seed');
    const told = headline.filter((text) => /first month \$1/i.test(text));
    expect([2, 3]).toContain(told.length);
    // "First month: $1" says it, too.
    expect(description.some((text) => /first month:? \$1/i.test(text))).toBe(true);
  }
});

it('no whole ad says a fact in two of its headlines', () => {
  const search: CopyBrief = {
    productName: 'Rapid Print',
    targetAudience: 'small businesses',
    platform: 'google',
    adType: 'search',
    tone: 'friendly',
    keyBenefits: ['Next day business cards', 'recycled paper', 'free proofs'],
    callToAction: null,
    maxCharacters: null,
    includeEmojis: false,
  };
  for (let seed = 0; seed < 20; seed += 1) {
    for (const ad of writeCopy(search, `seed ${seed}`).fullAd) {
      const [headlines = ''] = ad.split('\n');
      expect(headlines).toMatch(/rapid print/i);
      for (const fact of [/recycled paper/gi, /proofs/gi, /business cards/gi]) {
        expect(headlines.match(fact)?.length ?? 0).toBeLessThan(2);
      }
    }
  }
});

it('says what people near look for, and where', () => {
  const plumber: CopyBrief = {
    ...brief('Hartley Plumbing & Drain', 'homeowners in Tulsa with old pipes', [
      'No overtime charges',
      'Free estimates',
    ]),
    platform: 'google',
    adType: 'search',
    tone: 'professional',
  };
  expect(writeCopy(plumber, 'a seed').headline).toContain('Plumber in Tulsa');
});
