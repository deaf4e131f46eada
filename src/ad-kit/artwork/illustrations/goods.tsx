import { castShadow, leaf, type Illustration } from './illustration';

/** A pile of novels, the one that is being read open on top. */
export const bookPile: Illustration = {
  bounds: [140, 120, 720, 780],
  draw: (palette) => {
    const { main, mainShade, mainTint, pop, popShade, popTint, light, lightShade, dark, darkTint } = palette;
    const spine = (
      x: number,
      y: number,
      width: number,
      height: number,
      [near, far, band]: readonly [string, string, string],
    ) => (
      <g transform={`translate(${x} ${y})`}>
        <rect width={width} height={height} rx={14} fill={near} />
        <path d={`M0 ${height / 2}H${width}V${height - 14}a14 14 0 0 1 -14 14H14a14 14 0 0 1 -14 -14Z`} fill={far} />
        <path d={`M48 0h26v${height}h-26ZM${width - 74} 0h26v${height}h-26Z`} fill={band} />
        <rect x={width * 0.3} y={height / 2 - 9} width={width * 0.38} height={18} rx={9} fill={band} />
      </g>
    );
    const pages = (x: number, y: number, width: number, height: number, [near, far]: readonly [string, string]) => (
      <g transform={`translate(${x} ${y})`}>
        <rect width={width} height={height} rx={14} fill={far} />
        <rect width={width} height={18} rx={9} fill={near} />
        <rect y={18} x={26} width={width - 40} height={height - 36} fill={light} />
        <path
          d={`M26 ${height * 0.4}H${width - 14}M26 ${height * 0.55}H${width - 14}M26 ${height * 0.7}H${width - 14}`}
          stroke={lightShade}
          strokeWidth={6}
        />
      </g>
    );
    return (
      <g>
        {castShadow(palette, 500, 888, 390)}
        {spine(140, 792, 720, 108, [main, mainShade, light])}
        {pages(190, 704, 620, 88, [pop, popShade])}
        {spine(160, 596, 640, 108, [dark, darkTint, popTint])}
        {pages(230, 520, 590, 76, [main, mainShade])}
        {spine(200, 424, 560, 96, [pop, popShade, light])}
        <path d="M640 704H690V800L665 776 640 800Z" fill={popTint} />
        <path d="M500 214 270 424H730Z" fill={dark} />
        <path d="M500 160 236 402A14 14 0 0 0 244 424H330L500 262Z" fill={light} />
        <path d="M500 160 764 402A14 14 0 0 1 756 424H670L500 262Z" fill={lightShade} />
        <path d="M500 120 196 396A17 17 0 0 0 207 424H262L500 202Z" fill={main} />
        <path d="M500 120 804 396A17 17 0 0 1 793 424H738L500 202Z" fill={mainShade} />
        <path d="M470 168 300 322" stroke={mainTint} strokeWidth={18} strokeLinecap="round" />
      </g>
    );
  },
};

