import { castShadow, type Illustration } from './illustration';

/** A steering wheel. */
export const steeringWheel: Illustration = {
  bounds: [90, 90, 820, 820],
  draw: ({ main, mainShade, mainTint, pop, popShade, light, lightShade, dark, darkTint }) => (
    <g>
      <path d="M470 500H530L590 880H410Z" fill={dark} />
      <path d="M500 500H530L590 880H500Z" fill={darkTint} />
      <path d="M150 470H850L760 560 640 620H360L240 560Z" fill={dark} />
      <path d="M560 470H850L760 560 640 620H520Z" fill={darkTint} />
      <circle cx={500} cy={500} r={360} fill="none" stroke={main} strokeWidth={100} />
      <path d="M500 90A410 410 0 0 1 500 910V810A310 310 0 0 0 500 190Z" fill={mainShade} />
      <path d="M140 500A360 360 0 0 1 370 165" fill="none" stroke={mainTint} strokeWidth={24} strokeLinecap="round" />
      {[-62, -48, 48, 62].map((turn) => (
        <path
          key={turn}
          d="M0 -405V-315"
          transform={`translate(500 500) rotate(${turn})`}
          stroke={dark}
          strokeWidth={16}
        />
      ))}
      <rect x={370} y={430} width={260} height={190} rx={60} fill={pop} />
      <path d="M570 430A60 60 0 0 1 630 490V560A60 60 0 0 1 570 620H500C560 560 580 490 540 430Z" fill={popShade} />
      <path d="M420 520C420 490 450 476 480 476L560 470V570L480 560C450 560 420 550 420 520Z" fill={light} />
      <path d="M520 474 560 470V570L520 566Z" fill={lightShade} />
      <circle cx={270} cy={512} r={18} fill={light} />
      <circle cx={730} cy={512} r={18} fill={light} />
    </g>
  ),
};

/** A teddy bear with a scarf. */
export const teddyBear: Illustration = {
  bounds: [130, 90, 740, 810],
  draw: (palette) => {
    const { main, mainShade, mainTint, pop, popShade, light, lightShade, dark } = palette;
    return (
      <g>
        {castShadow(palette, 500, 890, 380)}
        <ellipse cx={220} cy={620} rx={80} ry={140} transform="rotate(24 220 620)" fill={main} />
        <ellipse cx={780} cy={620} rx={80} ry={140} transform="rotate(-24 780 620)" fill={mainShade} />
        <ellipse cx={500} cy={680} rx={240} ry={220} fill={main} />
        <path d="M590 476C690 520 740 600 740 680C740 800 630 900 500 900C660 820 690 620 590 476Z" fill={mainShade} />
        <ellipse cx={480} cy={700} rx={150} ry={150} fill={mainTint} />
        <circle cx={280} cy={800} r={100} fill={main} />
        <circle cx={720} cy={800} r={100} fill={mainShade} />
        <circle cx={280} cy={806} r={60} fill={mainTint} />
        <circle cx={720} cy={806} r={60} fill={main} />
        <circle cx={310} cy={180} r={90} fill={main} />
        <circle cx={690} cy={180} r={90} fill={mainShade} />
        <circle cx={310} cy={184} r={50} fill={pop} />
        <circle cx={690} cy={184} r={50} fill={popShade} />
        <ellipse cx={500} cy={320} rx={256} ry={220} fill={main} />
        <path d="M610 122C700 160 756 236 756 320C756 440 640 540 500 540C680 470 700 250 610 122Z" fill={mainShade} />
        <ellipse cx={496} cy={390} rx={124} ry={104} fill={light} />
        <path d="M560 302C600 330 620 360 620 390C620 450 560 494 496 494C580 460 600 370 560 302Z" fill={lightShade} />
        <path d="M440 346C440 320 560 320 560 346C560 380 520 396 500 396S440 380 440 346Z" fill={dark} />
        <path
          d="M500 396V424M500 424C490 452 450 452 440 432M500 424C510 452 550 452 560 432"
          fill="none"
          stroke={dark}
          strokeWidth={12}
          strokeLinecap="round"
        />
        <circle cx={394} cy={280} r={27} fill={dark} />
        <circle cx={606} cy={280} r={27} fill={dark} />
        <circle cx={403} cy={270} r={9} fill={light} />
        <circle cx={615} cy={270} r={9} fill={light} />
        <path d="M290 480C380 560 620 560 710 480L730 540C620 620 380 620 270 540Z" fill={pop} />
        <path d="M600 530C650 520 690 500 710 480L730 540C690 570 650 586 610 594Z" fill={popShade} />
        <path d="M330 560 420 580 400 760 300 740Z" fill={pop} />
        <path d="M312 690 406 708 400 760 300 740Z" fill={popShade} />
      </g>
    );
  },
};

