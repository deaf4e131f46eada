import { castShadow, leaf, type Illustration } from './illustration';

const stack = (x: number, count: number, face: string, edge: string) => (
  <g>
    {Array.from({ length: count }, (_, index) => {
      const y = 840 - index * 52;
      const shift = index % 3 === 1 ? 10 : index % 3 === 2 ? -8 : 0;
      return (
        <g key={index} transform={`translate(${x + shift} ${y})`}>
          <rect x={-105} y={0} width={210} height={46} rx={14} fill={face} />
          <path d="M20 0H91A14 14 0 0 1 105 14V32A14 14 0 0 1 91 46H20Z" fill={edge} />
        </g>
      );
    })}
  </g>
);

export const coinStack: Illustration = {
  bounds: [136, 120, 760, 766],
  draw: (palette) => {
    const { main, mainShade, mainTint, pop, popShade, dark } = palette;
    return (
      <g>
        {castShadow(palette, 510, 890, 420)}
        <path d="M735 430C735 340 735 300 742 250" stroke={dark} strokeWidth={18} fill="none" />
        {leaf(738, 360, 210, -58, pop, popShade)}
        {leaf(738, 330, 200, 52, popShade, pop)}
        {leaf(742, 290, 170, 2, pop, popShade)}
        {stack(250, 3, main, mainShade)}
        {stack(495, 5, main, mainShade)}
        {stack(735, 9, main, mainShade)}
        <g transform="rotate(-10 370 700)">
          <circle cx={380} cy={756} r={128} fill={mainShade} />
          <circle cx={366} cy={756} r={128} fill={mainTint} />
          <circle cx={366} cy={756} r={94} fill={main} />
          <path d="M366 690 388 734 436 741 401 774 410 822 366 799 322 822 331 774 296 741 344 734Z" fill={dark} />
        </g>
      </g>
    );
  },
};

export const bankCard: Illustration = {
  bounds: [64, 192, 858, 672],
  label: { x: 123, y: 453, width: 300, height: 66, on: ({ main }) => main, turn: -12 },
  draw: ({ main, mainShade, mainTint, pop, popShade, light, lightShade, dark }) => (
    <g>
      <g transform="rotate(10 560 430)">
        <rect x={280} y={230} width={620} height={390} rx={44} fill={pop} />
        <path d="M280 310H900V400H280Z" fill={dark} />
        <path d="M700 230H856A44 44 0 0 1 900 274V310H640Z" fill={popShade} />
      </g>
      <g transform="rotate(-12 440 580)">
        <rect x={112} y={402} width={680} height={428} rx={48} fill={dark} opacity={0.22} />
        <rect x={90} y={376} width={680} height={428} rx={48} fill={main} />
        <path d="M770 520V756A48 48 0 0 1 722 804H250C330 640 520 540 770 520Z" fill={mainShade} />
        <path d="M770 640V756A48 48 0 0 1 722 804H480C540 720 640 660 770 640Z" fill={mainTint} />
        <rect x={146} y={540} width={120} height={92} rx={18} fill={light} />
        <path d="M146 586H266M190 540V632M222 540V632" stroke={lightShade} strokeWidth={7} />
        <g fill={light}>
          <rect x={146} y={706} width={92} height={24} rx={12} />
          <rect x={258} y={706} width={92} height={24} rx={12} />
          <rect x={370} y={706} width={92} height={24} rx={12} />
        </g>
        <circle cx={640} cy={450} r={46} fill={light} />
        <circle cx={690} cy={450} r={46} fill={pop} />
      </g>
    </g>
  ),
};

