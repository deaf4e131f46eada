import type { ReactElement } from 'react';
import type { Box } from '../../type-setting/textOutline';
import { createColumn } from '../column';
import { between, bottom, inset, px, right } from '../geometry';
import { brandIn } from '../callAndBrand';
import { groundOf, panelOf, shapeColour } from '../parts';
import { subjectIn } from '../subject';
import type { Sheet } from '../sheet';

/** The footer's upper edge as a share of the height, and where the object's panel starts. */
const footers = { square: 0.81, portrait: 0.84, story: 0.7, wide: 0.79 };

/** Up to three points of the body: its lines, else its sentences. */
function pointsOf(body: string): string[] {
  const lines = body.split(/\n+/).filter((line) => line.trim() !== '');
  const points = lines.length > 1 ? lines : (body.match(/[^.!?]+[.!?]*/g) ?? []);
  const trimmed = points.map((point) => point.trim().replace(/\.$/, '')).filter((point) => point !== '');
  return trimmed.length > 3 ? [...trimmed.slice(0, 2), trimmed.slice(2).join('. ')] : trimmed;
}

/** A question, its answer with ticks, an object in a dark column, and a footer that says what to do. */
export function questionAndCall(sheet: Sheet): ReactElement {
  const { width, height, unit, margin, safe, shape, colours, ground } = sheet;
  const isStory = shape === 'story';
  const isStacked = isStory || shape === 'portrait';
  const footerTop = height * footers[shape];
  const footer = between(0, footerTop, width, isStory ? bottom(safe) + unit : height);
  const bar = shapeColour(colours.ground, [colours.dark, colours.second, colours.light]);
  const panelFill = shapeColour(colours.ground, [colours.second, colours.accent, colours.dark]);
  const panel = isStacked
    ? between(0, height * (isStory ? 0.46 : 0.5), width, footerTop)
    : between(width * (shape === 'wide' ? 0.62 : 0.6), 0, width, footerTop);

  const textRight = isStacked ? right(safe) : panel.x - unit * 4;
  const column = createColumn(sheet, between(safe.x, safe.y, textRight, (isStacked ? panel.y : footerTop) - unit * 4));
  column.take(brandTag(sheet, column.rest(0), bar));
  const points = pointsOf(sheet.content('body'));
  const free = column.rest(0).height;
  column.text({
    part: 'headline',
    face: 'display',
    gap: unit * (shape === 'wide' ? 3.2 : 4),
    size: unit * (isStacked ? 13 : shape === 'wide' ? 9.6 : 11.4),
    height: free * (points.length > 0 ? (shape === 'wide' ? (sheet.content('subheadline') ? 0.33 : 0.42) : 0.5) : 0.7),
    on: ground,
  });
  column.text({
    part: 'subheadline',
    gap: unit * 3.4,
    size: unit * 3.1,
    face: 'bold',
    maxLines: 3,
    height: free * 0.2,
    on: ground,
  });
  const tick = unit * 2.6;
  points.forEach((text, index) => {
    const room = column.rest(unit * (index === 0 ? 3 : 1.5) * (shape === 'wide' ? 0.8 : 1));
    const share = Math.max(0, room.height / (points.length - index) - unit * 0.6);
    const placed = sheet.text({
      part: 'body',
      text,
      box: { x: room.x + tick * 1.7, y: room.y + unit * 0.3, width: room.width - tick * 1.7, height: share },
      size: unit * 2.7,
      minSize: unit * 2.2,
      lineHeight: 1.22,
      on: ground,
    });
    if (placed.isEmpty) return;
    column.take({
      element: (
        <g>
          {tickBox(room.x, room.y + placed.size * 0.36 - tick / 2 + unit * 0.3, tick, bar, colours.ground)}
          {placed.element}
        </g>
      ),
      box: placed.box,
    });
  });

  const subject = subjectIn(sheet, {
    box: isStacked
      ? between(panel.x + margin, panel.y + unit * 4, right(panel) - margin, footerTop - unit * 3)
      : inset(between(panel.x, panel.y, width, bottom(panel)), unit * 3.6),
    behind: panelFill,
    imageBox: panel,
    anchor: 'middle',
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

/** The brand on a small tag, as on a tradesman's card; a logo needs none. */
function brandTag(sheet: Sheet, room: Box, fill: string) {
  const { unit, colours } = sheet;
  if (sheet.artwork.logo) return brandIn(sheet, { box: { ...room, height: unit * 7 }, on: sheet.ground });
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
        <rect
          x={px(box.x)}
          y={px(box.y)}
          width={px(box.width)}
          height={px(box.height)}
          rx={px(unit * 0.5)}
          fill={fill}
        />
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
