import { castShadow, type Illustration } from './illustration';

/** A wedge of cheese and a slice of it. */
export const cheese: Illustration = {
  bounds: [90, 230, 830, 660],
  draw: (palette) => {
    const { main, mainShade, mainTint, pop, popShade, light } = palette;
    const hole = (x: number, y: number, radius: number) => (
      <g>
        <ellipse cx={x} cy={y} rx={radius} ry={radius * 0.9} fill={mainShade} />
        <ellipse
          cx={x + radius * 0.16}
          cy={y + radius * 0.18}
          rx={radius * 0.76}
          ry={radius * 0.66}
          fill={mainTint}
          opacity={0.6}
        />
      </g>
    );
    return (
      <g>
        {castShadow(palette, 510, 884, 410)}
        <path d="M90 560 640 236C780 250 890 330 920 460L910 500 500 620Z" fill={mainTint} />
        <path d="M640 236C780 250 890 330 920 460L860 470C820 370 750 300 600 260Z" fill={pop} />
        <path d="M90 560 920 460V800A40 40 0 0 1 884 840L130 890A40 40 0 0 1 90 850Z" fill={main} />
        <path d="M860 467 920 460V800A40 40 0 0 1 884 840L860 842Z" fill={popShade} />
        {hole(240, 720, 74)}
        {hole(470, 640, 50)}
        {hole(430, 800, 44)}
        {hole(640, 740, 84)}
        {hole(770, 580, 42)}
        <path d="M90 640A60 60 0 0 1 90 760Z" fill={mainShade} />
        <ellipse cx={430} cy={470} rx={52} ry={20} fill={main} />
        <ellipse cx={640} cy={390} rx={64} ry={24} fill={main} />
        <ellipse cx={600} cy={480} rx={34} ry={12} fill={main} />
        <path d="M120 556 600 274" stroke={light} strokeWidth={12} strokeLinecap="round" opacity={0.7} />
      </g>
    );
  },
};

/** A fish on ice with lemon. */
export const fish: Illustration = {
  bounds: [60, 320, 880, 590],
  draw: (palette) => {
    const { main, mainShade, mainTint, pop, popShade, popTint, light, lightShade, dark } = palette;
    const lemon = (x: number, y: number, turn: number) => (
      <g transform={`translate(${x} ${y}) rotate(${turn})`}>
        <circle r={100} fill={pop} />
        <circle r={82} fill={light} />
        {Array.from({ length: 8 }, (_, index) => (
          <path
            key={index}
            d="M0 -8 22 -60A64 64 0 0 0 -22 -60Z"
            transform={`rotate(${index * 45})`}
            fill={index < 4 ? popShade : popTint}
          />
        ))}
      </g>
    );
    const scales = [
      [430, 500],
      [520, 470],
      [520, 560],
      [610, 480],
      [610, 570],
      [470, 620],
      [560, 640],
      [430, 580],
    ] as const;
    return (
      <g>
        {castShadow(palette, 500, 884, 420)}
        <path
          d="M100 760 180 700 250 740 330 680 420 730 500 690 600 736 680 684 760 736 840 700 900 770 880 880 700 894H300L120 880Z"
          fill={light}
        />
        <path d="M600 736 680 684 760 736 840 700 900 770 880 880 700 894H620L680 800Z" fill={lightShade} />
        <path
          d="M250 740 290 820 180 880M500 690 480 800 560 890M420 730 400 894M760 736 800 820"
          stroke={lightShade}
          strokeWidth={10}
          fill="none"
        />
        <path d="M740 520 940 360C930 480 930 600 940 720L740 580Z" fill={mainShade} />
        <path d="M800 520 920 420M810 552H930M800 584 920 670" stroke={main} strokeWidth={14} strokeLinecap="round" />
        <path d="M400 380C470 290 600 300 660 400L560 430Z" fill={mainShade} />
        <path d="M500 700C540 770 620 770 640 680L580 650Z" fill={mainShade} />
        <path
          d="M60 560C180 420 330 360 480 370C620 380 740 460 790 550C740 640 620 710 480 720C330 730 180 680 60 560Z"
          fill={main}
        />
        <path d="M60 560C240 600 600 640 790 550C740 640 620 710 480 720C330 730 180 680 60 560Z" fill={mainTint} />
        {scales.map(([x, y]) => (
          <path
            key={`${x} ${y}`}
            d={`M${x} ${y - 30}a34 34 0 0 1 0 60`}
            fill="none"
            stroke={mainShade}
            strokeWidth={13}
            strokeLinecap="round"
          />
        ))}
        <path
          d="M320 420C370 500 370 600 320 680"
          fill="none"
          stroke={mainShade}
          strokeWidth={18}
          strokeLinecap="round"
        />
        <circle cx={210} cy={520} r={44} fill={light} />
        <circle cx={206} cy={522} r={24} fill={dark} />
        <path d="M70 566C110 590 150 596 180 592" fill="none" stroke={dark} strokeWidth={14} strokeLinecap="round" />
        {lemon(770, 790, -14)}
        {lemon(640, 812, 20)}
      </g>
    );
  },
};

