import type { ReactElement } from 'react';
import type { Box } from '../../type-setting/textOutline';
import type { ArtworkImage } from '../artwork';
import { createColumn } from '../column';
import { mix } from '../contrast';
import { between, bottom, distanceTo, inset, middle, px, right, roomBeside, type Point } from '../geometry';
import { brandIn, buttonAt } from '../callAndBrand';
import { groundOf, shapeColour } from '../parts';
import { focusIn, photoOf, type PhotoShape } from '../photo';
import { sceneBeside } from '../scene';
import { drawScrim, scrimFor } from '../scrim';
import { isBust, subjectAspect, subjectIn } from '../subject';
import type { Sheet } from '../sheet';
import { ridge } from './ridges';
import { sceneOf, scenes, type SceneRoom } from './scenery';

/** How far down each of the three ridges starts, as shares of the height, and how high it swings. */
const ridges = {
  square: { tops: [0.52, 0.625, 0.745], swing: 0.05 },
  portrait: { tops: [0.55, 0.655, 0.78], swing: 0.05 },
  story: { tops: [0.5, 0.58, 0.675], swing: 0.028 },
  wide: { tops: [0.54, 0.64, 0.725], swing: 0.045 },
};

/** A landscape in three planes before a disc, with the subject in its midst; over hills, a dotted route leads to the call. */
export function layers(sheet: Sheet): ReactElement {
  const { width, height, unit, margin, safe, shape, colours, ground } = sheet;
  const isWide = shape === 'wide';
  const { tops, swing: share } = ridges[shape];
  const [first = 0, hillTop = 0, third = 0] = tops.map((top) => top * height);
  const swing = share * height;
  const photo = photoOf(sheet);
  const veil = photo && isWide ? scrimFor(colours) : undefined;
  const sky = veil ?? { on: ground };
  // A photo takes the far ridge's place and some of the next one's.
  const second = photo ? (hillTop + third) / 2 : hillTop;
  const front = shapeColour(colours.ground, [colours.dark, colours.second, colours.light]);
  const hill = shapeColour(colours.ground, [colours.second, colours.third]);
  const tones: SceneRoom['tones'] = [mix(hill, colours.ground, 0.42), hill, front];
  const place = photo ? 'hills' : sceneOf(sheet.artwork);
  const disc = shapeColour(colours.ground, [colours.accent, colours.third, colours.light]);

  const brand = brandIn(sheet, {
    box: { ...safe, height: unit * 5, width: safe.width * 0.6 },
    tall: unit * (isWide ? 8.5 : 11),
    ...sky,
  });
  const column = createColumn(
    sheet,
    between(
      safe.x,
      brand.element ? bottom(brand.box) + unit * 3 : safe.y,
      isWide ? width * 0.6 : right(safe),
      (photo && !isWide ? height * 0.4 : first) - swing * 1.6 - unit * 2,
    ),
  );
  column.text({ part: 'headline', face: 'display', size: unit * (isWide ? 11 : photo ? 11 : 14), ...sky });

  const foot = bottom(safe);
  const front0 = third + swing * 1.2;
  const button = buttonAt(sheet, {
    x: right(safe),
    y: foot,
    from: 'bottom',
    align: 'right',
    maxWidth: safe.width * 0.42,
    on: front,
    fills: [colours.accent, colours.light, colours.third],
  });
  const footText = createColumn(
    sheet,
    between(safe.x, front0 + unit, (button.element ? button.box.x : right(safe)) - unit * 3, foot),
  );
  const inks = [colours.light, colours.ground, colours.dark];
  const room = footText.rest(0).height;
  footText.text({
    part: 'subheadline',
    size: unit * 3,
    face: 'bold',
    height: sheet.content('body') ? room * 0.52 : room,
    lineHeight: 1.2,
    on: [front],
    inks,
  });
  footText.text({ part: 'body', gap: unit, size: unit * 2.5, lineHeight: 1.22, on: [front], inks });

  const skyTexts = [...(brand.element ? [brand.box] : []), ...column.lines];
  const sceneTop = isWide ? 0 : Math.max(column.y(), brand.element ? bottom(brand.box) : safe.y) + unit * 3.4;
  const scene = between(0, sceneTop, width, second + swing * 2);
  const beside = photo && sceneBeside(photo, scene, Math.max(0, ...skyTexts.map(right)));
  const midst = width * (isWide ? 0.78 : 0.68);
  // A bust comes from behind the hill that anything else stands on.
  const isBehind = isBust(sheet);
  const stage = between(
    midst - unit * 23,
    Math.max(safe.y, second - unit * (shape === 'story' ? 58 : 46)),
    Math.min(midst + unit * 23, width - margin * 0.5),
    second + swing * 0.5,
  );
  const subject = subjectIn(sheet, {
    ...(photo && { photo: isWide && beside ? beside : hillShape(sheet, photo, scene, swing) }),
    box: isWide ? stage : roomBeside(stage, skyTexts, subjectAspect(sheet), unit * 3),
    reach: isBehind ? stage : between(margin * 0.5, safe.y, width - margin * 0.5, bottom(stage)),
    behind: disc,
  });
  const centre = subject.element
    ? { x: middle(subject.box).x, y: Math.min(middle(subject.box).y, first - unit * 4) }
    : { x: midst, y: isWide ? first - unit * 10 : Math.max(first - unit * 6, column.y() + unit * 14.5) };
  const clear = Math.min(unit * 60, ...column.lines.map((box) => distanceTo(inset(box, -unit * 2), centre)));
  const radius = Math.max(unit * 12, Math.min(unit * (isWide ? 23 : 25), clear));
  const start = { x: subject.element ? subject.box.x - unit * 2 : centre.x - radius * 0.4, y: second - unit };
  const end = button.element
    ? { x: button.box.x + button.box.width / 2, y: button.box.y - unit * 2 }
    : { x: right(safe), y: third };
  const planes = scenes[place](sheet, {
    tops: [first, second, third],
    swing,
    tones,
    disc: { ...centre, radius, colour: disc },
    stand: {
      x: subject.element ? subject.box.x + subject.box.width / 2 : centre.x,
      reach: subject.element ? subject.box.width / 2 + unit * 5 : 0,
    },
  });
  return (
    <g>
      {groundOf(sheet)}
      {photo ? (
        subject.element
      ) : (
        <g>
          <circle cx={px(centre.x)} cy={px(centre.y)} r={px(radius)} fill={disc} />
          {planes.far}
        </g>
      )}
      {veil &&
        drawScrim(
          veil,
          { ...scene, x: 0, width },
          {
            from: 'left',
            full: beside?.box.x ?? 0,
            solid: Math.max(0, ...skyTexts.map(right)) + unit * 2,
            fade: width * 0.18,
          },
        )}
      {isBehind && subject.element}
      {planes.middle}
      {photo || isBehind ? null : subject.element}
      {planes.front}
      {photo || place !== 'hills' ? null : route(sheet, start, end, third)}
      {brand.element}
      {column.elements}
      {footText.elements}
      {button.element}
    </g>
  );
}

/** The photo as a hill of its own, which is high where its subject is. */
function hillShape({ width }: Sheet, photo: ArtworkImage, scene: Box, swing: number): PhotoShape {
  const place = { box: scene, eye: { x: 0.5, y: 0.4 } };
  const turn = focusIn(photo, place).x > width * 0.5 ? -1 : 1;
  return { ...place, outline: ridge(width, bottom(scene), scene.y + swing * 1.4, swing, turn) };
}

/** A dotted line that winds over the hills. */
function route({ unit, colours }: Sheet, start: Point, end: Point, third: number): ReactElement {
  return (
    <path
      d={`M${px(start.x)} ${px(start.y)}C${px(start.x - unit * 26)} ${px(start.y + unit * 6)} ${px(start.x - unit * 16)} ${px(third)} ${px((start.x + end.x) / 2)} ${px(third - unit * 2)}S${px(end.x)} ${px(third + unit * 2)} ${px(end.x)} ${px(end.y)}`}
      fill="none"
      stroke={colours.light}
      strokeWidth={px(unit * 0.9)}
      strokeLinecap="round"
      strokeDasharray={`0.1 ${px(unit * 2.2)}`}
    />
  );
}
