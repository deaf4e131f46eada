import type { ReactElement } from 'react';
import type { Box } from '../../type-setting/textOutline';
import { between, bottom, right } from '../geometry';
import { inkOn } from '../contrast';
import { brandIn, buttonAt } from '../callAndBrand';
import { groundOf } from '../parts';
import { cutOutIn, cutOutOf, photoOf } from '../photo';
import { wordAbovePhoto } from './wordAbovePhoto';
import { isOneWord, labelFillOn, roundLabel } from './roundLabel';
import type { Sheet } from '../sheet';

/** One word over and over at full width, one of them filled, and a tilted round label. */
export function tripleWord(sheet: Sheet): ReactElement {
  const photo = photoOf(sheet);
  if (photo) return wordAbovePhoto(sheet, photo);
  const { width, unit, safe, shape, colours, ground } = sheet;
  const cutOut = cutOutOf(sheet);
  const isWide = shape === 'wide';
  const isStory = shape === 'story';
  const isWord = isOneWord(sheet);
  const filledInk = inkOn(ground, [colours.light, colours.ink]) ?? colours.ink;
  const labelFill = labelFillOn(colours, filledInk);

  const buttonSize = unit * (isStory ? 3.7 : 2.9);
  const side = between(width * 0.66, safe.y, right(safe), bottom(safe));
  const brand = brandIn(sheet, {
    box: { ...(isWide ? side : safe), height: unit * 6 },
    align: isWide ? 'right' : 'left',
    on: ground,
    size: unit * (isStory ? 3.2 : 2.5),
    ...(isWide && { tall: unit * 9 }),
  });
  const button = buttonAt(sheet, {
    x: isWide ? right(safe) : safe.x,
    y: bottom(safe),
    from: 'bottom',
    align: isWide ? 'right' : 'left',
    maxWidth: isWide ? side.width : safe.width * 0.55,
    on: colours.ground,
    fills: [colours.dark, colours.light, colours.accent],
    size: buttonSize,
  });
  const buttonTop = button.element ? button.box.y : bottom(safe);
  const bodyLeft = button.element ? right(button.box) + unit * 3 : safe.x;
  const body = sheet.text({
    part: 'body',
    box: isWide
      ? between(side.x, buttonTop - unit * 10, right(side), buttonTop - unit * 2.4)
      : between(bodyLeft, bottom(safe) - buttonSize * 2.5, right(safe), bottom(safe)),
    size: unit * 2.6,
    lineHeight: 1.24,
    align: isWide ? 'right' : 'left',
    anchor: isWide ? 'bottom' : 'middle',
    on: ground,
  });
  const hasFoot = !isWide && (button.element ?? body.element);
  const rows = between(
    safe.x,
    brand.element && !isWide ? bottom(brand.box) + unit * 3.4 : safe.y,
    isWide ? width * 0.64 : right(safe),
    hasFoot ? bottom(safe) - buttonSize * 2.5 - unit * 3.15 : bottom(safe),
  );

  const hasLabel = sheet.content('subheadline') !== '';
  const word = { part: 'headline', face: 'display', upperCase: true, on: ground, lineHeight: 1 } as const;
  const lettering: ReactElement[] = [];
  let centre = {
    x: isWide ? (side.x + right(side)) / 2 + unit * 3 : width * 0.7,
    y: isWide ? (bottom(brand.box) + (body.isEmpty ? buttonTop : body.box.y)) / 2 : rows.y + rows.height / 2,
  };
  let standTop = rows.y;
  let radius = isWide ? unit * 14 : unit * 15.5;
  if (isWord) {
    const gap = unit * 2.2;
    const probe = sheet.text({
      ...word,
      box: { ...rows, height: (rows.height - 2 * gap) / 3 },
      size: unit * 60,
      maxLines: 1,
      outlined: 1,
    });
    const count = Math.max(3, Math.min(7, Math.floor((rows.height + gap) / (probe.box.height + gap))));
    // Rows that drift apart are no longer one block: what is left over goes to the label.
    const spare = Math.min((rows.height - count * probe.box.height) / (count - 1), probe.box.height * 0.18);
    let filledFoot = rows.y;
    const rest = rows.height - count * probe.box.height - (count - 1) * spare;
    const filled = Math.floor((count - 1) / 2);
    for (let index = 0; index < count; index += 1) {
      const row = { ...rows, y: rows.y + index * (probe.box.height + spare), height: probe.box.height + 1 };
      columnsOf(row, probe.box.width).forEach((box, column) => {
        const isFilled = index === filled && column === 0;
        const drawn = sheet.text({
          ...word,
          box,
          size: probe.size * 2,
          maxLines: 1,
          ...(isFilled ? { inks: [filledInk] } : { outlined: unit * 0.36 }),
        });
        lettering.push(<g key={`${index}-${column}`}>{drawn.element}</g>);
        if (isFilled) filledFoot = bottom(drawn.box) - drawn.box.height * 0.06;
      });
    }
    if (!isWide) {
      // The label hangs below the one filled row, over its outlined repeats, or the word could not be read.
      radius = rest > unit * 14 ? Math.min(unit * 23, Math.max(radius, rest * 0.6)) : unit * (isStory ? 18 : 16.5);
      const isFootFree = !cutOut && body.isEmpty && bodyLeft < right(safe) - radius * 2;
      const foot = isFootFree ? bottom(safe) : bottom(rows) + unit;
      radius = Math.min(radius, (foot - filledFoot) / 2);
      standTop = filledFoot;
      centre = {
        x: cutOut ? safe.x + radius : right(safe) - radius,
        y: Math.min(foot - radius, Math.max(filledFoot, bottom(rows) - radius * 2) + radius),
      };
    }
  } else {
    const room = hasLabel && !isWide ? { ...rows, height: Math.max(0, rows.height - radius * 2 - unit * 2) } : rows;
    const drawn = sheet.text({ ...word, box: room, size: unit * 30, minSize: unit * 4, lineHeight: 0.98 });
    lettering.push(<g key="whole">{drawn.element}</g>);
    const free = bottom(rows) - bottom(drawn.box);
    centre.x = isWide ? centre.x : cutOut ? safe.x + radius : right(safe) - radius * 0.98;
    standTop = bottom(drawn.box) + unit * 2;
    if (!isWide) centre.y = bottom(rows) - Math.max(radius, Math.min(free / 2, radius * 1.3));
    const echo = { ...rows, y: bottom(drawn.box) + unit * 4, height: free - unit * 4 };
    const last = sheet.content('headline').split(/\s+/).at(-1) ?? '';
    if (echo.height > unit * 14 && last.length > 2) {
      const ghost = sheet.text({ ...word, text: last, box: echo, size: unit * 60, maxLines: 1, outlined: unit * 0.36 });
      lettering.unshift(<g key="echo">{ghost.element}</g>);
    }
  }
  // What was cut out of a photo stands before the outlined repeats, and the label makes room for it.
  const standLeft = safe.x + safe.width * (hasLabel ? 0.42 : 0.3);
  const isFootFree = body.isEmpty && bodyLeft < standLeft;
  const stand = isWide
    ? between(side.x, bottom(brand.box) + unit * 2, right(side), (body.isEmpty ? buttonTop : body.box.y) - unit * 2)
    : between(standLeft, standTop, right(safe), isFootFree ? bottom(safe) : bottom(rows) + unit);
  if (isWide && cutOut) {
    radius = unit * 8.5;
    centre = { x: side.x + radius, y: stand.y + radius };
  }
  const object = cutOut
    ? cutOutIn(sheet, cutOut, { box: stand, anchor: 'bottom', align: isWide ? 'centre' : 'right' }).element
    : null;
  const label = roundLabel(sheet, centre, radius, labelFill);
  return (
    <g>
      {groundOf(sheet)}
      {brand.element}
      {lettering}
      {object}
      {hasLabel ? label : null}
      {button.element}
      {body.element}
    </g>
  );
}

/** Where a word stands in its row: once, or as often as fits where it is short. */
function columnsOf(row: Box, width: number): Box[] {
  const count = width > 0 ? Math.max(1, Math.floor(row.width / (width * 1.1))) : 1;
  const step = count > 1 ? Math.min((row.width - width) / (count - 1), width * 1.24) : 0;
  return Array.from({ length: count }, (_, index) => ({
    ...row,
    x: row.x + index * step,
    width: count > 1 ? width + 1 : row.width,
  }));
}