/** A town bicycle with flowers in its basket. */
export const bicycle: Illustration = {
  bounds: [40, 164, 924, 732],
  draw: (palette) => {
    const { main, mainShade, pop, popShade, light, lightShade, dark, darkTint } = palette;
    const wheel = (x: number) => (
      <g>
        {Array.from({ length: 8 }, (_, index) => (
          <path
            key={index}
            d="M0 -170V170"
            transform={`translate(${x} 700) rotate(${index * 22.5 + 8})`}
            stroke={lightShade}
            strokeWidth={6}
          />
        ))}
        <circle cx={x} cy={700} r={180} fill="none" stroke={dark} strokeWidth={32} />
        <circle cx={x} cy={700} r={158} fill="none" stroke={light} strokeWidth={10} />
        <circle cx={x} cy={700} r={26} fill={dark} />
      </g>
    );
    const flower = (x: number, y: number, near: string) => (
      <g transform={`translate(${x} ${y})`}>
        {Array.from({ length: 6 }, (_, index) => (
          <circle key={index} cy={-24} r={18} transform={`rotate(${index * 60})`} fill={near} />
        ))}
        <circle r={15} fill={dark} />
      </g>
    );
    return (
      <g>
        {castShadow(palette, 500, 890, 440)}
        {wheel(236)}
        {wheel(764)}
        <path d="M60 640A190 190 0 0 1 380 560" fill="none" stroke={popShade} strokeWidth={26} strokeLinecap="round" />
        <path d="M610 548A214 214 0 0 1 950 600" fill="none" stroke={popShade} strokeWidth={26} strokeLinecap="round" />
        <path d="M236 700H450L396 452Z" fill="none" stroke={mainShade} strokeWidth={28} strokeLinejoin="round" />
        <path d="M450 700C600 680 660 560 676 420" fill="none" stroke={main} strokeWidth={34} strokeLinecap="round" />
        <path d="M412 520C560 590 630 520 684 452" fill="none" stroke={main} strokeWidth={28} />
        <path d="M450 700 386 400" stroke={main} strokeWidth={30} strokeLinecap="round" />
        <path d="M664 356 764 700" stroke={main} strokeWidth={30} strokeLinecap="round" />
        <path d="M386 400 378 366" stroke={darkTint} strokeWidth={22} />
        <path d="M296 336C340 322 420 330 470 352C474 372 452 376 430 376H340C304 376 282 360 296 336Z" fill={dark} />
        <path
          d="M664 372 644 292C600 268 560 276 520 300"
          fill="none"
          stroke={darkTint}
          strokeWidth={24}
          strokeLinecap="round"
        />
        <path d="M560 282 506 306" stroke={dark} strokeWidth={40} strokeLinecap="round" />
        {leaf(770, 320, 120, -28, dark, darkTint)}
        {leaf(830, 320, 120, 30, dark, darkTint)}
        {leaf(800, 320, 150, 0, darkTint, dark)}
        {flower(732, 256, light)}
        {flower(806, 206, pop)}
        {flower(866, 262, light)}
        <path d="M690 300H910L884 448A24 24 0 0 1 860 468H740A24 24 0 0 1 716 448Z" fill={pop} />
        <path d="M820 300H910L884 448A24 24 0 0 1 860 468H810Z" fill={popShade} />
        <path
          d="M698 346H902M706 392H894M714 436H886M752 300 766 468M800 300V468M850 300 836 468"
          fill="none"
          stroke={dark}
          strokeWidth={7}
          opacity={0.4}
        />
        <rect x={676} y={284} width={248} height={34} rx={17} fill={popShade} />
        <circle cx={450} cy={700} r={62} fill={pop} />
        <circle cx={450} cy={700} r={30} fill={dark} />
        <path d="M450 700 486 790" stroke={dark} strokeWidth={20} />
        <rect x={450} y={778} width={90} height={28} rx={10} fill={darkTint} />
      </g>
    );
  },
};

/** A suitcase that has been places. */
export const suitcase: Illustration = {
  bounds: [210, 60, 580, 844],
  label: { x: 308, y: 470, width: 250, height: 90, on: ({ light }) => light, turn: -8 },
  draw: (palette) => {
    const { main, mainShade, mainTint, pop, popShade, light, dark, darkTint } = palette;
    return (
      <g>
        {castShadow(palette, 500, 890, 300)}
        <path
          d="M390 330V100A20 20 0 0 1 410 80H590A20 20 0 0 1 610 100V330"
          fill="none"
          stroke={darkTint}
          strokeWidth={28}
        />
        <rect x={366} y={60} width={268} height={54} rx={27} fill={dark} />
        <path d="M276 820H356V864A36 36 0 0 1 276 864ZM644 820H724V864A36 36 0 0 1 644 864Z" fill={dark} />
        <rect x={210} y={250} width={580} height={600} rx={70} fill={main} />
        <path d="M640 250H720A70 70 0 0 1 790 320V780A70 70 0 0 1 720 850H640Z" fill={mainShade} />
        <path d="M272 330V770" stroke={mainTint} strokeWidth={22} strokeLinecap="round" />
        <path d="M580 250V850M690 250V850" stroke={mainShade} strokeWidth={12} opacity={0.7} />
        <rect x={400} y={228} width={200} height={44} rx={22} fill={dark} />
        <path d="M210 650H790V716H210Z" fill={pop} />
        <path d="M640 650H790V716H640Z" fill={popShade} />
        <rect x={452} y={634} width={96} height={98} rx={14} fill={dark} />
        <rect x={476} y={658} width={48} height={50} rx={8} fill={popShade} />
        <g transform="rotate(-8 433 515)">
          <rect x={280} y={440} width={306} height={150} rx={16} fill={light} />
          <path d="M300 458H566V572H300Z" fill="none" stroke={pop} strokeWidth={8} />
        </g>
        <circle cx={640} cy={380} r={78} fill={pop} />
        <path d="M640 302A78 78 0 0 1 640 458Z" fill={popShade} />
        <path d="M588 402 692 352 700 368 652 398 672 428 656 434 628 410 600 420Z" fill={light} />
        <circle cx={370} cy={372} r={52} fill={dark} />
        <path d="M370 334 380 360 408 362 386 380 394 406 370 392 346 406 354 380 332 362 360 360Z" fill={light} />
      </g>
    );
  },
};

