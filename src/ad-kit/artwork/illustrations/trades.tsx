import { castShadow, risingLine, type Illustration } from './illustration';

export const radiator: Illustration = {
  bounds: [110, 86, 794, 814],
  draw: (palette) => {
    const { main, light, lightShade, dark, pop } = palette;
    return (
      <g>
        {castShadow(palette, 500, 893, 400)}
        {risingLine(330, 320, 220, main, 28)}
        {risingLine(500, 320, 220, main, 28)}
        {risingLine(670, 320, 220, main, 28)}
        <path d="M190 800H250V900H190ZM730 800H790V900H730Z" fill={lightShade} />
        <rect x={110} y={450} width={770} height={44} rx={22} fill={lightShade} />
        <rect x={130} y={730} width={750} height={44} rx={22} fill={lightShade} />
        {Array.from({ length: 6 }, (_, index) => (
          <g key={index} transform={`translate(${160 + index * 115} 380)`}>
            <rect width={96} height={460} rx={46} fill={light} />
            <path d="M52 0A46 46 0 0 1 96 46V414A46 46 0 0 1 52 460Z" fill={lightShade} />
          </g>
        ))}
        <rect x={850} y={700} width={40} height={110} rx={12} fill={pop} />
        <circle cx={870} cy={690} r={34} fill={dark} />
      </g>
    );
  },
};

export const paintRoller: Illustration = {
  bounds: [80, 90, 830, 810],
  draw: (palette) => {
    const { main, mainShade, mainTint, pop, popShade, light, lightShade, dark, darkTint } = palette;
    return (
      <g>
        {castShadow(palette, 690, 893, 240)}
        <path
          d="M110 180H500V452L482 488 456 470 430 520 404 488 372 546 346 500 318 530 288 496 258 552 226 506 196 540 166 488 138 520 110 470Z"
          fill={mainShade}
        />
        <path d="M520 170H610V330H305V400" fill="none" stroke={dark} strokeWidth={30} strokeLinejoin="round" />
        <rect x={80} y={90} width={450} height={160} rx={40} fill={mainTint} />
        <path d="M80 170H530V210A40 40 0 0 1 490 250H120A40 40 0 0 1 80 210Z" fill={main} />
        <path d="M80 130A40 40 0 0 1 120 90H134V250H120A40 40 0 0 1 80 210Z" fill={light} />
        <rect x={262} y={380} width={86} height={270} rx={40} fill={pop} />
        <path d="M305 380H308A40 40 0 0 1 348 420V610A40 40 0 0 1 308 650H305Z" fill={popShade} />
        <rect x={288} y={584} width={34} height={34} rx={17} fill={dark} />
        <path d="M500 610C510 470 850 470 870 610" fill="none" stroke={dark} strokeWidth={18} />
        <path d="M470 600H910L884 864A40 40 0 0 1 844 900H536A40 40 0 0 1 496 864Z" fill={light} />
        <path d="M800 600H910L884 864A40 40 0 0 1 844 900H764Z" fill={lightShade} />
        <ellipse cx={690} cy={600} rx={220} ry={42} fill={darkTint} />
        <ellipse cx={690} cy={604} rx={192} ry={30} fill={main} />
        <path d="M490 612H660V690A29 29 0 0 1 602 690V676A22 22 0 0 0 558 676V760A30 30 0 0 1 498 760Z" fill={main} />
        <circle cx={744} cy={770} r={62} fill={pop} />
        <path d="M744 708A62 62 0 0 1 744 832Z" fill={popShade} />
      </g>
    );
  },
};

