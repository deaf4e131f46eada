import { castShadow, type Illustration } from './illustration';

/** A pressed shirt on its hanger. */
export const shirt: Illustration = {
  bounds: [120, 70, 760, 830],
  draw: (palette) => {
    const { main, mainShade, mainTint, pop, popShade, light, lightShade, dark } = palette;
    return (
      <g>
        <path
          d="M500 250V210C500 190 560 180 560 130A60 60 0 0 0 440 130"
          fill="none"
          stroke={dark}
          strokeWidth={26}
          strokeLinecap="round"
        />
        <path d="M500 230 270 360M500 230 730 360" stroke={dark} strokeWidth={30} strokeLinecap="round" />
        <path
          d="M400 270 240 340C190 370 160 460 120 640L260 680 300 520V880A20 20 0 0 0 320 900H680A20 20 0 0 0 700 880V520L740 680 880 640C840 460 810 370 760 340L600 270 500 380Z"
          fill={main}
        />
        <path
          d="M600 270 760 340C810 370 840 460 880 640L740 680 700 520V880A20 20 0 0 1 680 900H590C640 700 640 480 560 316Z"
          fill={mainShade}
        />
        <path
          d="M300 520C300 470 296 430 286 400M700 520C700 470 704 430 714 400"
          fill="none"
          stroke={mainShade}
          strokeWidth={12}
          strokeLinecap="round"
        />
        <path d="M126 612 268 652 260 686 116 646ZM874 612 732 652 740 686 884 646Z" fill={mainTint} />
        <path d="M400 260 500 380 420 450 350 300Z" fill={light} />
        <path d="M600 260 500 380 580 450 650 300Z" fill={lightShade} />
        <path d="M500 400V890" stroke={mainTint} strokeWidth={36} />
        {[470, 570, 670, 770, 860].map((y) => (
          <circle key={y} cx={500} cy={y} r={15} fill={light} />
        ))}
        <path d="M570 520H660V600L615 630 570 600Z" fill={mainTint} />
        <path d="M540 176C620 150 690 190 752 236" fill="none" stroke={dark} strokeWidth={9} />
        <g transform="rotate(12 760 220)">
          <path d="M700 240 760 180H880V300H760Z" fill={pop} />
          <path d="M760 260H880V300H760L730 270Z" fill={popShade} />
          <circle cx={752} cy={240} r={14} fill={light} />
        </g>
      </g>
    );
  },
};

/** A sewing machine in the middle of a seam. */
export const sewingMachine: Illustration = {
  bounds: [80, 150, 850, 750],
  draw: (palette) => {
    const { main, mainShade, mainTint, pop, popShade, popTint, light, lightShade, dark, darkTint } = palette;
    return (
      <g>
        {castShadow(palette, 500, 890, 410)}
        <rect x={430} y={150} width={76} height={110} rx={12} fill={pop} />
        <path d="M430 176H506M430 202H506M430 228H506" stroke={popTint} strokeWidth={9} />
        <rect x={416} y={150} width={104} height={20} rx={10} fill={dark} />
        <path d="M430 200C330 170 250 200 226 300" fill="none" stroke={pop} strokeWidth={9} />
        <path
          d="M110 430V330A90 90 0 0 1 200 240H720A110 110 0 0 1 830 350V770H620V480H300V520A40 40 0 0 1 260 560H150A40 40 0 0 1 110 520Z"
          fill={main}
        />
        <path d="M700 240H720A110 110 0 0 1 830 350V770H720C750 600 760 420 700 240Z" fill={mainShade} />
        <path d="M300 480H620V520H300Z" fill={mainShade} />
        <path
          d="M170 320C180 290 200 282 230 282H420"
          fill="none"
          stroke={mainTint}
          strokeWidth={24}
          strokeLinecap="round"
        />
        <circle cx={725} cy={400} r={54} fill={light} />
        <path d="M725 346A54 54 0 0 1 725 454Z" fill={lightShade} />
        <path d="M725 400 752 366" stroke={dark} strokeWidth={14} strokeLinecap="round" />
        <rect x={826} y={320} width={104} height={170} rx={36} fill={dark} />
        <path d="M846 360H912M846 405H912M846 450H912" stroke={darkTint} strokeWidth={12} />
        <path d="M350 340H560V440H350Z" fill={mainTint} />
        <path
          d="M380 390C400 350 420 430 440 390S480 350 500 390 530 400 536 380"
          fill="none"
          stroke={pop}
          strokeWidth={14}
          strokeLinecap="round"
        />
        <rect x={186} y={556} width={36} height={70} fill={darkTint} />
        <path d="M204 620V760" stroke={dark} strokeWidth={12} strokeLinecap="round" />
        <path d="M160 690H248V716H160Z" fill={dark} />
        <path d="M90 770H880A40 40 0 0 1 920 810V860A40 40 0 0 1 880 900H130A40 40 0 0 1 90 860Z" fill={dark} />
        <path d="M90 800H640V770H90Z" fill={darkTint} />
        <path
          d="M80 726C160 690 300 740 470 716L560 770C600 800 600 840 580 890H450C470 840 450 800 420 780L80 768Z"
          fill={pop}
        />
        <path d="M470 716 560 770C600 800 600 840 580 890H520C540 830 530 780 470 740Z" fill={popShade} />
        <path d="M110 746H400" stroke={light} strokeWidth={10} strokeDasharray="26 18" />
      </g>
    );
  },
};

