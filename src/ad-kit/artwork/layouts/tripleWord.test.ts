import { renderToStaticMarkup } from 'react-dom/server';
import { displayFontIds } from '../names';
import { canvasIds } from '../../canvases';
import { drawArtwork } from '../renderArtwork';
import { allSupplies } from '../testing/allSupplies';
import { anArtwork } from '../testing/anArtwork';

const supplies = allSupplies();

describe('triple word', () => {
  describe.each(canvasIds)('in %s', (canvas) => {
    const drawings = ['Drip', 'Achoo', 'Slurp', 'Snooze', 'Pay for ten'].flatMap((headline) =>
      displayFontIds.flatMap((displayFont) =>
        [undefined, 'Two of everything on the shelf.'].map((body) => {
          const content = { headline, subheadline: 'A plumber by Friday', call_to_action: 'Stop the drip', body };
          const drawn = drawArtwork(anArtwork({ layout: 'triple-word', canvas, displayFont, content }), supplies);
          const circle = /<circle cx="([\d.]+)" cy="([\d.]+)" r="([\d.]+)"/.exec(renderToStaticMarkup(drawn.svg));
          const [x = 0, y = 0, radius = 0] = (circle ?? []).slice(1).map(Number);
          const coveredShare = ({ part }: { part: string }) => {
            const box = drawn.texts.find((text) => text.part === part)?.bounds;
            if (!box) return 0;
            const samples = Array.from({ length: 60 * 20 }, (_, index) => ({
              x: box.x + (((index % 60) + 0.5) / 60) * box.width,
              y: box.y + ((Math.floor(index / 60) + 0.5) / 20) * box.height,
            }));
            return samples.filter((at) => Math.hypot(at.x - x, at.y - y) < radius).length / samples.length;
          };
          return { what: `${headline} in ${displayFont}${body ? ' with a body' : ''}`, coveredShare };
        }),
      ),
    );

    it('leaves the filled word to be read', () => {
      const hidden = drawings.filter(({ coveredShare }) => coveredShare({ part: 'headline' }) > 0.04);
      expect(hidden.map(({ what }) => what)).toEqual([]);
    });

    it('keeps its label off the other texts', () => {
      const hidden = drawings.filter(
        ({ coveredShare }) => coveredShare({ part: 'body' }) + coveredShare({ part: 'call_to_action' }) > 0,
      );
      expect(hidden.map(({ what }) => what)).toEqual([]);
    });
  });
});
