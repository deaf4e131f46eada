import type { ReactElement } from 'react';
import type { Box } from '../type-setting/textOutline';
import { bottom } from './geometry';
import type { Part } from './parts';
import { createSheet, type Placed, type Sheet, type TextBlock } from './sheet';

/** Texts one under the other: each takes what height it needs, and an empty one leaves no gap. */
export type Column = {
  /** Where the next part may start, without its gap. */
  y: () => number;
  /** The room left below, after a gap. */
  rest: (gap: number) => Box;
  /** Sets a text in the room left, at most `height` high. */
  text: (block: Omit<TextBlock, 'box'> & { gap?: number; height?: number; width?: number }) => Placed;
  /** Takes the height of a part that was placed at `rest`. */
  take: (part: Part) => void;
  elements: ReactElement[];
  /** The lines that stand so far, for art to keep clear of. */
  lines: Box[];
};

export function createColumn(sheet: Sheet, box: Box): Column {
  const elements: ReactElement[] = [];
  const lines: Box[] = [];
  let y = box.y;
  const rest = (gap: number): Box => {
    const top = y === box.y ? y : y + gap;
    return { x: box.x, y: top, width: box.width, height: Math.max(0, bottom(box) - top) };
  };
  const take = (part: Part) => {
    if (!part.element) return;
    elements.push(<g key={elements.length}>{part.element}</g>);
    y = Math.max(y, bottom(part.box));
  };
  return {
    y: () => y,
    rest,
    text({ gap = 0, height, width, ...block }) {
      const room = rest(gap);
      const placed = sheet.text({
        ...block,
        box: {
          ...room,
          width: Math.min(room.width, width ?? room.width),
          height: Math.min(room.height, height ?? room.height),
        },
      });
      take(placed);
      lines.push(...placed.lines);
      return placed;
    },
    take(part) {
      take(part);
      if (part.element) lines.push(part.box);
    },
    elements,
    lines,
  };
}

/** A column whose last line stands at the foot of the box: it is set once to see how high it is, then in its place. */
export function createFootColumn(sheet: Sheet, box: Box, build: (column: Column) => void): Column {
  const trial = createColumn(createSheet(sheet.artwork, sheet.supplies), box);
  build(trial);
  const column = createColumn(sheet, { ...box, y: box.y + (bottom(box) - trial.y()), height: trial.y() - box.y + 0.5 });
  build(column);
  return column;
}
