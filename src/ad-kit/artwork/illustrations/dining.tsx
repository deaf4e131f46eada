import { castShadow, risingLine, type Illustration } from './illustration';

/** A table for two by the window. */
export const tableForTwo: Illustration = {
  bounds: [92, 70, 816, 832],
  draw: (palette) => {
    const { main, mainShade, mainTint, pop, popShade, popTint, light, lightShade, dark, darkTint } = palette;
    const chair = (
      <g>
        <path
          d="M150 690C90 560 96 430 130 400C176 366 214 430 222 520"
          fill="none"
          stroke={dark}
          strokeWidth={24}
          strokeLinecap="round"
        />
        <path d="M142 560 226 540" stroke={dark} strokeWidth={16} />
        <path
          d="M160 700 120 890M276 700 300 890M150 800H288"
          stroke={darkTint}
          strokeWidth={22}
          strokeLinecap="round"
        />
        <rect x={128} y={668} width={172} height={46} rx={23} fill={pop} />
        <path d="M130 696H298A23 23 0 0 1 277 714H151A23 23 0 0 1 130 696Z" fill={popShade} />
      </g>
    );
    const glass = (x: number) => (
      <g transform={`translate(${x} 0)`}>
        <path d="M-30 480H30C38 540 24 560 0 562C-24 560 -38 540 -30 480Z" fill={light} />
        <path d="M-32 512H32C30 546 18 558 0 558S-30 546 -32 512Z" fill={popShade} />
        <path d="M-5 560H5V604H-5ZM-24 600H24V610H-24Z" fill={light} />
      </g>
    );
    return (
      <g>
        {castShadow(palette, 500, 890, 400)}
        <rect x={250} y={90} width={500} height={420} fill={dark} />
        <path d="M276 116H724V484H276Z" fill={popTint} />
        <path d="M276 420C350 360 420 400 480 380S640 340 724 400V484H276Z" fill={pop} />
        <circle cx={600} cy={230} r={62} fill={light} />
        <path d="M488 116H512V484H488ZM276 280H724V304H276Z" fill={dark} />
        <path d="M230 96H400C390 260 340 400 230 500Z" fill={light} />
        <path d="M290 96H320C320 250 290 380 246 484L230 500C270 360 290 220 290 96Z" fill={lightShade} />
        <path d="M770 96H600C610 260 660 400 770 500Z" fill={lightShade} />
        <rect x={196} y={70} width={608} height={34} rx={17} fill={darkTint} />
        {chair}
        <g transform="matrix(-1 0 0 1 1000 0)">{chair}</g>
        <path d="M484 760H516V880H484Z" fill={dark} />
        <rect x={400} y={866} width={200} height={34} rx={17} fill={dark} />
        <path
          d="M290 616H710L738 770C700 800 670 760 634 776S560 800 520 776S440 800 400 776S310 800 262 770Z"
          fill={main}
        />
        <path d="M590 616H710L738 770C700 800 670 760 634 776C610 786 590 792 570 790Z" fill={mainShade} />
        <path d="M400 640 380 760M500 640V764" stroke={mainShade} strokeWidth={10} strokeLinecap="round" />
        <ellipse cx={500} cy={614} rx={216} ry={30} fill={mainTint} />
        {glass(392)}
        {glass(608)}
        <path d="M470 606H530V616H470ZM486 500H514V606H486Z" fill={light} />
        <path d="M500 422C522 452 526 464 526 476A26 26 0 0 1 474 476C474 464 478 452 500 422Z" fill={main} />
      </g>
    );
  },
};

