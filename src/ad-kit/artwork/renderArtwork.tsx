import type { ReactElement } from 'react';
import type { Box } from '../type-setting/textOutline';
import { accessibleName, type Artwork, objectPoseOf } from './artwork';
import { between, inset, type Point } from './geometry';
import { layouts } from './layouts/layouts';
import { canvases } from '../canvases';
import { createSheet, type PlacedText, type Sheet } from './sheet';
import type { Supplies } from './supplies';

/** A finished drawing and what is known of it. */
export type DrawnArtwork = {
  svg: ReactElement;
  /** Every text with its place, size and colours, in the order they were set. */
  texts: readonly PlacedText[];
  /** The image or the illustration, and the logo, each with its place. */
  things: Sheet['things'];
  /** Characters that none of the fonts has, without repeats. They are not drawn. */
  missingCharacters: readonly string[];
  /** Words in scripts that outlines without shaping would set wrongly; the drawing leaves them out. */
  needsShaping: readonly string[];
  /** The parts whose end was left out because it does not fit at the smallest size. */
  cutParts: readonly PlacedText['part'][];
  /** The logo doesn't stand out from what lies behind it. */
  isLogoFaint: boolean;
  /** The logo is asked to be larger, and has no room for it. */
  isLogoHeld: boolean;
  /** Where the ad's image is shown, in pixels of the canvas, and where its focal point is wanted there as shares. */
  photos: Sheet['photos'];
  /** There is no room to set the object as it was asked. */
  isObjectHeld: boolean;
};

/**
 * Draws the artwork. The same artwork and supplies give the same drawing, in the browser and on the server. It
 * refers to nothing outside but the artwork's own image and logo, and has ids only where a photo is cut or veiled.
 */
export function drawArtwork(artwork: Artwork, supplies: Supplies): DrawnArtwork {
  const { width, height } = canvases[artwork.canvas];
  const { sheet, drawing } = drawnSheet(artwork, supplies);
  const each = <T,>(lists: readonly (readonly T[])[]): T[] => [...new Set(lists.flat())];
  return {
    svg: (
      <svg
        xmlns="http://www.w3.org/2000/svg"
        viewBox={`0 0 ${width} ${height}`}
        width={width}
        height={height}
        role="img"
      >
        <title>{accessibleName(artwork)}</title>
        {drawing}
      </svg>
    ),
    texts: sheet.placed,
    things: sheet.things,
    photos: sheet.photos,
    isLogoFaint: sheet.logos.some(({ isFaint }) => isFaint),
    isLogoHeld: sheet.logos.some(({ isHeld }) => isHeld),
    isObjectHeld: sheet.poses.some(({ isHeld }) => isHeld),
    missingCharacters: each(sheet.placed.map(({ missing }) => missing)),
    needsShaping: each(sheet.placed.map(({ needsShaping }) => needsShaping)),
    cutParts: each([sheet.placed.filter(({ isCut }) => isCut).map(({ part }) => part)]),
  };
}

/** An object that is set by hand goes by what stands around it, so that is drawn before. */
function drawnSheet(artwork: Artwork, supplies: Supplies): { sheet: Sheet; drawing: ReactElement } {
  const draw = (sheet: Sheet) => ({ sheet, drawing: layouts[artwork.layout](sheet) });
  const first = draw(createSheet(artwork, supplies));
  return objectPoseOf(artwork) ? draw(createSheet(artwork, supplies, obstaclesOn(first.sheet))) : first;
}

/** The texts and the logo, each by itself and with air; a call's is as wide as its button. */
function obstaclesOn({ placed, things, unit }: Sheet): Box[] {
  const texts = placed
    .filter(({ isLabel }) => !isLabel)
    .flatMap(({ part, size, lines }) =>
      lines.map(outerBox).flatMap((line) => [line, inset(line, -(part === 'call_to_action' ? size : unit))]),
    );
  const logos = things.filter(({ thing }) => thing === 'logo').map(({ corners }) => inset(outerBox(corners), -unit));
  return [...texts, ...logos];
}

/** The upright box around the corners of one. */
function outerBox(corners: readonly Point[]): Box {
  const [across, down] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  return between(Math.min(...across), Math.min(...down), Math.max(...across), Math.max(...down));
}

/** The drawing alone. */
export const renderArtwork = (artwork: Artwork, supplies: Supplies): ReactElement => drawArtwork(artwork, supplies).svg;
