import type { ReactElement } from 'react';
import { createColumn } from '../column';
import { between, bottom, distanceTo, inset, middle, px, right, roomBeside } from '../geometry';
import { brandIn, buttonAt } from '../callAndBrand';
import { groundOf, shapeColour } from '../parts';
import { photoOf } from '../photo';
import { isBust, subjectAspect, subjectIn } from '../subject';
import type { Sheet } from '../sheet';
import { photoAboveShelf } from './photoAboveShelf';

const floors = { square: 0.775, portrait: 0.8, story: 0.7, wide: 0.79 };
const headlineHeights = { square: 0.42, portrait: 0.4, story: 0.3, wide: 0.5 };

/** A product on a low horizon, a large disc behind it, the promise above. */
export function shelf(sheet: Sheet): ReactElement {
  const photo = photoOf(sheet);
  if (photo) return photoAboveShelf(sheet, photo);
  const { width, height, unit, safe, shape, colours, ground } = sheet;
  const isWide = shape === 'wide';
  const floorTop = height * floors[shape];
  const floor = shapeColour(colours.ground, [colours.second, colours.third, colours.dark]);
  const disc = shapeColour(colours.ground, [colours.accent, colours.third, colours.light]);

  // Beside a logo that is set larger, the headline is narrower.
  const brandWidth = unit * (sheet.artwork.logo ? 30 : 22);
  const brand = brandIn(sheet, {
    box: isWide
      ? { ...safe, width: width * 0.45, height: unit * 4 }
      : { x: right(safe) - brandWidth, y: safe.y + unit * 0.8, width: brandWidth, height: unit * 6 },
    align: isWide ? 'left' : 'right',
    on: ground,
    ...(isWide && { tall: unit * 8 }),
  });
  // A logo is higher than a written brand.
  const logoExcess = sheet.artwork.logo ? Math.max(0, brand.box.height - unit * 2.6) : 0;
  const column = createColumn(
    sheet,
    between(
      safe.x,
      isWide && brand.element ? bottom(brand.box) + unit * 3 : safe.y,
      isWide ? width * 0.56 : brand.element ? brand.box.x - unit * 4 : width * 0.84,
      floorTop - unit * 3,
    ),
  );
  column.text({
    part: 'headline',
    face: 'display',
    size: unit * (isWide ? 11.5 : 13.2),
    height: isWide ? floorTop * 0.62 - logoExcess : height * headlineHeights[shape],
    on: ground,
  });
  column.text({
    part: 'subheadline',
    gap: unit * 3.2,
    size: unit * 3,
    maxLines: 4,
    width: width * (isWide ? 0.4 : 0.42),
    face: 'bold',
    on: ground,
  });

  const buttonTop =
    shape === 'story'
      ? bottom(safe) - unit * 7.25
      : floorTop + (height - floorTop - unit * 7.25) * (isWide ? 0.5 : 0.66);
  const button = buttonAt(sheet, {
    x: safe.x,
    y: buttonTop,
    maxWidth: safe.width * 0.5,
    on: floor,
    fills: [colours.light, colours.accent, colours.dark],
  });
  const bodyLeft = button.element ? right(button.box) + unit * 3 : safe.x;
  const body = sheet.text({
    part: 'body',
    box: {
      x: bodyLeft,
      y: buttonTop - unit * 0.4,
      width: (isWide ? width * 0.6 : right(safe)) - bodyLeft,
      height: unit * 8,
    },
    size: unit * 2.5,
    lineHeight: 1.24,
    anchor: 'middle',
    on: [floor],
    inks: [colours.light, colours.dark],
  });

  // A person is seen behind the shelf, anything else stands on it.
  const isBehind = isBust(sheet);
  const standTop = isWide ? floorTop + (height - floorTop) * 0.42 : floorTop + (buttonTop - floorTop) * 0.56;
  const base = isBehind ? floorTop + unit : standTop;
  const obstacles = [
    ...column.lines,
    ...(isWide && !body.isEmpty ? [body.box] : []),
    ...(!isWide && brand.element ? [brand.box] : []),
  ];
  const area = between(isWide ? width * 0.5 : width * 0.3, safe.y, width - sheet.margin * 0.8, base);
  const room = roomBeside(area, obstacles, subjectAspect(sheet), unit * 3.4);
  const stand = { ...room, height: Math.min(room.height, height * 0.72), y: Math.max(room.y, base - height * 0.72) };
  const align = isWide ? 'centre' : 'right';
  const reach = { ...area, x: sheet.margin * 0.8, width: width - sheet.margin * 1.6 };
  const subject = subjectIn(sheet, { box: stand, reach, behind: disc, align });

  const centre = { x: middle(subject.box).x, y: Math.min(middle(subject.box).y, floorTop - unit * 8) };
  const clear = Math.min(...obstacles.map((box) => distanceTo(inset(box, -unit * 2.2), centre)));
  const radius = Math.max(unit * 10, Math.min(unit * (isWide ? 27 : 34), clear));
  return (
    <g>
      {groundOf(sheet)}
      <circle cx={px(centre.x)} cy={px(centre.y)} r={px(radius)} fill={disc} />
      {isBehind && subject.element}
      <rect y={px(floorTop)} width={width} height={px(height - floorTop)} fill={floor} />
      {brand.element}
      {column.elements}
      {!isBehind && subject.element}
      {button.element}
      {body.element}
    </g>
  );
}