/** A burger with all that belongs on it. */
export const burger: Illustration = {
  bounds: [110, 170, 780, 730],
  draw: (palette) => {
    const { main, mainShade, mainTint, popShade, popTint, light, lightShade, dark, darkTint } = palette;
    const seeds = [
      [330, 320, -30],
      [430, 246, -12],
      [560, 238, 14],
      [500, 330, 0],
      [660, 316, 30],
      [396, 400, -20],
      [600, 404, 18],
    ] as const;
    return (
      <g>
        {castShadow(palette, 500, 890, 370)}
        <path d="M150 790H850C860 860 810 900 740 900H260C190 900 140 860 150 790Z" fill={main} />
        <path d="M640 790H850C860 860 810 900 740 900H600C640 870 650 830 640 790Z" fill={mainShade} />
        <path
          d="M120 750C120 720 160 726 190 750S260 780 300 754 400 730 450 756 540 782 590 756 690 730 740 754 830 780 876 744C890 770 876 806 840 806H160C130 806 116 780 120 750Z"
          fill={light}
        />
        <rect x={130} y={620} width={740} height={132} rx={60} fill={dark} />
        <path d="M130 690H870A60 60 0 0 1 810 752H190A60 60 0 0 1 130 690Z" fill={darkTint} />
        <rect x={180} y={540} width={640} height={90} fill={popShade} />
        <path d="M140 610H860L760 650 690 710 620 650H420L330 750 240 650Z" fill={popTint} />
        <path
          d="M124 500H876C900 530 880 570 850 560S790 540 760 566 690 590 650 562 580 540 540 566 460 590 420 562 350 540 310 566 220 588 190 560 120 580 116 540C112 520 116 510 124 500Z"
          fill={lightShade}
        />
        <path
          d="M140 510C140 300 290 170 500 170S860 300 860 510C860 526 850 530 836 530H164C150 530 140 526 140 510Z"
          fill={main}
        />
        <path
          d="M660 200C780 250 860 360 860 510C860 526 850 530 836 530H640C740 440 740 300 660 200Z"
          fill={mainShade}
        />
        <path
          d="M220 430C240 330 300 270 370 240"
          fill="none"
          stroke={mainTint}
          strokeWidth={28}
          strokeLinecap="round"
        />
        {seeds.map(([x, y, turn]) => (
          <ellipse key={x} cx={x} cy={y} rx={14} ry={24} transform={`rotate(${turn} ${x} ${y})`} fill={light} />
        ))}
      </g>
    );
  },
};

/** A teapot that has just been filled. */
export const teapot: Illustration = {
  bounds: [80, 110, 865, 780],
  draw: (palette) => {
    const { main, mainShade, mainTint, pop, popShade, light, dark, darkTint } = palette;
    const flower = (x: number, y: number, size: number) => (
      <g transform={`translate(${x} ${y}) scale(${size})`}>
        {Array.from({ length: 5 }, (_, index) => (
          <circle key={index} cy={-34} r={26} transform={`rotate(${index * 72})`} fill={light} />
        ))}
        <circle r={20} fill={pop} />
      </g>
    );
    return (
      <g>
        {castShadow(palette, 500, 880, 330)}
        {risingLine(130, 400, 190, light, 24)}
        {risingLine(210, 370, 250, light, 24)}
        <path
          d="M740 470C860 420 930 500 914 600C898 710 800 770 700 760"
          fill="none"
          stroke={mainShade}
          strokeWidth={54}
          strokeLinecap="round"
        />
        <path
          d="M300 690C190 680 170 590 150 520C140 490 110 480 78 470L86 430C160 424 210 440 232 490C250 530 260 560 320 570Z"
          fill={main}
        />
        <path d="M300 690C190 680 170 590 150 520L180 516C210 590 230 630 310 640Z" fill={mainShade} />
        <path
          d="M500 350C680 350 790 480 790 620C790 760 690 870 500 870S210 760 210 620C210 480 320 350 500 350Z"
          fill={main}
        />
        <path d="M610 366C730 410 790 510 790 620C790 760 690 870 500 870C680 780 720 540 610 366Z" fill={mainShade} />
        <path
          d="M270 560C290 480 340 430 400 410"
          fill="none"
          stroke={mainTint}
          strokeWidth={26}
          strokeLinecap="round"
        />
        {flower(400, 620, 1.3)}
        {flower(560, 540, 0.9)}
        {flower(570, 720, 1.05)}
        <path d="M340 850H660L690 890H310Z" fill={dark} />
        <path d="M330 370C340 270 420 230 500 230S660 270 670 370C620 400 380 400 330 370Z" fill={pop} />
        <path d="M580 244C640 270 666 310 670 370C640 388 580 394 530 394C600 350 610 300 580 244Z" fill={popShade} />
        <circle cx={500} cy={196} r={46} fill={dark} />
        <path d="M500 150A46 46 0 0 1 500 242Z" fill={darkTint} />
      </g>
    );
  },
};

