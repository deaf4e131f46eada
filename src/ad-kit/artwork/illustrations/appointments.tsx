import { castShadow, type Illustration } from './illustration';

/** Two toothbrushes that share a glass. */
export const toothbrushes: Illustration = {
  bounds: [205, 85, 605, 805],
  draw: (palette) => {
    const { main, mainShade, mainTint, pop, popShade, light, lightShade, dark } = palette;
    const brush = (x: number, turn: number, near: string, far: string) => (
      <g transform={`translate(${x} 760) rotate(${turn})`}>
        <path d="M0 -690A34 34 0 0 1 34 -656V-480L22 -420V0H-22V-420L-34 -480V-656A34 34 0 0 1 0 -690Z" fill={near} />
        <path d="M0 -690A34 34 0 0 1 34 -656V-480L22 -420V0H4V-420Z" fill={far} />
        <path d="M34 -660H104V-500H34Z" fill={light} />
        <path d="M34 -620H104M34 -580H104M34 -540H104" stroke={lightShade} strokeWidth={10} />
      </g>
    );
    return (
      <g>
        {castShadow(palette, 500, 890, 230)}
        {brush(430, -17, pop, popShade)}
        {brush(560, 13, dark, palette.darkTint)}
        <path d="M300 440H700L664 864A30 30 0 0 1 634 890H366A30 30 0 0 1 336 864Z" fill={main} />
        <path d="M590 440H700L664 864A30 30 0 0 1 634 890H540C570 760 590 600 590 440Z" fill={mainShade} />
        <path d="M300 440H700L696 488H304Z" fill={mainTint} />
        <path d="M370 540 386 780" stroke={mainTint} strokeWidth={24} strokeLinecap="round" />
      </g>
    );
  },
};

/** Two adhesive bandages, one across the other. */
export const bandages: Illustration = {
  bounds: [165, 165, 670, 670],
  draw: (palette) => {
    const { main, mainShade, mainTint, pop, popShade, light, lightShade } = palette;
    const strip = (turn: number, near: string, far: string) => (
      <g transform={`translate(500 500) rotate(${turn})`}>
        <rect x={-430} y={-100} width={860} height={200} rx={100} fill={near} />
        <path
          d="M-430 0A100 100 0 0 0 -330 100H330A100 100 0 0 0 430 0 100 100 0 0 1 330 56H-330A100 100 0 0 1 -430 0Z"
          fill={far}
        />
        {[-350, -290, -230, 230, 290, 350].flatMap((x) =>
          [-40, 0, 40].map((y) => <circle key={`${x} ${y}`} cx={x} cy={y} r={11} fill={far} />),
        )}
      </g>
    );
    return (
      <g>
        {strip(45, pop, popShade)}
        {strip(-45, main, mainShade)}
        <g transform="translate(500 500) rotate(-45)">
          <rect x={-130} y={-100} width={260} height={200} fill={light} />
          <path d="M-130 40H130V100H-130Z" fill={lightShade} />
          <path d="M-130 -100V100M130 -100V100" stroke={mainTint} strokeWidth={12} />
        </g>
      </g>
    );
  },
};

/** A wall calendar with one day circled. */
export const calendar: Illustration = {
  bounds: [130, 110, 740, 780],
  draw: (palette) => {
    const { main, mainShade, mainTint, pop, light, lightShade, dark } = palette;
    return (
      <g>
        <path
          d="M170 190H830A40 40 0 0 1 870 230V770L750 890H170A40 40 0 0 1 130 850V230A40 40 0 0 1 170 190Z"
          fill={light}
        />
        <path d="M870 770 750 890V810A40 40 0 0 1 790 770Z" fill={lightShade} />
        <path d="M170 190H830A40 40 0 0 1 870 230V370H130V230A40 40 0 0 1 170 190Z" fill={main} />
        <path d="M760 190H830A40 40 0 0 1 870 230V370H760Z" fill={mainShade} />
        <rect x={200} y={286} width={300} height={40} rx={20} fill={mainTint} />
        {[270, 423, 577, 730].map((x) => (
          <rect key={x} x={x - 20} y={110} width={40} height={136} rx={20} fill={dark} />
        ))}
        {[450, 570, 690, 810].flatMap((y, row) =>
          [230, 365, 500, 635, 770]
            .filter((x) => row < 3 || x < 600)
            .map((x) => (
              <rect key={`${x} ${y}`} x={x - 36} y={y - 32} width={72} height={64} rx={14} fill={lightShade} />
            )),
        )}
        <rect x={599} y={538} width={72} height={64} rx={14} fill={dark} />
        <path
          d="M560 560C566 490 690 470 716 560S650 660 600 640 548 560 590 520"
          fill="none"
          stroke={pop}
          strokeWidth={22}
          strokeLinecap="round"
        />
      </g>
    );
  },
};

