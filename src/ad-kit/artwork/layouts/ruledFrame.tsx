import type { ReactElement } from 'react';
import { createColumn } from '../column';
import { mix } from '../contrast';
import { between, bottom, distanceTo, inset, px, right, type Point } from '../geometry';
import { brandIn, underlined } from '../callAndBrand';
import { groundOf, hasSubject, shapeColour } from '../parts';
import { photoOf, type PhotoShape } from '../photo';
import { isCutBelow, subjectIn } from '../subject';
import type { Sheet } from '../sheet';

/** A thin frame, a calm headline, and growth rings from the lower right corner. */
export function ruledFrame(sheet: Sheet): ReactElement {
  const { width, height, unit, margin, safe, shape, colours, ground } = sheet;
  const isWide = shape === 'wide';
  const isStory = shape === 'story';
  const edge = margin * 0.72;
  // A story's frame ends above the platform's own controls, which would lie on what stands in its corner.
  const frame = isStory
    ? between(edge, safe.y - unit * 8, width - edge, bottom(safe) + unit * 5)
    : inset({ x: 0, y: 0, width, height }, edge);
  const pad = unit * (isWide ? 4.4 : 5.2);
  const textTop = Math.max(frame.y + pad, safe.y);
  const textBottom = Math.min(bottom(frame) - pad, bottom(safe));
  const inner = between(frame.x + pad, textTop, right(frame) - pad, textBottom);
  const line = mix(colours.ink, colours.ground, 0.25);

  const brand = brandIn(sheet, {
    box: { ...inner, width: inner.width * (isStory ? 1 : 0.7), height: unit * (isStory ? 8 : 5) },
    size: unit * (isStory ? 3.2 : 2.5),
    on: ground,
    corner: 0,
  });
  const ruleY = brand.element ? bottom(brand.box) + unit * 2.2 : inner.y;
  const call = underlined(
    sheet,
    sheet.text({
      part: 'call_to_action',
      box: between(
        inner.x,
        bottom(inner) - unit * (isStory ? 12 : 9),
        inner.x + inner.width * (isStory ? 0.62 : 0.5),
        bottom(inner) - unit,
      ),
      size: unit * (isStory ? 3.7 : 2.9),
      maxLines: 2,
      anchor: 'bottom',
      face: 'bold',
      on: ground,
    }),
  );
  const column = createColumn(
    sheet,
    between(
      inner.x,
      ruleY + (brand.element ? unit * 4.4 : 0),
      right(inner),
      (call.element ? call.box.y : bottom(inner)) - unit * 3,
    ),
  );
  const textWidth = inner.width * (isWide ? 0.62 : 1);
  column.text({
    part: 'headline',
    face: 'display',
    size: unit * (isWide ? 10.4 : isStory ? 14 : 12.4),
    width: textWidth,
    height: column.rest(0).height * (isWide ? 0.56 : 0.52),
    on: ground,
  });
  column.text({
    part: 'subheadline',
    gap: unit * (isStory ? 4.4 : 3),
    size: unit * (isStory ? 4.6 : 3.3),
    maxLines: 4,
    width: inner.width * (isWide ? 0.52 : isStory ? 0.92 : 0.74),
    height: column.rest(unit * 3).height * 0.6,
    on: ground,
  });
  column.text({
    part: 'body',
    gap: unit * 2,
    size: unit * (isStory ? 3.4 : 2.6),
    width: inner.width * (isWide ? 0.5 : isStory ? 0.8 : 0.62),
    height: column.rest(unit * 2).height * 0.9,
    on: ground,
  });

  const corner = { x: right(frame), y: bottom(frame) };
  const texts = [...column.lines, ...(call.element ? [call.box] : [])];
  const reach = Math.min(...texts.map((box) => distanceTo(box, corner))) - unit * 2.4;
  const core = photoOf(sheet)
    ? Math.max(unit * 14, Math.min(reach, frame.width * (isWide ? 0.5 : 0.94), frame.height * 0.94))
    : hasSubject(sheet)
      ? Math.min(unit * (shape === 'square' ? 46 : 52), corner.y - ruleY - unit * 4, Math.max(unit * 10, reach * 0.72))
      : Math.min(unit * 34, reach * 0.56);
  const coreFill = shapeColour(colours.ground, [colours.accent, colours.third, colours.second]);
  const side = core * 0.74;
  const subject = subjectIn(sheet, {
    box: {
      x: corner.x - side - core * 0.06,
      y: corner.y - side - (isCutBelow(sheet) ? 0 : core * 0.02),
      width: side,
      height: side,
    },
    reach: quarterDisc(corner, core).box,
    behind: coreFill,
    photo: quarterDisc(corner, core),
    align: 'right',
  });
  const step = Math.max(unit * 1.5, (Math.max(unit * 30, reach) - core) / 16);
  const count = Math.max(0, Math.floor((reach - core) / step));
  return (
    <g>
      {groundOf(sheet)}
      <svg
        x={px(frame.x)}
        y={px(frame.y)}
        width={px(frame.width)}
        height={px(frame.height)}
        viewBox={`0 0 ${px(frame.width)} ${px(frame.height)}`}
      >
        <g fill="none" stroke={line} strokeWidth={px(unit * 0.16)}>
          {Array.from({ length: count }, (_, index) => (
            <circle key={index} cx={px(frame.width)} cy={px(frame.height)} r={px(core + (index + 1) * step)} />
          ))}
        </g>
        <circle cx={px(frame.width)} cy={px(frame.height)} r={px(core)} fill={coreFill} />
      </svg>
      <rect
        x={px(frame.x)}
        y={px(frame.y)}
        width={px(frame.width)}
        height={px(frame.height)}
        fill="none"
        stroke={line}
        strokeWidth={px(unit * 0.2)}
      />
      {subject.element}
      {brand.element}
      {brand.element && (
        <rect x={px(inner.x)} y={px(ruleY)} width={px(inner.width)} height={px(unit * 0.16)} fill={line} />
      )}
      {column.elements}
      {call.element}
    </g>
  );
}

/** The quarter of a disc that the frame's corner cuts out of it. */
function quarterDisc({ x, y }: Point, radius: number): PhotoShape {
  return {
    box: { x: x - radius, y: y - radius, width: radius, height: radius },
    outline: `M${px(x - radius)} ${px(y)}a${px(radius)} ${px(radius)} 0 0 1 ${px(radius)} ${px(-radius)}V${px(y)}z`,
    eye: { x: 0.6, y: 0.6 },
  };
}
