import { underCardTitle } from './cardTitle';
import { drawArtwork } from './renderArtwork';
import { allSupplies } from './testing/allSupplies';
import { anArtwork } from './testing/anArtwork';

const supplies = allSupplies();
const coveredOn = (canvas: '1200x628' | '1080x1080', callToAction: string) => {
  const content = { headline: 'Fresh roast', call_to_action: callToAction };
  return underCardTitle(canvas, drawArtwork(anArtwork({ layout: 'shelf', canvas, content }), supplies).texts);
};

describe('what X’s card title covers', () => {
  it('is the button at a drawing’s foot', () => {
    expect(coveredOn('1200x628', 'Start a subscription')).toEqual(['call_to_action']);
  });

  it('is nothing where nothing stands there, or where X doesn’t show the picture', () => {
    expect(coveredOn('1200x628', '')).toEqual([]);
    expect(coveredOn('1080x1080', 'Start a subscription')).toEqual([]);
  });
});
