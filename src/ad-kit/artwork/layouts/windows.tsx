import type { ReactElement } from 'react';
import type { Box } from '../../type-setting/textOutline';
import { mix, type Colour } from '../contrast';
import { between, bottom, px, right } from '../geometry';
import { isCutBelow } from '../subject';
import type { Sheet } from '../sheet';
import type { WindowColours, WindowKind } from './windowKinds';

/**
 * A page that runs off the canvas: what it draws, and the subject's room if it leaves one, with what is behind that.
 */
type WindowPage = { element: ReactElement; room: Box | null; behind: Colour };

type Draw = (sheet: Sheet, page: Box, colours: WindowColours) => WindowPage;

const block = (box: Box, fill: Colour, radius = 0): ReactElement => (
  <rect
    key={`${px(box.x)} ${px(box.y)}`}
    x={px(box.x)}
    y={px(box.y)}
    width={px(box.width)}
    height={px(box.height)}
    rx={px(radius)}
    fill={fill}
  />
);

const bar = (x: number, y: number, width: number, height: number, fill: Colour): ReactElement =>
  block({ x, y, width, height }, fill, height / 2);

/** Where the subject stands: above what a story's own controls cover, else at the page's foot, which hides a cut. */
function footOf(sheet: Sheet, page: Box): number {
  if (sheet.shape === 'story') return bottom(sheet.safe) + sheet.unit;
  return isCutBelow(sheet) ? bottom(page) : bottom(page) - sheet.unit * 2;
}

/**
 * The subject's room between two shares of the page's width; it rises over the window's bar. Wide canvases and stories
 * show a narrow page, of which the subject takes more.
 */
function subjectRoom(sheet: Sheet, page: Box, left: number, width: number): Box {
  const more = left < 0.2 ? 0 : { wide: 0.12, story: 0.2, square: 0, portrait: 0 }[sheet.shape];
  return between(
    page.x + page.width * (left - more),
    page.y - sheet.unit * 3,
    page.x + page.width * (left + width),
    footOf(sheet, page),
  );
}