/** Two bottles of nail polish, one of them open. */
export const nailPolish: Illustration = {
  bounds: [130, 10, 730, 890],
  draw: (palette) => {
    const { main, mainShade, mainTint, pop, popShade, popTint, light, dark, darkTint } = palette;
    return (
      <g>
        {castShadow(palette, 500, 890, 360)}
        <path d="M570 520H860V800A90 90 0 0 1 770 890H660A90 90 0 0 1 570 800Z" fill={pop} />
        <path d="M770 520H860V800A90 90 0 0 1 770 890H720C780 800 790 640 770 520Z" fill={popShade} />
        <path d="M610 570V720" stroke={popTint} strokeWidth={26} strokeLinecap="round" />
        <path d="M640 470H790V530H640Z" fill={popShade} />
        <path d="M656 130A40 40 0 0 1 696 90H734A40 40 0 0 1 774 130L800 470H630Z" fill={dark} />
        <path d="M734 90A40 40 0 0 1 774 130L800 470H740C760 330 760 200 720 90Z" fill={darkTint} />
        <path
          d="M130 590A90 90 0 0 1 220 500H420A90 90 0 0 1 510 590V820A80 80 0 0 1 430 900H210A80 80 0 0 1 130 820Z"
          fill={main}
        />
        <path d="M420 500A90 90 0 0 1 510 590V820A80 80 0 0 1 430 900H370C430 800 440 640 400 500Z" fill={mainShade} />
        <path d="M178 600V760" stroke={mainTint} strokeWidth={26} strokeLinecap="round" />
        <rect x={246} y={436} width={148} height={74} fill={mainShade} />
        <ellipse cx={320} cy={438} rx={74} ry={18} fill={mainTint} />
        <g transform="translate(50 -26) rotate(-24 300 300)">
          <path d="M244 60A40 40 0 0 1 284 20H316A40 40 0 0 1 356 60L372 260H228Z" fill={dark} />
          <path d="M316 20A40 40 0 0 1 356 60L372 260H320C336 180 336 100 308 20Z" fill={darkTint} />
          <rect x={288} y={256} width={24} height={120} fill={light} />
          <path d="M280 366H320L332 470C332 510 268 510 268 470Z" fill={main} />
          <path d="M304 366H320L332 470C332 496 318 502 304 502Z" fill={mainShade} />
        </g>
        <path d="M446 452C470 486 476 500 476 514A30 30 0 0 1 416 514C416 500 422 486 446 452Z" fill={main} />
      </g>
    );
  },
};

