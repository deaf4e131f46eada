import type { ReactElement } from 'react';
import type { IllustrationPalette } from '../colourSchemes';
import { differenceOf, type Colour } from '../contrast';
import type { IllustrationId, illustrationNames, Industry } from '../names';

/** A place on a drawn product where a name is printed, in the drawing's units. */
type LabelPlace = {
  x: number;
  y: number;
  width: number;
  height: number;
  /** The colour it is printed on. */
  on: (palette: IllustrationPalette) => Colour;
  /** Degrees, about the place's middle. */
  turn?: number;
};

/** A subject drawn in a square of 1000 by 1000 units, whose ink without its cast shadow lies within `bounds`. */
export type Illustration = {
  bounds: readonly [x: number, y: number, width: number, height: number];
  label?: LabelPlace;
  /** Whether it is cut straight at its lower edge, as a bust is: nothing to stand on a floor. */
  isBust?: boolean;
  draw: (palette: IllustrationPalette) => ReactElement;
};

export type Illustrations = Record<IllustrationId, Illustration>;

/** Those of an industry, which are fetched together. */
export type IllustrationsOf<Of extends Industry> = {
  [Id in IllustrationId as (typeof illustrationNames)[Id]['industry'] extends Of ? Id : never]: Illustration;
};

/** The shadow under a thing that stands at `y`: flat, to the right, away from the light. */
export const castShadow = ({ dark }: IllustrationPalette, x: number, y: number, radius: number): ReactElement => (
  <ellipse cx={x + radius * 0.08} cy={y} rx={radius} ry={radius * 0.09} fill={dark} opacity={0.2} />
);

/** Hair is a person's own colour, not the ad's: the first of their natural tones that is seen on what is behind. */
export const hairOn = ({ ground }: IllustrationPalette, tones: readonly [Colour, ...Colour[]]): Colour =>
  tones.find((tone) => differenceOf(tone, ground) >= 80) ??
  tones.reduce((best, tone) => (differenceOf(tone, ground) > differenceOf(best, ground) ? tone : best));

/** A leaf from its stalk at 0, 0 upwards, halved by its rib. */
export const leaf = (x: number, y: number, length: number, turn: number, near: Colour, far: Colour): ReactElement => {
  const width = length * 0.3;
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <path d={`M0 0C${-width} ${-length * 0.3} ${-width} ${-length * 0.75} 0 ${-length}Z`} fill={near} />
      <path d={`M0 0C${width} ${-length * 0.3} ${width} ${-length * 0.75} 0 ${-length}Z`} fill={far} />
    </g>
  );
};

/** Steam or warmth: one line that swings twice on its way up from x, y. */
export const risingLine = (x: number, y: number, height: number, colour: Colour, width: number): ReactElement => {
  const swing = height * 0.16;
  const third = height / 3;
  return (
    <path
      d={`M${x} ${y}c${-swing * 1.6} ${-third} ${swing * 1.6} ${-third * 0.8} ${swing * 0.3} ${-third * 1.6}s${-swing * 0.4} ${-third} ${swing * 0.5} ${-third * 1.4}`}
      fill="none"
      stroke={colour}
      strokeWidth={width}
      strokeLinecap="round"
    />
  );
};
