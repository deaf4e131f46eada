import type { ReactElement } from 'react';
import type { ArtworkImage } from '../artwork';
import type { Box } from '../../type-setting/textOutline';
import { brandIn, underlined } from '../callAndBrand';
import { createFootColumn } from '../column';
import { between, bottom, right } from '../geometry';
import { groundOf } from '../parts';
import { photoIn } from '../photo';
import { drawScrim, scrimFor } from '../scrim';
import type { Placed, Sheet, TextBlock } from '../sheet';
import { halvesOf, poster } from './posterLines';

/** Behind the object with a photo: it goes to the canvas's edges, and the words rise from behind it. */
export const photoBeforeWords = (sheet: Sheet, photo: ArtworkImage): ReactElement =>
  sheet.shape === 'wide' ? besideWords(sheet, photo) : belowWords(sheet, photo);

/** How much of the last line the photo covers, by the size of its letters: words are read by their heads. */
const tuck = 0.07;

const lineHeights = { square: 0.16, portrait: 0.155, story: 0.12 };

function belowWords(sheet: Sheet, photo: ArtworkImage): ReactElement {
  const { width, height, unit, safe, shape, ground, colours } = sheet;
  const isStory = shape === 'story';
  const veil = scrimFor(colours);
  const brand = brandIn(sheet, { box: { ...safe, width: safe.width * 0.5, height: unit * 6 }, on: ground });
  const top = brand.element ? bottom(brand.box) + unit * 3.4 : safe.y;
  const lineHeight = height * (shape === 'wide' ? 0 : lineHeights[shape]);
  const words = wordsIn(sheet, between(safe.x, top, right(safe), top + lineHeight * 2 + unit * 2.4));
  const last = words.at(-1);
  const photoTop = last?.element ? bottom(last.box) - last.size * tuck : top;

  const call = underlined(
    sheet,
    sheet.text({
      part: 'call_to_action',
      box: between(safe.x + safe.width * 0.6, bottom(safe) - unit * 8, right(safe), bottom(safe) - unit),
      size: unit * (isStory ? 3.6 : 3.1),
      maxLines: 2,
      face: 'bold',
      align: 'right',
      anchor: 'bottom',
      ...veil,
    }),
  );
  const foot = footTexts(
    sheet,
    between(safe.x, bottom(safe) - unit * 17, safe.x + safe.width * 0.56, bottom(safe)),
    veil,
  );
  const footTop = Math.min(bottom(safe), ...(call.element ? [call.box.y] : []), ...foot.lines.map(({ y }) => y));
  const scene = between(0, photoTop, width, height);
  const eye = { x: 0.5, y: ((photoTop + footTop) / 2 - photoTop) / scene.height };
  return (
    <g>
      {groundOf(sheet)}
      {brand.element}
      {words.map(({ element }, index) => (
        <g key={index}>{element}</g>
      ))}
      {photoIn(sheet, photo, { box: scene, eye }).element}
      {footTop < bottom(safe) &&
        drawScrim(veil, scene, { from: 'bottom', solid: height - footTop + unit * 1.4, fade: unit * 9 })}
      {foot.elements}
      {call.element}
    </g>
  );
}

/** On a wide canvas the photo stands at the right, and a poster's lower line ends at it. */
function besideWords(sheet: Sheet, photo: ArtworkImage): ReactElement {
  const { width, height, unit, safe, ground } = sheet;
  const scene = between(width * 0.57, 0, width, height);
  const textRight = scene.x - unit * 3;
  const brand = brandIn(sheet, { box: { ...safe, width: textRight - safe.x, height: unit * 6 }, on: ground });
  const call = underlined(
    sheet,
    sheet.text({
      part: 'call_to_action',
      box: between(safe.x, bottom(safe) - unit * 8, textRight, bottom(safe) - unit),
      size: unit * 3.1,
      maxLines: 2,
      face: 'bold',
      anchor: 'bottom',
      on: ground,
    }),
  );
  const callTop = call.element ? call.box.y - unit * 2.6 : bottom(safe);
  const foot = footTexts(sheet, between(safe.x, callTop - unit * 15, textRight, callTop), { on: ground });
  const footTop = Math.min(callTop, ...foot.lines.map(({ y }) => y));
  const top = brand.element ? bottom(brand.box) + unit * 3.4 : safe.y;
  const words = wordsIn(sheet, between(safe.x, top, textRight, footTop - unit * 3.6), scene.x);
  return (
    <g>
      {groundOf(sheet)}
      {brand.element}
      {words.map(({ element }, index) => (
        <g key={index}>{element}</g>
      ))}
      {foot.elements}
      {call.element}
      {photoIn(sheet, photo, { box: scene }).element}
    </g>
  );
}

/** A poster's two lines, the upper one at the left and the other at the right or at `end`; a longer headline whole. */
function wordsIn(sheet: Sheet, box: Box, end = right(box)): Placed[] {
  const [first, second] = halvesOf(sheet.content('headline'));
  if (first === '') return [];
  if (second === '')
    return [
      sheet.text({
        ...poster(sheet),
        text: first,
        maxLines: 7,
        box,
        size: sheet.unit * 18,
        minSize: sheet.unit * 3.6,
        lineHeight: 0.98,
      }),
    ];
  const gap = sheet.unit * 2.4;
  const height = (box.height - gap) / 2;
  const upper = sheet.text({ ...poster(sheet), text: first, box: { ...box, height } });
  const lower = {
    ...box,
    y: upper.isEmpty ? box.y : bottom(upper.box) + gap,
    height,
    width: end - box.x,
  };
  return [upper, sheet.text({ ...poster(sheet), text: second, box: lower, align: 'right' })];
}

const footTexts = (sheet: Sheet, box: Box, on: Pick<TextBlock, 'on' | 'inks'>) =>
  createFootColumn(sheet, box, (column) => {
    const isStory = sheet.shape === 'story';
    column.text({
      part: 'subheadline',
      face: 'bold',
      size: sheet.unit * (isStory ? 3.6 : 3),
      maxLines: 2,
      lineHeight: 1.2,
      height: sheet.unit * 8,
      ...on,
    });
    column.text({ part: 'body', gap: sheet.unit * 1.2, size: sheet.unit * 2.6, lineHeight: 1.22, ...on });
  });
