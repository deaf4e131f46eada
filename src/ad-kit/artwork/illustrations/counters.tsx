import { castShadow, type Illustration } from './illustration';

/** An umbrella in the rain. */
export const umbrella: Illustration = {
  bounds: [80, 70, 840, 830],
  draw: ({ main, mainShade, mainTint, pop, popShade, popTint, light, lightShade, dark }) => {
    const panel = (from: number, to: number, colour: string) => {
      const bend = (x: number) => 500 + (x - 500) * 0.94;
      return (
        <path
          d={`M500 130C${bend(from)} 190 ${from} 330 ${from} 500A${(to - from) / 2} 58 0 0 1 ${to} 500C${to} 330 ${bend(to)} 190 500 130Z`}
          fill={colour}
        />
      );
    };
    return (
      <g>
        <path d="M484 90A16 16 0 0 1 516 90V150H484Z" fill={dark} />
        <path d="M500 400V790A70 70 0 0 1 360 790" fill="none" stroke={dark} strokeWidth={34} />
        <path
          d="M500 780V790A70 70 0 0 1 360 790V780"
          fill="none"
          stroke={pop}
          strokeWidth={50}
          strokeLinecap="round"
        />
        <path
          d="M490 812C470 846 420 860 384 838"
          fill="none"
          stroke={popTint}
          strokeWidth={12}
          strokeLinecap="round"
        />
        {panel(80, 248, main)}
        {panel(248, 416, light)}
        {panel(416, 584, main)}
        {panel(584, 752, lightShade)}
        {panel(752, 920, mainShade)}
        <path
          d="M130 430C150 310 230 230 330 196"
          fill="none"
          stroke={mainTint}
          strokeWidth={24}
          strokeLinecap="round"
        />
        {[
          [130, 200],
          [260, 120],
          [740, 120],
          [870, 200],
          [120, 650],
          [880, 650],
          [150, 830],
          [850, 830],
        ].map(([x = 0, y = 0], index) => (
          <path
            key={`${x} ${y}`}
            d={`M${x} ${y - 50}c20 32 26 44 26 56a26 26 0 0 1 -52 0c0 -12 6 -24 26 -56Z`}
            fill={index % 2 ? popShade : pop}
          />
        ))}
      </g>
    );
  },
};

/** Glasses in front of a chart to read. */
export const glasses: Illustration = {
  bounds: [50, 90, 900, 810],
  draw: ({ main, mainShade, mainTint, pop, popTint, light, lightShade, dark }) => {
    const letter = (x: number, y: number, size: number, turn: number) => (
      <path
        d="M-50 -60H50V-30H-18V-15H40V15H-18V30H50V60H-50Z"
        transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}
        fill={dark}
      />
    );
    const lens = (x: number) => (
      <g>
        <circle cx={x} cy={640} r={178} fill={popTint} opacity={0.86} />
        <path d={`M${x - 110} 690 ${x + 40} 520 ${x + 88} 548 ${x - 76} 736Z`} fill={light} opacity={0.7} />
        <circle cx={x} cy={640} r={178} fill="none" stroke={main} strokeWidth={54} />
        <path d={`M${x} 435A205 205 0 0 1 ${x} 845V791A151 151 0 0 0 ${x} 489Z`} fill={mainShade} />
        <path
          d={`M${x - 178} 630A178 178 0 0 1 ${x - 70} 476`}
          fill="none"
          stroke={mainTint}
          strokeWidth={16}
          strokeLinecap="round"
        />
      </g>
    );
    return (
      <g>
        <rect x={210} y={90} width={580} height={810} rx={30} fill={light} />
        <path d="M690 90H760A30 30 0 0 1 790 120V870A30 30 0 0 1 760 900H690Z" fill={lightShade} />
        {letter(500, 210, 1.4, 0)}
        {letter(370, 370, 0.86, 90)}
        {letter(500, 370, 0.86, 180)}
        {letter(630, 370, 0.86, -90)}
        <path d="M290 860H710" stroke={pop} strokeWidth={16} strokeLinecap="round" />
        <path d="M70 560 130 600M930 560 870 600" stroke={mainShade} strokeWidth={44} strokeLinecap="round" />
        <path d="M440 620C460 560 540 560 560 620" fill="none" stroke={mainShade} strokeWidth={44} />
        {lens(282)}
        {lens(718)}
      </g>
    );
  },
};

