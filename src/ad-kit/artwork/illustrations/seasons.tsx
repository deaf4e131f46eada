import { castShadow, leaf, type Illustration } from './illustration';

export const eggBasket: Illustration = {
  bounds: [130, 165, 740, 731],
  draw: (palette) => {
    const { main, mainShade, mainTint, pop, popShade, popTint, light, lightShade, dark } = palette;
    const egg = (x: number, y: number, turn: number, [near, far, band]: readonly [string, string, string]) => (
      <g transform={`translate(${x} ${y}) rotate(${turn})`}>
        <path
          d="M0 -170C86 -170 132 -50 132 30C132 108 74 150 0 150S-132 108 -132 30C-132 -50 -86 -170 0 -170Z"
          fill={near}
        />
        <path d="M40 -162C104 -132 132 -40 132 30C132 108 74 150 0 150C96 96 104 -60 40 -162Z" fill={far} />
        <path d="M-118 -40 -60 -4 0 -40 60 -4 118 -40 130 16 60 52 0 16 -60 52 -130 16Z" fill={band} />
        <circle cx={-62} cy={-84} r={13} fill={band} />
        <circle cx={0} cy={-110} r={13} fill={band} />
        <circle cx={62} cy={-84} r={13} fill={band} />
      </g>
    );
    return (
      <g>
        {castShadow(palette, 500, 890, 330)}
        <path d="M190 560C190 60 810 60 810 560" fill="none" stroke={popShade} strokeWidth={40} />
        {egg(320, 452, -16, [light, lightShade, pop])}
        {egg(688, 452, 16, [mainTint, main, light])}
        {egg(504, 420, 3, [main, mainShade, popTint])}
        <path d="M150 560H850L784 858A40 40 0 0 1 745 896H255A40 40 0 0 1 216 858Z" fill={pop} />
        <path d="M640 560H850L784 858A40 40 0 0 1 745 896H590Z" fill={popShade} />
        <path
          d="M186 660H812M204 740H794M222 820H776M310 570 340 890M460 570 468 890M600 570 590 890M730 570 700 890"
          fill="none"
          stroke={dark}
          strokeWidth={9}
          opacity={0.45}
        />
        <rect x={130} y={528} width={740} height={72} rx={36} fill={popTint} />
        <path d="M500 528H834A36 36 0 0 1 834 600H500Z" fill={pop} />
      </g>
    );
  },
};

export const pumpkin: Illustration = {
  bounds: [90, 145, 820, 755],
  draw: (palette) => {
    const { main, mainShade, pop, popShade, popTint, dark } = palette;
    return (
      <g>
        {castShadow(palette, 500, 885, 380)}
        <ellipse cx={270} cy={620} rx={180} ry={262} fill={pop} />
        <ellipse cx={730} cy={620} rx={180} ry={262} fill={popShade} />
        <ellipse cx={385} cy={620} rx={170} ry={276} fill={popTint} />
        <ellipse cx={622} cy={620} rx={170} ry={276} fill={pop} />
        <ellipse cx={500} cy={620} rx={140} ry={280} fill={pop} />
        <path d="M540 352C700 420 700 820 540 888C640 800 640 440 540 352Z" fill={popShade} />
        <path d="M446 380C462 300 448 250 392 196L470 145C556 200 574 280 556 380Z" fill={main} />
        <path d="M500 166C560 220 574 290 556 380H506C520 300 520 230 500 166Z" fill={mainShade} />
        {leaf(566, 356, 210, 68, main, mainShade)}
        <path d="M270 600 350 470 430 600ZM570 600 650 470 730 600ZM466 660 500 604 534 660Z" fill={dark} />
        <path
          d="M236 690 306 724 340 694 380 752 440 722 470 766 530 766 560 722 620 752 660 694 694 724 764 690C740 800 640 846 500 846S260 800 236 690Z"
          fill={dark}
        />
      </g>
    );
  },
};

