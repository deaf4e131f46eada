import type { CopyBrief } from '../brief';
import { writeCopy } from '../writeCopy';
import { spellingFor } from './british';

const brief: CopyBrief = {
  productName: 'Yard Movers',
  targetAudience: 'renters in Leeds',
  platform: 'facebook',
  adType: 'display',
  tone: 'friendly',
  keyBenefits: ['from £180', 'no hidden fees'],
  callToAction: null,
  maxCharacters: null,
  includeEmojis: false,
};

it('says lines of a brief in pounds in British words, and leaves what was typed', () => {
  const said = spellingFor(brief);
  expect(said('Neighbors borrow your couch. Schedule a visit.')).toBe('Neighbours borrow your sofa. Book a visit.');
  expect(said('Yard Movers, and your yard.')).toBe('Yard Movers, and your yard.');
  expect(said('Book a Cleaning')).toBe('Book a Clean');
  expect(said('Somebody has to open the IRS letter')).toBe('Somebody has to open the HMRC letter');
});

it('leaves other briefs alone', () => {
  const said = spellingFor({ ...brief, keyBenefits: ['from $180'] });
  expect(said('Neighbors borrow your couch.')).toBe('Neighbors borrow your couch.');
});

it('holds in all that is written', () => {
  const physio = {
    ...brief,
    productName: 'Cole Physio',
    keyBenefits: ['gait analysis £55', 'HCPC registered', 'no referral needed'],
  };
  for (const seed of ['a', 'b', 'c']) {
    const text = Object.values(writeCopy({ ...physio, targetAudience: 'runners in Leeds' }, seed))
      .flat()
      .join('\n');
    expect(text).not.toMatch(/\b(?:couch|sneakers|physical therapy|color|neighbor)/i);
  }
});