/** An alarm clock at six. */
export const alarmClock: Illustration = {
  bounds: [165, 105, 670, 800],
  draw: (palette) => {
    const { main, mainShade, mainTint, pop, popShade, light, lightShade, dark } = palette;
    const bell = (side: 1 | -1) => (
      <g transform={`translate(${500 + side * 200} 300) rotate(${side * 38})`}>
        <path d="M-140 0A140 130 0 0 1 140 0Z" fill={pop} />
        <path d="M20 -129A140 130 0 0 1 140 0H60C70 -50 60 -100 20 -129Z" fill={popShade} />
        <rect x={-16} y={-10} width={32} height={80} fill={dark} />
        <circle cy={-134} r={20} fill={dark} />
      </g>
    );
    return (
      <g>
        {castShadow(palette, 500, 880, 270)}
        <path d="M330 790 260 880M670 790 740 880" stroke={dark} strokeWidth={50} strokeLinecap="round" />
        {bell(-1)}
        {bell(1)}
        <path d="M500 280V150" stroke={dark} strokeWidth={26} />
        <rect x={450} y={104} width={100} height={60} rx={24} fill={dark} />
        <circle cx={500} cy={560} r={310} fill={main} />
        <path d="M500 250A310 310 0 0 1 500 870C640 800 700 690 700 560S640 320 500 250Z" fill={mainShade} />
        <circle cx={500} cy={560} r={244} fill={light} />
        <path
          d="M500 316A244 244 0 0 0 256 560C256 420 360 350 500 350S744 420 744 560A244 244 0 0 0 500 316Z"
          fill={lightShade}
        />
        {Array.from({ length: 12 }, (_, hour) => (
          <path
            key={hour}
            d="M0 -214V-182"
            transform={`translate(500 560) rotate(${hour * 30})`}
            stroke={hour % 3 === 0 ? dark : mainTint}
            strokeWidth={hour % 3 === 0 ? 24 : 14}
            strokeLinecap="round"
          />
        ))}
        <path d="M500 560V390" stroke={dark} strokeWidth={24} strokeLinecap="round" />
        <path d="M500 560V686" stroke={dark} strokeWidth={34} strokeLinecap="round" />
        <circle cx={500} cy={560} r={34} fill={pop} />
      </g>
    );
  },
};

/** A stopwatch that has run for eight seconds. */
export const stopwatch: Illustration = {
  bounds: [160, 80, 680, 810],
  draw: (palette) => {
    const { main, mainShade, mainTint, pop, popShade, light, lightShade, dark, darkTint } = palette;
    return (
      <g>
        {castShadow(palette, 500, 884, 250)}
        <rect x={462} y={170} width={76} height={90} fill={darkTint} />
        <rect x={420} y={80} width={160} height={104} rx={28} fill={dark} />
        <path d="M456 104V160M500 104V160M544 104V160" stroke={darkTint} strokeWidth={12} />
        <g transform="translate(500 550) rotate(42)">
          <rect x={-30} y={-400} width={60} height={90} fill={darkTint} />
          <rect x={-50} y={-430} width={100} height={70} rx={20} fill={pop} />
        </g>
        <circle cx={500} cy={550} r={340} fill={main} />
        <path d="M500 210A340 340 0 0 1 500 890C660 810 730 690 730 550S660 290 500 210Z" fill={mainShade} />
        <circle cx={500} cy={550} r={266} fill={light} />
        <path d="M500 550V300A250 250 0 0 1 686 383Z" fill={pop} />
        <path d="M500 550 593 317A250 250 0 0 1 686 383Z" fill={popShade} />
        <path d="M500 284A266 266 0 0 0 234 550C250 410 370 324 500 324Z" fill={lightShade} />
        {Array.from({ length: 12 }, (_, mark) => (
          <path
            key={mark}
            d="M0 -236V-196"
            transform={`translate(500 550) rotate(${mark * 30})`}
            stroke={mark % 3 === 0 ? dark : mainTint}
            strokeWidth={mark % 3 === 0 ? 24 : 14}
            strokeLinecap="round"
          />
        ))}
        <path d="M460 586 660 406" stroke={dark} strokeWidth={24} strokeLinecap="round" />
        <circle cx={500} cy={550} r={40} fill={dark} />
      </g>
    );
  },
};

/** Rolled towels with a sprig on top. */
export const towels: Illustration = {
  bounds: [90, 150, 820, 740],
  draw: (palette) => {
    const { main, mainShade, mainTint, pop, popShade, popTint, light, lightShade, dark, darkTint } = palette;
    const roll = (x: number, y: number, near: string, far: string, line: string) => (
      <g transform={`translate(${x} ${y})`}>
        <circle r={196} fill={near} />
        <path d="M60 -186A196 196 0 0 1 0 196H-60C110 150 150 -60 60 -186Z" fill={far} />
        <path
          d="M0 0C30 -40 70 10 50 50S-50 90 -74 30 -40 -96 20 -100 130 -40 116 40 20 150 -50 140"
          fill="none"
          stroke={line}
          strokeWidth={20}
          strokeLinecap="round"
        />
      </g>
    );
    return (
      <g>
        {castShadow(palette, 500, 886, 400)}
        {roll(286, 694, main, mainShade, mainTint)}
        {roll(714, 694, pop, popShade, popTint)}
        {roll(500, 346, light, lightShade, mainTint)}
        <path d="M430 190C500 240 600 220 690 160" fill="none" stroke={dark} strokeWidth={14} strokeLinecap="round" />
        <path d="M470 206C500 150 560 150 580 170 560 210 520 226 470 206Z" fill={dark} />
        <path d="M560 210C600 270 660 260 680 230 650 196 600 190 560 210Z" fill={darkTint} />
      </g>
    );
  },
};
