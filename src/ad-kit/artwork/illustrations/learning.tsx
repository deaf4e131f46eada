import { castShadow, leaf, type Illustration } from './illustration';

const book = (x: number, y: number, width: number, height: number, cover: string, shade: string, paper: string) => (
  <g transform={`translate(${x} ${y})`}>
    <rect width={width} height={height} rx={height * 0.24} fill={cover} />
    <path
      d={`M${width * 0.08} ${height * 0.16}H${width}V${height * 0.84}H${width * 0.08}A${height * 0.34} ${height * 0.34} 0 0 1 ${width * 0.08} ${height * 0.16}Z`}
      fill={paper}
    />
    <path
      d={`M${width * 0.1} ${height * 0.38}H${width}M${width * 0.1} ${height * 0.62}H${width}`}
      stroke={shade}
      strokeWidth={6}
      opacity={0.4}
    />
    <path d={`M${width * 0.66} 0H${width * 0.74}V${height * 0.16}H${width * 0.66}Z`} fill={shade} />
  </g>
);

export const books: Illustration = {
  bounds: [110, 152, 780, 744],
  draw: (palette) => {
    const { main, mainShade, mainTint, pop, popShade, light, dark, darkTint } = palette;
    return (
      <g>
        {castShadow(palette, 500, 893, 430)}
        {book(110, 750, 780, 146, dark, darkTint, light)}
        {book(180, 604, 640, 146, pop, popShade, light)}
        <g transform="translate(1000 0) scale(-1 1)">{book(170, 478, 690, 126, main, mainShade, light)}</g>
        <path
          d="M520 262C600 220 690 268 690 352 690 430 640 480 590 480 560 480 548 468 520 468S480 480 450 480C400 480 350 430 350 352 350 268 440 220 520 262Z"
          fill={main}
        />
        <path d="M520 262C600 220 690 268 690 352 690 430 640 480 590 480 640 420 650 310 520 262Z" fill={mainShade} />
        <path
          d="M400 350C402 318 418 300 440 292"
          stroke={mainTint}
          strokeWidth={20}
          fill="none"
          strokeLinecap="round"
        />
        <path d="M520 272C518 230 524 204 544 176" stroke={dark} strokeWidth={18} fill="none" strokeLinecap="round" />
        {leaf(530, 226, 150, 64, pop, popShade)}
      </g>
    );
  },
};

export const pencilCup: Illustration = {
  bounds: [240, 80, 538, 820],
  label: { x: 310, y: 650, width: 280, height: 90, on: ({ main }) => main },
  draw: (palette) => {
    const { main, mainShade, mainTint, pop, popShade, light, lightShade, dark, darkTint } = palette;
    const pencil = (turn: number, top: number, body: string, side: string) => (
      <g transform={`rotate(${turn} 500 900)`}>
        <path d={`M455 ${top + 110} 500 ${top} 545 ${top + 110}Z`} fill={light} />
        <path d={`M484 ${top + 39} 500 ${top} 516 ${top + 39}Z`} fill={dark} />
        <rect x={455} y={top + 110} width={90} height={600} fill={body} />
        <rect x={485} y={top + 110} width={30} height={600} fill={side} />
      </g>
    );
    return (
      <g>
        {castShadow(palette, 500, 893, 330)}
        {pencil(-17, 120, pop, popShade)}
        <g transform="rotate(17 500 900)">
          <rect x={440} y={110} width={110} height={500} fill={lightShade} />
          <path
            d="M440 150H480M440 200H500M440 250H480M440 300H500M440 350H480M440 400H500"
            stroke={dark}
            strokeWidth={9}
          />
        </g>
        {pencil(1, 80, dark, darkTint)}
        <g transform="rotate(9 500 900)">
          <rect x={560} y={330} width={34} height={340} fill={mainTint} />
          <path d="M548 330C530 270 560 250 577 190 594 250 624 270 606 330Z" fill={pop} />
        </g>
        <path d="M240 480H760L715 860A45 45 0 0 1 670 900H330A45 45 0 0 1 285 860Z" fill={main} />
        <path d="M640 480H760L715 860A45 45 0 0 1 670 900H590Z" fill={mainShade} />
        <path d="M240 480H760L752 548H248Z" fill={mainTint} />
        <path d="M262 668 274 768H726L738 668" fill="none" stroke={light} strokeWidth={10} opacity={0} />
      </g>
    );
  },
};

export const globe: Illustration = {
  bounds: [194, 100, 688, 800],
  draw: (palette) => {
    const { main, mainShade, pop, popShade, dark, darkTint, light } = palette;
    return (
      <g>
        {castShadow(palette, 500, 892, 290)}
        <path d="M300 862A40 40 0 0 1 340 822H660A40 40 0 0 1 700 862V900H300Z" fill={dark} />
        <path d="M470 730H530V830H470Z" fill={darkTint} />
        <path d="M676 130A345 345 0 1 1 224 616" fill="none" stroke={dark} strokeWidth={34} strokeLinecap="round" />
        <circle cx={470} cy={390} r={272} fill={main} />
        <path
          d="M300 190C380 150 450 170 470 210S420 290 440 330 540 340 530 400 420 440 400 520 350 560 310 490 330 400 270 380 220 330 240 270Z"
          fill={pop}
        />
        <path
          d="M600 250C650 240 690 270 712 320 740 360 742 400 736 440 690 470 640 460 620 410S560 330 600 250Z"
          fill={pop}
        />
        <path d="M560 560C600 530 650 540 672 574 640 610 600 634 560 646 540 620 535 590 560 560Z" fill={popShade} />
        <path d="M560 134A272 272 0 0 1 420 657C640 620 700 330 560 134Z" fill={mainShade} opacity={0.55} />
        <path
          d="M250 300A230 230 0 0 1 340 200"
          fill="none"
          stroke={light}
          strokeWidth={20}
          strokeLinecap="round"
          opacity={0.7}
        />
        <circle cx={676} cy={130} r={30} fill={darkTint} />
        <circle cx={224} cy={616} r={30} fill={darkTint} />
      </g>
    );
  },
};

export const graduationCap: Illustration = {
  bounds: [74, 190, 852, 724],
  draw: (palette) => {
    const { main, mainShade, pop, popShade, light, lightShade, dark, darkTint } = palette;
    return (
      <g>
        {castShadow(palette, 500, 884, 360)}
        <path d="M250 440V630C250 700 380 746 500 746S750 700 750 630V440Z" fill={mainShade} />
        <path d="M250 440V630C250 700 380 746 500 746V440Z" fill={main} />
        <path d="M500 190 930 380 500 570 70 380Z" fill={dark} />
        <path d="M500 190 930 380 500 570Z" fill={darkTint} />
        <ellipse cx={500} cy={380} rx={34} ry={16} fill={pop} />
        <path d="M500 380C640 396 780 420 820 452V600" fill="none" stroke={pop} strokeWidth={16} />
        <circle cx={820} cy={610} r={26} fill={popShade} />
        <path d="M796 620H844L858 740H782Z" fill={pop} />
        <path d="M820 620H844L858 740H820Z" fill={popShade} />
        <g transform="rotate(-8 480 830)">
          <rect x={220} y={790} width={520} height={92} rx={20} fill={light} />
          <path d="M220 836H740V862A20 20 0 0 1 720 882H240A20 20 0 0 1 220 862Z" fill={lightShade} />
          <ellipse cx={740} cy={836} rx={22} ry={46} fill={lightShade} />
          <ellipse cx={740} cy={836} rx={9} ry={22} fill={dark} />
          <rect x={430} y={784} width={64} height={104} fill={pop} />
        </g>
      </g>
    );
  },
};
