import type { ReactElement } from 'react';
import { createColumn } from '../column';
import { between, bottom, px, right } from '../geometry';
import { brandIn, buttonAt } from '../callAndBrand';
import { groundOf, panelOf, shapeColour } from '../parts';
import { photoOf } from '../photo';
import { subjectIn } from '../subject';
import type { Sheet } from '../sheet';

/** A quotation beside the person who said it, on a flat field of colour. */
export function onTheRecord(sheet: Sheet): ReactElement {
  const { width, height, unit, safe, shape, colours, ground } = sheet;
  const isWide = shape === 'wide';
  const fieldFill = shapeColour(colours.ground, [colours.accent, colours.second, colours.third]);
  const field = isWide
    ? between(width * 0.63, 0, width, height)
    : shape === 'square'
      ? between(width * 0.5, height * 0.45, width, height)
      : between(0, height * (photoOf(sheet) ? 0.5 : shape === 'story' ? 0.53 : 0.56), width, height);
  const isCorner = shape === 'square';
  const foot = shape === 'story' ? field.y - unit * 3.4 : isWide || isCorner ? bottom(safe) : field.y - unit * 3.4;
  const textRight = isWide ? field.x - unit * 4 : right(safe);
  const sideRight = isCorner ? field.x - unit * 4 : textRight;

  const button = buttonAt(sheet, {
    x: safe.x,
    y: foot,
    from: 'bottom',
    maxWidth: isWide || isCorner ? sideRight - safe.x : safe.width * 0.5,
    on: colours.ground,
    fills: [colours.accent, colours.light, colours.dark],
  });
  // The brand stands above the button, else beside it, where a logo is as high as the button or more.
  const isAbove = isWide || isCorner;
  const top = isAbove ? (button.element ? button.box.y - unit * 6 : foot - unit * 4) : foot - unit * 5.2;
  const brandOn = {
    top,
    bottom: sheet.artwork.logo && !isAbove ? foot : top + unit * 3.4,
    left: button.element && !isAbove ? right(button.box) + unit * 3 : safe.x,
    align: button.element && !isAbove ? ('right' as const) : ('left' as const),
  };
  const brand = brandIn(sheet, {
    box: between(brandOn.left, brandOn.top, sideRight, brandOn.bottom),
    on: ground,
    align: brandOn.align,
    anchor: 'middle',
    tall: unit * (isWide ? 6.4 : 10.5),
  });
  const under = isAbove
    ? (brand.element ? brand.box.y : button.element ? button.box.y : foot) - unit * 3
    : Math.min(
        foot - unit * ((button.element ?? brand.element) ? 10.4 : 0),
        brand.element ? brand.box.y - unit * 3 : foot,
      );

  const mark = unit * (isWide ? 5.4 : 7.4);
  const quoteTop = safe.y + mark + unit * 3.4;
  const quoteBottom = isCorner
    ? field.y - unit * 3.4
    : under - unit * (3.4 + (sheet.content('subheadline') ? 4.6 : 0) + (sheet.content('body') ? 4.6 : 0));
  const quote = createColumn(sheet, between(safe.x, quoteTop, textRight, quoteBottom));
  quote.text({
    part: 'headline',
    face: 'display',
    size: unit * (isWide ? 7.6 : isCorner ? 10.6 : 9.8),
    lineHeight: 1.08,
    on: ground,
  });
  const speaker = createColumn(
    sheet,
    between(safe.x, (isCorner ? Math.max(quote.y(), field.y - unit * 3) : quote.y()) + unit * 3.4, sideRight, under),
  );
  const room = speaker.rest(0).height;
  speaker.text({
    part: 'subheadline',
    face: 'bold',
    size: unit * 3,
    maxLines: 3,
    lineHeight: 1.2,
    height: sheet.content('body') ? room * 0.55 : room,
    on: ground,
  });
  speaker.text({ part: 'body', gap: unit, size: unit * 2.6, lineHeight: 1.24, on: ground });
  const subject = subjectIn(sheet, {
    box: between(field.x + unit * 2, field.y + unit * (isCorner ? 4 : 3.4), right(field) - unit * 2, height),
    reach: field,
    behind: fieldFill,
    photo: { box: field },
  });
  return (
    <g>
      {groundOf(sheet)}
      {panelOf(sheet, field, fieldFill)}
      {subject.element}
      {quotationMark(safe.x, safe.y, mark, fieldFill)}
      {quote.elements}
      {speaker.elements}
      {brand.element}
      {button.element}
    </g>
  );
}

/** Two raised commas as a printer's ornament. */
function quotationMark(x: number, y: number, size: number, fill: string): ReactElement {
  const comma = (left: number) =>
    `M${px(left)} ${px(y + size * 0.68)}a${px(size * 0.31)} ${px(size * 0.31)} 0 1 0 ${px(size * 0.36)} ${px(-size * 0.3)}c0 ${px(-size * 0.14)} ${px(size * 0.1)} ${px(-size * 0.2)} ${px(size * 0.2)} ${px(-size * 0.24)}l${px(-size * 0.07)} ${px(-size * 0.14)}c${px(-size * 0.34)} ${px(size * 0.12)} ${px(-size * 0.49)} ${px(size * 0.38)} ${px(-size * 0.49)} ${px(size * 0.68)}z`;
  return <path d={`${comma(x)}${comma(x + size * 0.8)}`} fill={fill} />;
}
