import type { ReactElement } from 'react';
import type { Box } from '../../type-setting/textOutline';
import { isRtl } from '../../type-setting/writingSystems';
import type { ColourScheme } from '../colourSchemes';
import { createColumn } from '../column';
import { differenceOf, type Colour } from '../contrast';
import { between, bottom, inset, px, right } from '../geometry';
import { brandIn } from '../callAndBrand';
import { groundOf, panelOf, shapeColour } from '../parts';
import { isCutBelow, subjectIn } from '../subject';
import { createSheet, type Sheet } from '../sheet';

/** The footer's upper edge as a share of the height, and where the object's panel starts. */
const footers = { square: 0.81, portrait: 0.84, story: 0.735, wide: 0.79 };

/** Up to three points of the body: its lines, else its sentences. */
function pointsOf(body: string): string[] {
  const lines = body.split(/\n+/).filter((line) => line.trim() !== '');
  const points = lines.length > 1 ? lines : (body.match(/[^.!?]+[.!?]*/g) ?? []);
  const trimmed = points.map((point) => point.trim().replace(/\.$/, '')).filter((point) => point !== '');
  return trimmed.length > 3 ? [...trimmed.slice(0, 2), trimmed.slice(2).join('. ')] : trimmed;
}

/** Less than this apart, the footer and the picture above it read as one dark shape. */
const minDifference = 110;

/** The footer's and the picture's fills. The footer is the darkest thing, and plainly not of the picture's colour. */
export function coloursOf(colours: ColourScheme): { bar: Colour; panel: Colour } {
  const isToldFrom = (other: Colour) => (colour: Colour) => differenceOf(colour, other) > minDifference;
  const panels = [colours.second, colours.accent, colours.third].filter(isToldFrom(colours.dark));
  const panel = shapeColour(colours.ground, panels);
  const bars = [colours.dark, colours.accent, colours.second, colours.light];
  return { bar: shapeColour(colours.ground, bars.filter(isToldFrom(panel))), panel };
}

/** How large points may be and how small, in units: a story is read from further away. */
const pointSizes = { square: [2.8, 2.4], portrait: [3.2, 2.4], story: [3.7, 2.8], wide: [2.8, 2.4] } as const;

/** A question, its answer with ticks, an object in a dark column, and a footer that says what to do. */
export function questionAndCall(sheet: Sheet): ReactElement {
  const { width, height, unit, margin, safe, shape, colours, ground } = sheet;
  const isStory = shape === 'story';
  const isWide = shape === 'wide';
  const isStacked = isStory || shape === 'portrait';
  // On whole pixels, or what is behind shines through where two fills meet.
  const footerTop = Math.round(height * footers[shape]);
  const footer = between(0, footerTop, width, isStory ? bottom(safe) + unit : height);
  const { bar, panel: panelFill } = coloursOf(colours);
  const panelLeft = isStacked ? 0 : Math.round(width * (isWide ? 0.62 : 0.6));

  const textRight = isWide ? panelLeft - unit * 4 : right(safe);
  const answerWidth = (isStacked ? textRight : panelLeft - unit * 4) - safe.x;
  const textBottom = isStacked ? height * (isStory ? 0.53 : 0.55) : footerTop;
  const column = createColumn(sheet, between(safe.x, safe.y, textRight, textBottom - unit * (isWide ? 3 : 4)));
  column.take(brandTag(sheet, column.rest(0), bar));
  const headlineGap = unit * (isWide ? 3.2 : 4);
  const free = column.rest(headlineGap).height;
  // On a square the picture begins below the headline, and has to be worth a look.
  const besideHeight = isStacked || isWide ? 0 : unit * 34;
  const answer = {
    part: 'subheadline',
    gap: unit * (isWide ? 2.6 : 3.4),
    size: unit * (isStory ? 3.8 : 3.1),
    face: 'bold',
    maxLines: 3,
    width: answerWidth,
    height: free * 0.2,
    on: ground,
  } as const;
  const points = pointsOf(sheet.content('body'));
  const list = sizePoints(sheet, points, answerWidth, free * (isWide ? 0.5 : 0.46));
  // The headline takes what its answer and the points leave.
  const trial = createColumn(createSheet(sheet.artwork, sheet.supplies), column.rest(0));
  trial.text({ ...answer, gap: 0 });
  const answerHeight = trial.elements.length > 0 ? trial.y() - column.rest(0).y + answer.gap : 0;
  column.text({
    part: 'headline',
    face: 'display',
    gap: headlineGap,
    size: unit * (isWide ? 9.6 : 13),
    height: Math.min(free * 0.7, Math.max(free * 0.3, free - Math.max(answerHeight + list.height, besideHeight))),
    on: ground,
  });
  const headlineFoot = column.y();
  column.text(answer);
  points.forEach((text, index) => {
    const room = { ...column.rest(list.gaps(index)), width: answerWidth };
    const after = list.heights.slice(index + 1);
    const equal = (room.height - after.length * list.gaps(1)) / (after.length + 1);
    // What the later points leave; where not all fit, each gets as much as the others.
    const share = list.fits ? room.height - after.reduce((sum, each) => sum + each + list.gaps(1), 0) : equal;
    const { tick } = list;
    const indent = tick * 1.6;
    const fromRight = isRtl(text);
    const placed = sheet.text({
      part: 'body',
      text,
      box: { ...room, x: room.x + (fromRight ? 0 : indent), width: room.width - indent, height: Math.max(0, share) },
      size: list.size,
      minSize: list.size,
      lineHeight: pointLineHeight,
      on: ground,
    });
    if (placed.isEmpty) return;
    column.take({
      element: (
        <g>
          {tickBox(
            fromRight ? right(room) - tick : room.x,
            room.y + placed.size * 0.36 - tick / 2,
            tick,
            bar,
            colours.ground,
          )}
          {placed.element}
        </g>
      ),
      box: list.fits ? { ...room, height: list.heights[index] ?? 0 } : placed.box,
    });
  });
  const panelTop = Math.round(Math.max(height * (isStory ? 0.44 : 0.46), column.y() + unit * 4));
  const besideTop = isWide ? 0 : Math.round(headlineFoot + unit * 4);
  const panel = isStacked ? between(0, panelTop, width, footerTop) : between(panelLeft, besideTop, width, footerTop);

  // What would hang cut off in the air stands on the footer.
  const isCut = isCutBelow(sheet);
  const foot = isCut ? 0 : 3;
  const subject = subjectIn(sheet, {
    box: isStacked
      ? between(panel.x + margin, panel.y + unit * 3.4, right(panel) - margin, bottom(panel) - unit * foot)
      : { ...inset(panel, unit * 3.6), height: panel.height - unit * (3.6 + (isCut ? 0 : 3.6)) },
    reach: panel,
    behind: panelFill,
    photo: { box: panel },
    anchor: isCut ? 'bottom' : 'middle',
  });
  const inks = [colours.accent, colours.third, colours.light, colours.ground];
  const inner = between(safe.x, footerTop + unit * 1.5, right(safe), bottom(footer) - unit * 1.5);
  const call = sheet.text({
    part: 'call_to_action',
    face: 'display',
    box: { ...inner, width: inner.width * 0.78 },
    size: unit * 6.2,
    minSize: unit * 2.6,
    maxLines: 2,
    anchor: 'middle',
    on: [bar],
    inks,
  });
  return (
    <g>
      {groundOf(sheet)}
      {panelOf(sheet, panel, panelFill)}
      {subject.element}
      <rect x={0} y={px(footerTop)} width={width} height={px(height - footerTop)} fill={bar} />
      {call.element}
      {call.isEmpty ? null : arrow(right(safe) - unit * 7, inner.y + inner.height / 2, unit, call.ink)}
      {column.elements}
    </g>
  );
}

