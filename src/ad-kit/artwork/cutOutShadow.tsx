import { type ReactNode, useId } from 'react';
import type { Box } from '../type-setting/textOutline';
import type { Colour } from './contrast';
import { bottom, px } from './geometry';

/** Whether a cut-out has a shadow along its outline: a smooth one, or one of fine dots. */
export type CutOutShadow = 'soft' | 'grain';

/** Of the shorter side of the room: how far the shadow is blurred, and how far it falls. */
const [blurred, fallen] = [0.022, 0.014];

/** Dots have less of the ground, so they are darker. */
const darkness = { soft: 0.45, grain: 0.65 };

/** Noise as dots that are there or not. */
const dots = '0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0 0 0 9 -3.6';

/** How far around a cut-out its shadow can be seen. */
export const shadowReach = ({ width, height }: Box): number => Math.min(width, height) * (3 * blurred + fallen);

type Props = {
  kind: CutOutShadow;
  /** What the shadow stays in, so that it never darkens a text. */
  room: Box;
  /** Whether it stands at the room's foot, toward which its shadow fades. */
  isStanding: boolean;
  /** The darkest color of the scheme. */
  color: Colour;
  children: ReactNode;
};

/** What is drawn within, on the shadow of its outline. */
export function Shadowed({ kind, room, isStanding, color, children }: Props) {
  const id = useId();
  const side = Math.min(room.width, room.height);
  const [deviation, fall] = [px(side * blurred), px(side * fallen)];
  const [x, y, width, height] = [px(room.x), px(room.y), px(room.width), px(room.height)];
  const [foot, faded] = [px(bottom(room)), px(bottom(room) - 2 * shadowReach(room))];
  return (
    <g>
      <defs>
        <g id={`${id}cut`}>{children}</g>
        <filter
          id={`${id}blur`}
          filterUnits="userSpaceOnUse"
          {...{ x, y, width, height }}
          colorInterpolationFilters="sRGB"
        >
          <feGaussianBlur in="SourceAlpha" stdDeviation={deviation} />
          <feOffset dx={fall} dy={fall} result="shade" />
          {kind === 'grain' && (
            <>
              <feTurbulence type="fractalNoise" baseFrequency={0.7} numOctaves={2} seed={4} />
              <feColorMatrix values={dots} result="dots" />
              <feComposite in="shade" in2="dots" operator="in" result="shade" />
            </>
          )}
          <feFlood floodColor={color} floodOpacity={darkness[kind]} />
          <feComposite in2="shade" operator="in" />
        </filter>
        {isStanding && (
          <>
            <linearGradient id={`${id}fade`} gradientUnits="userSpaceOnUse" x1={0} y1={faded} x2={0} y2={foot}>
              <stop offset="0" stopColor="#ffffff" />
              <stop offset="1" stopColor="#000000" />
            </linearGradient>
            <mask id={`${id}foot`} maskUnits="userSpaceOnUse" {...{ x, y, width, height }}>
              <rect {...{ x, y, width, height }} fill={`url(#${id}fade)`} />
            </mask>
          </>
        )}
      </defs>
      <g {...(isStanding && { mask: `url(#${id}foot)` })}>
        <use href={`#${id}cut`} filter={`url(#${id}blur)`} />
      </g>
      <use href={`#${id}cut`} />
    </g>
  );
}
