import type { ReactElement } from 'react';
import { createColumn } from '../column';
import type { Box } from '../../type-setting/textOutline';
import { between, bottom, middle, px, right, roomBeside } from '../geometry';
import { brandIn, underlined } from '../callAndBrand';
import { groundOf, hasSubject, shapeColour } from '../parts';
import { photoOf, roundedBox, type PhotoShape } from '../photo';
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
  const aspect = photoOf(sheet) ? 1 : subjectAspect(sheet);
  const room = isWide ? roomBeside(area, column.lines, aspect, unit * 4) : area;
  const subject = subjectIn(sheet, {
    box: room,
    reach: area,
    behind: colours.ground,
    anchor: 'middle',
    photo: largestForm(room),
    isOpen: true,
  });
  return (
    <g>
      {groundOf(sheet)}
      {hasSubject(sheet)
        ? subject.element
        : emptyForm(room, shapeColour(colours.ground, [colours.accent, colours.second]))}
      {brand.element}
      {column.elements}
      {call.element}
    </g>
  );
}

function halfMoon(room: Box): PhotoShape & { outline: string } {
  const radius = Math.min(room.width / 2, room.height) * 0.94;
  const x = middle(room).x;
  return {
    box: { x: x - radius, y: room.y, width: 2 * radius, height: radius },
    outline: `M${px(x - radius)} ${px(room.y)}h${px(radius * 2)}a${px(radius)} ${px(radius)} 0 0 1 ${px(-radius * 2)} 0z`,
    eye: { x: 0.5, y: 0.4 },
  };
}

/** The form for a photo: the half moon where the room is broad, else a disc, whichever shows more of it. */
function largestForm(room: Box): PhotoShape {
  if (room.height < room.width * 0.7) return halfMoon(room);
  const side = Math.min(room.width, room.height);
  const { x, y } = middle(room);
  const box = { x: x - side / 2, y: y - side / 2, width: side, height: side };
  return { box, outline: roundedBox(box, side / 2) };
}

const emptyForm = (room: Box, fill: string): ReactElement => <path d={halfMoon(room).outline} fill={fill} />;
