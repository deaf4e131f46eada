import { castShadow, type Illustration } from './illustration';

/** A badge with a first name, on its ribbon. */
export const nameBadge: Illustration = {
  bounds: [190, 60, 620, 830],
  draw: (palette) => {
    const { main, mainShade, mainTint, pop, popShade, light, lightShade, dark, darkTint } = palette;
    return (
      <g>
        <path d="M330 60H420L540 290H460Z" fill={popShade} />
        <path d="M580 60H670L540 290H460Z" fill={pop} />
        <rect x={456} y={270} width={88} height={110} rx={20} fill={dark} />
        <rect x={190} y={350} width={620} height={540} rx={44} fill={light} />
        <path d="M234 350H766A44 44 0 0 1 810 394V500H190V394A44 44 0 0 1 234 350Z" fill={main} />
        <path d="M690 350H766A44 44 0 0 1 810 394V500H690Z" fill={mainShade} />
        <rect x={430} y={380} width={140} height={30} rx={15} fill={dark} />
        <rect x={250} y={440} width={190} height={26} rx={13} fill={mainTint} />
        <path d="M190 820H810V846A44 44 0 0 1 766 890H234A44 44 0 0 1 190 846Z" fill={lightShade} />
        <circle cx={330} cy={610} r={62} fill={dark} />
        <path d="M230 790A100 100 0 0 1 430 790V820H230Z" fill={pop} />
        <path d="M360 696A100 100 0 0 1 430 790V820H370Z" fill={popShade} />
        <rect x={490} y={580} width={250} height={74} rx={20} fill={dark} />
        <rect x={490} y={690} width={180} height={36} rx={18} fill={darkTint} />
      </g>
    );
  },
};

/** A desk chair on casters. */
export const officeChair: Illustration = {
  bounds: [170, 80, 660, 820],
  draw: (palette) => {
    const { main, mainShade, mainTint, pop, popShade, dark, darkTint } = palette;
    return (
      <g>
        {castShadow(palette, 500, 880, 320)}
        <path d="M500 740 230 826M500 740 770 826M500 740V840" stroke={dark} strokeWidth={40} strokeLinecap="round" />
        {[220, 500, 780].map((x) => (
          <g key={x}>
            <circle cx={x} cy={850} r={46} fill={dark} />
            <circle cx={x} cy={850} r={16} fill={darkTint} />
          </g>
        ))}
        <rect x={466} y={600} width={68} height={150} fill={darkTint} />
        <path d="M480 440H520V580H480Z" fill={dark} />
        <path
          d="M390 80H610A90 90 0 0 1 700 170L680 390A90 90 0 0 1 590 470H410A90 90 0 0 1 320 390L300 170A90 90 0 0 1 390 80Z"
          fill={main}
        />
        <path
          d="M610 80A90 90 0 0 1 700 170L680 390A90 90 0 0 1 590 470H530C620 400 640 200 590 80Z"
          fill={mainShade}
        />
        <path
          d="M370 180C366 240 372 300 380 350"
          stroke={mainTint}
          strokeWidth={24}
          strokeLinecap="round"
          fill="none"
        />
        <path
          d="M250 590V430A30 30 0 0 1 280 400M750 590V430A30 30 0 0 0 720 400"
          fill="none"
          stroke={dark}
          strokeWidth={34}
          strokeLinecap="round"
        />
        <rect x={200} y={390} width={130} height={48} rx={24} fill={dark} />
        <rect x={670} y={390} width={130} height={48} rx={24} fill={dark} />
        <rect x={210} y={530} width={580} height={110} rx={55} fill={pop} />
        <path
          d="M210 585A55 55 0 0 0 265 640H735A55 55 0 0 0 790 585 55 55 0 0 1 735 604H265A55 55 0 0 1 210 585Z"
          fill={popShade}
        />
      </g>
    );
  },
};

