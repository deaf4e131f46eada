import type { ReactElement } from 'react';
import { between, bottom, px, right } from '../geometry';
import { brandIn, buttonAt, groundOf, shapeColour } from '../parts';
import type { Sheet } from '../sheet';

/** Up to this long, a headline is a word to repeat; a longer one is set once, as large as it goes. */
const longestWord = 12;

/** One word over and over at full width, one of them filled, and a tilted round label. */
export function tripleWord(sheet: Sheet): ReactElement {
  const { width, unit, safe, shape, colours, ground } = sheet;
  const isWide = shape === 'wide';
  const isWord = sheet.content('headline').length <= longestWord;
  const labelFill = shapeColour(colours.ground, [colours.dark, colours.second, colours.light]);

  const brand = brandIn(sheet, { box: { ...safe, width: safe.width * 0.6, height: unit * 6 }, on: ground });
  const button = buttonAt(sheet, {
    x: safe.x,
    y: bottom(safe),
    from: 'bottom',
    maxWidth: safe.width * 0.55,
    on: colours.ground,
    fills: [colours.dark, colours.light, colours.accent],
  });
  const bodyLeft = button.element ? right(button.box) + unit * 3 : safe.x;
  const body = sheet.text({
    part: 'body',
    box: between(bodyLeft, bottom(safe) - unit * 7.25, isWide ? width * 0.66 : right(safe), bottom(safe)),
    size: unit * 2.6,
    lineHeight: 1.24,
    anchor: 'middle',
    on: ground,
  });
  const hasFoot = button.element ?? body.element;
  const rows = between(
    safe.x,
    brand.element ? bottom(brand.box) + unit * 3.4 : safe.y,
    isWide ? width * 0.64 : right(safe),
    hasFoot ? bottom(safe) - unit * 10.4 : bottom(safe),
  );

  const hasLabel = sheet.content('subheadline') !== '';
  const word = { part: 'headline', face: 'display', upperCase: true, on: ground, lineHeight: 1 } as const;
  const lettering: ReactElement[] = [];
  const centre = { x: isWide ? width * 0.82 : width * 0.7, y: rows.y + rows.height / 2 };
  const radius = isWide ? unit * 17 : unit * 14;
  if (isWord) {
    const gap = unit * 2.2;
    const probe = sheet.text({
      ...word,
      box: { ...rows, height: (rows.height - 2 * gap) / 3 },
      size: unit * 60,
      maxLines: 1,
      outlined: 1,
    });
    const count = Math.max(3, Math.min(7, Math.floor((rows.height + gap) / (probe.box.height + gap))));
    const spare = (rows.height - count * probe.box.height) / (count - 1);
    const filled = Math.floor((count - 1) / 2) + (count > 4 ? 1 : 0);
    for (let index = 0; index < count; index += 1) {
      const box = { ...rows, y: rows.y + index * (probe.box.height + spare), height: probe.box.height + 1 };
      const drawn = sheet.text({
        ...word,
        box,
        size: probe.size * 2,
        maxLines: 1,
        ...(index === filled ? { inks: [colours.light, colours.ink] } : { outlined: unit * 0.36 }),
      });
      lettering.push(<g key={index}>{drawn.element}</g>);
      if (index === filled) centre.y = isWide ? centre.y : box.y + box.height * 0.62;
    }
  } else {
    const room = hasLabel && !isWide ? { ...rows, height: rows.height - radius * 1.7 } : rows;
    const drawn = sheet.text({ ...word, box: room, size: unit * 30, minSize: unit * 4, lineHeight: 0.98 });
    lettering.push(<g key="whole">{drawn.element}</g>);
    const free = bottom(rows) - bottom(drawn.box);
    centre.x = isWide ? centre.x : right(safe) - radius * 0.98;
    if (!isWide) centre.y = bottom(rows) - Math.max(radius, Math.min(free / 2, radius * 1.3));
    const echo = { ...rows, y: bottom(drawn.box) + unit * 4, height: free - unit * 4 };
    const last = sheet.content('headline').split(/\s+/).at(-1) ?? '';
    if (echo.height > unit * 14 && last.length > 2) {
      const ghost = sheet.text({ ...word, text: last, box: echo, size: unit * 60, maxLines: 1, outlined: unit * 0.36 });
      lettering.unshift(<g key="echo">{ghost.element}</g>);
    }
  }
  const label = sheet.turned(-12, centre, () => {
    const side = radius * 1.46;
    const text = sheet.text({
      part: 'subheadline',
      box: { x: centre.x - side / 2, y: centre.y - side * 0.42, width: side, height: side * 0.84 },
      size: unit * 5,
      minSize: unit * 2,
      maxLines: 5,
      lineHeight: 1.04,
      face: 'bold',
      align: 'centre',
      anchor: 'middle',
      tracking: -0.02,
      on: [labelFill],
      inks: [colours.light, colours.accent],
    });
    return (
      <g>
        <circle cx={px(centre.x)} cy={px(centre.y)} r={px(radius)} fill={labelFill} />
        {text.element}
      </g>
    );
  });
  return (
    <g>
      {groundOf(sheet)}
      {brand.element}
      {lettering}
      {hasLabel ? label : null}
      {button.element}
      {body.element}
    </g>
  );
}
