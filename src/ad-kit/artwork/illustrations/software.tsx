import { castShadow, type Illustration } from './illustration';

export const dashboard: Illustration = {
  bounds: [70, 170, 870, 680],
  draw: ({ main, mainShade, mainTint, pop, light, lightShade, dark, darkTint }) => (
    <g>
      <path d="M100 212H882V792H100Z" fill={dark} opacity={0.18} transform="translate(26 26)" />
      <rect x={70} y={170} width={800} height={600} rx={30} fill={light} />
      <path d="M70 200A30 30 0 0 1 100 170H840A30 30 0 0 1 870 200V250H70Z" fill={dark} />
      <circle cx={118} cy={210} r={13} fill={main} />
      <circle cx={160} cy={210} r={13} fill={pop} />
      <circle cx={202} cy={210} r={13} fill={light} />
      <path d="M70 250H240V770H100A30 30 0 0 1 70 740Z" fill={lightShade} />
      <rect x={100} y={290} width={110} height={26} rx={13} fill={dark} />
      <g fill={darkTint} opacity={0.55}>
        <rect x={100} y={350} width={90} height={20} rx={10} />
        <rect x={100} y={400} width={110} height={20} rx={10} />
        <rect x={100} y={450} width={74} height={20} rx={10} />
        <rect x={100} y={500} width={96} height={20} rx={10} />
      </g>
      <rect x={280} y={290} width={210} height={30} rx={15} fill={dark} />
      <rect x={280} y={340} width={130} height={18} rx={9} fill={lightShade} />
      <rect x={290} y={570} width={72} height={160} fill={mainTint} />
      <rect x={384} y={500} width={72} height={230} fill={mainTint} />
      <rect x={478} y={540} width={72} height={190} fill={mainTint} />
      <rect x={572} y={440} width={72} height={290} fill={main} />
      <rect x={666} y={400} width={72} height={330} fill={main} />
      <rect x={760} y={330} width={72} height={400} fill={main} />
      <path
        d="M326 520 420 440 514 470 608 372 702 340 796 282"
        fill="none"
        stroke={dark}
        strokeWidth={14}
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <circle cx={796} cy={282} r={24} fill={pop} />
      <path d="M590 590H922V862H590Z" fill={dark} opacity={0.22} transform="translate(14 14)" />
      <rect x={580} y={560} width={360} height={290} rx={26} fill={dark} />
      <circle cx={705} cy={705} r={92} fill={mainShade} />
      <path d="M705 705V613A92 92 0 1 1 625.300 751Z" fill={pop} />
      <circle cx={705} cy={705} r={46} fill={dark} />
      <rect x={824} y={630} width={86} height={20} rx={10} fill={light} />
      <rect x={824} y={680} width={60} height={20} rx={10} fill={darkTint} />
      <rect x={824} y={730} width={76} height={20} rx={10} fill={darkTint} />
    </g>
  ),
};

export const laptop: Illustration = {
  bounds: [60, 220, 880, 590],
  draw: (palette) => {
    const { main, mainShade, mainTint, pop, light, lightShade, dark, darkTint } = palette;
    return (
      <g>
        {castShadow(palette, 500, 806, 450)}
        <rect x={160} y={220} width={680} height={500} rx={34} fill={dark} />
        <rect x={194} y={254} width={612} height={432} rx={8} fill={mainTint} />
        <circle cx={620} cy={400} r={92} fill={pop} />
        <path d="M194 560C300 470 380 470 470 530 560 590 660 500 806 470V686H194Z" fill={main} />
        <path d="M194 640C320 560 420 590 520 630 630 670 720 600 806 590V686H194Z" fill={mainShade} />
        <rect x={230} y={292} width={250} height={150} rx={14} fill={light} />
        <rect x={254} y={318} width={120} height={20} rx={10} fill={dark} />
        <rect x={254} y={354} width={196} height={14} rx={7} fill={lightShade} />
        <rect x={254} y={382} width={160} height={14} rx={7} fill={lightShade} />
        <circle cx={446} cy={416} r={46} fill={dark} />
        <path
          d="M424 416 441 433 469 400"
          fill="none"
          stroke={light}
          strokeWidth={13}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <path d="M60 720H940V752C940 790 910 808 870 808H130C90 808 60 790 60 752Z" fill={light} />
        <path d="M60 752H940C940 790 910 808 870 808H130C90 808 60 790 60 752Z" fill={lightShade} />
        <path d="M410 720H590V730A18 18 0 0 1 572 748H428A18 18 0 0 1 410 730Z" fill={darkTint} />
      </g>
    );
  },
};