/** A magnifying glass over the cells of a table. */
export const magnifier: Illustration = {
  bounds: [90, 80, 830, 830],
  draw: (palette) => {
    const { main, mainShade, mainTint, pop, popShade, light, lightShade, dark } = palette;
    return (
      <g>
        <path d="M646 636 700 690" stroke={dark} strokeWidth={64} />
        <path d="M720 710 856 846" stroke={main} strokeWidth={124} strokeLinecap="round" />
        <path d="M690 740 826 876" stroke={mainShade} strokeWidth={40} strokeLinecap="round" />
        <path d="M730 686 866 822" stroke={mainTint} strokeWidth={18} strokeLinecap="round" />
        <circle cx={430} cy={420} r={340} fill={dark} />
        <circle cx={430} cy={420} r={276} fill={light} />
        <path d="M196 300H664M154 420H706M196 540H664M340 160V680M520 160V680" stroke={lightShade} strokeWidth={16} />
        <rect x={340} y={420} width={180} height={120} fill={pop} />
        <path d="M340 510H520V540H340Z" fill={popShade} />
        <path d="M376 470H484" stroke={dark} strokeWidth={22} strokeLinecap="round" />
        <path
          d="M220 360H300M380 360H450M560 360H640M220 480H290M560 480H620M390 240H480M390 600H460"
          stroke={dark}
          strokeWidth={16}
          strokeLinecap="round"
        />
        <path d="M220 300A240 240 0 0 1 330 206" fill="none" stroke={mainTint} strokeWidth={22} strokeLinecap="round" />
      </g>
    );
  },
};

/** A hiking boot, laced. */
export const hikingBoot: Illustration = {
  bounds: [130, 100, 800, 790],
  draw: (palette) => {
    const { main, mainShade, mainTint, pop, popShade, light, dark, darkTint } = palette;
    const eyelets = [
      [452, 250],
      [462, 340],
      [500, 430],
      [574, 500],
    ] as const;
    return (
      <g>
        {castShadow(palette, 530, 880, 380)}
        <path
          d="M210 140H500C500 240 490 340 530 420C590 500 720 520 830 570C900 604 920 670 920 740H170C150 540 220 380 210 140Z"
          fill={main}
        />
        <path d="M210 140H310C320 380 250 540 300 740H170C150 540 220 380 210 140Z" fill={mainShade} />
        <path d="M700 536 830 570C900 604 920 670 920 740H640C640 660 660 590 700 536Z" fill={pop} />
        <path d="M640 740H920C920 714 918 690 910 670 840 700 720 700 648 686Z" fill={popShade} />
        <path d="M190 100H500A30 30 0 0 1 530 130V170A30 30 0 0 1 500 200H200Z" fill={dark} />
        <path
          d="M330 330C400 300 420 260 420 210"
          fill="none"
          stroke={mainTint}
          strokeWidth={18}
          strokeLinecap="round"
        />
        {eyelets.map(([x, y], index) => (
          <g key={y} transform={`translate(${x} ${y}) rotate(${index * 12})`}>
            <path d="M-70 -20 40 20M-70 26 40 -24" stroke={light} strokeWidth={20} strokeLinecap="round" />
            <circle cx={-74} r={16} fill={dark} />
          </g>
        ))}
        <path d="M160 730H930V800A40 40 0 0 1 890 840H170A40 40 0 0 1 130 800Z" fill={dark} />
        {[150, 270, 390, 640, 760].map((x) => (
          <path key={x} d={`M${x} 830H${x + 90}L${x + 76} 890H${x + 14}Z`} fill={dark} />
        ))}
        <path d="M160 770H920" stroke={darkTint} strokeWidth={16} />
      </g>
    );
  },
};

/** A fan of paint samples. */
export const paintSwatches: Illustration = {
  bounds: [70, 170, 860, 765],
  draw: (palette) => {
    const { main, mainShade, mainTint, pop, popShade, popTint, light, lightShade, dark, darkTint } = palette;
    const fan: [turn: number, colours: [string, string, string]][] = [
      [-32, [mainTint, main, mainShade]],
      [-16, [popTint, pop, popShade]],
      [0, [main, mainShade, dark]],
      [16, [pop, popShade, darkTint]],
      [32, [lightShade, mainTint, popTint]],
    ];
    return (
      <g>
        {fan.map(([turn, colours], index) => (
          <g key={turn} transform={`translate(500 830) rotate(${turn})`}>
            <rect x={-104} y={-660} width={208} height={730} rx={26} fill={index % 2 ? light : lightShade} />
            <rect x={-104} y={-660} width={208} height={730} rx={26} fill={light} opacity={0.6} />
            {colours.map((colour, row) => (
              <rect key={row} x={-80} y={-632 + row * 160} width={160} height={136} rx={10} fill={colour} />
            ))}
            <path d="M100 -640V50" stroke={lightShade} strokeWidth={10} />
          </g>
        ))}
        <circle cx={500} cy={830} r={34} fill={dark} />
        <circle cx={500} cy={830} r={12} fill={light} />
      </g>
    );
  },
};