export const house: Illustration = {
  bounds: [80, 130, 850, 784],
  draw: (palette) => {
    const { main, mainShade, pop, popShade, light, lightShade, dark, darkTint } = palette;
    return (
      <g>
        {castShadow(palette, 500, 893, 450)}
        <rect x={650} y={190} width={100} height={240} fill={dark} />
        <path d="M200 440 470 210 740 440V900H200Z" fill={light} />
        <path d="M740 440V900H620V345Z" fill={lightShade} />
        <path d="M470 130 820 430 770 490 470 240 170 490 120 430Z" fill={main} />
        <path d="M470 130 820 430 770 490 470 240Z" fill={mainShade} />
        <circle cx={470} cy={390} r={56} fill={dark} />
        <path d="M470 334V446M414 390H526" stroke={light} strokeWidth={12} />
        <path d="M400 640A70 70 0 0 1 540 640V900H400Z" fill={pop} />
        <path d="M470 570A70 70 0 0 1 540 640V900H470Z" fill={popShade} />
        <circle cx={516} cy={750} r={13} fill={light} />
        <g>
          <rect x={250} y={570} width={110} height={150} fill={dark} />
          <rect x={580} y={570} width={110} height={150} fill={dark} />
          <path d="M305 570V720M250 645H360M635 570V720M580 645H690" stroke={light} strokeWidth={12} />
          <path d="M250 570H305V645ZM580 570H635V645Z" fill={darkTint} />
          <rect x={236} y={720} width={138} height={22} fill={main} />
          <rect x={566} y={720} width={138} height={22} fill={main} />
        </g>
        <path d="M826 720H854V900H826Z" fill={dark} />
        <ellipse cx={840} cy={650} rx={90} ry={130} fill={pop} />
        <path d="M840 520A90 130 0 0 1 840 780Z" fill={popShade} />
        <circle cx={140} cy={850} r={60} fill={popShade} />
        <circle cx={220} cy={870} r={44} fill={pop} />
        <path d="M80 886H300V900H80Z" fill={dark} />
      </g>
    );
  },
};

export const van: Illustration = {
  bounds: [50, 260, 900, 590],
  label: { x: 130, y: 470, width: 400, height: 110, on: ({ main }) => main },
  draw: (palette) => {
    const { main, mainShade, pop, light, lightShade, dark, darkTint } = palette;
    const wheel = (x: number) => (
      <g>
        <circle cx={x} cy={750} r={98} fill={dark} />
        <circle cx={x} cy={750} r={48} fill={lightShade} />
        <circle cx={x} cy={750} r={18} fill={dark} />
      </g>
    );
    return (
      <g>
        {castShadow(palette, 500, 845, 450)}
        <path
          d="M120 290H600V310H120ZM160 260H184V340H160ZM536 260H560V340H536ZM240 268H256V330H240ZM320 268H336V330H320ZM400 268H416V330H400ZM480 268H496V330H480Z"
          fill={dark}
        />
        <path
          d="M60 400A70 70 0 0 1 130 330H660C740 330 780 370 810 440L840 520 910 550C940 564 950 590 950 620V750H60Z"
          fill={main}
        />
        <path d="M60 660H950V750H60Z" fill={mainShade} />
        <path d="M60 640H950V664H60Z" fill={light} />
        <path d="M620 390H670C716 390 740 410 760 456L784 514H620Z" fill={darkTint} />
        <path d="M620 390H660L690 514H620Z" fill={light} opacity={0.6} />
        <path d="M600 350V740" stroke={mainShade} strokeWidth={8} />
        <rect x={630} y={560} width={60} height={18} rx={9} fill={dark} />
        <rect x={900} y={580} width={50} height={56} rx={12} fill={pop} />
        <rect x={50} y={580} width={26} height={70} rx={10} fill={pop} />
        <rect x={880} y={730} width={70} height={36} rx={10} fill={dark} />
        <path d="M120 750A120 120 0 0 1 360 750ZM650 750A120 120 0 0 1 890 750Z" fill={dark} />
        {wheel(240)}
        {wheel(770)}
      </g>
    );
  },
};

