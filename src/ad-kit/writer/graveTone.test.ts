import type { CopyBrief } from './brief';
import { brief } from './testing/briefs';
import { writeCopy } from './writeCopy';

it.each(['casual', 'exciting', 'urgent'] as const)('makes no jokes of grief, whatever the tone: %s', (tone) => {
  const funeral: CopyBrief = {
    ...brief('Bright Path Funeral Home', 'families', [
      'Prices on our website',
      'We answer day and night',
      'All faiths',
    ]),
    platform: 'facebook',
    adType: 'display',
    tone,
  };
  for (const seed of ['a', 'b', 'c']) {
    const said = Object.values(writeCopy(funeral, seed)).flat().join('\n');
    expect(said).not.toMatch(/!|birthday|wallet|yep|nope|what are you waiting|come as you are|you know you want/i);
    expect(said).toMatch(/we answer day and night/i);
  }
});

it('asks nobody about whom they have lost', () => {
  const quilts: CopyBrief = {
    ...brief('Stitch & Story Quilts', 'people who lost a loved one', [
      'Memory quilts from their clothing',
      'Handmade in Vermont',
      'Starts at $350',
    ]),
    platform: 'facebook',
    adType: 'display',
    tone: 'exciting',
  };
  const said = Object.values(writeCopy(quilts, 'a')).flat().join('\n');
  expect(said).not.toMatch(/[?!]/);
  expect(said).toMatch(/Prices start at \$350|from \$350/i);
});
