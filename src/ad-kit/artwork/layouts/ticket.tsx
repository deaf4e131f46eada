import type { ReactElement } from 'react';
import type { Box } from '../../type-setting/textOutline';
import { between, bottom, inset, px, right } from '../geometry';
import { brandIn, buttonAt } from '../callAndBrand';
import { groundOf, shapeColour } from '../parts';
import { photoIn, photoOf } from '../photo';
import { subjectIn } from '../subject';
import type { Sheet } from '../sheet';

/** Where the ticket lies: its middle and size as shares of the canvas. */
const places = {
  square: { x: 0.5, y: 0.43, width: 0.86, height: 0.4 },
  portrait: { x: 0.5, y: 0.4, width: 0.86, height: 0.36 },
  story: { x: 0.5, y: 0.37, width: 0.89, height: 0.29 },
  wide: { x: 0.66, y: 0.5, width: 0.56, height: 0.56 },
};

/** With a photo on its stub there is no picture beside it, and it takes that room. */
const photoPlaces = {
  square: { x: 0.5, y: 0.46, width: 0.88, height: 0.54 },
  portrait: { x: 0.5, y: 0.47, width: 0.88, height: 0.52 },
  story: { x: 0.5, y: 0.45, width: 0.89, height: 0.4 },
  wide: { x: 0.635, y: 0.5, width: 0.66, height: 0.68 },
};

/** A ticket with notches and a stub, tilted; what it admits to stands upright on the stub. */
export function ticket(sheet: Sheet): ReactElement {
  const { width, height, unit, safe, shape, colours, ground } = sheet;
  const isWide = shape === 'wide';
  const place = (photoOf(sheet) ? photoPlaces : places)[shape];
  const box = {
    x: width * (place.x - place.width / 2),
    y: height * (place.y - place.height / 2),
    width: width * place.width,
    height: height * place.height,
  };
  const centre = { x: width * place.x, y: height * place.y };
  const brand = brandIn(sheet, {
    box: { ...safe, width: isWide ? width * 0.3 : safe.width, height: unit * 6 },
    on: ground,
    tall: unit * (isWide ? 9 : shape === 'story' ? 13 : 11.5),
  });
  const foot = bottom(safe);
  const button = buttonAt(sheet, {
    x: safe.x,
    y: foot,
    from: 'bottom',
    maxWidth: isWide ? width * 0.3 : safe.width * 0.52,
    on: colours.ground,
    fills: [colours.dark, colours.accent, colours.light],
  });
  const buttonTop = button.element ? button.box.y : foot;
  // The right side of the tilted ticket is its higher one: below it is room for the subject.
  const body = sheet.text({
    part: 'body',
    box: isWide
      ? between(safe.x, height * 0.5, width * (photoOf(sheet) ? 0.24 : 0.31), buttonTop - unit * 3)
      : between(
          safe.x,
          bottom(box) + unit * (shape === 'square' ? 7.5 : 9),
          width * (shape === 'story' ? 0.46 : 0.52),
          buttonTop - unit * 3,
        ),
    size: unit * 2.7,
    anchor: 'bottom',
    on: ground,
  });
  const subjectBox = isWide
    ? between(
        safe.x,
        bottom(brand.box) + unit * 2.5,
        width * 0.27,
        (body.isEmpty ? buttonTop : body.box.y) - unit * 2.5,
      )
    : between(width * (shape === 'story' ? 0.5 : 0.56), bottom(box) + unit * 2, right(safe), foot);
  const subject = photoOf(sheet)
    ? null
    : subjectIn(sheet, {
        box: subjectBox,
        behind: colours.ground,
        align: isWide ? 'left' : 'right',
        isOpen: true,
      });
  return (
    <g>
      {groundOf(sheet)}
      {brand.element}
      {subject?.element}
      {sheet.turned(-9, centre, () => ticketIn(sheet, box))}
      {body.element}
      {button.element}
    </g>
  );
}

