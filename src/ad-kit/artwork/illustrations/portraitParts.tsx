import type { ReactElement } from 'react';
import type { IllustrationPalette } from '../colourSchemes';
import type { Colour } from '../contrast';

/** Skin and hair are people's own colours, not the ad's. */
export const people = {
  woman: { skin: '#f0c8a4', skinShade: '#d9a67d', hairs: ['#2e1d16', '#6b4026', '#a06b3f'] },
  beard: { skin: '#8a5638', skinShade: '#6d4029', hairs: ['#201512', '#5f564f', '#b5aaa0'] },
  curls: { skin: '#6f4129', skinShade: '#522d1b', hairs: ['#1d1210', '#4a2b1e', '#8a5a36'] },
  grey: { skin: '#e9bf9b', skinShade: '#cb9a73', hairs: ['#d9d4cd', '#8f8a85', '#55504c'] },
  scarf: { skin: '#c98f63', skinShade: '#a66f48' },
  young: { skin: '#f1cda6', skinShade: '#d6a97c', hairs: ['#231c1b', '#57402f', '#8c6d52'] },
  older: { skin: '#dfae88', skinShade: '#bf8a64', hairs: ['#eeeae3', '#a49d95', '#635d57'] },
} as const;

const pupil = '#1f1512';

/** Two eyes that look straight ahead; `y` is their middle. */
export const eyes = (y: number): ReactElement => (
  <g fill={pupil}>
    <ellipse cx={428} cy={y} rx={13} ry={17} />
    <ellipse cx={572} cy={y} rx={13} ry={17} />
  </g>
);

export const brows = (y: number, colour: Colour): ReactElement => (
  <path
    d={`M392 ${y}C410 ${y - 18} 442 ${y - 18} 460 ${y - 4}M540 ${y - 4}C558 ${y - 18} 590 ${y - 18} 608 ${y}`}
    fill="none"
    stroke={colour}
    strokeWidth={13}
    strokeLinecap="round"
  />
);

export const nose = (y: number, shade: Colour): ReactElement => (
  <path
    d={`M504 ${y}C496 ${y + 30} 486 ${y + 50} 488 ${y + 58}C494 ${y + 68} 508 ${y + 68} 516 ${y + 62}`}
    fill="none"
    stroke={shade}
    strokeWidth={12}
    strokeLinecap="round"
    strokeLinejoin="round"
  />
);

export const smile = (y: number, colour: Colour): ReactElement => (
  <path
    d={`M448 ${y}C474 ${y + 28} 526 ${y + 28} 552 ${y}`}
    fill="none"
    stroke={colour}
    strokeWidth={14}
    strokeLinecap="round"
  />
);

/** Shoulders in a garment without a collar, up to the neck. */
export const shoulders = ({ main, mainShade }: IllustrationPalette): ReactElement => (
  <g>
    <path d="M120 1000C120 830 235 770 400 730L500 800 600 730C765 770 880 830 880 1000Z" fill={main} />
    <path d="M600 730C765 770 880 830 880 1000H650C712 900 690 800 600 730Z" fill={mainShade} />
  </g>
);

export const neck = (shade: Colour): ReactElement => (
  <path d="M408 590H592V735C592 800 545 835 500 835S408 800 408 735Z" fill={shade} />
);

export const face = (skin: Colour): ReactElement => (
  <path d="M332 380C332 250 400 185 500 185S668 250 668 380V455C668 575 590 655 500 655S332 575 332 455Z" fill={skin} />
);

export const neckBand = (colour: Colour): ReactElement => (
  <path d="M398 738C410 850 590 850 602 738" fill="none" stroke={colour} strokeWidth={34} strokeLinecap="round" />
);
