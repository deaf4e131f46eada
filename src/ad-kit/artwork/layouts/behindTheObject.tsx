import type { ReactElement } from 'react';
import type { Box } from '../../type-setting/textOutline';
import { createFootColumn } from '../column';
import { between, bottom, right } from '../geometry';
import { brandIn, underlined } from '../callAndBrand';
import { groundOf, hasSubject } from '../parts';
import { photoOf } from '../photo';
import { subjectAspect, subjectIn } from '../subject';
import { halvesOf, poster } from './posterLines';
import { photoBeforeWords } from './photoBeforeWords';
import type { Sheet } from '../sheet';

/** Two lines at full width, and the product stands in front of them. */
export function behindTheObject(sheet: Sheet): ReactElement {
  const photo = photoOf(sheet);
  if (photo) return photoBeforeWords(sheet, photo);
  const { unit, safe, shape, ground } = sheet;
  const isWide = shape === 'wide';
  const brand = brandIn(sheet, { box: { ...safe, width: safe.width * 0.5, height: unit * 6 }, on: ground });
  const call = underlined(
    sheet,
    sheet.text({
      part: 'call_to_action',
      box: between(safe.x + safe.width * 0.6, bottom(safe) - unit * 8, right(safe), bottom(safe) - unit),
      size: unit * 3.1,
      maxLines: 2,
      face: 'bold',
      align: 'right',
      anchor: 'bottom',
      on: ground,
    }),
  );
  const footBox = between(safe.x, bottom(safe) - unit * (isWide ? 13 : 17), safe.x + safe.width * 0.56, bottom(safe));
  const foot = createFootColumn(sheet, footBox, (column) => {
    column.text({
      part: 'subheadline',
      face: 'bold',
      size: unit * 3,
      maxLines: 2,
      lineHeight: 1.2,
      height: unit * (isWide ? 7 : 8),
      on: ground,
    });
    column.text({ part: 'body', gap: unit * 1.2, size: unit * 2.5, lineHeight: 1.22, on: ground });
  });
  const footTop = Math.min(
    ...[bottom(safe), call.element ? call.box.y : bottom(safe), ...foot.lines.map(({ y }) => y)],
  );
  const stage = between(
    safe.x,
    brand.element ? bottom(brand.box) + unit * 3.4 : safe.y,
    right(safe),
    footTop < bottom(safe) ? footTop - unit * 3.6 : footTop,
  );
  const halves = halvesOf(sheet.content('headline'));
  const isPoster = hasSubject(sheet) && halves[1] !== '';
  const arrange = !isPoster ? standingClear : isWide ? atTheEnd : inFront;
  return (
    <g>
      {groundOf(sheet)}
      {brand.element}
      {arrange(sheet, stage, halves)}
      {foot.elements}
      {call.element}
    </g>
  );
}

type Stage = Box;

/**
 * The object covers the feet of the upper line and stays clear of the lower one with its shadow: words are read by
 * their heads. Beside a short upper line it stands if it is larger there.
 */
function inFront(sheet: Sheet, stage: Stage, [first, second]: [string, string]): ReactElement {
  // Short words would fill any height and leave the object none.
  const height = stage.height * 0.27;
  const upper = sheet.text({ ...poster(sheet), text: first, box: { ...stage, height } });
  const under = sheet.text({
    ...poster(sheet),
    text: second,
    box: { ...stage, y: bottom(stage) - height, height },
    anchor: 'bottom',
    align: 'right',
  });
  const top = bottom(upper.box) - upper.box.height * 0.17;
  const foot = under.box.y - sheet.unit * 4;
  const rooms = [
    between(stage.x, top, right(stage), foot),
    between(right(upper.box) + sheet.unit * 3, stage.y, right(stage), foot),
  ];
  const sizeIn = (room: Box) => Math.min(room.width / subjectAspect(sheet), room.height);
  const subject = subjectIn(sheet, {
    box: rooms.reduce((best, room) => (sizeIn(room) > sizeIn(best) * 1.15 ? room : best)),
    reach: between(sheet.unit * 3, stage.y, sheet.width - sheet.unit * 3, foot),
    behind: sheet.colours.ground,
    letters: upper.ink,
    anchor: 'middle',
    isOpen: true,
  });
  return (
    <g>
      {upper.element}
      {under.element}
      {subject.element}
    </g>
  );
}

/** On a wide canvas the object stands clear of the lines' ends: there the last letters tell the words apart. */
function atTheEnd(sheet: Sheet, stage: Stage, [first, second]: [string, string]): ReactElement {
  const { width, height, unit } = sheet;
  // Clear of the link below with its shadow, too.
  const foot = Math.min(height - unit * 11, bottom(stage) + unit * 0.4);
  const room = between(width * 0.5, unit * 3, width - unit * 4.5, foot);
  const objectWidth = Math.min(width * 0.36, room.height * subjectAspect(sheet));
  const subject = subjectIn(sheet, {
    box: { ...room, x: right(room) - objectWidth, width: objectWidth },
    reach: room,
    behind: sheet.colours.ground,
    anchor: 'middle',
    letters: sheet.colours.ink,
    isOpen: true,
  });
  const lines = between(stage.x, stage.y, subject.box.x - unit * 3, bottom(stage));
  const half = (lines.height - unit * 2.4) / 2;
  const upper = sheet.text({ ...poster(sheet), text: first, box: { ...lines, height: half }, anchor: 'bottom' });
  const under = sheet.text({
    ...poster(sheet),
    text: second,
    box: { ...lines, y: bottom(lines) - half, height: half },
  });
  return (
    <g>
      {upper.element}
      {under.element}
      {subject.element}
    </g>
  );
}

function standingClear(sheet: Sheet, stage: Stage): ReactElement {
  const isWide = sheet.shape === 'wide';
  const gap = sheet.unit * 4;
  const share = hasSubject(sheet) ? (isWide ? 0.56 : 0.46) : 1;
  const room = isWide ? { ...stage, width: stage.width * share } : { ...stage, height: stage.height * share };
  const headline = sheet.text({
    part: 'headline',
    face: 'display',
    upperCase: true,
    box: room,
    size: sheet.unit * (hasSubject(sheet) ? 18 : 40),
    on: sheet.ground,
  });
  const subject = subjectIn(sheet, {
    box: isWide
      ? between(right(room) + gap, stage.y - gap, right(stage), bottom(stage))
      : between(stage.x, bottom(headline.box) + gap, right(stage), bottom(stage)),
    behind: sheet.colours.ground,
    isOpen: true,
  });
  return (
    <g>
      {headline.element}
      {subject.element}
    </g>
  );
}
