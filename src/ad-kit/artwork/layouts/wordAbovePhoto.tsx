import type { ReactElement } from 'react';
import type { Box } from '../../type-setting/textOutline';
import type { ArtworkImage } from '../artwork';
import { brandIn, buttonAt } from '../callAndBrand';
import { inkOn } from '../contrast';
import { between, bottom, right, type Point } from '../geometry';
import { groundOf } from '../parts';
import { focusIn, photoIn } from '../photo';
import { drawScrim, scrimFor } from '../scrim';
import type { Sheet } from '../sheet';
import { isOneWord, labelFillOn, roundLabel } from './roundLabel';
import { sentenceOverPhoto } from './sentenceOverPhoto';

/** Triple word with a photo: the repeats end where the photo begins, so that no letter lies over a face. */
export function wordAbovePhoto(sheet: Sheet, photo: ArtworkImage): ReactElement {
  if (!isOneWord(sheet) && sheet.shape !== 'wide') return sentenceOverPhoto(sheet, photo);
  const { width, height, unit, safe, shape, colours, ground } = sheet;
  const isWide = shape === 'wide';
  const isStory = shape === 'story';
  const edge = isWide ? width * 0.58 : right(safe);
  const veil = scrimFor(colours);
  // The middle of a story is where its call stands: the photo ends above it.
  const isFootPlain = isWide || isStory;
  const textOn = isFootPlain ? { on: ground } : veil;
  const brand = brandIn(sheet, {
    box: { ...safe, width: edge - safe.x, height: unit * 6 },
    on: ground,
    size: unit * (isStory ? 3.2 : 2.5),
  });
  const button = buttonAt(sheet, {
    x: safe.x,
    y: bottom(safe),
    from: 'bottom',
    maxWidth: (edge - safe.x) * 0.55,
    on: isFootPlain ? colours.ground : veil.colour,
    fills: isFootPlain ? [colours.dark, colours.light, colours.accent] : [colours.accent, colours.light],
    size: unit * (isStory ? 3.7 : 2.9),
  });
  const hasLabel = sheet.content('subheadline') !== '';
  const radius = unit * (isWide ? 11 : isStory ? 15 : 13);
  const bodyRight = isFootPlain || !hasLabel ? edge : right(safe) - radius * 2 - unit * 2;
  const body = sheet.text({
    part: 'body',
    box: between(
      button.element ? right(button.box) + unit * 3 : safe.x,
      bottom(safe) - unit * 7.25,
      bodyRight,
      bottom(safe),
    ),
    size: unit * 2.6,
    lineHeight: 1.24,
    anchor: 'middle',
    ...textOn,
  });
  const foot = [button, body].reduce((top, { element, box }) => (element ? Math.min(top, box.y) : top), bottom(safe));
  const top = brand.element ? bottom(brand.box) + unit * 3.4 : safe.y;
  const rows = between(safe.x, top, edge, isWide ? foot - unit * 3 : height * (isStory ? 0.48 : 0.54));
  const words = wordsIn(sheet, rows);
  const scene = isWide
    ? between(width * 0.62, 0, width, height)
    : between(0, words.foot + unit * 3, width, isStory ? foot - unit * 3 : height);
  const place = {
    box: scene,
    eye: isWide ? { x: 0.55, y: 0.42 } : { x: 0.45, y: (foot - scene.y) / 2 / scene.height },
  };
  const lowest = isStory ? bottom(scene) - unit * 2 : foot;
  const label = labelPlace(sheet, { scene, focus: focusIn(photo, place), foot: lowest, radius });
  return (
    <g>
      {groundOf(sheet)}
      {photoIn(sheet, photo, place).element}
      {!isFootPlain &&
        !body.isEmpty &&
        drawScrim(veil, scene, { from: 'bottom', solid: height - foot + unit * 1.6, fade: unit * 16 })}
      {brand.element}
      {words.elements}
      {button.element}
      {body.element}
      {hasLabel && roundLabel(sheet, label, label.radius, labelFillOn(colours, words.ink))}
    </g>
  );
}

/** The label lies on the photo where its subject isn't: in the lower right, else above the call. */
function labelPlace(
  { safe, width, shape, unit }: Sheet,
  { scene, focus, foot, radius }: { scene: Box; focus: Point; foot: number; radius: number },
): Point & { radius: number } {
  if (shape === 'wide') return { x: scene.x + radius * 0.6, y: bottom(safe) - radius, radius };
  if (focus.x < width * 0.5)
    return { x: right(safe) - radius, y: Math.min(bottom(safe), bottom(scene) - unit * 3) - radius, radius };
  const smaller = Math.max(unit * 8, Math.min(radius, (foot - scene.y - unit * 3.5) / 2));
  return { x: safe.x + smaller, y: foot - unit * 2 - smaller, radius: smaller };
}

/** One word in rows at full width, the lowest of them filled; a longer headline once. */
function wordsIn(sheet: Sheet, rows: Box): { elements: ReactElement[]; foot: number; ink: string } {
  const { unit, colours, ground } = sheet;
  const word = { part: 'headline', face: 'display', upperCase: true, on: ground, lineHeight: 1 } as const;
  if (!isOneWord(sheet)) {
    const drawn = sheet.text({ ...word, box: rows, size: unit * 24, minSize: unit * 4, lineHeight: 0.98 });
    return {
      elements: drawn.element ? [<g key="whole">{drawn.element}</g>] : [],
      foot: bottom(drawn.box),
      ink: drawn.ink,
    };
  }
  const gap = unit * 2.2;
  const row = { size: unit * 60, maxLines: 1 };
  const probe = sheet.text({ ...word, ...row, box: { ...rows, height: (rows.height - gap) / 2 }, outlined: 1 });
  const count = Math.max(2, Math.min(4, Math.floor((rows.height + gap) / (probe.box.height + gap))));
  const ink = inkOn(ground, [colours.light, colours.ink]) ?? colours.ink;
  const drawn = Array.from({ length: count }, (_, index) =>
    sheet.text({
      ...word,
      ...row,
      box: { ...rows, y: rows.y + index * (probe.box.height + gap), height: probe.box.height + 1 },
      ...(index === count - 1 ? { inks: [ink] } : { outlined: unit * 0.36 }),
    }),
  );
  return {
    elements: drawn.map(({ element }, index) => <g key={index}>{element}</g>),
    foot: Math.max(rows.y, ...drawn.map(({ box }) => bottom(box))),
    ink,
  };
}