/** A box of chocolates, one of which is gone. */
export const chocolates: Illustration = {
  bounds: [110, 150, 780, 750],
  draw: (palette) => {
    const { main, mainShade, mainTint, pop, popShade, light, lightShade, dark, darkTint } = palette;
    const cup = (x: number, y: number) => (
      <g>
        {Array.from({ length: 12 }, (_, index) => (
          <circle
            key={index}
            cx={x}
            cy={y - 78}
            r={26}
            transform={`rotate(${index * 30} ${x} ${y})`}
            fill={index < 6 ? lightShade : light}
          />
        ))}
        <circle cx={x} cy={y} r={84} fill={lightShade} />
      </g>
    );
    const round = (x: number, y: number, near: string, far: string) => (
      <g>
        <circle cx={x} cy={y} r={76} fill={near} />
        <path
          d={`M${x} ${y - 76}A76 76 0 0 1 ${x} ${y + 76}C${x + 40} ${y + 30} ${x + 40} ${y - 30} ${x} ${y - 76}Z`}
          fill={far}
        />
      </g>
    );
    const square = (x: number, y: number, near: string, far: string) => (
      <g>
        <rect x={x - 66} y={y - 66} width={132} height={132} rx={26} fill={near} />
        <path d={`M${x + 66} ${y - 40}V${y + 40}A26 26 0 0 1 ${x + 40} ${y + 66}H${x - 40}Z`} fill={far} />
      </g>
    );
    const zigzag = (x: number, y: number, colour: string) => (
      <path
        d={`M${x - 48} ${y - 20} ${x - 16} ${y + 22} ${x + 14} ${y - 22} ${x + 46} ${y + 20}`}
        fill="none"
        stroke={colour}
        strokeWidth={14}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    );
    return (
      <g>
        {castShadow(palette, 500, 890, 400)}
        <rect x={110} y={150} width={780} height={750} rx={44} fill={main} />
        <path d="M846 150A44 44 0 0 1 890 194V856A44 44 0 0 1 846 900H154A44 44 0 0 1 114 876Z" fill={mainShade} />
        <rect x={150} y={190} width={700} height={670} rx={24} fill={mainTint} />
        {[270, 500, 730].map((x) => [300, 525, 750].map((y) => <g key={`${x} ${y}`}>{cup(x, y)}</g>))}
        {round(270, 300, dark, darkTint)}
        {zigzag(270, 300, pop)}
        {square(500, 300, pop, popShade)}
        <circle cx={500} cy={300} r={30} fill={dark} />
        {round(730, 300, dark, darkTint)}
        <path d="M690 300C690 260 770 260 770 300S690 340 690 300Z" fill={light} />
        {square(270, 525, dark, darkTint)}
        <path d="M226 500 314 500M226 525H314M226 550H314" stroke={light} strokeWidth={12} strokeLinecap="round" />
        {round(730, 525, pop, popShade)}
        {zigzag(730, 525, dark)}
        {round(270, 750, pop, popShade)}
        <circle cx={270} cy={750} r={26} fill={light} />
        {square(500, 750, dark, darkTint)}
        {zigzag(500, 750, pop)}
        {square(730, 750, dark, darkTint)}
        <circle cx={730} cy={750} r={28} fill={pop} />
      </g>
    );
  },
};

/** A jar of honey and its dipper. */
export const honey: Illustration = {
  bounds: [150, 35, 685, 865],
  label: { x: 250, y: 590, width: 360, height: 110, on: ({ light }) => light },
  draw: (palette) => {
    const { main, mainShade, pop, popShade, popTint, light, lightShade, dark, darkTint } = palette;
    const cell = (x: number, y: number) => (
      <path
        d={`M${x} ${y - 46}l40 23v46l-40 23l-40 -23v-46Z`}
        fill="none"
        stroke={popShade}
        strokeWidth={12}
        strokeLinejoin="round"
      />
    );
    return (
      <g>
        {castShadow(palette, 440, 890, 330)}
        <path
          d="M190 380H670C700 410 710 450 710 490V800A100 100 0 0 1 610 900H250A100 100 0 0 1 150 800V490C150 450 160 410 190 380Z"
          fill={pop}
        />
        <path
          d="M560 380H670C700 410 710 450 710 490V800A100 100 0 0 1 610 900H520C560 860 580 800 580 740V490C580 450 576 410 560 380Z"
          fill={popShade}
        />
        <path d="M206 470V540" stroke={popTint} strokeWidth={28} strokeLinecap="round" />
        {cell(300, 460)}
        {cell(380, 460)}
        {cell(460, 460)}
        <rect x={196} y={560} width={470} height={240} rx={20} fill={light} />
        <path d="M560 560H646A20 20 0 0 1 666 580V780A20 20 0 0 1 646 800H560Z" fill={lightShade} />
        <path d="M250 740H610" stroke={main} strokeWidth={18} strokeLinecap="round" />
        <rect x={170} y={290} width={520} height={110} rx={26} fill={main} />
        <path d="M560 290H664A26 26 0 0 1 690 316V374A26 26 0 0 1 664 400H560Z" fill={mainShade} />
        <path d="M640 300C650 390 660 440 650 520A30 30 0 0 1 594 512C590 440 590 380 560 330Z" fill={popTint} />
        <g transform="rotate(42 620 270)">
          <rect x={604} y={-40} width={32} height={260} rx={16} fill={dark} />
          <rect x={560} y={200} width={120} height={34} rx={17} fill={darkTint} />
          <rect x={544} y={242} width={152} height={34} rx={17} fill={dark} />
          <rect x={544} y={284} width={152} height={34} rx={17} fill={darkTint} />
          <rect x={560} y={326} width={120} height={34} rx={17} fill={dark} />
        </g>
      </g>
    );
  },
};
