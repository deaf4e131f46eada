import type { ReactElement } from 'react';
import type { Box } from '../../type-setting/textOutline';
import type { ArtworkImage } from '../artwork';
import { createFootColumn } from '../column';
import { between, bottom, px, right } from '../geometry';
import { brandIn, buttonAt } from '../callAndBrand';
import { panelOf, shapeColour } from '../parts';
import { photoIn, photoOf } from '../photo';
import { sceneAbove, sceneBeside } from '../scene';
import { drawScrim, scrimFor, type Reach, type Scrim } from '../scrim';
import { subjectIn } from '../subject';
import type { Sheet } from '../sheet';

/** How much of the height the texts may take. */
const textShares = { square: 0.38, portrait: 0.36, story: 0.34, wide: 0.68 };

/** The photo over the whole canvas, and all texts at its foot; on a wide canvas, at its left. */
export function fullPhoto(sheet: Sheet): ReactElement {
  const { width, height, unit, safe, shape, colours } = sheet;
  const isWide = shape === 'wide';
  const photo = photoOf(sheet);
  const veil = photo && scrimFor(colours);
  const plain = { on: [colours.ground] };
  const textRight = isWide ? width * 0.5 : right(safe);

  const button = buttonAt(sheet, {
    x: safe.x,
    y: bottom(safe),
    from: 'bottom',
    maxWidth: (textRight - safe.x) * (isWide ? 1 : 0.7),
    on: veil?.colour ?? colours.ground,
    fills: veil ? [colours.accent, colours.light, colours.third] : [colours.dark, colours.accent, colours.light],
    size: unit * (shape === 'story' ? 3.5 : 2.9),
  });
  const brand = brandIn(sheet, {
    box: isWide
      ? { ...safe, width: textRight - safe.x, height: unit * 6 }
      : button.element
        ? between(right(button.box) + unit * 3, button.box.y, right(safe), bottom(button.box))
        : between(safe.x, bottom(safe) - unit * 5, right(safe), bottom(safe)),
    align: button.element && !isWide ? 'right' : 'left',
    anchor: isWide ? 'top' : button.element ? 'middle' : 'bottom',
    ...(veil ?? plain),
  });
  const footTop = Math.min(
    ...[button, ...(isWide ? [] : [brand])].map(({ element, box }) => (element ? box.y : bottom(safe))),
  );
  const textFoot = footTop < bottom(safe) ? footTop - unit * 3.2 : footTop;
  const head = isWide && brand.element ? bottom(brand.box) + unit * 3 : safe.y;
  const textHeight = Math.min(height * textShares[shape], textFoot - head);
  const box = between(safe.x, textFoot - textHeight, textRight, textFoot);
  const column = createFootColumn(sheet, box, (texts) => {
    const under = (sheet.content('subheadline') ? 0.24 : 0) + (sheet.content('body') ? 0.2 : 0);
    texts.text({
      part: 'headline',
      face: 'display',
      size: unit * (isWide ? 9.6 : 12),
      height: textHeight * (1 - under),
      ...(veil ?? plain),
    });
    texts.text({
      part: 'subheadline',
      gap: unit * 3.2,
      size: unit * (shape === 'story' ? 3.8 : 3.1),
      face: 'bold',
      maxLines: 3,
      height: textHeight * 0.22,
      ...(veil ?? plain),
    });
    texts.text({ part: 'body', gap: unit * 1.6, size: unit * 2.6, lineHeight: 1.24, ...(veil ?? plain) });
  });
  const textTop = Math.min(footTop, ...column.lines.map((line) => line.y));
  return (
    <g>
      {photo && veil
        ? veiledPhoto(sheet, photo, veil, { textTop, textRight })
        : stage(sheet, isWide ? between(width * 0.54, 0, width, height) : between(0, 0, width, textTop - unit * 4))}
      {brand.element}
      {column.elements}
      {button.element}
    </g>
  );
}

/** The photo with its veil, which is full where the photo doesn't reach. */
function veiledPhoto(
  sheet: Sheet,
  photo: ArtworkImage,
  veil: Scrim,
  { textTop, textRight }: { textTop: number; textRight: number },
): ReactElement {
  const { width, height, unit, shape } = sheet;
  const whole = { x: 0, y: 0, width, height };
  const isWide = shape === 'wide';
  const scene = isWide ? sceneBeside(photo, whole, textRight) : sceneAbove(photo, whole, textTop, unit * 4);
  const reach: Reach = isWide
    ? { from: 'left', full: scene.box.x, solid: textRight + unit, fade: width * 0.18 }
    : { from: 'bottom', full: height - bottom(scene.box), solid: height - textTop + unit * 2, fade: height * 0.14 };
  return (
    <g>
      <rect width={px(width)} height={px(height)} fill={veil.colour} />
      {photoIn(sheet, photo, scene).element}
      {drawScrim(veil, whole, reach)}
    </g>
  );
}

/** Without a photo, a panel in its place with what the ad has of a subject, else with a pattern alone. */
function stage(sheet: Sheet, panel: Box): ReactElement {
  const { width, height, margin, safe, colours } = sheet;
  const fill = shapeColour(colours.ground, [colours.accent, colours.second, colours.third]);
  const room = between(panel.x + margin, safe.y, right(panel) - margin, bottom(panel));
  return (
    <g>
      <rect width={px(width)} height={px(height)} fill={colours.ground} />
      {panelOf(sheet, panel, fill)}
      {subjectIn(sheet, { box: room, reach: panel, behind: fill }).element}
    </g>
  );
}