/** A toolbox that nearly shuts. */
export const toolbox: Illustration = {
  bounds: [80, 130, 840, 770],
  label: { x: 380, y: 720, width: 240, height: 90, on: ({ main }) => main },
  draw: (palette) => {
    const { main, mainShade, mainTint, pop, popShade, popTint, light, lightShade, dark, darkTint } = palette;
    return (
      <g>
        {castShadow(palette, 500, 890, 400)}
        <g transform="rotate(-16 270 400)">
          <rect x={240} y={220} width={60} height={360} rx={20} fill={pop} />
          <path d="M276 220H280A20 20 0 0 1 300 240V580H276Z" fill={popShade} />
          <path
            d="M160 150H350C390 150 400 180 400 210V240H160A20 20 0 0 1 140 220V170A20 20 0 0 1 160 150Z"
            fill={dark}
          />
          <path d="M140 200H400V240H160A20 20 0 0 1 140 220Z" fill={darkTint} />
        </g>
        <path d="M480 560V300H520V560Z" fill={lightShade} />
        <path d="M460 160H540L530 320H470Z" fill={pop} />
        <path d="M504 160H540L530 320H504Z" fill={popShade} />
        <g transform="rotate(20 740 400)">
          <rect x={700} y={300} width={72} height={320} fill={light} />
          <path d="M744 300H772V620H744Z" fill={lightShade} />
          <path d="M700 310C640 290 640 200 690 170V240H780V170C830 200 830 290 772 310Z" fill={light} />
          <path d="M744 240H780V170C830 200 830 290 772 310H744Z" fill={lightShade} />
        </g>
        <path d="M80 480H920V560H80Z" fill={mainTint} />
        <path d="M700 480H920V560H700Z" fill={main} />
        <path d="M100 560H900V870A30 30 0 0 1 870 900H130A30 30 0 0 1 100 870Z" fill={main} />
        <path d="M720 560H900V870A30 30 0 0 1 870 900H720Z" fill={mainShade} />
        <path
          d="M340 560V530A60 60 0 0 1 400 470H600A60 60 0 0 1 660 530V560"
          fill="none"
          stroke={dark}
          strokeWidth={40}
        />
        <path d="M200 540H280V650H200ZM720 540H800V650H720Z" fill={dark} />
        <path d="M216 600H264V634H216ZM736 600H784V634H736Z" fill={popTint} />
        <path d="M140 840H660" stroke={mainShade} strokeWidth={16} strokeLinecap="round" />
      </g>
    );
  },
};

/** A cactus in bloom. */
export const cactus: Illustration = {
  bounds: [190, 80, 620, 820],
  label: { x: 354, y: 748, width: 216, height: 80, on: ({ pop }) => pop },
  draw: (palette) => {
    const { main, mainShade, mainTint, pop, popShade, popTint, light, dark } = palette;
    const spines = [
      [440, 260],
      [440, 360],
      [440, 460],
      [440, 560],
      [520, 310],
      [520, 410],
      [520, 510],
      [250, 420],
      [740, 330],
    ] as const;
    return (
      <g>
        {castShadow(palette, 500, 890, 220)}
        <path
          d="M400 520H300A50 50 0 0 1 250 470V400"
          fill="none"
          stroke={main}
          strokeWidth={110}
          strokeLinecap="round"
        />
        <path
          d="M600 430H700A50 50 0 0 0 750 380V320"
          fill="none"
          stroke={mainShade}
          strokeWidth={110}
          strokeLinecap="round"
        />
        <path d="M370 720V260A130 130 0 0 1 630 260V720Z" fill={main} />
        <path d="M560 145A130 130 0 0 1 630 260V720H560Z" fill={mainShade} />
        <path
          d="M410 280C414 230 430 210 450 196"
          fill="none"
          stroke={mainTint}
          strokeWidth={22}
          strokeLinecap="round"
        />
        {spines.map(([x, y]) => (
          <path
            key={`${x} ${y}`}
            d={`M${x - 16} ${y - 16} ${x} ${y} ${x + 16} ${y - 16}M${x} ${y}V${y - 22}`}
            fill="none"
            stroke={light}
            strokeWidth={8}
            strokeLinecap="round"
          />
        ))}
        <g transform="translate(500 130)">
          {[-60, -30, 30, 60, 0].map((turn) => (
            <path
              key={turn}
              d="M0 30C-40 0 -36 -40 0 -66C36 -40 40 0 0 30Z"
              transform={`rotate(${turn} 0 30)`}
              fill={turn > 0 ? popShade : pop}
            />
          ))}
        </g>
        <path d="M290 640H710V720H290Z" fill={popTint} />
        <path d="M600 640H710V720H600Z" fill={pop} />
        <path d="M320 720H680L640 900H360Z" fill={pop} />
        <path d="M580 720H680L640 900H560Z" fill={popShade} />
        <path d="M320 640C340 620 380 630 400 640S470 620 500 640 580 620 610 640 660 626 680 640Z" fill={dark} />
      </g>
    );
  },
};

/** The bell on a front desk. */
export const serviceBell: Illustration = {
  bounds: [110, 170, 780, 730],
  draw: (palette) => {
    const { main, mainShade, mainTint, pop, popShade, light, dark, darkTint } = palette;
    return (
      <g>
        {castShadow(palette, 500, 890, 390)}
        <path
          d="M250 270 190 190M750 270 810 190M160 420 110 380M840 420 890 380"
          stroke={pop}
          strokeWidth={30}
          strokeLinecap="round"
        />
        <rect x={476} y={260} width={48} height={110} fill={dark} />
        <rect x={420} y={190} width={160} height={90} rx={40} fill={pop} />
        <path d="M520 190H540A40 40 0 0 1 580 230V240A40 40 0 0 1 540 280H500Z" fill={popShade} />
        <path d="M150 760C150 520 300 360 500 360S850 520 850 760Z" fill={main} />
        <path d="M620 384C770 440 850 580 850 760H640C700 640 700 500 620 384Z" fill={mainShade} />
        <path
          d="M230 680C250 560 310 480 400 440"
          fill="none"
          stroke={mainTint}
          strokeWidth={36}
          strokeLinecap="round"
        />
        <rect x={110} y={750} width={780} height={70} rx={35} fill={mainTint} />
        <path d="M640 750H855A35 35 0 0 1 855 820H600Z" fill={main} />
        <path d="M170 820H830L860 880A14 14 0 0 1 848 900H152A14 14 0 0 1 140 880Z" fill={dark} />
        <path d="M170 820H830L840 840H160Z" fill={darkTint} />
        <circle cx={500} cy={222} r={14} fill={light} />
      </g>
    );
  },
};