/** A car under suds. */
export const sudsyCar: Illustration = {
  bounds: [50, 190, 900, 700],
  draw: (palette) => {
    const { main, mainShade, mainTint, pop, popShade, light, lightShade, dark, darkTint } = palette;
    const wheel = (x: number) => (
      <g>
        <circle cx={x} cy={780} r={110} fill={dark} />
        <circle cx={x} cy={780} r={62} fill={light} />
        <path d={`M${x} 718A62 62 0 0 1 ${x} 842Z`} fill={lightShade} />
        <circle cx={x} cy={780} r={20} fill={dark} />
      </g>
    );
    const suds = [
      [300, 330, 78],
      [390, 280, 92],
      [500, 270, 82],
      [590, 300, 70],
      [240, 410, 54],
      [170, 560, 52],
      [230, 590, 66],
      [310, 600, 48],
      [880, 560, 50],
      [820, 590, 44],
    ] as const;
    return (
      <g>
        {castShadow(palette, 500, 880, 420)}
        <path d="M230 560 320 380C340 340 370 320 420 320H590C640 320 670 340 700 376L800 530Z" fill={mainShade} />
        <path d="M300 540 364 404C374 384 388 374 410 374H480V540Z" fill={light} />
        <path d="M520 374H590C616 374 634 382 650 404L730 540H520Z" fill={lightShade} />
        <path
          d="M50 640C50 570 110 540 220 530H770C880 540 950 580 950 680V740A40 40 0 0 1 910 780H90A40 40 0 0 1 50 740Z"
          fill={main}
        />
        <path d="M50 690H950V740A40 40 0 0 1 910 780H90A40 40 0 0 1 50 740Z" fill={mainShade} />
        <path d="M500 540V700" stroke={mainShade} strokeWidth={12} />
        <path d="M420 610H470M690 610H740" stroke={dark} strokeWidth={18} strokeLinecap="round" />
        <path d="M900 610C930 620 944 640 948 670H890Z" fill={pop} />
        <path d="M50 640H100V690H52Z" fill={popShade} />
        <path
          d="M90 600C130 570 180 566 230 566"
          fill="none"
          stroke={mainTint}
          strokeWidth={18}
          strokeLinecap="round"
        />
        {wheel(270)}
        {wheel(730)}
        {suds.map(([x, y, radius]) => (
          <g key={`${x} ${y}`}>
            <circle cx={x} cy={y} r={radius} fill={light} />
            <path
              d={`M${x} ${y + radius}A${radius} ${radius} 0 0 0 ${x + radius} ${y}C${x + radius * 0.7} ${y + radius * 0.5} ${x + radius * 0.5} ${y + radius * 0.7} ${x} ${y + radius}Z`}
              fill={lightShade}
            />
          </g>
        ))}
        <path d="M590 500 740 440 770 520 620 580Z" fill={pop} />
        <path d="M620 580 770 520 762 498 612 558Z" fill={popShade} />
        <circle cx={660} cy={510} r={12} fill={popShade} />
        <circle cx={710} cy={490} r={14} fill={popShade} />
        <path
          d="M780 300C800 330 804 340 804 352A24 24 0 0 1 756 352C756 340 760 330 780 300ZM160 250C180 280 184 290 184 302A24 24 0 0 1 136 302C136 290 140 280 160 250Z"
          fill={darkTint}
        />
      </g>
    );
  },
};

/** A mouse in front of its hole. */
export const mouse: Illustration = {
  bounds: [50, 150, 900, 740],
  draw: (palette) => {
    const { main, mainShade, mainTint, pop, popShade, light, dark } = palette;
    return (
      <g>
        <path d="M330 880V430A280 280 0 0 1 890 430V880Z" fill={dark} />
        {castShadow(palette, 500, 880, 400)}
        <path
          d="M760 800C900 820 960 720 920 640C880 570 800 620 830 680"
          fill="none"
          stroke={popShade}
          strokeWidth={34}
          strokeLinecap="round"
        />
        <path
          d="M150 700C190 520 320 420 520 420C700 420 830 560 830 720C830 830 770 880 680 880H330C250 880 170 850 150 700Z"
          fill={main}
        />
        <path
          d="M640 440C760 480 830 590 830 720C830 830 770 880 680 880H520C680 830 730 620 640 440Z"
          fill={mainShade}
        />
        <path
          d="M70 720C90 620 180 520 310 520C420 520 480 600 480 690C480 790 400 850 290 840C200 832 120 800 84 760Z"
          fill={mainTint}
        />
        <circle cx={400} cy={450} r={118} fill={main} />
        <circle cx={400} cy={450} r={76} fill={pop} />
        <path d="M400 374A76 76 0 0 1 400 526Z" fill={popShade} />
        <circle cx={88} cy={724} r={36} fill={pop} />
        <circle cx={250} cy={640} r={32} fill={dark} />
        <circle cx={260} cy={628} r={11} fill={light} />
        <path d="M190 740 300 720M190 770 310 780" stroke={light} strokeWidth={11} strokeLinecap="round" />
        <path
          d="M280 840H400A30 30 0 0 1 400 890H270A25 25 0 0 1 280 840ZM560 840H700A30 30 0 0 1 700 890H550A25 25 0 0 1 560 840Z"
          fill={popShade}
        />
      </g>
    );
  },
};