export const firTree: Illustration = {
  bounds: [120, 60, 770, 840],
  draw: (palette) => {
    const { main, mainShade, pop, popShade, popTint, light, lightShade, dark } = palette;
    const ball = (x: number, y: number, near: string) => <circle cx={x} cy={y} r={26} fill={near} />;
    return (
      <g>
        {castShadow(palette, 500, 886, 370)}
        <rect x={400} y={780} width={110} height={120} fill={dark} />
        <path d="M455 150 610 360H550L690 560H610L790 790H120L300 560H220L360 360H300Z" fill={main} />
        <path d="M455 150 610 360H550L690 560H610L790 790H455Z" fill={mainShade} />
        <path
          d="M346 380C420 430 500 420 566 372M290 590C400 650 530 640 632 578M190 786C340 712 560 700 720 700"
          fill="none"
          stroke={popTint}
          strokeWidth={16}
          strokeLinecap="round"
        />
        {ball(420, 340, pop)}
        {ball(520, 500, light)}
        {ball(360, 520, pop)}
        {ball(330, 690, light)}
        {ball(480, 640, pop)}
        {ball(610, 650, light)}
        <path d="M455 60 484 128 558 134 502 182 520 254 455 214 390 254 408 182 352 134 426 128Z" fill={pop} />
        <path d="M455 60 484 128 558 134 502 182 520 254 455 214Z" fill={popShade} />
        <rect x={640} y={690} width={250} height={210} fill={light} />
        <path d="M790 690H890V900H790Z" fill={lightShade} />
        <path d="M740 690H790V900H740Z" fill={pop} />
        <path
          d="M765 690C700 600 640 620 660 668C670 690 730 692 765 690ZM765 690C830 600 890 620 870 668C860 690 800 692 765 690Z"
          fill={popShade}
        />
      </g>
    );
  },
};

/** A tent for guests, open in front. */
export const marquee: Illustration = {
  bounds: [70, 90, 860, 810],
  draw: (palette) => {
    const { main, mainShade, pop, popShade, light, lightShade, dark, darkTint } = palette;
    const scallops = Array.from({ length: 10 }, (_, index) => 100 + index * 80);
    return (
      <g>
        {castShadow(palette, 500, 888, 420)}
        <path d="M130 500H870V896H130Z" fill={dark} />
        <path d="M250 500H750V896H250Z" fill={darkTint} />
        <path d="M130 500H300C290 640 250 800 190 896H130Z" fill={light} />
        <path d="M870 500H700C710 640 750 800 810 896H870Z" fill={lightShade} />
        <path d="M210 690 280 650 268 700 210 730ZM790 690 720 650 732 700 790 730Z" fill={pop} />
        <rect x={486} y={90} width={22} height={120} fill={dark} />
        <path d="M508 92 620 128 508 164Z" fill={pop} />
        <path d="M500 190C540 330 720 440 930 480H70C280 440 460 330 500 190Z" fill={main} />
        <path d="M500 190C540 330 720 440 930 480H680C580 430 516 330 500 190Z" fill={mainShade} />
        <path
          d="M500 190C470 330 420 430 330 480H230C390 420 470 320 500 190ZM500 190C516 330 540 430 590 480H470C500 420 504 320 500 190Z"
          fill={light}
        />
        {scallops.map((x, index) => (
          <path key={x} d={`M${x} 476H${x + 80}A40 40 0 0 1 ${x} 476Z`} fill={index % 2 === 0 ? light : main} />
        ))}
        <path d="M360 780H640V810H360ZM392 810H420V896H392ZM580 810H608V896H580Z" fill={popShade} />
        <path d="M476 780 466 700H534L524 780Z" fill={light} />
        <circle cx={500} cy={680} r={40} fill={pop} />
        <circle cx={452} cy={694} r={26} fill={popShade} />
        <circle cx={548} cy={694} r={26} fill={popShade} />
      </g>
    );
  },
};

