import { castShadow, type Illustration } from './illustration';

export const smile: Illustration = {
  bounds: [60, 270, 880, 500],
  draw: ({ main, mainShade, pop, light, lightShade }) => (
    <g>
      <path d="M60 270H940C940 560 760 770 500 770S60 560 60 270Z" fill={pop} />
      <path d="M300 712C340 610 420 560 500 560S660 610 700 712C640 750 570 770 500 770S360 750 300 712Z" fill={main} />
      <path d="M500 560C580 560 660 610 700 712C640 750 570 770 500 770Z" fill={mainShade} opacity={0.35} />
      <path d="M60 270H940C940 315 936 358 927 398H73C64 358 60 315 60 270Z" fill={light} />
      <path
        d="M200 270V398M320 270V398M440 270V398M560 270V398M680 270V398M800 270V398"
        stroke={lightShade}
        strokeWidth={8}
      />
    </g>
  ),
};

export const stethoscope: Illustration = {
  bounds: [170, 100, 690, 810],
  draw: (palette) => {
    const { main, mainShade, pop, popShade, light, lightShade, dark } = palette;
    return (
      <g>
        <g fill="none" strokeLinecap="round" stroke={main} strokeWidth={44}>
          <path d="M420 560V690C420 820 500 880 590 880 690 880 738 800 738 700V640" />
          <path d="M240 190V360C240 480 320 560 420 560S600 480 600 360V190" stroke={mainShade} />
          <path d="M240 190V360C240 480 320 560 420 560" />
        </g>
        <path
          d="M420 460C350 410 310 370 310 318A58 58 0 0 1 420 290 58 58 0 0 1 530 318C530 370 490 410 420 460Z"
          fill={pop}
        />
        <path d="M420 460V290A58 58 0 0 1 530 318C530 370 490 410 420 460Z" fill={popShade} />
        <path d="M240 230C240 170 210 150 200 122" stroke={dark} strokeWidth={30} fill="none" />
        <path d="M600 230C600 170 630 150 640 122" stroke={dark} strokeWidth={30} fill="none" />
        <rect x={178} y={100} width={56} height={70} rx={28} fill={dark} transform="rotate(-18 206 135)" />
        <rect x={606} y={100} width={56} height={70} rx={28} fill={dark} transform="rotate(18 634 135)" />
        <path d="M384 548H456L448 640H392Z" fill={dark} />
        <circle cx={738} cy={570} r={122} fill={dark} />
        <circle cx={738} cy={570} r={86} fill={light} />
        <path d="M738 484A86 86 0 0 1 738 656Z" fill={lightShade} />
        <circle cx={738} cy={570} r={38} fill={pop} />
      </g>
    );
  },
};

const capsule = (x: number, y: number, turn: number, one: string, other: string, shade: string) => (
  <g transform={`translate(${x} ${y}) rotate(${turn})`}>
    <path d="M-46 0V-64A46 46 0 0 1 46 -64V0Z" fill={one} />
    <path d="M-46 0V64A46 46 0 0 0 46 64V0Z" fill={other} />
    <path d="M10 -108A46 46 0 0 1 46 -64V64A46 46 0 0 1 10 108Z" fill={shade} opacity={0.35} />
  </g>
);

export const medicineBottle: Illustration = {
  bounds: [130, 110, 748, 792],
  label: { x: 285, y: 640, width: 300, height: 76, on: ({ light }) => light },
  draw: (palette) => {
    const { main, mainShade, mainTint, pop, popShade, light, lightShade, dark, darkTint } = palette;
    return (
      <g>
        {castShadow(palette, 500, 893, 400)}
        <rect x={268} y={110} width={334} height={150} rx={26} fill={dark} />
        <path d="M320 130V240M370 130V240M420 130V240M470 130V240M520 130V240" stroke={darkTint} strokeWidth={14} />
        <path
          d="M300 260H570V300C570 330 640 340 640 410V840A60 60 0 0 1 580 900H290A60 60 0 0 1 230 840V410C230 340 300 330 300 300Z"
          fill={main}
        />
        <path
          d="M510 260H570V300C570 330 640 340 640 410V840A60 60 0 0 1 580 900H530C560 880 570 860 570 830V410C570 360 510 350 510 300Z"
          fill={mainShade}
        />
        <path d="M270 420C270 390 290 372 306 360V470H270Z" fill={mainTint} />
        <rect x={230} y={470} width={410} height={290} fill={light} />
        <rect x={570} y={470} width={70} height={290} fill={lightShade} />
        <path d="M378 500H452V530H482V590H452V620H378V590H348V530H378Z" fill={pop} transform="translate(0 4)" />
        {capsule(770, 838, 78, pop, light, popShade)}
        {capsule(742, 740, -32, light, pop, popShade)}
        <circle cx={170} cy={862} r={40} fill={light} />
        <path d="M170 822A40 40 0 0 1 170 902Z" fill={lightShade} />
      </g>
    );
  },
};

export const heart: Illustration = {
  bounds: [114, 184, 772, 706],
  draw: ({ main, mainShade, mainTint, pop, light }) => (
    <g>
      <path d="M500 890 180 570A226.300 226.300 0 0 1 500 250Z" fill={main} />
      <path d="M500 890 820 570A226.300 226.300 0 0 0 500 250Z" fill={pop} />
      <path d="M500 890 325 715A123.700 123.700 0 0 1 500 540 123.700 123.700 0 0 1 675 715Z" fill={mainShade} />
      <path d="M204 440A146 146 0 0 1 300 288" fill="none" stroke={mainTint} strokeWidth={32} strokeLinecap="round" />
      <path d="M466 598H534V664H600V732H534V798H466V732H400V664H466Z" fill={light} />
    </g>
  ),
};
