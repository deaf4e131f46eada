import { castShadow, type Illustration } from './illustration';

export const camera: Illustration = {
  bounds: [80, 170, 840, 686],
  draw: (palette) => {
    const { main, mainShade, mainTint, pop, popShade, light, lightShade, dark, darkTint } = palette;
    return (
      <g>
        {castShadow(palette, 500, 852, 420)}
        <rect x={170} y={250} width={130} height={70} rx={18} fill={darkTint} />
        <rect x={200} y={226} width={70} height={50} rx={14} fill={pop} />
        <rect x={706} y={240} width={124} height={70} rx={14} fill={dark} />
        <path d="M730 240V310M756 240V310M782 240V310M808 240V310" stroke={darkTint} strokeWidth={8} />
        <path d="M350 310 396 192A34 34 0 0 1 428 170H572A34 34 0 0 1 604 192L650 310Z" fill={main} />
        <path d="M500 170H572A34 34 0 0 1 604 192L650 310H500Z" fill={mainShade} />
        <rect x={436} y={206} width={128} height={64} rx={14} fill={dark} />
        <path d="M450 206H500L470 270H436V220A14 14 0 0 1 450 206Z" fill={darkTint} />
        <rect x={80} y={296} width={840} height={560} rx={70} fill={main} />
        <path d="M700 296H850A70 70 0 0 1 920 366V786A70 70 0 0 1 850 856H700Z" fill={mainShade} />
        <path d="M80 430H920V740H80Z" fill={dark} />
        <path d="M700 430H920V740H700Z" fill={darkTint} />
        <path d="M130 366H260" stroke={mainTint} strokeWidth={22} strokeLinecap="round" />
        <rect x={730} y={336} width={130} height={56} rx={14} fill={light} />
        <path d="M800 336H846A14 14 0 0 1 860 350V378A14 14 0 0 1 846 392H770Z" fill={lightShade} />
        <circle cx={500} cy={580} r={238} fill={lightShade} />
        <path d="M500 342A238 238 0 0 0 500 818Z" fill={light} />
        <circle cx={500} cy={580} r={200} fill={dark} />
        <circle cx={500} cy={580} r={158} fill={pop} />
        <path d="M500 422A158 158 0 0 1 500 738Z" fill={popShade} />
        <circle cx={500} cy={580} r={116} fill={dark} />
        <circle cx={500} cy={580} r={70} fill={darkTint} />
        <path d="M400 560A104 104 0 0 1 470 482" fill="none" stroke={light} strokeWidth={24} strokeLinecap="round" />
        <circle cx={552} cy={632} r={18} fill={light} />
        <circle cx={170} cy={500} r={26} fill={pop} />
      </g>
    );
  },
};

export const guitar: Illustration = {
  bounds: [126, 40, 758, 912],
  draw: ({ main, mainShade, mainTint, pop, popShade, light, dark, darkTint }) => {
    const pegs = [0, 1, 2].map((row) => (
      <g key={row}>
        <rect x={392} y={-78 + row * 46} width={40} height={26} rx={13} fill={dark} />
        <rect x={568} y={-78 + row * 46} width={40} height={26} rx={13} fill={dark} />
      </g>
    ));
    return (
      <g transform="translate(36 64) scale(.92) rotate(36 500 500)">
        <path
          d="M500 430C590 430 650 476 650 548C650 600 624 622 624 664C624 706 712 730 712 838C712 948 620 1010 500 1010S288 948 288 838C288 730 376 706 376 664C376 622 350 600 350 548C350 476 410 430 500 430Z"
          fill={main}
        />
        <path
          d="M500 430C590 430 650 476 650 548C650 600 624 622 624 664C624 706 712 730 712 838C712 948 620 1010 500 1010Z"
          fill={mainShade}
        />
        <path
          d="M330 820C334 770 380 748 400 722"
          fill="none"
          stroke={mainTint}
          strokeWidth={22}
          strokeLinecap="round"
        />
        <path d="M586 700C650 730 668 790 660 860C628 840 590 800 586 700Z" fill={popShade} />
        <circle cx={500} cy={694} r={94} fill={pop} />
        <circle cx={500} cy={694} r={72} fill={dark} />
        <path d="M462 60H538L548 640H452Z" fill={dark} />
        <path d="M500 60H538L548 640H500Z" fill={darkTint} />
        <path
          d="M461 140H539M460 210H540M459 280H541M458 350H542M457 420H543M456 490H544M455 560H545"
          stroke={light}
          strokeWidth={8}
        />
        <circle cx={500} cy={315} r={11} fill={pop} />
        <circle cx={500} cy={455} r={11} fill={pop} />
        {pegs}
        <path d="M430 -96C460 -84 540 -84 570 -96L552 66H448Z" fill={pop} />
        <path d="M500 -87C530 -87 556 -90 570 -96L552 66H500Z" fill={popShade} />
        <rect x={400} y={862} width={200} height={44} rx={14} fill={dark} />
        <path d="M474 30V880M487 30V880M500 30V880M513 30V880M526 30V880" stroke={light} strokeWidth={4} />
        <circle cx={474} cy={884} r={8} fill={pop} />
        <circle cx={526} cy={884} r={8} fill={pop} />
      </g>
    );
  },
};

