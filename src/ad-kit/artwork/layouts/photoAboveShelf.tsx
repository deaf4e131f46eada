import type { ReactElement } from 'react';
import type { ArtworkImage } from '../artwork';
import { createColumn } from '../column';
import { between, bottom, px, right } from '../geometry';
import { brandIn, buttonAt } from '../callAndBrand';
import { shapeColour } from '../parts';
import { photoIn } from '../photo';
import { sceneBelow, sceneBeside } from '../scene';
import { drawScrim, scrimFor, type Reach } from '../scrim';
import type { Sheet } from '../sheet';

const floors = { square: 0.8, portrait: 0.83, story: 0.735, wide: 0.79 };
const headlineHeights = { square: 0.32, portrait: 0.3, story: 0.22, wide: 0.46 };

/** A shelf with a photo: that is all there is to see above the shelf, and the promise stands at its head. */
export function photoAboveShelf(sheet: Sheet, photo: ArtworkImage): ReactElement {
  const { width, height, unit, safe, shape, colours } = sheet;
  const isWide = shape === 'wide';
  const floorTop = height * floors[shape];
  const floor = shapeColour(colours.ground, [colours.second, colours.third, colours.dark]);
  const veil = scrimFor(colours);

  const brand = brandIn(sheet, {
    box: isWide
      ? { ...safe, width: width * 0.45, height: unit * 4 }
      : between(
          right(safe) - unit * (sheet.artwork.logo ? 30 : 22),
          safe.y + unit * 0.8,
          right(safe),
          safe.y + unit * 6.8,
        ),
    align: isWide ? 'left' : 'right',
    ...(isWide && { tall: unit * 8 }),
    ...veil,
  });
  // A logo is higher than a written brand.
  const logoExcess = isWide && sheet.artwork.logo ? Math.max(0, brand.box.height - unit * 2.6) : 0;
  const column = createColumn(
    sheet,
    between(
      safe.x,
      isWide && brand.element ? bottom(brand.box) + unit * 3 : safe.y,
      isWide ? width * 0.5 : brand.element ? brand.box.x - unit * 4 : right(safe),
      isWide ? floorTop - unit * 3 : floorTop - height * 0.2,
    ),
  );
  column.text({
    part: 'headline',
    face: 'display',
    size: unit * (isWide ? 10.5 : 12.4),
    height: height * headlineHeights[shape] - logoExcess,
    ...veil,
  });
  column.text({
    part: 'subheadline',
    gap: unit * 2.8,
    size: unit * (shape === 'story' ? 3.8 : 3.1),
    maxLines: 3,
    face: 'bold',
    ...veil,
  });

  const buttonTop =
    shape === 'story'
      ? bottom(safe) - unit * 7.25
      : floorTop + (height - floorTop - unit * 7.25) * (isWide ? 0.5 : 0.54);
  const button = buttonAt(sheet, {
    x: safe.x,
    y: buttonTop,
    maxWidth: safe.width * 0.5,
    on: floor,
    fills: [colours.light, colours.accent, colours.dark],
  });
  const body = sheet.text({
    part: 'body',
    box: between(
      button.element ? right(button.box) + unit * 3 : safe.x,
      buttonTop - unit * 0.4,
      right(safe),
      buttonTop + unit * 7.6,
    ),
    size: unit * 2.6,
    lineHeight: 1.24,
    anchor: 'middle',
    on: [floor],
    inks: [colours.light, colours.dark],
  });

  const above = between(0, 0, width, floorTop);
  const texts = [...column.lines, ...(brand.element ? [brand.box] : [])];
  const [textRight, textFoot] = [Math.max(safe.x, ...texts.map(right)), Math.max(safe.y, ...texts.map(bottom))];
  const scene = isWide ? sceneBeside(photo, above, textRight) : sceneBelow(photo, above, textFoot, floorTop);
  const reach: Reach = isWide
    ? { from: 'left', full: scene.box.x, solid: textRight + unit, fade: width * 0.18 }
    : { from: 'top', full: scene.box.y, solid: textFoot + unit * 2, fade: height * 0.14 };
  return (
    <g>
      <rect width={px(width)} height={px(floorTop)} fill={veil.colour} />
      {photoIn(sheet, photo, scene).element}
      {texts.length > 0 && drawScrim(veil, above, reach)}
      <rect y={px(floorTop)} width={px(width)} height={px(height - floorTop)} fill={floor} />
      {brand.element}
      {column.elements}
      {button.element}
      {body.element}
    </g>
  );
}