export const piggyBank: Illustration = {
  bounds: [80, 110, 862, 790],
  draw: (palette) => {
    const { main, mainShade, mainTint, pop, popShade, popTint, dark, light } = palette;
    return (
      <g>
        {castShadow(palette, 490, 892, 360)}
        <path
          d="M880 560C950 540 940 450 890 470 860 490 890 530 926 510"
          fill="none"
          stroke={mainShade}
          strokeWidth={24}
          strokeLinecap="round"
        />
        <path
          d="M260 740H380V880A20 20 0 0 1 360 900H280A20 20 0 0 1 260 880ZM610 740H730V880A20 20 0 0 1 710 900H630A20 20 0 0 1 610 880Z"
          fill={mainShade}
        />
        <path d="M340 380 320 250C400 250 460 300 480 370Z" fill={mainShade} />
        <path
          d="M130 520C170 420 300 350 500 350 730 350 890 450 890 600S760 830 520 830C380 830 270 790 200 700H130A50 50 0 0 1 80 650V570A50 50 0 0 1 130 520Z"
          fill={main}
        />
        <path d="M890 600C890 750 760 830 520 830 380 830 270 790 200 700 420 760 720 740 880 540Z" fill={mainShade} />
        <path d="M260 380C240 320 220 290 190 270 290 262 370 300 400 370Z" fill={mainTint} />
        <rect x={80} y={540} width={76} height={130} rx={36} fill={mainTint} />
        <circle cx={118} cy={582} r={11} fill={dark} />
        <circle cx={118} cy={626} r={11} fill={dark} />
        <circle cx={286} cy={500} r={24} fill={dark} />
        <circle cx={293} cy={493} r={8} fill={light} />
        <rect x={480} y={358} width={190} height={26} rx={13} fill={dark} />
        <circle cx={583} cy={222} r={112} fill={popShade} />
        <circle cx={568} cy={222} r={112} fill={pop} />
        <circle cx={568} cy={222} r={80} fill="none" stroke={popTint} strokeWidth={16} />
        <path d="M568 176V268" stroke={dark} strokeWidth={26} strokeLinecap="round" />
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

/** An hourglass whose sand has sprouted. */
export const hourglass: Illustration = {
  bounds: [230, 80, 540, 820],
  draw: (palette) => {
    const { main, mainShade, mainTint, pop, popShade, light, lightShade, dark, darkTint } = palette;
    return (
      <g>
        {castShadow(palette, 500, 892, 290)}
        <path d="M290 140H326V850H290ZM674 140H710V850H674Z" fill={darkTint} />
        <path
          d="M340 150H660C660 330 540 420 530 495C540 570 660 660 660 840H340C340 660 460 570 470 495C460 420 340 330 340 150Z"
          fill={light}
        />
        <path
          d="M590 150H660C660 330 540 420 530 495C540 570 660 660 660 840H590C590 660 516 570 508 495C516 420 590 330 590 150Z"
          fill={lightShade}
        />
        <path d="M368 290C440 310 560 270 632 290C612 372 530 430 514 486H486C470 430 388 372 368 290Z" fill={main} />
        <path
          d="M552 282C580 278 608 282 632 290C612 372 530 430 514 486H500C516 430 560 360 552 282Z"
          fill={mainShade}
        />
        <path d="M500 490V640" stroke={main} strokeWidth={12} strokeDasharray="34 16" />
        <path d="M356 840C360 780 430 752 500 744C570 752 640 780 644 840Z" fill={main} />
        <path d="M560 752C610 764 640 790 644 840H580Z" fill={mainShade} />
        <path d="M500 750V700" stroke={popShade} strokeWidth={14} strokeLinecap="round" />
        {leaf(500, 716, 116, -52, pop, popShade)}
        {leaf(500, 716, 116, 52, pop, popShade)}
        <path
          d="M384 190C386 230 392 250 400 270"
          fill="none"
          stroke={lightShade}
          strokeWidth={18}
          strokeLinecap="round"
        />
        <rect x={230} y={80} width={540} height={76} rx={30} fill={dark} />
        <path d="M290 104H560" stroke={darkTint} strokeWidth={16} strokeLinecap="round" />
        <rect x={230} y={826} width={540} height={74} rx={30} fill={dark} />
        <path d="M250 826H750A30 30 0 0 1 764 846H236A30 30 0 0 1 250 826Z" fill={mainTint} />
      </g>
    );
  },
};