/** A snowman dressed for a party. */
export const snowman: Illustration = {
  bounds: [178, 68, 642, 836],
  draw: (palette) => {
    const { main, mainShade, pop, popShade, popTint, light, lightShade, dark } = palette;
    const ball = (y: number, radius: number) => (
      <g>
        <circle cx={500} cy={y} r={radius} fill={light} />
        <path
          d={`M${500 + radius * 0.5} ${y - radius * 0.866}A${radius} ${radius} 0 0 1 ${500 - radius * 0.5} ${y + radius * 0.866}C${500 + radius * 0.5} ${y + radius * 0.7} ${500 + radius * 0.9} ${y - radius * 0.1} ${500 + radius * 0.5} ${y - radius * 0.866}Z`}
          fill={lightShade}
        />
      </g>
    );
    const confetti = (x: number, y: number, turn: number, near: string) => (
      <rect x={x} y={y} width={34} height={16} rx={8} fill={near} transform={`rotate(${turn} ${x} ${y})`} />
    );
    return (
      <g transform="translate(40 76) scale(.92)">
        {castShadow(palette, 500, 886, 300)}
        <path
          d="M372 520 210 430M252 454 236 376M230 440 160 452M628 520 782 400M742 430 752 350M760 418 838 420"
          fill="none"
          stroke={dark}
          strokeWidth={20}
          strokeLinecap="round"
        />
        {ball(698, 202)}
        {ball(478, 150)}
        {ball(282, 112)}
        <g transform="rotate(12 510 190)">
          <path d="M500 20 402 206C460 232 556 232 614 206Z" fill={main} />
          <path d="M500 20 614 206C590 218 560 224 530 226Z" fill={mainShade} />
          <path d="M463 92 556 110 574 140 446 122ZM430 154 592 172 608 200 416 182Z" fill={light} />
          <circle cx={502} cy={26} r={36} fill={pop} />
          <path d="M502 -10A36 36 0 0 1 502 62Z" fill={popShade} />
        </g>
        <circle cx={456} cy={276} r={15} fill={dark} />
        <circle cx={536} cy={276} r={15} fill={dark} />
        <path d="M488 300 396 330A12 12 0 0 0 400 348L500 336Z" fill={pop} />
        <path d="M452 352C480 372 520 372 546 350" fill="none" stroke={dark} strokeWidth={11} strokeLinecap="round" />
        <path d="M404 376C460 416 540 416 596 376L612 428C540 470 460 470 388 428Z" fill={pop} />
        <path d="M540 430 612 406 660 592 580 604Z" fill={popShade} />
        <path d="M572 566 654 552 660 592 580 604Z" fill={popTint} />
        <circle cx={492} cy={520} r={16} fill={dark} />
        <circle cx={490} cy={590} r={16} fill={dark} />
        <circle cx={486} cy={690} r={18} fill={dark} />
        {confetti(190, 200, 30, main)}
        {confetti(290, 110, -40, pop)}
        {confetti(730, 130, 50, main)}
        {confetti(810, 240, -20, pop)}
        {confetti(170, 620, 60, pop)}
        {confetti(810, 620, 20, main)}
      </g>
    );
  },
};

/** A parasol on the beach, with three books for the day. */
export const parasol: Illustration = {
  bounds: [52, 140, 888, 760],
  draw: (palette) => {
    const { main, mainShade, mainTint, pop, popShade, popTint, light, lightShade, dark, darkTint } = palette;
    const book = (x: number, y: number, width: number, [near, far]: readonly [string, string]) => (
      <g>
        <rect x={x} y={y} width={width} height={48} rx={9} fill={far} />
        <rect x={x} y={y} width={width} height={13} rx={6} fill={near} />
        <rect x={x + 16} y={y + 13} width={width - 22} height={22} fill={light} />
      </g>
    );
    return (
      <g>
        <ellipse cx={500} cy={862} rx={440} ry={38} fill={popTint} />
        <path d="M500 824A440 38 0 0 1 500 900C640 890 700 850 500 824Z" fill={pop} opacity={0.5} />
        <g transform="translate(90 56) scale(.92) rotate(-12 460 860)">
          <path d="M444 120H476V870H444Z" fill={dark} />
          <path d="M460 120H476V870H460Z" fill={darkTint} />
          <path
            d="M460 110C690 110 860 250 880 440C836 402 776 402 732 440C676 396 600 396 552 440C500 396 420 396 368 440C320 396 244 396 188 440C144 402 84 402 40 440C60 250 230 110 460 110Z"
            fill={main}
          />
          <path
            d="M460 110C560 110 690 250 732 440C776 402 836 402 880 440C860 250 690 110 460 110Z"
            fill={mainShade}
          />
          <path d="M460 110C500 160 546 280 552 440C500 396 420 396 368 440C374 280 420 160 460 110Z" fill={light} />
          <path d="M460 110C360 110 230 250 188 440C144 402 84 402 40 440C60 250 230 110 460 110Z" fill={light} />
          <path
            d="M460 110C600 130 706 270 732 440C776 402 836 402 880 440C860 250 690 110 460 110Z"
            fill={lightShade}
          />
          <path
            d="M150 300C180 240 230 196 290 168"
            fill="none"
            stroke={mainTint}
            strokeWidth={16}
            strokeLinecap="round"
          />
          <circle cx={460} cy={104} r={30} fill={pop} />
        </g>
        {book(600, 808, 260, [main, mainShade])}
        {book(624, 760, 236, [dark, darkTint])}
        {book(606, 712, 230, [pop, popShade])}
        <circle cx={250} cy={806} r={76} fill={light} />
        <path d="M250 730C300 760 310 850 250 882C190 850 200 760 250 730Z" fill={pop} />
        <path d="M318 772A76 76 0 0 1 318 840C290 850 270 860 250 882C300 850 306 800 290 742Z" fill={main} />
        <path d="M182 772A76 76 0 0 0 182 840C210 850 230 860 250 882C200 850 194 800 210 742Z" fill={main} />
      </g>
    );
  },
};