const pointLineHeight = 1.22;

/** The points' one size, as large as lets all of them stand in the height; and what they take with their gaps. */
function sizePoints(sheet: Sheet, points: readonly string[], width: number, height: number) {
  const { unit, shape } = sheet;
  const [largest, smallest] = pointSizes[shape];
  const trial = createSheet(sheet.artwork, sheet.supplies);
  const at = (size: number) => {
    const tick = size * 0.98;
    // The gap above a point; the first one stands off what is above the list.
    const gaps = (index: number) => size * (index === 0 ? (shape === 'wide' ? 0.95 : 1.15) : 0.64);
    const heights = points.map((text) => {
      const placed = trial.text({
        part: 'body',
        text,
        box: { x: 0, y: 0, width: width - tick * 1.6, height: sheet.height },
        size,
        minSize: size,
        lineHeight: pointLineHeight,
        on: sheet.ground,
      });
      // As if each had descenders, so that the points stand at even distances.
      return Math.max(bottom(placed.box), size * 0.94);
    });
    const total = heights.reduce((sum, each, index) => sum + each + gaps(index), unit * 0.2);
    return { size, tick, gaps, heights, height: total, fits: total <= height };
  };
  for (let size = largest; size > smallest; size -= 0.1) {
    const list = at(unit * size);
    if (list.fits) return list;
  }
  const least = at(unit * smallest);
  return { ...least, height: Math.min(least.height, height) };
}

/** The brand on a small tag, as on a tradesman's card; a logo has a plate where it needs one. */
function brandTag(sheet: Sheet, room: Box, fill: string) {
  const { unit, colours } = sheet;
  const corner = unit * 0.5;
  if (sheet.artwork.logo) return brandIn(sheet, { box: { ...room, height: unit * 7 }, on: sheet.ground, corner });
  const placed = brandIn(sheet, {
    box: {
      x: room.x + unit * 1.6,
      y: room.y + unit * 1.3,
      width: Math.min(room.width - unit * 3.2, unit * 50),
      height: unit * 3,
    },
    on: [fill],
    inks: [colours.light, colours.ground, colours.dark],
  });
  if (!placed.element) return placed;
  const box = { x: room.x, y: room.y, width: placed.box.width + unit * 3.2, height: placed.box.height + unit * 2.6 };
  return {
    element: (
      <g>
        <rect x={px(box.x)} y={px(box.y)} width={px(box.width)} height={px(box.height)} rx={px(corner)} fill={fill} />
        {placed.element}
      </g>
    ),
    box,
  };
}

function tickBox(x: number, y: number, size: number, fill: string, mark: string): ReactElement {
  const at = (share: number) => px(size * share);
  return (
    <g transform={`translate(${px(x)} ${px(y)})`}>
      <rect width={at(1)} height={at(1)} rx={at(0.18)} fill={fill} />
      <path
        d={`M${at(0.24)} ${at(0.52)}L${at(0.43)} ${at(0.7)}L${at(0.77)} ${at(0.32)}`}
        fill="none"
        stroke={mark}
        strokeWidth={at(0.15)}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </g>
  );
}

function arrow(x: number, y: number, unit: number, colour: string): ReactElement {
  const reach = px(unit * 2.6);
  return (
    <path
      d={`M${px(x)} ${px(y)}h${px(unit * 7)}m${-reach} ${-reach}l${reach} ${reach}l${-reach} ${reach}`}
      fill="none"
      stroke={colour}
      strokeWidth={px(unit * 0.8)}
    />
  );
}
