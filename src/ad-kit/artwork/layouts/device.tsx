import type { ReactElement } from 'react';
import type { Box } from '../../type-setting/textOutline';
import type { ArtworkImage } from '../artwork';
import { type Column, createColumn } from '../column';
import { mix } from '../contrast';
import { between, bottom, px, right } from '../geometry';
import { brandIn, buttonAt } from '../callAndBrand';
import { groundOf, panelOf, shapeColour } from '../parts';
import { Clipped, photoIn, photoOf } from '../photo';
import { sceneBelow } from '../scene';
import { drawScrim, scrimFor } from '../scrim';
import { isCutBelow, subjectIn } from '../subject';
import type { Sheet, TextBlock } from '../sheet';
import { skeletonRows } from './skeletonRows';

/** A phone that grows from the lower edge with what the ad promises on its screen. */
export function device(sheet: Sheet): ReactElement {
  const { width, height, unit, safe, shape, colours, ground } = sheet;
  const isWide = shape === 'wide';
  const isBeside = isWide || shape === 'square';
  const isStory = shape === 'story';
  const buttonSize = unit * (isStory ? 4 : 2.9);
  const column = createColumn(
    sheet,
    between(
      safe.x,
      safe.y,
      isBeside ? width * (isWide ? 0.56 : 0.52) : right(safe),
      isBeside ? bottom(safe) : height * (isStory ? 0.46 : 0.5),
    ),
  );
  column.take(
    brandIn(sheet, {
      box: { ...column.rest(0), height: unit * (isStory ? 8.4 : 6) },
      size: unit * (isStory ? 3.4 : 2.5),
      on: ground,
    }),
  );
  const buttonRoom = sheet.content('call_to_action') ? buttonSize * 2.5 + unit * (isStory ? 4.4 : 3.25) : 0;
  const free = Math.max(0, column.rest(unit * 3).height - buttonRoom);
  column.text({
    part: 'headline',
    face: 'display',
    gap: unit * 3.4,
    size: unit * (isWide ? 10.4 : 12),
    height: isBeside ? free * 0.7 : free,
    on: ground,
  });
  if (isBeside)
    column.text({
      part: 'body',
      gap: unit * 3.2,
      size: unit * 2.8,
      height: Math.max(0, column.rest(unit * 2.4).height - buttonRoom),
      on: ground,
    });
  const button = buttonAt(sheet, {
    x: safe.x,
    y: isBeside ? bottom(safe) - buttonSize * 2.5 : column.y() + unit * (isStory ? 4.4 : 3.4),
    maxWidth: isBeside ? width * 0.42 : safe.width * 0.7,
    on: colours.ground,
    fills: [colours.dark, colours.light, colours.accent],
    size: buttonSize,
  });

  const textBottom = button.element ? bottom(button.box) : column.y();
  const phoneWidth = isBeside ? unit * (isWide ? 46 : 40) : Math.min(unit * 58, (height - textBottom) * 0.95);
  const top = isBeside
    ? height * (isWide ? 0.12 : 0.17)
    : Math.max(textBottom + unit * 5, height * (isStory ? 0.4 : 0.42));
  const left = isBeside ? width * (isWide ? 0.6 : 0.555) : width * 0.5 - phoneWidth * 0.5;
  const phone = between(left, top, left + phoneWidth, height);
  const block = shapeColour(colours.ground, [colours.accent, colours.third, colours.second]);
  return (
    <g>
      {groundOf(sheet)}
      {backShape(sheet, phone, block)}
      {column.elements}
      {button.element}
      {phoneIn(sheet, phone)}
    </g>
  );
}

/** A half-round block behind the phone's right side; beside the text, a disc that looks out over its corner. */
function backShape({ width, height, unit, shape }: Sheet, phone: Box, fill: string): ReactElement {
  if (shape === 'wide' || shape === 'square') {
    const radius = unit * (shape === 'wide' ? 19 : 21);
    return <circle cx={px(right(phone) - unit * 4)} cy={px(phone.y + unit * 10)} r={px(radius)} fill={fill} />;
  }
  const radius = unit * 34;
  const x = Math.min(right(phone) + unit * 2, width - radius * 0.4);
  const y = Math.max(phone.y + unit * 6 + radius, height - radius * 1.1);
  const arc = `a${px(radius)} ${px(radius)} 0 0 1 ${px(radius * 2)} 0`;
  return <path d={`M${px(x - radius)} ${height}V${px(y)}${arc}V${height}z`} fill={fill} />;
}

