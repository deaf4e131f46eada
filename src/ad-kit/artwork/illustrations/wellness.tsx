import { castShadow, hairOn, leaf, type Illustration } from './illustration';

export const kettlebell: Illustration = {
  bounds: [190, 90, 620, 810],
  label: { x: 370, y: 585, width: 260, height: 120, on: ({ light }) => light },
  draw: (palette) => {
    const { main, mainShade, mainTint, light, dark, darkTint } = palette;
    return (
      <g>
        {castShadow(palette, 500, 893, 300)}
        <path
          d="M330 480 290 230C284 150 340 124 400 124H600C660 124 716 150 710 230L670 480"
          fill="none"
          stroke={dark}
          strokeWidth={78}
          strokeLinejoin="round"
        />
        <path d="M600 124C660 124 716 150 710 230L670 480" fill="none" stroke={darkTint} strokeWidth={78} />
        <path
          d="M500 340C690 340 810 460 810 630 810 750 750 840 680 900H320C250 840 190 750 190 630 190 460 310 340 500 340Z"
          fill={main}
        />
        <path
          d="M600 352C730 390 810 490 810 630 810 750 750 840 680 900H520C680 780 710 540 600 352Z"
          fill={mainShade}
        />
        <path
          d="M250 610C256 520 300 460 370 424"
          fill="none"
          stroke={mainTint}
          strokeWidth={34}
          strokeLinecap="round"
        />
        <circle cx={500} cy={645} r={158} fill={light} />
        <path d="M290 870H710L680 900H320Z" fill={dark} />
      </g>
    );
  },
};

export const dumbbell: Illustration = {
  bounds: [54, 164, 868, 670],
  draw: (palette) => {
    const { main, mainShade, mainTint, pop, popShade, light, lightShade, dark, darkTint } = palette;
    const weight = (near: string, far: string, tint: string) => (
      <g>
        <rect x={-150} y={-26} width={300} height={52} fill={lightShade} />
        <rect x={-150} y={-26} width={300} height={22} fill={light} />
        {[-1, 1].map((side) => (
          <g key={side} transform={`scale(${side} 1)`}>
            <path d="M130 -110 160 -140H230L260 -110V110L230 140H160L130 110Z" fill={near} />
            <path d="M130 20H260V110L230 140H160L130 110Z" fill={far} />
            <path d="M250 -150 284 -184H356L390 -150V150L356 184H284L250 150Z" fill={near} />
            <path d="M250 30H390V150L356 184H284L250 150Z" fill={far} />
            <path d="M284 -150H300V10H284Z" fill={tint} />
            <rect x={390} y={-50} width={36} height={100} rx={12} fill={dark} />
          </g>
        ))}
      </g>
    );
    return (
      <g>
        {castShadow(palette, 520, 836, 430)}
        <g transform="translate(560 400) rotate(-16) scale(.86)">{weight(pop, popShade, light)}</g>
        <g transform="translate(480 650)">{weight(main, mainShade, mainTint)}</g>
        <path d="M330 624H630V640H330Z" fill={darkTint} opacity={0.25} />
      </g>
    );
  },
};

export const waterBottle: Illustration = {
  bounds: [260, 86, 570, 814],
  label: { x: 364, y: 560, width: 216, height: 110, on: ({ main }) => main },
  draw: (palette) => {
    const { main, mainShade, mainTint, pop, popShade, popTint, light, dark, darkTint } = palette;
    return (
      <g>
        {castShadow(palette, 530, 893, 340)}
        <path d="M360 180C340 90 560 60 560 180" fill="none" stroke={dark} strokeWidth={30} />
        <rect x={350} y={160} width={220} height={130} rx={26} fill={dark} />
        <path d="M470 160H544A26 26 0 0 1 570 186V290H470Z" fill={darkTint} />
        <path
          d="M370 290H550C560 360 660 380 660 480V840A60 60 0 0 1 600 900H320A60 60 0 0 1 260 840V480C260 380 360 360 370 290Z"
          fill={main}
        />
        <path
          d="M490 290H550C560 360 660 380 660 480V840A60 60 0 0 1 600 900H540C580 880 590 860 590 830V480C590 400 500 370 490 290Z"
          fill={mainShade}
        />
        <path d="M306 500C306 450 330 428 356 408V830H306Z" fill={mainTint} />
        <path d="M260 730H660V770H260Z" fill={light} />
        <rect x={676} y={520} width={154} height={380} fill={pop} />
        <rect x={770} y={520} width={60} height={380} fill={popShade} />
        <ellipse cx={753} cy={522} rx={77} ry={30} fill={popTint} />
        <path
          d="M790 522C790 540 712 540 712 520 712 504 776 506 774 522 772 532 734 532 736 520"
          fill="none"
          stroke={popShade}
          strokeWidth={9}
        />
        <path d="M676 610H830V644H676ZM676 770H830V804H676Z" fill={dark} />
      </g>
    );
  },
};

