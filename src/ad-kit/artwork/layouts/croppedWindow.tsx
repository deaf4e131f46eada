import type { ReactElement, ReactNode } from 'react';
import type { Box } from '../../type-setting/textOutline';
import { createColumn } from '../column';
import { mix } from '../contrast';
import { between, bottom, inset, px, right } from '../geometry';
import { brandIn, buttonAt } from '../callAndBrand';
import { groundOf } from '../parts';
import { photoOf } from '../photo';
import { isCutBelow, subjectIn } from '../subject';
import type { Sheet } from '../sheet';
import { skeletonRows } from './skeletonRows';
import { windowColours, windowKindOf } from './windowKinds';
import { windowPages } from './windows';

/** Text on one side, a product's window on the other that runs off the canvas. */
export function croppedWindow(sheet: Sheet): ReactElement {
  const { width, height, unit, safe, shape, colours, ground } = sheet;
  const isWide = shape === 'wide';
  const textBottom = isWide ? bottom(safe) : shape === 'story' ? height * 0.52 : height * 0.56;
  const column = createColumn(sheet, between(safe.x, safe.y, isWide ? width * 0.47 : right(safe), textBottom));
  column.take(brandIn(sheet, { box: { ...column.rest(0), height: unit * 6 }, on: ground }));
  const buttonRoom = sheet.content('call_to_action') ? unit * 11 : 0;
  const free = column.rest(unit * 3.4).height - buttonRoom;
  column.text({
    part: 'headline',
    face: 'display',
    gap: unit * 3.6,
    size: unit * (isWide ? 9.6 : 11),
    height: free * (isWide ? 0.56 : 0.62),
    on: ground,
  });
  const under = (gap: number) => Math.max(0, column.rest(gap).height - buttonRoom);
  column.text({
    part: 'subheadline',
    gap: unit * 3.4,
    size: unit * 3.2,
    face: 'bold',
    height: under(unit * 3.4) * (isWide ? 0.6 : 1),
    maxLines: 3,
    on: ground,
  });
  const inColumn = shape === 'story' || isWide;
  if (inColumn) column.text({ part: 'body', gap: unit * 1.8, size: unit * 2.7, height: under(unit * 1.8), on: ground });
  const buttonTop = isWide ? bottom(safe) - unit * 7.25 : column.y() + unit * 3.6;
  const button = buttonAt(sheet, {
    x: safe.x,
    y: buttonTop,
    maxWidth: isWide ? width * 0.4 : safe.width * 0.5,
    on: colours.ground,
  });
  const bodyLeft = button.element ? right(button.box) + unit * 3 : safe.x;
  const body = inColumn
    ? null
    : sheet.text({
        part: 'body',
        box: between(bodyLeft, buttonTop, right(safe), buttonTop + unit * 7.25),
        size: unit * 2.6,
        lineHeight: 1.24,
        anchor: 'middle',
        on: ground,
      });

  const top = isWide
    ? height * 0.13
    : Math.max((button.element ?? body?.element) ? buttonTop + unit * 12 : column.y() + unit * 5, height * 0.44);
  const frame = isWide ? between(width * 0.52, top, width, height) : between(safe.x + unit * 4, top, width, height);
  return (
    <g>
      {groundOf(sheet)}
      {column.elements}
      {button.element}
      {body?.element}
      {productWindow(sheet, frame)}
    </g>
  );
}

/**
 * The visible part of the window; its right and lower edges lie beyond the canvas. A drawn subject stands before its
 * page and over its bar, a photo fills the page.
 */
function productWindow(sheet: Sheet, frame: Box): ReactElement {
  const { unit, colours, shape } = sheet;
  const [bar, pad] = [unit * 5.4, unit * 3];
  const none = { ...frame, width: 0, height: 0 };
  const tones = windowColours(sheet);
  const page = between(frame.x, frame.y + bar, right(frame), bottom(frame));
  const photo = photoOf(sheet);
  const { element, room, behind } = windowPages[windowKindOf(sheet.artwork)](sheet, page, tones);
  const reach = room ? between(page.x, room.y, right(page), bottom(room)) : none;
  const subject = subjectIn(sheet, { box: room ?? none, reach, behind, photo: { box: page } });
  const hasFloor = room && !photo && shape === 'story';
  const floor = hasFloor ? between(page.x, bottom(room) - unit * 1.4, right(page), bottom(page)) : null;
  // The list's edge hides a cut.
  const isBehind = floor !== null && isCutBelow(sheet);
  const shade = mix(colours.ground, colours.dark, 0.28);
  const corner = unit * 1.8;
  const outline = (x: number, y: number) =>
    `M${px(x)} ${px(bottom(frame))}V${px(y + corner)}a${px(corner)} ${px(corner)} 0 0 1 ${px(corner)} ${px(-corner)}H${px(right(frame))}V${px(bottom(frame))}z`;
  return (
    <g>
      <path d={outline(frame.x - unit * 1.4, frame.y + unit * 1.6)} fill={shade} />
      <path d={outline(frame.x, frame.y)} fill={tones.paper} />
      <path
        d={`M${px(frame.x)} ${px(frame.y + bar)}v${px(corner - bar)}a${px(corner)} ${px(corner)} 0 0 1 ${px(corner)} ${px(-corner)}H${px(right(frame))}v${px(bar)}z`}
        fill={colours.dark}
      />
      {[colours.accent, colours.third, tones.paper].map((colour, index) => (
        <circle
          key={index}
          cx={px(frame.x + pad + index * unit * 2.6)}
          cy={px(frame.y + bar / 2)}
          r={px(unit * 0.85)}
          fill={colour}
        />
      ))}
      {photo ? null : <Cut box={page}>{element}</Cut>}
      {isBehind && subject.element}
      {floor && (
        <g>
          <rect x={px(floor.x)} y={px(floor.y)} width={px(floor.width)} height={px(floor.height)} fill={tones.paper} />
          <rect x={px(floor.x)} y={px(floor.y)} width={px(floor.width)} height={px(unit * 0.5)} fill={tones.quiet} />
          {skeletonRows(inset(floor, pad), unit * 46, tones.quiet, tones.strong)}
        </g>
      )}
      {!isBehind && subject.element}
    </g>
  );
}

/** What is cut at the page's edges: a nested viewport, which needs no id. */
function Cut({ box, children }: { box: Box; children: ReactNode }) {
  const [x, y, width, height] = [px(box.x), px(box.y), px(box.width), px(box.height)];
  return (
    <svg {...{ x, y, width, height }} viewBox={`${x} ${y} ${width} ${height}`}>
      {children}
    </svg>
  );
}
