import { anArtwork } from '../../ad-kit/testing/anArtwork';
import type { ArtworkFormat } from '../api/adsApi';
import type { LibraryTemplate } from '../api/templateLibraryApi';
import type { Template } from '../api/templatesApi';
import { industryValues, templateCategoryValues } from '../api/bounds';
import { aUuid } from './builders';

const formats: ArtworkFormat[] = ['1080x1080', '1200x628', '1080x1350', '1080x1920'];
const colours = ['#f2e5d0', '#cdbdff', '#dcf1ea', '#ffcba4', '#cfe6ff', '#ffdf4d'];
/** As many as the free plan has. */
const basicCount = 5;

/** A template for each category and industry, so that every filter finds something; five are basic. */
export function makeLibrary(): LibraryTemplate[] {
  return templateCategoryValues.flatMap((category, row) =>
    industryValues.map((industry, column): LibraryTemplate => {
      const index = row * industryValues.length + column;
      const format = formats[index % formats.length] ?? '1080x1080';
      const colour = colours[index % colours.length] ?? '#f2e5d0';
      return aLibraryTemplate({
        id: `template-${index + 1}`,
        name: `${industry} ${category.toLowerCase()}`,
        category,
        industry,
        format,
        thumbnail: pictureOf(format, colour),
        locked: index >= basicCount,
      });
    }),
  );
}

export function aLibraryTemplate(own: Partial<LibraryTemplate> = {}): LibraryTemplate {
  return {
    id: 'roasters-shelf',
    name: 'Roaster’s Shelf',
    description: 'One product on a low horizon and the promise in three short lines.',
    category: 'Product',
    industry: 'Food & Beverage',
    format: '1080x1080',
    thumbnail: pictureOf('1080x1080', '#f2e5d0'),
    headline: 'Fresh roast, every other Friday.',
    subheadline: 'Roasted Thursday, at your door Friday.',
    body_text: 'Pick a roast, set the rhythm, skip a week whenever you like.',
    short_description: 'Skip any week you like',
    cta: 'Start a subscription',
    button: 'SHOP_NOW',
    target_audience: 'Home coffee drinkers, Gift buyers',
    best_platforms: ['instagram', 'facebook'],
    conversion_tips: ['Name the rhythm, not the discount.'],
    design_elements: {
      color_scheme: ['#f2e5d0', '#e8a33a', '#c54629', '#2b1810'],
      fonts: ['Fraunces', 'Archivo'],
      artwork: anArtwork(),
    },
    uses: 0,
    locked: false,
    ...own,
  };
}

/** A template of the account's own, with the same texts. */
export function aTemplate(own: Partial<Template> = {}): Template {
  const { thumbnail: _thumbnail, conversion_tips: _tips, locked: _locked, ...contents } = aLibraryTemplate();
  return {
    ...contents,
    id: aUuid(),
    button: null,
    library_template_id: null,
    created_at: '2026-11-02T10:00:00.000Z',
    updated_at: '2026-11-02T10:00:00.000Z',
    ...own,
  };
}

/** A plain ground of the right shape: the drawings are the server's. */
function pictureOf(format: ArtworkFormat, colour: string): string {
  const [width, height] = format.split('x');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${colour}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
