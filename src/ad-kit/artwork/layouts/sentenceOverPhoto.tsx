import type { ReactElement } from 'react';
import type { ArtworkImage } from '../artwork';
import type { Box } from '../../type-setting/textOutline';
import { brandIn, buttonAt } from '../callAndBrand';
import { between, bottom, px, right, type Point } from '../geometry';
import { focusIn, photoIn } from '../photo';
import { sceneBelow } from '../scene';
import { drawScrim, scrimFor, type Scrim } from '../scrim';
import type { Placed, Sheet, TextBlock } from '../sheet';
import { labelFillOn, roundLabel } from './roundLabel';

const headlineHeights = { square: 0.3, portrait: 0.28, story: 0.2, wide: 0.5 };

/** Triple word with a sentence and a photo: the photo is all of the ground, and its last word runs on in outlines. */
export function sentenceOverPhoto(sheet: Sheet, photo: ArtworkImage): ReactElement {
  const { width, height, unit, safe, shape, colours } = sheet;
  const isStory = shape === 'story';
  const veil = scrimFor(colours);
  const brand = brandIn(sheet, { box: { ...safe, height: unit * 6 }, size: unit * (isStory ? 3.2 : 2.5), ...veil });
  const top = brand.element ? bottom(brand.box) + unit * 3.4 : safe.y;
  const headline = sheet.text({
    ...lettering(veil),
    box: between(safe.x, top, right(safe), top + height * headlineHeights[shape]),
    size: unit * 15,
    minSize: unit * 4,
    lineHeight: 0.98,
  });
  const echo = echoBelow(sheet, veil, headline);
  const textFoot = headline.isEmpty ? top : bottom((echo ?? headline).box);

  const button = buttonAt(sheet, {
    x: safe.x,
    y: bottom(safe),
    from: 'bottom',
    maxWidth: safe.width * 0.55,
    on: veil.colour,
    fills: [colours.accent, colours.light],
    size: unit * (isStory ? 3.7 : 2.9),
  });
  const footTop = button.element ? button.box.y : bottom(safe);
  const whole = { x: 0, y: 0, width, height };
  const scene = sceneBelow(photo, whole, textFoot, footTop);
  const focus = focusIn(photo, scene);
  const hasLabel = sheet.content('subheadline') !== '';
  // The label lies where the photo's subject isn't: beside the call, else above it.
  const isBeside = focus.x < width * 0.58;
  const room = (isBeside ? bottom(safe) : footTop - unit * 2) - textFoot - unit * 1.5;
  const radius = Math.max(unit * 7, Math.min(unit * (isStory ? 15 : 13), room / 2));
  const label: Point = isBeside
    ? { x: right(safe) - radius, y: bottom(safe) - radius }
    : { x: safe.x + radius, y: footTop - unit * 2 - radius };
  const body = sheet.text({
    part: 'body',
    // Between the call and the label there would be no room for a sentence.
    ...(hasLabel && isBeside
      ? {
          box: between(safe.x, footTop - unit * 13, label.x - radius - unit * 2, footTop - unit * 2.4),
          anchor: 'bottom',
        }
      : {
          box: between(
            button.element ? right(button.box) + unit * 3 : safe.x,
            bottom(safe) - unit * 7.25,
            right(safe),
            bottom(safe),
          ),
          anchor: 'middle',
        }),
    size: unit * (isStory ? 3.2 : 2.6),
    lineHeight: 1.24,
    ...veil,
  });
  const foot = body.isEmpty ? footTop : Math.min(footTop, body.box.y);
  return (
    <g>
      <rect width={px(width)} height={px(height)} fill={veil.colour} />
      {photoIn(sheet, photo, scene).element}
      {(brand.element ?? headline.element) &&
        drawScrim(veil, whole, {
          from: 'top',
          full: scene.box.y,
          solid: (headline.isEmpty ? top : bottom(headline.box)) + unit * 2,
          fade: unit * 22,
        })}
      {!body.isEmpty && drawScrim(veil, whole, { from: 'bottom', solid: height - foot + unit * 1.6, fade: unit * 16 })}
      {brand.element}
      {headline.element}
      {echo?.element}
      {button.element}
      {body.element}
      {hasLabel && roundLabel(sheet, label, radius, labelFillOn(colours, headline.ink))}
    </g>
  );
}

const lettering = (veil: Scrim): Omit<TextBlock, 'box' | 'size'> => ({
  part: 'headline',
  face: 'display',
  upperCase: true,
  ...veil,
});

/** The last word that says something by itself, without its marks: of "We ship it." that is "ship". */
const echoedWord = (headline: string): string | undefined =>
  headline.split(/[^\p{L}\p{M}\p{N}’'-]/u).findLast((word) => word.length >= 4 && word.length <= 14);

/** That word in outlines, as often as makes one row of the whole width. */
function echoBelow(sheet: Sheet, veil: Scrim, headline: Placed): Placed | undefined {
  const { unit, safe } = sheet;
  const word = echoedWord(sheet.content('headline'));
  if (headline.isEmpty || word === undefined) return undefined;
  const high = unit * 12;
  const row: Box = { ...safe, y: bottom(headline.box) + unit * 3, height: high * 1.5 };
  const block = { ...lettering(veil), lineHeight: 1, maxLines: 1, size: unit * 60, outlined: unit * 0.32 };
  const one = sheet.text({ ...block, text: word, box: { ...row, height: high } });
  const count = Math.max(1, Math.round(row.width / (one.box.width + high * 0.24)));
  const echo = sheet.text({ ...block, text: Array.from({ length: count }, () => word).join(' '), box: row });
  // The photo and the label need what is left.
  return bottom(echo.box) < bottom(safe) - unit * 30 ? echo : undefined;
}
