import { castShadow, type Illustration } from './illustration';

export const microphone: Illustration = {
  bounds: [142, 90, 752, 818],
  draw: ({ main, mainShade, pop, popShade, light, lightShade, dark, darkTint }) => (
    <g>
      <g fill="none" stroke={pop} strokeWidth={30} strokeLinecap="round">
        <path d="M160 420A230 230 0 0 1 240 210" />
        <path d="M230 130A330 330 0 0 0 120 300" opacity={0} />
        <path d="M700 640A260 260 0 0 0 850 480" />
        <path d="M790 730A380 380 0 0 0 880 590" stroke={popShade} />
      </g>
      <g transform="rotate(38 500 500)">
        <path d="M400 470H600L560 960A20 20 0 0 1 540 980H460A20 20 0 0 1 440 960Z" fill={dark} />
        <path d="M510 470H600L560 960A20 20 0 0 1 540 980H510Z" fill={darkTint} />
        <rect x={474} y={600} width={52} height={110} rx={26} fill={main} />
        <circle cx={500} cy={240} r={205} fill={light} />
        <path d="M500 35A205 205 0 0 1 500 445Z" fill={lightShade} />
        <path
          d="M304 180H696M296 250H704M312 320H688M420 52V430M500 36V445M580 52V430"
          stroke={dark}
          strokeWidth={9}
          opacity={0.55}
        />
        <path d="M290 380H710L690 480A26 26 0 0 1 664 500H336A26 26 0 0 1 310 480Z" fill={main} />
        <path d="M500 380H710L690 480A26 26 0 0 1 664 500H500Z" fill={mainShade} />
      </g>
    </g>
  ),
};

export const record: Illustration = {
  bounds: [70, 170, 870, 672],
  draw: ({ main, mainShade, mainTint, pop, popShade, light, dark, darkTint }) => (
    <g>
      <path d="M96 200H640V848H96Z" fill={dark} opacity={0.16} />
      <circle cx={610} cy={500} r={330} fill={dark} />
      <g fill="none" stroke={darkTint} strokeWidth={7}>
        <circle cx={610} cy={500} r={290} />
        <circle cx={610} cy={500} r={250} />
        <circle cx={610} cy={500} r={210} />
        <circle cx={610} cy={500} r={170} />
      </g>
      <path d="M610 500 880 310A330 330 0 0 1 934 440Z" fill={darkTint} />
      <circle cx={610} cy={500} r={120} fill={pop} />
      <path d="M610 380A120 120 0 0 1 610 620Z" fill={popShade} />
      <circle cx={610} cy={500} r={18} fill={light} />
      <rect x={70} y={170} width={520} height={660} fill={main} />
      <path d="M70 570A260 260 0 0 1 590 570V830H70Z" fill={light} />
      <path d="M120 830A210 210 0 0 1 540 830Z" fill={pop} />
      <path d="M190 830A140 140 0 0 1 470 830Z" fill={dark} />
      <path d="M330 310A260 260 0 0 1 590 570V830H540A210 210 0 0 0 330 620Z" fill={mainTint} />
      <circle cx={180} cy={280} r={54} fill={mainShade} />
      <path d="M566 170H590V830H566Z" fill={mainShade} />
    </g>
  ),
};

export const balloons: Illustration = {
  bounds: [128, 62, 758, 848],
  draw: ({ main, mainShade, mainTint, pop, popShade, popTint, light, lightShade, dark }) => {
    const balloon = (x: number, y: number, size: number, colours: readonly [string, string, string]) => (
      <g transform={`translate(${x} ${y}) scale(${size})`}>
        <path d="M0 172 26 210H-26Z" fill={colours[1]} />
        <path
          d="M0 -180C110 -180 160 -96 160 -10 160 84 90 178 0 178S-160 84 -160 -10C-160 -96 -110 -180 0 -180Z"
          fill={colours[0]}
        />
        <path d="M40 -176C120 -160 160 -88 160 -10 160 84 90 178 0 178 110 110 130 -40 40 -176Z" fill={colours[1]} />
        <path
          d="M-104 -10C-104 -64 -80 -104 -46 -122"
          fill="none"
          stroke={colours[2]}
          strokeWidth={22}
          strokeLinecap="round"
        />
      </g>
    );
    return (
      <g>
        <g fill="none" stroke={dark} strokeWidth={8}>
          <path d="M300 560C320 700 470 760 500 900M520 480C510 640 500 760 500 900M720 620C690 740 540 780 500 900" />
        </g>
        {balloon(290, 370, 1, [pop, popShade, popTint])}
        {balloon(716, 440, 0.96, [light, lightShade, light])}
        {balloon(510, 260, 1.1, [main, mainShade, mainTint])}
        <path d="M500 880 430 850 440 910ZM500 880 570 850 560 910Z" fill={dark} />
        <circle cx={500} cy={882} r={20} fill={dark} />
        <rect x={130} y={650} width={44} height={22} fill={main} transform="rotate(-30 150 660)" />
        <rect x={830} y={160} width={44} height={22} fill={pop} transform="rotate(24 850 170)" />
        <rect x={800} y={760} width={44} height={22} fill={main} transform="rotate(40 820 770)" />
        <circle cx={170} cy={150} r={18} fill={main} />
        <circle cx={250} cy={800} r={18} fill={pop} />
        <circle cx={870} cy={650} r={16} fill={dark} />
      </g>
    );
  },
};

