import { colourSchemes } from '../colourSchemes';
import { colourSchemeIds, displayFontIds } from '../names';
import { canvases, canvasIds } from '../../canvases';
import { differenceOf } from '../contrast';
import { drawArtwork } from '../renderArtwork';
import { allSupplies } from '../testing/allSupplies';
import { anArtwork } from '../testing/anArtwork';
import { coloursOf } from './questionAndCall';

const supplies = allSupplies();

const ads = [
  {
    headline: 'Hired your first person?',
    subheadline: 'Payroll has deadlines. We keep them.',
    body: 'Registered with the state for you. Pay stubs on the 25th. One accountant who picks up.',
    call_to_action: 'Set up payroll',
    brand: 'Evenbook',
  },
  {
    headline: 'Fixed or floating?',
    subheadline: 'We run both on your own numbers.',
    body: 'Two scenarios, side by side. Every fee in one list. A broker who returns the call.',
    call_to_action: 'Compare both',
    brand: 'Keyfall Lending',
  },
  {
    headline: 'Who’s in on Thursday?',
    subheadline: 'Plan space by how people come in.',
    body: 'We count quietly for four weeks. You get a floor plan that fits. No one loses a window without being asked.',
    call_to_action: 'Learn more',
    brand: 'Seatplan & Sons',
  },
];

describe('question and call', () => {
  describe.each(canvasIds)('in %s', (canvas) => {
    const drawings = ads.flatMap((content) =>
      displayFontIds.map((displayFont) => {
        const artwork = anArtwork({ layout: 'question-and-call', canvas, content, displayFont });
        const points = drawArtwork(artwork, supplies).texts.filter(({ part }) => part === 'body');
        return { displayFont, headline: content.headline, points };
      }),
    );

    it('draws each of three short points in full', () => {
      const lacking = drawings.filter(
        ({ points }) => points.length !== 3 || points.some(({ bounds, isCut }) => isCut || bounds.width === 0),
      );
      expect(lacking.map(({ displayFont, headline }) => `${headline} in ${displayFont}`)).toEqual([]);
    });

    it('sets the points in one size that is legible there', () => {
      const { width, height, shape } = canvases[canvas];
      const legible = shape === 'wide' ? height * 0.0345 : width * (shape === 'story' ? 0.028 : 0.024);
      const sizes = drawings.map(({ points }) => new Set(points.map(({ size }) => Math.round(size * 10))));
      expect(Math.max(...sizes.map(({ size }) => size))).toBe(1);
      expect(Math.min(...sizes.flatMap((each) => [...each])) / 10).toBeGreaterThanOrEqual(legible);
    });
  });

  it.each(colourSchemeIds)(
    'tells its footer from its picture, which meet without a strip between them, in %s',
    (id) => {
      const { bar, panel } = coloursOf(colourSchemes[id]);
      expect(differenceOf(bar, panel)).toBeGreaterThan(110);
    },
  );
});
