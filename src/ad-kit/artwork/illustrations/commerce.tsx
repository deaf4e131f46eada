import { castShadow, leaf, type Illustration } from './illustration';

export const parcel: Illustration = {
  bounds: [92, 142, 846, 758],
  draw: (palette) => {
    const { main, mainShade, mainTint, pop, popShade, light, lightShade, dark } = palette;
    return (
      <g>
        {castShadow(palette, 520, 885, 430)}
        <path d="M180 500 400 430 330 330 100 400Z" fill={mainShade} />
        <path d="M400 430 840 480 900 370 460 320Z" fill={mainTint} />
        <path d="M180 500 400 430 840 480 620 560Z" fill={dark} />
        {leaf(430, 470, 300, -24, pop, popShade)}
        {leaf(640, 480, 260, 30, popShade, pop)}
        {leaf(540, 470, 330, 4, pop, popShade)}
        <path d="M230 500 320 400 390 450 470 380 540 440 640 390 690 450 790 430 780 500 620 560Z" fill={light} />
        <path d="M390 450 470 380 500 540 430 520ZM640 390 690 450 660 545 600 545Z" fill={lightShade} />
        <path d="M180 500 620 560 620 900 180 830Z" fill={main} />
        <path d="M620 560 840 480 840 800 620 900Z" fill={mainShade} />
        <path d="M352 523 438 535 438 640 395 615 352 628Z" fill={light} />
        <path d="M660 690 790 640 790 730 660 785Z" fill={light} />
        <path d="M678 712 772 676 772 690 678 727ZM678 744 740 720 740 733 678 758Z" fill={dark} />
        <path d="M180 500 620 560 570 660 90 590Z" fill={mainTint} />
        <path d="M620 560 840 480 940 560 720 650Z" fill={main} />
      </g>
    );
  },
};

export const sneaker: Illustration = {
  bounds: [90, 250, 830, 560],
  draw: (palette) => {
    const { main, mainShade, mainTint, pop, light, lightShade, dark } = palette;
    return (
      <g>
        {castShadow(palette, 500, 812, 420)}
        <path d="M392 330 400 262C440 244 500 252 530 276L540 420 420 420Z" fill={pop} />
        <path d="M150 720C128 600 130 470 172 352 240 300 340 290 420 330 340 440 240 420 172 352Z" fill={dark} />
        <path
          d="M140 720C112 600 122 450 168 340 190 400 250 430 310 420 370 410 405 375 425 312L520 288C560 400 640 470 750 505 850 535 905 600 905 720Z"
          fill={main}
        />
        <path d="M140 720C120 620 124 520 146 430 190 500 220 600 220 720Z" fill={mainShade} />
        <path d="M740 720C735 620 790 560 838 545 885 580 905 640 905 720Z" fill={mainTint} />
        <path d="M300 720C420 690 500 610 545 440L640 520C600 620 520 690 420 720Z" fill={light} />
        <path d="M425 312 520 288 548 352C520 372 470 400 420 470 380 440 405 375 425 312Z" fill={mainTint} />
        <g stroke={light} strokeWidth={20} strokeLinecap="round">
          <path d="M452 340 560 366M440 392 592 416M470 446 634 462" />
        </g>
        <path d="M152 350C140 385 130 425 128 462L96 440C100 400 118 362 140 338Z" fill={pop} />
        <path d="M118 700H908C930 742 918 810 868 810H178C120 810 96 752 118 700Z" fill={light} />
        <path d="M108 762H918C910 792 894 810 868 810H178C140 810 116 790 108 762Z" fill={lightShade} />
        <path d="M118 700H908L914 722H110Z" fill={pop} />
      </g>
    );
  },
};

export const toteBag: Illustration = {
  bounds: [180, 90, 640, 820],
  label: { x: 310, y: 545, width: 350, height: 110, on: ({ main }) => main },
  draw: (palette) => {
    const { main, mainShade, mainTint, pop, popShade, light, lightShade, dark } = palette;
    return (
      <g>
        {castShadow(palette, 500, 908, 350)}
        <path d="M380 430C380 190 620 190 620 430" fill="none" stroke={mainShade} strokeWidth={36} />
        {leaf(330, 430, 300, -22, pop, popShade)}
        {leaf(400, 430, 330, 4, popShade, pop)}
        <g transform="rotate(14 610 300)">
          <rect x={545} y={90} width={120} height={420} rx={60} fill={light} />
          <path d="M605 90A60 60 0 0 1 665 150V510H605Z" fill={lightShade} />
          <path
            d="M566 180 622 156M566 250 622 226M566 320 622 296"
            stroke={dark}
            strokeWidth={14}
            strokeLinecap="round"
          />
        </g>
        <circle cx={478} cy={360} r={88} fill={pop} />
        <path d="M478 272A88 88 0 0 1 478 448Z" fill={popShade} />
        <path d="M236 400H764L820 910H180Z" fill={main} />
        <path d="M680 400H764L820 910H716Z" fill={mainShade} />
        <path d="M236 400H764L768 436H232Z" fill={mainTint} />
        <path d="M350 420C350 200 650 200 650 420" fill="none" stroke={dark} strokeWidth={36} />
        <rect x={326} y={404} width={48} height={70} fill={dark} />
        <rect x={626} y={404} width={48} height={70} fill={dark} />
        <path d="M360 800A125 125 0 0 1 610 800Z" fill={light} />
        <path d="M320 824H650V842H320Z" fill={light} />
      </g>
    );
  },
};

export const armchair: Illustration = {
  bounds: [130, 190, 740, 720],
  draw: (palette) => {
    const { main, mainShade, mainTint, pop, popShade, light, dark } = palette;
    return (
      <g>
        {castShadow(palette, 500, 905, 400)}
        <path d="M252 790H312L280 910H250ZM688 790H748L750 910H720Z" fill={dark} />
        <path d="M240 330A150 140 0 0 1 390 190H610A150 140 0 0 1 760 330V700H240Z" fill={mainShade} />
        <path d="M370 215V640M500 205V640M630 215V640" stroke={main} strokeWidth={10} />
        <g transform="rotate(-12 470 480)">
          <rect x={360} y={380} width={230} height={200} rx={34} fill={pop} />
          <path d="M360 440H590V470H360ZM360 500H590V530H360Z" fill={light} />
          <path d="M545 380h11a34 34 0 0 1 34 34v132a34 34 0 0 1-34 34h-11Z" fill={popShade} opacity={0.5} />
        </g>
        <rect x={250} y={600} width={500} height={120} rx={44} fill={mainTint} />
        <rect x={210} y={690} width={580} height={120} rx={30} fill={main} />
        <path d="M500 690H760A30 30 0 0 1 790 720V780A30 30 0 0 1 760 810H500Z" fill={mainShade} opacity={0.45} />
        <rect x={130} y={450} width={150} height={360} rx={72} fill={main} />
        <rect x={720} y={450} width={150} height={360} rx={72} fill={main} />
        <path d="M795 450A72 72 0 0 1 870 522V738A72 72 0 0 1 795 810Z" fill={mainShade} />
      </g>
    );
  },
};
