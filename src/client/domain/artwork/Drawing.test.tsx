import { screen, waitFor } from '@testing-library/react';
import { illustrationIds, type IllustrationId } from '../../../ad-kit/artwork/names';
import { renderPart } from '../../testing/renderPart';
import { Drawing } from './Drawing';
import { illustrations } from './illustrationFiles';

/** What other tests have drawn is at hand. */
beforeEach(() => illustrationIds.forEach((id) => void Reflect.deleteProperty(illustrations, id)));

const texts = { headline: 'Fresh roast', subheadline: '', body: '', cta: 'Order' };

const drawingOf = (illustration: IllustrationId) => (
  <Drawing
    format="1080x1080"
    texts={texts}
    design={{
      layout: 'shelf',
      colours: 'roast',
      display_font: 'fraunces',
      text_font: 'archivo',
      brand: '',
      illustration,
    }}
  />
);

it('shows an artwork with its illustration, and fetches those of no other industry', async () => {
  renderPart(drawingOf('coffee'));
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(await screen.findByRole('img', { name: /^Fresh roast/ })).toBeVisible();
  expect(illustrations).toHaveProperty('pizza');
  expect(illustrations).not.toHaveProperty('laptop');
});

it('shows what it showed before until another illustration is there', async () => {
  const { showNext } = renderPart(drawingOf('coffee'));
  const before = (await screen.findByRole('img')).innerHTML;
  showNext(drawingOf('laptop'));
  expect(screen.getByRole('img').innerHTML).toBe(before);
  await waitFor(() => expect(screen.getByRole('img').innerHTML).not.toBe(before));
});
