import type { ReactElement } from 'react';
import type { ColourScheme } from '../colourSchemes';
import { differenceOf, type Colour } from '../contrast';
import { px, type Point } from '../geometry';
import type { Sheet } from '../sheet';

/** Up to this long, a headline is a word to repeat; a longer one is set once, as large as it goes. */
const longestWord = 12;

export const isOneWord = (sheet: Sheet): boolean => sheet.content('headline').length <= longestWord;

/** A fill for the label that is told from the ground and from the word that it may touch. */
export function labelFillOn(colours: ColourScheme, word: Colour): Colour {
  return (
    [colours.accent, colours.light, colours.dark, colours.second].find(
      (colour) => differenceOf(colour, colours.ground) > 110 && differenceOf(colour, word) > 110,
    ) ?? colours.dark
  );
}

/** The line under the headline on a tilted round label. */
export function roundLabel(sheet: Sheet, centre: Point, radius: number, fill: Colour): ReactElement {
  const { unit, colours } = sheet;
  return sheet.turned(-12, centre, () => {
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
      on: [fill],
      inks: [colours.dark, colours.light],
    });
    return (
      <g>
        <circle cx={px(centre.x)} cy={px(centre.y)} r={px(radius)} fill={fill} />
        {text.element}
      </g>
    );
  });
}
