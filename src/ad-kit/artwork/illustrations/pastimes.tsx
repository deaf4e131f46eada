import { castShadow, risingLine, type Illustration } from './illustration';

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

export const graduationCap: Illustration = {
  bounds: [74, 190, 852, 724],
  draw: (palette) => {
    const { main, mainShade, pop, popShade, light, lightShade, dark, darkTint } = palette;
    return (
      <g>
        {castShadow(palette, 500, 884, 360)}
        <path d="M250 440V630C250 700 380 746 500 746S750 700 750 630V440Z" fill={mainShade} />
        <path d="M250 440V630C250 700 380 746 500 746V440Z" fill={main} />
        <path d="M500 190 930 380 500 570 70 380Z" fill={dark} />
        <path d="M500 190 930 380 500 570Z" fill={darkTint} />
        <ellipse cx={500} cy={380} rx={34} ry={16} fill={pop} />
        <path d="M500 380C640 396 780 420 820 452V600" fill="none" stroke={pop} strokeWidth={16} />
        <circle cx={820} cy={610} r={26} fill={popShade} />
        <path d="M796 620H844L858 740H782Z" fill={pop} />
        <path d="M820 620H844L858 740H820Z" fill={popShade} />
        <g transform="rotate(-8 480 830)">
          <rect x={220} y={790} width={520} height={92} rx={20} fill={light} />
          <path d="M220 836H740V862A20 20 0 0 1 720 882H240A20 20 0 0 1 220 862Z" fill={lightShade} />
          <ellipse cx={740} cy={836} rx={22} ry={46} fill={lightShade} />
          <ellipse cx={740} cy={836} rx={9} ry={22} fill={dark} />
          <rect x={430} y={784} width={64} height={104} fill={pop} />
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

export const bread: Illustration = {
  bounds: [80, 150, 840, 770],
  draw: (palette) => {
    const { main, mainShade, pop, popShade, popTint, light, dark } = palette;
    const cut = (x: number, turn: number) => (
      <path
        d="M0 -120C44 -80 44 80 0 120C-44 80 -44 -80 0 -120Z"
        fill={light}
        transform={`translate(${x} 560) rotate(${turn})`}
      />
    );
    return (
      <g>
        {castShadow(palette, 500, 910, 400)}
        {risingLine(360, 390, 210, main, 26)}
        {risingLine(500, 370, 210, main, 26)}
        {risingLine(640, 390, 210, main, 26)}
        <path
          d="M110 660C110 500 250 410 500 410S890 500 890 660C890 790 820 860 700 860H300C180 860 110 790 110 660Z"
          fill={pop}
        />
        <path
          d="M500 410C750 410 890 500 890 660C890 790 820 860 700 860H520C700 800 760 560 500 410Z"
          fill={popShade}
        />
        <path
          d="M170 620C190 540 270 480 380 462"
          fill="none"
          stroke={popTint}
          strokeWidth={24}
          strokeLinecap="round"
        />
        {cut(350, 24)}
        {cut(500, 24)}
        {cut(650, 24)}
        <rect x={80} y={850} width={840} height={70} rx={30} fill={main} />
        <path d="M80 886H920V890A30 30 0 0 1 890 920H110A30 30 0 0 1 80 890Z" fill={mainShade} />
        <circle cx={860} cy={884} r={14} fill={dark} />
      </g>
    );
  },
};
