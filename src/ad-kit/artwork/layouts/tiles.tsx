import type { ReactElement } from 'react';
import type { Box } from '../../type-setting/textOutline';
import { createColumn } from '../column';
import { between, bottom, inset, px } from '../geometry';
import { brandIn, buttonAt } from '../callAndBrand';
import { hasSubject, panelOf } from '../parts';
import { photoOf } from '../photo';
import { isCutBelow, subjectAspect, subjectIn } from '../subject';
import type { Sheet } from '../sheet';
import { drawTile } from './tileShapes';

/** Of this width by height and less, a subject is as large in one column as it can be. */
const slimmest = 0.72;

/** The tiles by column and row with the first one's kind, the subject's block of them, and the quiet field that is left. */
function gridOf(sheet: Sheet): { cell: number; tiles: Box[]; first?: number; subject: Box; field: Box } {
  const { width, height, shape } = sheet;
  const cell = shape === 'wide' ? height / 3 : width / 4;
  const left = shape === 'wide' ? width - 3 * cell : 0;
  // A story's lowest row is under the platform's own controls.
  const lower = shape === 'story' ? height - 3 * cell : 0;
  const at = (column: number, row: number, columns = 1, rows = 1): Box => ({
    x: left + column * cell,
    y: row * cell + (shape === 'story' && row >= 2 ? lower - 2 * cell : 0),
    width: columns * cell,
    height: rows * cell,
  });
  const row = (index: number, from = 0, to = 4) =>
    Array.from({ length: to - from }, (_, column) => at(from + column, index));
  if (shape === 'wide') {
    return {
      cell,
      tiles: [at(0, 0), at(0, 1), ...row(2, 0, 3)],
      subject: at(1, 0, 2, 2),
      field: between(0, 0, left, height),
    };
  }
  if (shape === 'story') {
    const field = between(0, cell, width, lower);
    return { cell, tiles: [...row(0), ...row(2, 0, 2), ...row(3, 0, 2), ...row(4)], subject: at(2, 2, 2, 2), field };
  }
  // One column is too narrow for all but what is slim: the subject takes four tiles, and the text the full width.
  const isSlim = !hasSubject(sheet) || (!photoOf(sheet) && subjectAspect(sheet) < slimmest);
  if (shape === 'portrait' && !isSlim) {
    const around = [...row(0), ...row(3, 0, 2), ...row(4, 0, 2)];
    return { cell, tiles: around, subject: at(2, 3, 2, 2), field: between(0, cell, width, 3 * cell) };
  }
  if (shape === 'square' && !isSlim) {
    const around = [...row(0, 0, 2), ...row(1, 0, 2)];
    return { cell, tiles: around, first: 4, subject: at(2, 0, 2, 2), field: between(0, 2 * cell, width, height) };
  }
  if (shape === 'portrait') {
    const field = between(0, cell, 3 * cell, 4 * cell);
    return { cell, tiles: [...row(0, 0, 4), at(3, 1), ...row(4, 0, 4)], subject: at(3, 2, 1, 2), field };
  }
  return { cell, tiles: [...row(0), ...row(3)], subject: at(3, 1, 1, 2), field: between(0, cell, 3 * cell, 3 * cell) };
}

/** A strict grid of primary shapes around one quiet field of text. */
export function tiles(sheet: Sheet): ReactElement {
  const { unit, shape, colours } = sheet;
  const { cell, tiles: boxes, first = 0, subject: block, field } = gridOf(sheet);
  const on = [colours.ground];
  const inner = inset(field, unit * (shape === 'wide' ? 4.6 : 5.4));
  const isWide = shape === 'wide';

  const button = buttonAt(sheet, {
    x: inner.x,
    y: bottom(inner),
    from: 'bottom',
    maxWidth: inner.width * 0.62,
    on: colours.ground,
    fills: [colours.dark, colours.second, colours.accent, colours.light],
    size: unit * 2.6,
  });
  const brandBox = button.element
    ? between(button.box.x + button.box.width + unit * 3, button.box.y, inner.x + inner.width, bottom(button.box))
    : between(inner.x, bottom(inner) - unit * 5, inner.x + inner.width, bottom(inner));
  const brand = brandIn(sheet, { box: brandBox, on, align: button.element ? 'right' : 'left', anchor: 'middle' });
  const foot = button.element ?? brand.element;
  const column = createColumn(
    sheet,
    between(
      inner.x,
      inner.y,
      inner.x + inner.width,
      Math.min(bottom(inner) - (foot ? unit * 9 : 0), brand.element ? brand.box.y - unit * 2.5 : bottom(inner)),
    ),
  );
  const free = column.rest(0).height;
  column.text({
    part: 'headline',
    face: 'display',
    size: unit * (isWide ? 10.4 : shape === 'story' ? 17 : 13.4),
    height: free * (sheet.content('body') ? 0.52 : 0.66),
    on,
  });
  column.text({
    part: 'subheadline',
    gap: unit * 3,
    size: unit * (shape === 'story' ? 3.8 : 3),
    face: 'bold',
    maxLines: 3,
    height: Math.max(unit * 4, free * 0.26),
    on,
  });
  column.text({ part: 'body', gap: unit * 1.6, size: unit * (shape === 'story' ? 3.2 : 2.6), on });

  const behind = [colours.accent, colours.second][shape === 'square' ? 1 : 0] ?? colours.accent;
  const isCut = isCutBelow(sheet);
  const room = inset(block, cell * (block.width > cell ? 0.16 : 0.06));
  const subject = subjectIn(sheet, {
    box: isCut ? { ...room, height: bottom(block) - room.y } : room,
    reach: block,
    behind,
    photo: { box: block, outline: leaf(block), eye: { x: 0.55, y: 0.45 } },
    anchor: isCut ? 'bottom' : 'middle',
  });
  return (
    <g>
      <rect width={sheet.width} height={sheet.height} fill={colours.ground} />
      {boxes.map((box, index) => (
        <g key={index}>{drawTile(box, first + index, colours)}</g>
      ))}
      {hasSubject(sheet) ? (
        <g>
          {panelOf(sheet, block, behind)}
          {subject.element}
        </g>
      ) : (
        <g>
          {splitBlock(block, cell).map((box, index) => (
            <g key={index}>{drawTile(box, index + 3, colours)}</g>
          ))}
        </g>
      )}
      {column.elements}
      {button.element}
      {brand.element}
    </g>
  );
}

/** The block as the tiles' own quarter round: its lower left corner is an arc. */
function leaf(block: Box): string {
  const radius = px(Math.min(block.width, block.height) * 0.5);
  return `M${px(block.x)} ${px(block.y)}h${px(block.width)}v${px(block.height)}h${px(radius - block.width)}a${radius} ${radius} 0 0 1 ${-radius} ${-radius}z`;
}

function splitBlock(block: Box, cell: number): Box[] {
  const [columns, rows] = [Math.round(block.width / cell), Math.round(block.height / cell)];
  return Array.from({ length: columns * rows }, (_, index) => ({
    x: px(block.x + (index % columns) * cell),
    y: px(block.y + Math.floor(index / columns) * cell),
    width: cell,
    height: cell,
  }));
}