/** A shop with its door open and its awning out. */
export const shopFront: Illustration = {
  bounds: [80, 110, 840, 790],
  label: { x: 260, y: 136, width: 480, height: 100, on: ({ dark }) => dark },
  draw: (palette) => {
    const { main, mainShade, mainTint, pop, popShade, popTint, light, lightShade, dark, darkTint } = palette;
    const stripes = Array.from({ length: 8 }, (_, index) => 100 + index * 100);
    return (
      <g>
        {castShadow(palette, 500, 892, 430)}
        <path d="M140 250H860V890H140Z" fill={light} />
        <path d="M780 250H860V890H780Z" fill={lightShade} />
        <rect x={220} y={110} width={560} height={150} rx={20} fill={dark} />
        <rect x={190} y={490} width={320} height={260} fill={dark} />
        <path d="M190 490H350L250 750H190Z" fill={darkTint} />
        <path d="M250 750V690C230 660 240 620 262 600H298C320 620 330 660 310 690V750Z" fill={pop} />
        <path d="M350 750V640H450V750Z" fill={mainTint} />
        <path d="M400 640H450V750H400Z" fill={main} />
        <path d="M380 640C380 590 420 590 420 640" fill="none" stroke={popTint} strokeWidth={14} />
        <rect x={170} y={746} width={360} height={30} fill={main} />
        <path d="M190 776H510V890H190Z" fill={mainTint} />
        <path d="M580 480H790V890H580Z" fill={dark} />
        <path d="M620 520H750V890H620Z" fill={popTint} />
        <path d="M790 480 860 520V900L790 890Z" fill={popShade} />
        <path d="M580 480 700 530V900L580 890Z" fill={pop} />
        <path d="M606 540 674 568V740L606 728Z" fill={darkTint} />
        <circle cx={676} cy={780} r={14} fill={light} />
        {stripes.map((x, index) => (
          <g key={x}>
            <path
              d={`M${140 + index * 90} 276H${230 + index * 90}L${x + 100} 400V424a50 50 0 0 1 -100 0V400Z`}
              fill={index % 2 === 0 ? main : light}
            />
            <path d={`M${x} 400H${x + 100}V424a50 50 0 0 1 -100 0Z`} fill={index % 2 === 0 ? mainShade : lightShade} />
          </g>
        ))}
        <path d="M80 884H920V900H80Z" fill={dark} />
      </g>
    );
  },
};

/** A sealed box on its way back. */
export const returnBox: Illustration = {
  bounds: [120, 200, 760, 700],
  draw: (palette) => {
    const { main, mainShade, mainTint, pop, popShade, light, lightShade, dark } = palette;
    return (
      <g>
        {castShadow(palette, 500, 890, 390)}
        <path d="M120 380 250 200H750L880 380Z" fill={mainTint} />
        <path d="M500 200H750L880 380H500Z" fill={main} />
        <path d="M440 200H560L580 380H420Z" fill={light} />
        <path d="M500 200H560L580 380H500Z" fill={lightShade} />
        <path d="M120 380H880V880A20 20 0 0 1 860 900H140A20 20 0 0 1 120 880Z" fill={main} />
        <path d="M690 380H880V880A20 20 0 0 1 860 900H690Z" fill={mainShade} />
        <path d="M420 380H580V500L560 480 540 500 520 480 500 500 480 480 460 500 440 480 420 500Z" fill={light} />
        <path d="M500 380H580V500L560 480 540 500 520 480 500 500Z" fill={lightShade} />
        <path
          d="M640 560A140 140 0 1 1 504 684"
          fill="none"
          stroke={pop}
          strokeWidth={52}
          transform="translate(6 20)"
        />
        <path d="M666 480V680L540 580Z" fill={pop} />
        <rect x={180} y={620} width={240} height={200} rx={14} fill={light} />
        <path d="M206 656H394M206 690H330" stroke={popShade} strokeWidth={14} />
        <path
          d="M210 730V794M226 730V794M250 730V794M266 730V794M290 730V794M314 730V794M326 730V794M350 730V794M374 730V794M390 730V794"
          stroke={dark}
          strokeWidth={9}
        />
      </g>
    );
  },
};