/** A piano with music on its stand. */
export const piano: Illustration = {
  bounds: [90, 120, 820, 780],
  draw: (palette) => {
    const { main, mainShade, mainTint, pop, popShade, popTint, light, lightShade, dark, darkTint } = palette;
    const keys = Array.from({ length: 14 }, (_, index) => 130 + index * 53);
    return (
      <g>
        {castShadow(palette, 500, 890, 410)}
        <rect x={130} y={270} width={740} height={330} fill={main} />
        <path d="M780 270H870V600H780Z" fill={mainShade} />
        <rect x={100} y={240} width={800} height={46} rx={16} fill={mainShade} />
        <path d="M170 320H460V480H170ZM540 320H830V480H540Z" fill={mainShade} />
        <path d="M190 640H810V890H190Z" fill={mainShade} />
        <path d="M230 660H770V840H230Z" fill={main} />
        <path d="M440 840H480V890H440ZM520 840H560V890H520Z" fill={pop} />
        <path d="M330 330 496 350V500L330 480Z" fill={light} />
        <path d="M670 330 504 350V500L670 480Z" fill={lightShade} />
        <path
          d="M356 372 470 386M356 404 470 418M356 436 470 450M644 372 530 386M644 404 530 418M644 436 530 450"
          stroke={dark}
          strokeWidth={8}
        />
        <path d="M90 540H910V600H90Z" fill={dark} />
        <rect x={110} y={540} width={780} height={110} fill={light} />
        <path d="M110 620H890V650H110Z" fill={lightShade} />
        {keys.map((x, index) => (
          <g key={x}>
            <path d={`M${x + 33} 540V650`} stroke={dark} strokeWidth={6} />
            {index % 7 !== 2 && index % 7 !== 6 && <rect x={x + 18} y={540} width={30} height={66} fill={dark} />}
          </g>
        ))}
        <path d="M90 530H110V670H90ZM890 530H910V670H890Z" fill={darkTint} />
        <path d="M90 650H910V690H90Z" fill={mainTint} />
        <path d="M700 650H910V690H700Z" fill={main} />
        <path d="M110 690H180V900H110ZM820 690H890V900H820Z" fill={main} />
        <path d="M860 690H890V900H860Z" fill={mainShade} />
        <path d="M690 240 730 120H790L830 240Z" fill={pop} />
        <path d="M760 120H790L830 240H770Z" fill={popShade} />
        <path d="M760 220 720 140" stroke={popTint} strokeWidth={12} strokeLinecap="round" />
      </g>
    );
  },
};

/** Two ballet slippers, hung up by their ribbons. */
export const balletSlippers: Illustration = {
  bounds: [230, 60, 600, 855],
  draw: ({ main, mainShade, mainTint, pop, popShade, light, dark, darkTint }) => {
    const slipper = (near: string, far: string, glint: string) => (
      <g>
        <path
          d="M-70 0C-96 160 -96 330 -60 440C-40 500 40 500 60 440C96 330 96 160 70 0C50 -40 -50 -40 -70 0Z"
          fill={near}
        />
        <path
          d="M20 -28C50 -24 64 -12 70 0C96 160 96 330 60 440C46 482 0 494 -30 480C40 400 50 120 20 -28Z"
          fill={far}
        />
        <path d="M-52 20C-50 130 -40 190 0 210C40 190 50 130 52 20C30 -10 -30 -10 -52 20Z" fill={dark} />
        <path d="M10 -2C30 0 44 8 52 20C50 130 40 190 0 210C20 140 24 60 10 -2Z" fill={darkTint} />
        <path d="M-62 260C-60 340 -54 390 -40 420" fill="none" stroke={glint} strokeWidth={18} strokeLinecap="round" />
        <path d="M-40 214C-20 196 20 196 40 214L10 232 34 262 0 240 -34 262 -10 232Z" fill={light} />
      </g>
    );
    return (
      <g>
        <circle cx={500} cy={92} r={32} fill={dark} />
        <path
          d="M500 100C420 200 340 300 350 440M500 100C480 240 420 330 440 430M500 100C560 220 650 300 640 400M500 100C520 230 580 320 560 400"
          fill="none"
          stroke={pop}
          strokeWidth={24}
          strokeLinecap="round"
        />
        <path
          d="M500 100C560 160 690 160 720 240C740 300 800 300 820 350"
          fill="none"
          stroke={popShade}
          strokeWidth={24}
          strokeLinecap="round"
        />
        <g transform="translate(620 380) rotate(-12) scale(1.08)">{slipper(main, mainShade, mainTint)}</g>
        <g transform="translate(384 400) rotate(10) scale(1.08)">{slipper(main, mainShade, mainTint)}</g>
      </g>
    );
  },
};
