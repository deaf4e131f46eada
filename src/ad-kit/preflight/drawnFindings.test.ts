import { schemeOf } from '../artwork/brandScheme';
import type { Artwork } from '../artwork/artwork';
import { drawArtwork } from '../artwork/renderArtwork';
import type { CanvasId } from '../canvases';
import { aLogo } from '../artwork/testing/aLogo';
import { anArtwork } from '../artwork/testing/anArtwork';
import { drawnFindings } from './drawnFindings';
import { placeOf } from './finding';
import { allSupplies } from '../artwork/testing/allSupplies';

const supplies = allSupplies();
const canvases: CanvasId[] = ['1080x1080', '1200x628'];

const found = (own: Partial<Artwork>, context: Partial<Parameters<typeof drawnFindings>[1]> = {}) =>
  drawnFindings(
    canvases.map((canvas) => ({ canvas, drawing: drawArtwork({ ...anArtwork(), ...own, canvas }, supplies) })),
    { hasCardTitle: false, ...context },
  ).map((finding) => `${finding.group}: ${placeOf(finding)}: ${finding.sentence}`);

const content = { headline: 'Fresh beans', brand: 'Halden' };

it('finds nothing in a drawing that shows everything', () => {
  expect(found({ content })).toEqual([]);
});

it('tells the part that is cut, and where', () => {
  const subheadline = 'We roast on Thursday and post the same afternoon. '.repeat(6);
  expect(found({ content: { ...content, subheadline } })).toEqual([
    expect.stringMatching(
      /^artwork: Artwork: subheadline: The artwork doesn’t have room for the full subheadline at .*1200 × 628\.$/,
    ),
  ]);
});

it('tells where an object has no room to be as somebody set it, and only there', () => {
  const subject = { content, layout: 'behind-the-object', illustration: 'coffee' } as const;
  expect(found({ ...subject, objectPose: { size: 1 } })).toEqual([
    expect.stringMatching(
      /^artwork: Artwork: illustration: The artwork has no room for the illustration as you set it at 1080 × 1080.*\.$/,
    ),
  ]);
  expect(found({ ...subject, objectPose: { size: -1 } })).toEqual([]);
});

it('tells where a logo has no room to be larger', () => {
  const wide = { content, layout: 'shelf', logo: { ...aLogo('#000000'), width: 2_000 } } as const;
  expect(found({ ...wide, logoSize: 1 })).toEqual([
    expect.stringMatching(/^artwork: Artwork: logo: The artwork has no room for a larger logo at 1080 × 1080.*\.$/),
  ]);
  expect(found(wide)).toEqual([]);
});

it('tells letters that no font has', () => {
  expect(found({ content: { ...content, headline: 'Fresh beans 🂡' } })).toEqual([
    'artwork: Artwork: headline: The artwork’s fonts don’t include 🂡, so it’s left out.',
  ]);
});

it('tells what X’s card title covers', () => {
  const call = { content: { ...content, call_to_action: 'Start now' } };
  expect(found(call)).toEqual([]);
  const covered = found(call, { hasCardTitle: true });
  for (const sentence of covered) expect(sentence).toMatch(/^artwork: .*X’s website card title covers/);
  expect(covered).not.toEqual([]);
});

it('tells a logo that is lost on its ground, and nothing where it is clear or isn’t drawn', () => {
  const colored = (colour: string) => ({ content, colours: schemeOf('roast'), logo: aLogo(colour) });
  const { ground, ink } = schemeOf('roast');
  expect(found({ ...colored(ground), logoPlate: 'none' })).toEqual([
    expect.stringMatching(/^logo: Artwork: logo: The logo is hard to see on its background at 1080 × 1080/),
  ]);
  expect(found(colored(ground))).toEqual([]);
  expect(found({ ...colored(ink), logoPlate: 'none' })).toEqual([]);
});
