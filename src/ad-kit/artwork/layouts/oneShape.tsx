import type { ReactElement } from 'react';
import { createColumn } from '../column';
import { between, bottom, px, right, roomBeside } from '../geometry';
import { brandIn, underlined } from '../callAndBrand';
import { groundOf, hasSubject, shapeColour } from '../parts';
import { subjectAspect, subjectIn } from '../subject';
import type { Sheet } from '../sheet';

/** One form that is the idea, as large as it goes, under a soft headline. */
export function oneShape(sheet: Sheet): ReactElement {
  const { width, height, unit, safe, shape, colours, ground } = sheet;
  const isWide = shape === 'wide';
  const foot = bottom(safe);
  const call = underlined(
    sheet,
    sheet.text({
      part: 'call_to_action',
      box: between(
        safe.x + safe.width * (isWide ? 0 : 0.5),
        foot - unit * 7,
        isWide ? width * 0.4 : right(safe),
        foot - unit * 0.8,
      ),
      size: unit * 3,
      maxLines: 2,
      face: 'bold',
      align: isWide ? 'left' : 'right',
      anchor: 'bottom',
      on: ground,
    }),
  );
  const brand = brandIn(sheet, {
    box: isWide
      ? { ...safe, width: width * 0.4, height: unit * 6 }
      : between(safe.x, foot - unit * 6, safe.x + safe.width * 0.46, foot - unit * 0.8),
    on: ground,
    anchor: isWide ? 'top' : 'bottom',
  });
  const column = createColumn(
    sheet,
    isWide
      ? between(
          safe.x,
          brand.element ? bottom(brand.box) + unit * 3.4 : safe.y,
          width * 0.56,
          (call.element ? call.box.y : foot) - unit * 3,
        )
      : between(safe.x, safe.y, right(safe), height * (shape === 'story' ? 0.5 : 0.56)),
  );
  const free = column.rest(0).height;
  column.text({
    part: 'headline',
    face: 'display',
    size: unit * (isWide ? 11 : 13.6),
    width: safe.width * (isWide ? 1 : 0.9),
    height: free * 0.62,
    on: ground,
  });
  column.text({
    part: 'subheadline',
    gap: unit * 3.8,
    size: unit * 3.1,
    maxLines: 3,
    face: 'bold',
    height: free * 0.24,
    on: ground,
  });
  column.text({ part: 'body', gap: unit * 1.6, size: unit * 2.7, width: safe.width * (isWide ? 1 : 0.78), on: ground });

  const lowest = isWide
    ? height - unit * 4
    : Math.min(call.element ? call.box.y : foot, brand.element ? brand.box.y : foot) - unit * 3.4;
  const area = isWide
    ? between(width * 0.46, unit * 4, width - unit * 4, lowest)
    : between(unit * 2.5, column.y() + unit * 3, width - unit * 2.5, lowest);
  const room = isWide ? roomBeside(area, column.lines, subjectAspect(sheet), unit * 4) : area;
  const subject = subjectIn(sheet, { box: room, behind: colours.ground, anchor: 'middle' });
  return (
    <g>
      {groundOf(sheet)}
      {hasSubject(sheet)
        ? subject.element
        : halfMoon(room.x + room.width / 2, room, shapeColour(colours.ground, [colours.accent, colours.second]))}
      {brand.element}
      {column.elements}
      {call.element}
    </g>
  );
}

function halfMoon(x: number, room: { y: number; width: number; height: number }, fill: string): ReactElement {
  const radius = Math.min(room.width / 2, room.height) * 0.94;
  return (
    <path
      d={`M${px(x - radius)} ${px(room.y)}h${px(radius * 2)}a${px(radius)} ${px(radius)} 0 0 1 ${px(-radius * 2)} 0z`}
      fill={fill}
    />
  );
}