export const windowPages: Record<WindowKind, Draw> = {
  /** Columns that grow towards the subject, with their sum above them; a dashboard is these columns. */
  chart(sheet, page, { paper, quiet, strong, fill, soft }) {
    const { unit, artwork } = sheet;
    const isAlone = artwork.illustration === 'dashboard' && !artwork.image;
    const pad = unit * 3.4;
    const count = isAlone ? 8 : 7;
    const [start, foot] = [page.y + unit * 11, (isAlone ? bottom(page) : footOf(sheet, page)) - unit * 3];
    const step = (page.width - pad) / count;
    const heights = [0.3, 0.46, 0.38, 0.58, 0.5, 0.74, 0.86, 1];
    return {
      element: (
        <g>
          {bar(page.x + pad, page.y + unit * 3, unit * 11, unit * 1.5, quiet)}
          {bar(page.x + pad, page.y + unit * 5.8, unit * 17, unit * 3, strong)}
          {[0, 0.25, 0.5, 0.75].map((share) =>
            block({ x: page.x + pad, y: start + (foot - start) * share, width: page.width, height: unit * 0.2 }, quiet),
          )}
          {heights.slice(0, count).map((share, index) => {
            const top = foot - (foot - start) * share;
            const box = { x: page.x + pad + index * step, y: top, width: step * 0.66, height: bottom(page) - top };
            return block(box, index === count - 1 ? fill : index % 2 ? soft : mix(paper, fill, 0.66), unit * 0.6);
          })}
          {isAlone && (
            <g fill="none" stroke={strong} strokeWidth={px(unit * 0.9)} strokeLinejoin="round" strokeLinecap="round">
              <polyline
                points={heights
                  .map((share, index) => {
                    const x = page.x + pad + (index + 0.33) * step;
                    return `${px(x)},${px(foot - (foot - start) * share * 0.86 - unit * 2)}`;
                  })
                  .join(' ')}
              />
              <circle
                cx={px(page.x + pad + 7.33 * step)}
                cy={px(foot - (foot - start) * 0.86 - unit * 2)}
                r={px(unit * 1.7)}
                fill={paper}
              />
            </g>
          )}
        </g>
      ),
      room: isAlone ? null : subjectRoom(sheet, page, 0.3, 0.66),
      behind: paper,
    };
  },

  /** A product's page: its picture's place, its name, its colors and the button to buy it. */
  shop(sheet, page, { quiet, strong, fill, soft }) {
    const { unit, colours, shape } = sheet;
    const isNarrow = shape === 'wide' || shape === 'story';
    const pad = unit * 3;
    const split = isNarrow ? 0.76 : 0.66;
    const stage = between(page.x, page.y, page.x + page.width * split, bottom(page));
    const [left, top] = [right(stage) + pad, page.y + unit * 5];
    return {
      element: (
        <g>
          {block(stage, fill)}
          <ellipse
            cx={px(stage.x + stage.width / 2)}
            cy={px(footOf(sheet, page) + unit * 2)}
            rx={px(stage.width * 0.6)}
            ry={px(unit * 8)}
            fill={mix(fill, colours.dark, 0.18)}
          />
          {bar(left, top, unit * 14, unit * 2.6, strong)}
          {bar(left, top + unit * 4.4, unit * 9, unit * 1.5, quiet)}
          {[colours.accent, colours.second, colours.third].map((colour, index) => (
            <circle
              key={index}
              cx={px(left + unit * (1.6 + index * 4.4))}
              cy={px(top + unit * 11)}
              r={px(unit * 1.6)}
              fill={colour}
            />
          ))}
          {bar(left, top + unit * 16, unit * 18, unit * 5, strong)}
          {bar(left, top + unit * 24, unit * 16, unit * 1.5, quiet)}
          {bar(left, top + unit * 27, unit * 12, unit * 1.5, soft)}
        </g>
      ),
      room: subjectRoom(sheet, page, 0.04, split - 0.08),
      behind: fill,
    };
  },

  /** Messages to and fro; the subject speaks last. */
  chat(sheet, page, { paper, quiet, strong, fill, soft }) {
    const { unit } = sheet;
    const pad = unit * 3;
    const messages = [
      { at: 0, width: 24, lines: 2, isOwn: false },
      { at: 10, width: 17, lines: 1, isOwn: true },
      { at: 17.4, width: 27, lines: 2, isOwn: false },
      { at: 27.4, width: 20, lines: 2, isOwn: true },
      { at: 37.4, width: 25, lines: 2, isOwn: false },
    ];
    return {
      element: (
        <g>
          {block(page, mix(paper, fill, 0.16))}
          {messages.map(({ at, width, lines, isOwn }) => {
            const box = {
              x: page.x + pad + (isOwn ? unit * 9 : 0),
              y: page.y + pad + at * unit,
              width: width * unit,
              height: unit * (2.6 + lines * 2.8),
            };
            return (
              <g key={at}>
                {block(box, isOwn ? fill : paper, unit * 2.2)}
                {Array.from({ length: lines }, (_, line) =>
                  bar(
                    box.x + unit * 2.2,
                    box.y + unit * (1.9 + line * 2.8),
                    box.width - unit * (line === lines - 1 ? 9 : 4.4),
                    unit * 1.4,
                    isOwn ? mix(fill, paper, 0.6) : line === 0 ? mix(paper, strong, 0.45) : quiet,
                  ),
                )}
              </g>
            );
          })}
          <circle cx={px(right(page))} cy={px(bottom(page))} r={px(page.width * 0.5)} fill={soft} />
        </g>
      ),
      room: subjectRoom(sheet, page, 0.46, 0.5),
      behind: soft,
    };
  },

  /** A month with its days, of which some are taken and one is marked. */
  calendar(sheet, page, { paper, quiet, strong, fill, soft }) {
    const { unit } = sheet;
    const pad = unit * 2.6;
    const side = unit * (sheet.shape === 'wide' ? 9.4 : 11.4);
    const gap = unit * 1.1;
    const top = page.y + unit * 8;
    const columns = Math.ceil((page.width - pad) / (side + gap));
    const rows = Math.ceil((bottom(page) - top) / (side + gap));
    return {
      element: (
        <g>
          {bar(page.x + pad, page.y + unit * 3, unit * 16, unit * 2.6, strong)}
          {Array.from({ length: rows * columns }, (_, index) => {
            const [row, column] = [Math.floor(index / columns), index % columns];
            const box = {
              x: page.x + pad + column * (side + gap),
              y: top + row * (side + gap),
              width: side,
              height: side,
            };
            const isMarked = row === 1 && column === 0;
            const isTaken = (row * 3 + column * 2) % 5 === 1;
            return (
              <g key={index}>
                {block(box, isMarked ? strong : isTaken ? soft : mix(paper, quiet, 0.6), unit * 0.9)}
                {bar(
                  box.x + unit * 1.2,
                  box.y + unit * 1.3,
                  unit * 2.6,
                  unit * 1.1,
                  isMarked ? paper : mix(paper, strong, 0.4),
                )}
                {isMarked && (
                  <circle cx={px(box.x + side / 2)} cy={px(box.y + side * 0.6)} r={px(side * 0.17)} fill={fill} />
                )}
              </g>
            );
          })}
        </g>
      ),
      room: subjectRoom(sheet, page, 0.32, 0.62),
      behind: paper,
    };
  },

  /** A written page with a marked passage on a desk of the scheme's color. */
  document(sheet, page, { paper, quiet, strong, fill, soft }) {
    const { unit } = sheet;
    const sheetOfPaper = between(page.x + unit * 4, page.y + unit * 4, page.x + page.width * 0.7, bottom(page));
    const left = sheetOfPaper.x + unit * 3.4;
    const line = sheetOfPaper.width - unit * 6.8;
    const lines = Math.max(3, Math.floor((sheetOfPaper.height - unit * 12) / (unit * 3.2)));
    return {
      element: (
        <g>
          {block(page, fill)}
          {block({ ...sheetOfPaper, x: sheetOfPaper.x + unit, y: sheetOfPaper.y + unit }, mix(fill, strong, 0.24))}
          {block(sheetOfPaper, paper)}
          {bar(left, sheetOfPaper.y + unit * 3.6, line * 0.7, unit * 2.6, strong)}
          {[3, 4].map((row) =>
            block(
              {
                x: left - unit * 0.8,
                y: sheetOfPaper.y + unit * (8.6 + row * 3.2),
                width: line * 0.66,
                height: unit * 3.2,
              },
              soft,
            ),
          )}
          {Array.from({ length: lines }, (_, row) =>
            bar(
              left,
              sheetOfPaper.y + unit * (9.4 + row * 3.2),
              line * (row % 4 === 2 ? 0.55 : 1),
              unit * 1.4,
              row === 3 || row === 4 ? mix(paper, strong, 0.6) : quiet,
            ),
          )}
        </g>
      ),
      room: subjectRoom(sheet, page, 0.42, 0.54),
      behind: fill,
    };
  },
};