function ticketIn(sheet: Sheet, box: Box): ReactElement {
  const { unit, colours } = sheet;
  const paper = shapeColour(colours.ground, [colours.dark, colours.second, colours.light]);
  const stubPaper = shapeColour(paper, [colours.accent, colours.third, colours.light]);
  const [corner, notch] = [unit * 1.8, unit * 2.2];
  const photo = photoOf(sheet);
  const tear = box.x + box.width * (photo ? 0.57 : 0.71);
  const main = inset(between(box.x, box.y, tear - notch * 0.4, bottom(box)), unit * 4);
  const stub = inset(between(tear + notch * 0.4, box.y, right(box), bottom(box)), unit * 3);
  const note = sheet.content('brand') === '' ? 0 : unit * 4.6;
  const inks = [colours.light, colours.ground, colours.dark];
  // With a photo on the stub, what it admits to stands below the headline.
  const line = photo
    ? sheet.text({
        part: 'subheadline',
        face: 'bold',
        box: { ...main, y: bottom(main) - note - main.height * 0.3, height: main.height * 0.3 },
        size: unit * 3.4,
        maxLines: 3,
        lineHeight: 1.2,
        anchor: 'bottom',
        on: [paper],
        inks: [stubPaper, ...inks],
      })
    : null;
  const headlineFoot = line && !line.isEmpty ? line.box.y - unit * 4.6 : bottom(main) - note;
  const headline = sheet.text({
    part: 'headline',
    face: 'display',
    upperCase: true,
    box: { ...main, height: headlineFoot - main.y },
    size: unit * 14,
    anchor: photo ? 'top' : 'middle',
    on: [paper],
    inks,
  });
  const admit = sheet.text({
    part: 'brand',
    box: { ...main, y: bottom(main) - unit * 2.6, height: unit * 2.8 },
    size: unit * 2.4,
    minSize: unit * 1.8,
    maxLines: 1,
    anchor: 'bottom',
    on: [paper],
    inks: [stubPaper, colours.light],
  });
  const middleOfStub = { x: stub.x + stub.width / 2, y: stub.y + stub.height / 2 };
  const upright = () => {
    const lying = {
      x: middleOfStub.x - stub.height / 2,
      y: middleOfStub.y - stub.width / 2,
      width: stub.height,
      height: stub.width,
    };
    return sheet.text({
      part: 'subheadline',
      face: 'display',
      box: lying,
      size: unit * 11,
      minSize: unit * 2.6,
      align: 'centre',
      anchor: 'middle',
      on: [stubPaper],
      inks: [colours.dark, colours.light],
    }).element;
  };
  const date = photo ? null : sheet.turned(-90, middleOfStub, upright);
  const [cornerArc, notchArc] = [`a${px(corner)} ${px(corner)} 0 0 1 `, `a${px(notch)} ${px(notch)} 0 0 0 `];
  const inner = box.height - 2 * notch;
  const side = box.height - 2 * corner;
  const stubOutline = `M${px(tear + notch)} ${px(box.y)}H${px(right(box) - corner)}${cornerArc}${px(corner)} ${px(corner)}v${px(side)}${cornerArc}${px(-corner)} ${px(corner)}H${px(tear + notch)}${notchArc}${px(-notch)} ${px(-notch)}v${px(-inner)}${notchArc}${px(notch)} ${px(-notch)}z`;
  const stubBox = between(tear, box.y, right(box), bottom(box));
  return (
    <g>
      <path
        d={`M${px(box.x + corner)} ${px(box.y)}H${px(tear - notch)}${notchArc}${px(notch)} ${px(notch)}v${px(inner)}${notchArc}${px(-notch)} ${px(notch)}H${px(box.x + corner)}${cornerArc}${px(-corner)} ${px(-corner)}v${px(-side)}${cornerArc}${px(corner)} ${px(-corner)}z`}
        fill={paper}
      />
      {photo ? (
        photoIn(sheet, photo, { box: stubBox, outline: stubOutline }).element
      ) : (
        <path d={stubOutline} fill={stubPaper} />
      )}
      <path
        d={`M${px(tear)} ${px(box.y + notch * 1.5)}V${px(bottom(box) - notch * 1.2)}`}
        stroke={paper}
        strokeWidth={px(unit * 0.5)}
        strokeDasharray={`${px(unit * 1.1)} ${px(unit * 1.1)}`}
      />
      {headline.element}
      {line?.element}
      {admit.element}
      {date}
    </g>
  );
}