export const fiddle: Illustration = {
  bounds: [120, 92, 700, 822],
  draw: (palette) => {
    const { main, mainShade, pop, popShade, popTint, light, dark, darkTint } = palette;
    const peg = (x: number, y: number) => <rect x={x} y={y} width={70} height={24} rx={12} fill={main} />;
    return (
      <g>
        <g transform="rotate(32 500 500)">
          <path
            d="M470 400C590 400 640 450 630 526C624 580 590 596 590 636C590 676 660 694 668 782C678 890 600 960 470 960S262 890 272 782C280 694 350 676 350 636C350 596 316 580 310 526C300 450 350 400 470 400Z"
            fill={pop}
          />
          <path
            d="M470 400C590 400 640 450 630 526C624 580 590 596 590 636C590 676 660 694 668 782C678 890 600 960 470 960Z"
            fill={popShade}
          />
          <path
            d="M352 560C340 470 380 440 440 432"
            fill="none"
            stroke={popTint}
            strokeWidth={18}
            strokeLinecap="round"
          />
          <path
            d="M392 620C360 660 424 720 396 764M548 620C580 660 516 720 544 764"
            fill="none"
            stroke={dark}
            strokeWidth={16}
            strokeLinecap="round"
          />
          {peg(380, 116)}
          {peg(490, 150)}
          {peg(380, 184)}
          {peg(490, 218)}
          <path d="M446 110H494L500 420H440Z" fill={popShade} />
          <circle cx={470} cy={84} r={44} fill={pop} />
          <circle cx={470} cy={84} r={18} fill={dark} />
          <path d="M440 240H500L514 640H426Z" fill={dark} />
          <path d="M470 240H500L514 640H470Z" fill={darkTint} />
          <rect x={400} y={742} width={140} height={22} rx={11} fill={light} />
          <path d="M452 250V820M464 250V820M476 250V820M488 250V820" stroke={light} strokeWidth={4} />
          <path d="M434 800H506L490 930H450Z" fill={dark} />
        </g>
        <g transform="rotate(-36 500 500)">
          <path d="M116 470C300 430 700 430 884 470" fill="none" stroke={main} strokeWidth={22} strokeLinecap="round" />
          <path d="M132 496H866" stroke={light} strokeWidth={12} />
          <rect x={110} y={462} width={60} height={46} rx={12} fill={mainShade} />
          <path d="M852 458H890V508H852Z" fill={mainShade} />
        </g>
      </g>
    );
  },
};

export const weddingRings: Illustration = {
  bounds: [132, 166, 738, 694],
  draw: (palette) => {
    const { main, mainShade, mainTint, pop, popShade, popTint, light, lightShade } = palette;
    return (
      <g>
        {castShadow(palette, 500, 852, 340)}
        <circle cx={630} cy={620} r={205} fill="none" stroke={main} strokeWidth={68} />
        <path d="M775 475A205 205 0 0 1 775 765" fill="none" stroke={mainShade} strokeWidth={68} />
        <circle cx={370} cy={600} r={205} fill="none" stroke={pop} strokeWidth={68} />
        <path d="M225 745A205 205 0 0 1 225 455" fill="none" stroke={popTint} strokeWidth={68} />
        <path d="M370 805A205 205 0 0 0 515 745" fill="none" stroke={popShade} strokeWidth={68} />
        <path d="M431 576A205 205 0 0 1 500 462" fill="none" stroke={main} strokeWidth={68} />
        <path d="M431 576A205 205 0 0 1 450 520" fill="none" stroke={mainTint} strokeWidth={68} />
        <path d="M250 250H490L530 310 370 440 210 310Z" fill={light} />
        <path d="M370 250H490L530 310 370 440Z" fill={lightShade} />
        <path d="M210 310H530L370 440ZM250 250 310 310 370 250 430 310 490 250Z" fill={mainTint} opacity={0.5} />
        <path d="M330 380H410L430 420H310Z" fill={popShade} />
        <path
          d="M170 180 182 214 216 226 182 238 170 272 158 238 124 226 158 214ZM620 160 632 194 666 206 632 218 620 252 608 218 574 206 608 194Z"
          fill={pop}
        />
      </g>
    );
  },
};