/** A plate seen from above at an angle, its middle front corner at y + 350. */
const plate = (y: number, thickness: number, top: string, left: string, right: string) => (
  <g>
    <path d={`M150 ${y + 175} 500 ${y + 350} 500 ${y + 350 + thickness} 150 ${y + 175 + thickness}Z`} fill={left} />
    <path d={`M850 ${y + 175} 500 ${y + 350} 500 ${y + 350 + thickness} 850 ${y + 175 + thickness}Z`} fill={right} />
    <path d={`M500 ${y} 850 ${y + 175} 500 ${y + 350} 150 ${y + 175}Z`} fill={top} />
  </g>
);

export const servers: Illustration = {
  bounds: [150, 48, 700, 872],
  draw: ({ main, mainShade, mainTint, pop, popShade, light, lightShade, dark, darkTint }) => (
    <g>
      <path d="M500 610 890 805 500 960 110 780Z" fill={dark} opacity={0.16} />
      {plate(480, 90, darkTint, dark, darkTint)}
      <path d="M190 722 270 762V786L190 746ZM300 777 330 792V816L300 801Z" fill={pop} />
      {plate(350, 90, mainTint, main, mainShade)}
      <path d="M190 592 270 632V656L190 616ZM300 647 330 662V686L300 671Z" fill={light} />
      {plate(220, 90, pop, popShade, popShade)}
      <path d="M150 395 500 570V660L150 485Z" fill={pop} />
      <path d="M500 220 850 395 500 570 150 395Z" fill={light} />
      <path d="M190 462 270 502V526L190 486ZM300 517 330 532V556L300 541Z" fill={dark} />
      <path d="M500 268 754 395 500 522 246 395Z" fill={lightShade} />
      <path d="M500 400V300" stroke={dark} strokeWidth={16} strokeDasharray="4 30" strokeLinecap="round" />
      <ellipse cx={500} cy={398} rx={120} ry={58} fill={dark} opacity={0.25} />
      <path d="M345 330A95 95 0 0 1 350 142 140 140 0 0 1 610 130 102 102 0 0 1 655 330Z" fill={main} />
      <path d="M655 330A102 102 0 0 0 610 130 140 140 0 0 0 520 92 150 150 0 0 1 560 330Z" fill={mainShade} />
    </g>
  ),
};

/** A signpost at a crossing, one of its boards late. */
export const signpost: Illustration = {
  bounds: [110, 82, 780, 818],
  draw: (palette) => {
    const { main, mainShade, mainTint, pop, popShade, popTint, light, lightShade, dark, darkTint } = palette;
    return (
      <g>
        {castShadow(palette, 500, 886, 260)}
        <path d="M464 130H536V890H464Z" fill={dark} />
        <path d="M500 130H536V890H500Z" fill={darkTint} />
        <path d="M464 130 500 80 536 130Z" fill={darkTint} />
        <path d="M330 160H780L890 244 780 328H330Z" fill={main} />
        <path d="M330 244H890L780 328H330Z" fill={mainShade} />
        <path d="M390 222H700M390 268H600" stroke={light} strokeWidth={20} strokeLinecap="round" />
        <path d="M640 372H220L110 456 220 540H640Z" fill={light} />
        <path d="M640 456H110L220 540H640Z" fill={lightShade} />
        <path d="M290 436H560M380 482H560" stroke={dark} strokeWidth={20} strokeLinecap="round" />
        <g transform="rotate(9 380 668)">
          <path d="M370 584H730L830 662 730 740H370Z" fill={pop} />
          <path d="M370 662H830L730 740H370Z" fill={popShade} />
          <path d="M430 644H650M430 686H560" stroke={popTint} strokeWidth={20} strokeLinecap="round" />
        </g>
        <circle cx={500} cy={182} r={12} fill={mainTint} />
        <circle cx={500} cy={398} r={12} fill={mainTint} />
        <circle cx={500} cy={640} r={12} fill={popTint} />
        <path
          d="M350 900C350 840 400 830 420 850C440 800 500 800 520 840C550 800 620 820 620 860C650 850 670 870 670 900Z"
          fill={main}
        />
        <path d="M520 840C550 800 620 820 620 860C650 850 670 870 670 900H540Z" fill={mainShade} />
      </g>
    );
  },
};
