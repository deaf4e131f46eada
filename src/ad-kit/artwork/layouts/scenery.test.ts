import { renderToStaticMarkup } from 'react-dom/server';
import type { IllustrationId, LayoutId } from '../names';
import { illustrationIds, displayFontIds } from '../names';
import { renderArtwork } from '../renderArtwork';
import { allSupplies } from '../testing/allSupplies';
import { anArtwork } from '../testing/anArtwork';
import { sceneIds, sceneOf } from './scenery';
import { windowKindOf, windowKinds } from './windowKinds';

const supplies = allSupplies();

/** The drawing without its subject, as far as that is a group of its own. */
const drawn = (layout: LayoutId, illustration: IllustrationId) =>
  renderToStaticMarkup(renderArtwork(anArtwork({ layout, illustration, canvas: '1080x1350' }), supplies)).replace(
    /<g transform="translate.*/s,
    '',
  );

describe('a landscape', () => {
  it('is one of six, by its subject', () => {
    const found = new Set(illustrationIds.map((illustration) => sceneOf(anArtwork({ illustration }))));
    expect([...found].sort()).toEqual([...sceneIds].sort());
  });

  it('is one of six without a subject, by its typeface', () => {
    const found = new Set(
      displayFontIds.map((displayFont) => sceneOf(anArtwork({ displayFont, illustration: undefined }))),
    );
    expect([...found].sort()).toEqual([...sceneIds].sort());
  });

  it('is drawn unlike that of another industry, beneath the subject', () => {
    const subjects = ['sneaker', 'servers', 'heart', 'coin-stack', 'globe', 'house'] as const;
    expect(new Set(subjects.map((subject) => drawn('layers', subject))).size).toBe(subjects.length);
  });
});

describe('a cropped window', () => {
  it('is one of five, by its subject', () => {
    const found = new Set(illustrationIds.map((illustration) => windowKindOf(anArtwork({ illustration }))));
    expect([...found].sort()).toEqual([...windowKinds].sort());
  });

  it('is drawn unlike that of another industry, beneath the subject', () => {
    const subjects = ['armchair', 'coin-stack', 'heart', 'house', 'books'] as const;
    expect(new Set(subjects.map((subject) => drawn('cropped-window', subject))).size).toBe(subjects.length);
  });

  it('is the chart itself where the subject is a dashboard, not a window in a window', () => {
    expect(drawn('cropped-window', 'dashboard')).toContain('<polyline');
    const svg = renderToStaticMarkup(
      renderArtwork(anArtwork({ layout: 'cropped-window', illustration: 'dashboard' }), supplies),
    );
    expect(svg).not.toContain('<g transform="translate');
  });
});