/** A dog that sits and waits for its walk. */
export const dog: Illustration = {
  bounds: [120, 130, 790, 770],
  draw: (palette) => {
    const { main, mainShade, mainTint, pop, popShade, light, dark } = palette;
    return (
      <g>
        {castShadow(palette, 500, 888, 330)}
        <path d="M718 810C840 800 880 700 850 610" fill="none" stroke={main} strokeWidth={54} strokeLinecap="round" />
        <path d="M400 440C580 400 720 560 752 720C768 800 760 860 740 896H360C370 760 330 600 400 440Z" fill={main} />
        <ellipse cx={654} cy={776} rx={122} ry={122} fill={mainShade} />
        <rect x={516} y={848} width={236} height={52} rx={26} fill={mainShade} />
        <rect x={462} y={560} width={92} height={338} rx={46} fill={mainShade} />
        <rect x={372} y={560} width={96} height={338} rx={46} fill={mainTint} />
        <rect x={318} y={846} width={150} height={54} rx={27} fill={mainTint} />
        <path d="M380 420C340 520 352 590 420 640C480 600 520 540 520 470Z" fill={light} />
        <path
          d="M290 208C380 150 510 190 536 300C556 390 500 484 410 492H280C206 492 146 462 128 418C110 374 142 340 190 340L250 330C254 286 262 230 290 208Z"
          fill={main}
        />
        <path
          d="M130 380C150 340 210 344 250 350C310 380 300 470 240 490C190 484 140 456 128 418C124 404 124 392 130 380Z"
          fill={light}
        />
        <ellipse cx={158} cy={366} rx={40} ry={30} fill={dark} />
        <circle cx={320} cy={312} r={20} fill={dark} />
        <path d="M404 176C520 150 604 280 588 440C584 478 540 490 512 462C440 400 396 300 404 176Z" fill={mainShade} />
        <path d="M176 452C210 470 250 466 276 446" fill="none" stroke={dark} strokeWidth={12} strokeLinecap="round" />
        <path d="M206 464C204 506 220 530 240 528C262 524 264 496 254 458Z" fill={popShade} />
        <path d="M372 486C430 500 490 484 530 446" fill="none" stroke={pop} strokeWidth={42} strokeLinecap="round" />
        <circle cx={420} cy={540} r={30} fill={popShade} />
        <path d="M532 446C680 400 800 280 896 140" fill="none" stroke={pop} strokeWidth={20} strokeLinecap="round" />
      </g>
    );
  },
};

export const scissors: Illustration = {
  bounds: [150, 90, 700, 810],
  draw: (palette) => {
    const { main, mainShade, pop, popShade, light, lightShade, dark } = palette;
    return (
      <g>
        <path d="M600 560 666 660" stroke={popShade} strokeWidth={58} />
        <circle cx={690} cy={770} r={98} fill="none" stroke={popShade} strokeWidth={54} />
        <path d="M640 96C660 88 676 100 672 124L560 610 490 590Z" fill={lightShade} />
        <path d="M430 560 364 660" stroke={pop} strokeWidth={58} />
        <circle cx={330} cy={770} r={98} fill="none" stroke={pop} strokeWidth={54} />
        <path d="M380 96C360 88 344 100 348 124L470 610 540 590Z" fill={light} />
        <circle cx={514} cy={540} r={34} fill={dark} />
        <circle cx={514} cy={540} r={12} fill={light} />
        <rect x={150} y={120} width={70} height={560} rx={24} fill={main} />
        <path d="M185 120H196A24 24 0 0 1 220 144V656A24 24 0 0 1 196 680H185Z" fill={mainShade} />
        {Array.from({ length: 15 }, (_, index) => (
          <rect key={index} x={214} y={150 + index * 34} width={84} height={14} rx={7} fill={main} />
        ))}
        <path d="M780 130 796 174 842 190 796 206 780 250 764 206 718 190 764 174Z" fill={pop} />
      </g>
    );
  },
};

export const wrench: Illustration = {
  bounds: [102, 106, 768, 764],
  draw: (palette) => {
    const { main, mainShade, mainTint, pop, popShade, light, dark } = palette;
    return (
      <g>
        {castShadow(palette, 700, 880, 190)}
        <g transform="rotate(-38 460 520)">
          <rect x={400} y={330} width={124} height={560} rx={56} fill={main} />
          <path d="M462 330H524V834A56 56 0 0 1 468 890H462Z" fill={mainShade} />
          <rect x={436} y={470} width={52} height={260} rx={26} fill={mainTint} />
          <circle cx={462} cy={820} r={26} fill={dark} />
          <path d="M386 60V196L462 244 538 196V60A196 196 0 0 1 560 400H364A196 196 0 0 1 386 60Z" fill={main} />
          <path d="M462 244 538 196V60A196 196 0 0 1 560 400H462Z" fill={mainShade} />
        </g>
        <g transform="translate(704 724)">
          <path d="M-84 -146H84L168 0 84 146H-84L-168 0Z" fill={pop} />
          <path d="M0 -146H84L168 0 84 146H0Z" fill={popShade} />
          <circle r={84} fill={light} />
          <circle r={62} fill={dark} />
        </g>
      </g>
    );
  },
};
