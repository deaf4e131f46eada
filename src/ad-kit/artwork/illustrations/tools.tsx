import { castShadow, type Illustration } from './illustration';

export const scissors: Illustration = {
  bounds: [150, 90, 700, 810],
  draw: (palette) => {
    const { main, mainShade, pop, popShade, light, lightShade, dark } = palette;
    return (
      <g>
        <path d="M600 560 666 660" stroke={popShade} strokeWidth={58} />
        <circle cx={690} cy={770} r={98} fill="none" stroke={popShade} strokeWidth={54} />
        <path d="M640 96C660 88 676 100 672 124L560 610 490 590Z" fill={lightShade} />
        <path d="M430 560 364 660" stroke={pop} strokeWidth={58} />
        <circle cx={330} cy={770} r={98} fill="none" stroke={pop} strokeWidth={54} />
        <path d="M380 96C360 88 344 100 348 124L470 610 540 590Z" fill={light} />
        <circle cx={514} cy={540} r={34} fill={dark} />
        <circle cx={514} cy={540} r={12} fill={light} />
        <rect x={150} y={120} width={70} height={560} rx={24} fill={main} />
        <path d="M185 120H196A24 24 0 0 1 220 144V656A24 24 0 0 1 196 680H185Z" fill={mainShade} />
        {Array.from({ length: 15 }, (_, index) => (
          <rect key={index} x={214} y={150 + index * 34} width={84} height={14} rx={7} fill={main} />
        ))}
        <path d="M780 130 796 174 842 190 796 206 780 250 764 206 718 190 764 174Z" fill={pop} />
      </g>
    );
  },
};

export const wrench: Illustration = {
  bounds: [102, 106, 768, 764],
  draw: (palette) => {
    const { main, mainShade, mainTint, pop, popShade, light, dark } = palette;
    return (
      <g>
        {castShadow(palette, 700, 880, 190)}
        <g transform="rotate(-38 460 520)">
          <rect x={400} y={330} width={124} height={560} rx={56} fill={main} />
          <path d="M462 330H524V834A56 56 0 0 1 468 890H462Z" fill={mainShade} />
          <rect x={436} y={470} width={52} height={260} rx={26} fill={mainTint} />
          <circle cx={462} cy={820} r={26} fill={dark} />
          <path d="M386 60V196L462 244 538 196V60A196 196 0 0 1 560 400H364A196 196 0 0 1 386 60Z" fill={main} />
          <path d="M462 244 538 196V60A196 196 0 0 1 560 400H462Z" fill={mainShade} />
        </g>
        <g transform="translate(704 724)">
          <path d="M-84 -146H84L168 0 84 146H-84L-168 0Z" fill={pop} />
          <path d="M0 -146H84L168 0 84 146H0Z" fill={popShade} />
          <circle r={84} fill={light} />
          <circle r={62} fill={dark} />
        </g>
      </g>
    );
  },
};

/** A shoebox full of receipts. */
export const shoebox: Illustration = {
  bounds: [110, 170, 780, 730],
  draw: (palette) => {
    const { main, mainShade, mainTint, pop, popShade, light, lightShade, dark, darkTint } = palette;
    const receipt = (x: number, y: number, turn: number, near: string) => (
      <g transform={`translate(${x} ${y}) rotate(${turn})`}>
        <path d="M-70 0 -52 -20 -35 0 -17 -20 0 0 17 -20 35 0 52 -20 70 0V360H-70Z" fill={near} />
        <path d="M-44 50H44M-44 90H20M-44 130H44M-44 170H10M-44 210H44" stroke={dark} strokeWidth={12} />
      </g>
    );
    return (
      <g>
        {castShadow(palette, 500, 886, 390)}
        <path d="M140 560 220 450H780L860 560Z" fill={dark} />
        <path d="M140 560 220 450H300L240 560Z" fill={darkTint} />
        {receipt(300, 260, -12, lightShade)}
        {receipt(560, 220, 6, light)}
        {receipt(430, 200, -3, light)}
        {receipt(700, 290, 14, lightShade)}
        <path d="M140 560H860V896H140Z" fill={main} />
        <path d="M640 560H860V896H640Z" fill={mainShade} />
        <path d="M110 540H890V640H110Z" fill={mainTint} />
        <path d="M640 540H890V640H640Z" fill={main} />
        <rect x={230} y={690} width={300} height={140} fill={light} />
        <path d="M262 736H420M262 780H480" stroke={dark} strokeWidth={16} />
        <circle cx={750} cy={770} r={62} fill={pop} />
        <path d="M750 708A62 62 0 0 1 750 832Z" fill={popShade} />
      </g>
    );
  },
};