function phoneIn(sheet: Sheet, phone: Box): ReactElement {
  const { height, safe, colours } = sheet;
  const caseFill = shapeColour(colours.ground, [colours.dark, colours.second]);
  const [corner, edge, pad] = [phone.width * 0.13, phone.width * 0.03, phone.width * 0.075];
  const box = between(phone.x + edge, phone.y + edge, right(phone) - edge, height);
  const inner = between(box.x + pad, box.y + pad * 1.9, right(box) - pad, Math.min(height, bottom(safe)) - pad * 0.5);
  const screen: Screen = { box, outline: topRounded(box, corner - edge), inner, pad };
  const photo = photoOf(sheet);
  return (
    <g>
      <path d={topRounded(phone, corner)} fill={caseFill} />
      {photo ? photoOn(sheet, screen, photo) : listOn(sheet, screen, phone.width)}
      <rect
        x={px(phone.x + phone.width * 0.36)}
        y={px(box.y + pad * 0.5)}
        width={px(phone.width * 0.28)}
        height={px(phone.width * 0.05)}
        rx={px(phone.width * 0.025)}
        fill={photo ? mix(colours.dark, colours.light, 0.14) : caseFill}
      />
    </g>
  );
}

/** The phone's screen: its outline, where texts may stand on it, and their distance from its edges. */
type Screen = { box: Box; outline: string; inner: Box; pad: number };

const topRounded = (box: Box, radius: number): string =>
  `M${px(box.x)} ${px(bottom(box))}V${px(box.y + radius)}a${px(radius)} ${px(radius)} 0 0 1 ${px(radius)} ${px(-radius)}H${px(right(box) - radius)}a${px(radius)} ${px(radius)} 0 0 1 ${px(radius)} ${px(radius)}V${px(bottom(box))}z`;

function textsOn(sheet: Sheet, { box, inner }: Screen, on: Pick<TextBlock, 'on' | 'inks'>): Column {
  const { unit, shape } = sheet;
  const column = createColumn(sheet, inner);
  column.text({
    part: 'subheadline',
    face: 'display',
    size: box.width * 0.138,
    minSize: unit * 2.3,
    maxLines: 3,
    height: column.rest(0).height * 0.34,
    ...on,
  });
  if (shape === 'portrait' || shape === 'story')
    column.text({
      part: 'body',
      gap: unit * 1.6,
      size: unit * (shape === 'story' ? 3.1 : 2.5),
      height: column.rest(0).height * 0.34,
      maxLines: 4,
      lineHeight: 1.28,
      ...on,
    });
  return column;
}

/** What the ad has of a subject, below the texts and above a list. */
function listOn(sheet: Sheet, screen: Screen, phoneWidth: number): ReactElement {
  const { height, unit, colours } = sheet;
  const { box, pad } = screen;
  const paper = colours.light;
  const column = textsOn(sheet, screen, { on: [paper], inks: [colours.dark] });
  const heroTop = column.y() + (column.elements.length > 0 ? unit * 2.6 : 0);
  const hero = between(box.x + pad * 0.6, heroTop, right(box) - pad * 0.6, height);
  const heroFill = shapeColour(paper, [colours.accent, colours.second, colours.third]);
  const seen = { ...hero, height: heroHeight(sheet, hero) };
  const isCut = isCutBelow(sheet);
  const foot = bottom(seen) - (isCut ? 0 : pad * 0.5);
  const subject = subjectIn(sheet, {
    box: between(seen.x + pad * 0.7, seen.y + pad * 0.7, right(seen) - pad * 0.7, foot),
    reach: seen,
    behind: heroFill,
    anchor: isCut ? 'bottom' : 'middle',
  });
  const rows = between(hero.x, bottom(seen), right(hero), height);
  return (
    <g>
      <path d={screen.outline} fill={paper} />
      {panelOf(sheet, seen, heroFill)}
      {subject.element}
      {rows.height > 0 && skeletonRows(rows, phoneWidth, mix(paper, colours.dark, 0.1), colours.dark)}
      {column.elements}
    </g>
  );
}

/** The photo fills the screen, and the texts stand at its head. */
function photoOn(sheet: Sheet, screen: Screen, photo: ArtworkImage): ReactElement {
  const { height, unit, safe, shape, colours } = sheet;
  const { box, outline } = screen;
  const veil = scrimFor(colours);
  const column = textsOn(sheet, screen, veil);
  const hasTexts = column.elements.length > 0;
  const textFoot = hasTexts ? column.y() : box.y;
  const foot = shape === 'story' ? Math.max(textFoot, bottom(safe)) : height;
  const scene = sceneBelow(photo, box, textFoot, foot);
  return (
    <g>
      <path d={outline} fill={veil.colour} />
      {photoIn(sheet, photo, { ...scene, outline }).element}
      {hasTexts && (
        <Clipped outline={outline}>
          {drawScrim(veil, box, {
            from: 'top',
            full: scene.box.y - box.y,
            solid: textFoot - box.y + unit * 1.4,
            fade: box.width * 0.36,
          })}
        </Clipped>
      )}
      {column.elements}
    </g>
  );
}

/** A long screen's picture has a list below it, and a story's ends above the platform's own controls. */
function heroHeight({ shape, safe }: Sheet, hero: Box): number {
  if (shape === 'story') return Math.max(hero.width * 0.5, Math.min(hero.width * 1.1, bottom(safe) - hero.y));
  return hero.height > hero.width * 1.25 ? hero.width * 1.1 : hero.height;
}