export const lotus: Illustration = {
  bounds: [24, 74, 946, 810],
  draw: (palette) => {
    const { main, mainShade, pop, popShade, light, dark, darkTint } = palette;
    const [skin, skinShade] = ['#c98a5e', '#a96f47'];
    const hair = hairOn(palette, ['#291a15', '#5b3522', '#8a857f']);
    return (
      <g>
        {castShadow(palette, 500, 880, 440)}
        {leaf(150, 860, 330, -16, pop, popShade)}
        {leaf(200, 860, 240, 18, popShade, pop)}
        {leaf(860, 860, 300, 14, popShade, pop)}
        <path d="M470 330H530V420H470Z" fill={skinShade} />
        <path d="M390 440C300 470 250 600 220 720L270 740C320 640 360 590 410 560Z" fill={skin} />
        <path d="M610 440C700 470 750 600 780 720L730 740C680 640 640 590 590 560Z" fill={skinShade} />
        <path
          d="M380 440C410 400 460 396 500 396S590 400 620 440C640 560 620 680 610 780H390C380 680 360 560 380 440Z"
          fill={main}
        />
        <path
          d="M540 398C580 404 606 416 620 440 640 560 620 680 610 780H520C580 660 590 520 540 398Z"
          fill={mainShade}
        />
        <path d="M430 398A70 60 0 0 0 570 398L556 388H444Z" fill={skin} />
        <path d="M180 800C240 690 400 700 560 780L500 880H240C180 880 160 840 180 800Z" fill={dark} />
        <path
          d="M820 800C760 690 600 700 440 780L380 840C440 880 560 890 760 880 820 880 840 840 820 800Z"
          fill={darkTint}
        />
        <ellipse cx={356} cy={846} rx={70} ry={32} fill={skin} />
        <circle cx={244} cy={736} r={34} fill={skin} />
        <circle cx={756} cy={736} r={34} fill={skinShade} />
        <circle cx={500} cy={250} r={112} fill={skin} />
        <path
          d="M388 256C380 130 470 120 500 130 540 110 630 140 612 256 590 200 560 180 500 184 450 186 410 200 388 256Z"
          fill={hair}
        />
        <circle cx={500} cy={122} r={48} fill={hair} />
        <path
          d="M450 262C460 272 474 272 484 262M516 262C526 272 540 272 550 262"
          fill="none"
          stroke={hair}
          strokeWidth={9}
          strokeLinecap="round"
        />
        <path
          d="M478 308C490 318 510 318 522 308"
          fill="none"
          stroke={skinShade}
          strokeWidth={11}
          strokeLinecap="round"
        />
        <path d="M388 640H612V660H388Z" fill={light} opacity={0.6} />
      </g>
    );
  },
};

/** A barbell, ready to be lifted. */
export const barbell: Illustration = {
  bounds: [66, 138, 868, 726],
  draw: ({ main, mainShade, mainTint, pop, popShade, popTint, light, lightShade, dark, darkTint }) => {
    const plate = (x: number, width: number, height: number, [near, far, edge]: readonly [string, string, string]) => (
      <g>
        <rect x={x} y={500 - height / 2} width={width} height={height} rx={22} fill={near} />
        <path
          d={`M${x} 500h${width}v${height / 2 - 22}a22 22 0 0 1 -22 22h${44 - width}a22 22 0 0 1 -22 -22Z`}
          fill={far}
        />
        <path
          d={`M${x + 20} ${520 - height / 2 + 14}v${height / 2 - 70}`}
          stroke={edge}
          strokeWidth={12}
          strokeLinecap="round"
        />
      </g>
    );
    return (
      <g transform="rotate(-26 500 500)">
        <rect x={20} y={476} width={960} height={48} rx={24} fill={dark} />
        <path d="M20 500H980A24 24 0 0 1 956 524H44A24 24 0 0 1 20 500Z" fill={darkTint} />
        <path
          d="M430 476V524M450 476V524M470 476V524M490 476V524M510 476V524M530 476V524M550 476V524M570 476V524"
          stroke={light}
          strokeWidth={6}
          opacity={0.5}
        />
        {plate(188, 66, 520, [main, mainShade, mainTint])}
        {plate(122, 58, 390, [pop, popShade, popTint])}
        {plate(72, 44, 260, [light, lightShade, light])}
        {plate(746, 66, 520, [main, mainShade, mainTint])}
        {plate(820, 58, 390, [pop, popShade, popTint])}
        {plate(884, 44, 260, [light, lightShade, light])}
        <rect x={262} y={452} width={34} height={96} rx={12} fill={dark} />
        <rect x={704} y={452} width={34} height={96} rx={12} fill={dark} />
      </g>
    );
  },
};