/** A tent among firs, with a lantern lit inside. */
export const tent: Illustration = {
  bounds: [30, 122, 940, 778],
  draw: (palette) => {
    const { main, mainShade, mainTint, pop, popShade, popTint, light, lightShade, dark, darkTint } = palette;
    const fir = (x: number, size: number) => (
      <g transform={`translate(${x} 876) scale(${size})`}>
        <rect x={-14} y={-40} width={28} height={40} fill={dark} />
        <path d="M0 -420 70 -290H44L100 -170H66L130 -36H-130L-66 -170H-100L-44 -290H-70Z" fill={pop} />
        <path d="M0 -420 70 -290H44L100 -170H66L130 -36H0Z" fill={popShade} />
      </g>
    );
    return (
      <g>
        <circle cx={744} cy={214} r={92} fill={mainTint} />
        <path d="M744 122A92 92 0 0 1 744 306C796 272 796 156 744 122Z" fill={main} />
        {fir(224, 1.5)}
        {fir(814, 1.2)}
        <path d="M462 232 492 262 128 892H92ZM538 232 508 262 872 892H908Z" fill={dark} />
        <path d="M500 272 864 890H136Z" fill={main} />
        <path d="M500 272 864 890H500Z" fill={mainShade} />
        <path d="M500 272 590 425H410Z" fill={mainTint} />
        <path d="M500 272 590 425H500Z" fill={main} />
        <path d="M500 430 668 890H332Z" fill={dark} />
        <path d="M500 590 600 890H400Z" fill={darkTint} />
        <path d="M500 430 332 890H232C400 770 470 600 500 430Z" fill={light} />
        <path d="M500 430 668 890H768C600 770 530 600 500 430Z" fill={lightShade} />
        <path d="M306 800 392 752 400 792 320 838ZM694 800 608 752 600 792 680 838Z" fill={pop} />
        <path d="M500 560V660" stroke={light} strokeWidth={8} />
        <path d="M466 676A34 34 0 0 1 534 676Z" fill={popShade} />
        <rect x={470} y={676} width={60} height={74} fill={popTint} />
        <rect x={456} y={748} width={88} height={28} rx={12} fill={popShade} />
        <path d="M60 876H940V900H60Z" fill={dark} />
      </g>
    );
  },
};

/** Doors that stand open, and ropes that nobody needs. */
export const openDoors: Illustration = {
  bounds: [90, 90, 820, 812],
  draw: (palette) => {
    const { main, mainShade, mainTint, pop, popShade, popTint, light, lightShade, dark, darkTint } = palette;
    const post = (x: number, side: 1 | -1) => (
      <g>
        <path
          d={`M${x} 596C${x + side * 60} 680 ${x + side * 20} 740 ${x + side * 50} 812`}
          fill="none"
          stroke={popShade}
          strokeWidth={30}
          strokeLinecap="round"
        />
        <rect x={x - 15} y={560} width={30} height={310} fill={lightShade} />
        <path d={`M${x - 15} 560h14v310h-14Z`} fill={light} />
        <circle cx={x} cy={548} r={34} fill={main} />
        <rect x={x - 24} y={580} width={48} height={28} rx={8} fill={mainShade} />
        <rect x={x - 58} y={858} width={116} height={42} rx={20} fill={dark} />
      </g>
    );
    return (
      <g>
        <path d="M290 90H710V650H290Z" fill={dark} />
        <path d="M336 136H664V650H336Z" fill={popTint} />
        <path d="M430 136H570L664 650H336Z" fill={light} />
        <path d="M336 136 208 100V716L336 650Z" fill={main} />
        <path d="M312 180 232 158V372L312 368ZM312 412 232 420V640L312 606Z" fill={mainTint} />
        <path d="M664 136 792 100V716L664 650Z" fill={mainShade} />
        <path d="M688 180 768 158V372L688 368ZM688 412 768 420V640L688 606Z" fill={main} />
        <circle cx={312} cy={392} r={13} fill={dark} />
        <circle cx={688} cy={392} r={13} fill={dark} />
        <path d="M336 650H664L800 900H200Z" fill={pop} />
        <path d="M580 650H664L800 900H640Z" fill={popShade} />
        <path d="M356 650 236 900M644 650 764 900" stroke={darkTint} strokeWidth={9} />
        {post(148, 1)}
        {post(852, -1)}
      </g>
    );
  },
};