/** A coffee mill with some beans. */
export const coffeeMill: Illustration = {
  bounds: [135, 80, 700, 825],
  draw: (palette) => {
    const { main, mainShade, mainTint, pop, popShade, light, lightShade, dark, darkTint } = palette;
    const bean = (x: number, y: number, turn: number) => (
      <g transform={`translate(${x} ${y}) rotate(${turn})`}>
        <ellipse rx={52} ry={36} fill={dark} />
        <path d="M-50 0C-20 -16 20 16 50 0" fill="none" stroke={darkTint} strokeWidth={10} />
      </g>
    );
    return (
      <g>
        {castShadow(palette, 500, 890, 350)}
        <path d="M500 250V210H780" fill="none" stroke={dark} strokeWidth={30} strokeLinejoin="round" />
        <rect x={726} y={80} width={110} height={126} rx={50} fill={pop} />
        <path d="M786 80A50 50 0 0 1 836 130V156A50 50 0 0 1 786 206H770C800 170 806 120 786 80Z" fill={popShade} />
        <path d="M290 440C300 310 390 250 500 250S700 310 710 440Z" fill={light} />
        <path d="M560 258C650 280 702 340 710 440H590C600 370 590 310 560 258Z" fill={lightShade} />
        <rect x={260} y={420} width={480} height={56} rx={20} fill={dark} />
        <path d="M290 476H710L750 800H250Z" fill={main} />
        <path d="M610 476H710L750 800H630Z" fill={mainShade} />
        <rect x={350} y={590} width={250} height={150} rx={14} fill={mainTint} />
        <circle cx={475} cy={665} r={32} fill={pop} />
        <rect x={210} y={796} width={580} height={94} rx={22} fill={mainShade} />
        <rect x={210} y={796} width={580} height={34} rx={17} fill={mainTint} />
        {bean(186, 850, -18)}
        {bean(250, 866, 24)}
      </g>
    );
  },
};

/** A cafeteria tray with soup and a roll. */
export const lunchTray: Illustration = {
  bounds: [70, 120, 860, 760],
  draw: (palette) => {
    const { main, mainShade, mainTint, pop, popShade, light, lightShade, dark, darkTint } = palette;
    return (
      <g>
        {castShadow(palette, 500, 872, 410)}
        {risingLine(300, 440, 220, light, 24)}
        {risingLine(400, 420, 290, light, 24)}
        {risingLine(500, 440, 220, light, 24)}
        <path d="M700 300 560 520" stroke={dark} strokeWidth={34} strokeLinecap="round" />
        <path d="M150 520H650C650 680 570 770 480 790H320C230 770 150 680 150 520Z" fill={light} />
        <path d="M550 520H650C650 680 570 770 480 790H400C500 730 550 640 550 520Z" fill={lightShade} />
        <path d="M180 590H624C618 614 610 636 600 656H204C194 636 186 614 180 590Z" fill={main} />
        <path d="M546 590H624C618 614 610 636 600 656H520C532 636 540 614 546 590Z" fill={mainShade} />
        <ellipse cx={400} cy={520} rx={250} ry={46} fill={lightShade} />
        <ellipse cx={400} cy={524} rx={214} ry={34} fill={pop} />
        <path d="M660 790C640 690 700 640 770 640S890 690 880 790Z" fill={mainTint} />
        <path d="M790 642C860 650 890 710 880 790H800C820 740 820 690 790 642Z" fill={main} />
        <path d="M720 700 750 740M780 690 810 740" stroke={mainShade} strokeWidth={18} strokeLinecap="round" />
        <path d="M70 770H120L150 800H850L880 770H930L900 850A40 40 0 0 1 862 876H138A40 40 0 0 1 100 850Z" fill={pop} />
        <path d="M88 820H912L900 850A40 40 0 0 1 862 876H138A40 40 0 0 1 100 850Z" fill={popShade} />
        <path d="M566 510 600 456" stroke={darkTint} strokeWidth={12} strokeLinecap="round" />
      </g>
    );
  },
};
