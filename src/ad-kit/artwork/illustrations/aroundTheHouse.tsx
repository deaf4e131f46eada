import { castShadow, type Illustration } from './illustration';

/** A light bulb that is on. */
export const lightBulb: Illustration = {
  bounds: [100, 60, 800, 840],
  draw: ({ main, mainShade, mainTint, pop, popShade, popTint, light, dark, darkTint }) => {
    const ray = (turn: number) => (
      <path
        key={turn}
        d="M0 -372V-330"
        transform={`translate(500 432) rotate(${turn})`}
        stroke={pop}
        strokeWidth={34}
        strokeLinecap="round"
      />
    );
    return (
      <g>
        {[-90, -60, -30, 0, 30, 60, 90].map(ray)}
        <path
          d="M500 150C650 150 760 260 760 410C760 510 710 570 670 620C640 660 630 690 628 720H372C370 690 360 660 330 620C290 570 240 510 240 410C240 260 350 150 500 150Z"
          fill={main}
        />
        <path
          d="M580 164C690 200 760 296 760 410C760 510 710 570 670 620C640 660 630 690 628 720H540C560 600 680 420 580 164Z"
          fill={mainShade}
        />
        <path
          d="M300 400C304 310 360 240 440 220"
          fill="none"
          stroke={mainTint}
          strokeWidth={32}
          strokeLinecap="round"
        />
        <path
          d="M450 720 420 470C450 510 480 510 500 470C520 510 550 510 580 470L550 720"
          fill="none"
          stroke={dark}
          strokeWidth={18}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <rect x={362} y={712} width={276} height={50} rx={25} fill={popTint} />
        <rect x={376} y={764} width={248} height={46} rx={23} fill={pop} />
        <rect x={390} y={812} width={220} height={44} rx={22} fill={popShade} />
        <path d="M430 856H570C566 884 540 900 500 900S434 884 430 856Z" fill={dark} />
        <path d="M500 900C540 900 566 884 570 856H530C530 880 520 894 500 900Z" fill={darkTint} />
        <circle cx={400} cy={738} r={9} fill={light} />
      </g>
    );
  },
};

/** A lawn mower halfway across the lawn. */
export const lawnMower: Illustration = {
  bounds: [60, 130, 890, 770],
  draw: (palette) => {
    const { main, mainShade, mainTint, pop, popShade, light, lightShade, dark, darkTint } = palette;
    const wheel = (x: number, y: number, radius: number) => (
      <g>
        <circle cx={x} cy={y} r={radius} fill={dark} />
        <circle cx={x} cy={y} r={radius * 0.6} fill={light} />
        <path
          d={`M${x} ${y - radius * 0.6}A${radius * 0.6} ${radius * 0.6} 0 0 1 ${x} ${y + radius * 0.6}Z`}
          fill={lightShade}
        />
        <circle cx={x} cy={y} r={radius * 0.2} fill={dark} />
      </g>
    );
    return (
      <g>
        <path d="M150 200 420 620" stroke={dark} strokeWidth={30} strokeLinecap="round" />
        <path d="M210 180 470 600" stroke={darkTint} strokeWidth={24} strokeLinecap="round" />
        <path d="M76 190 236 146" stroke={main} strokeWidth={50} strokeLinecap="round" />
        <path d="M120 220C120 300 160 330 200 350" fill="none" stroke={pop} strokeWidth={14} />
        <path d="M250 520 90 580C70 590 66 610 70 640L110 790H330L400 640Z" fill={pop} />
        <path d="M110 790H330L400 640 300 700Z" fill={popShade} />
        <path d="M100 640 340 570M108 690 330 630" stroke={popShade} strokeWidth={10} />
        <path d="M340 620C360 580 400 570 440 570H740C800 580 850 640 860 800H320Z" fill={main} />
        <path d="M690 570H740C800 580 850 640 860 800H720C740 720 730 640 690 570Z" fill={mainShade} />
        <path
          d="M380 640C390 614 410 606 440 606H560"
          fill="none"
          stroke={mainTint}
          strokeWidth={22}
          strokeLinecap="round"
        />
        <rect x={480} y={430} width={230} height={150} rx={24} fill={dark} />
        <path d="M500 470H690M500 505H690M500 540H690" stroke={darkTint} strokeWidth={14} />
        <rect x={520} y={380} width={150} height={64} rx={26} fill={pop} />
        <path d="M620 380H644A26 26 0 0 1 670 406V418A26 26 0 0 1 644 444H620Z" fill={popShade} />
        <path d="M700 480H760" stroke={light} strokeWidth={30} strokeLinecap="round" />
        {wheel(390, 780, 104)}
        {wheel(790, 800, 84)}
        <path
          d="M60 900V870L90 840 120 872 150 842 180 872 210 842 240 872 270 842 300 872 330 842 360 872 390 842 420 872 450 842 480 872 510 842 540 872 570 842 600 872 630 842 660 872 690 842 720 872 750 842 780 872 810 840 830 730 850 830 868 690 890 820 910 720 930 830 950 760V900Z"
          fill={mainTint}
        />
        <path d="M60 900V886H950V900Z" fill={mainShade} />
      </g>
    );
  },
};

/** A rubber duck on the water. */
export const rubberDuck: Illustration = {
  bounds: [70, 120, 860, 780],
  draw: ({ main, mainShade, mainTint, pop, popShade, popTint, light, dark }) => (
    <g>
      <path
        d="M240 470C300 520 420 530 520 490C640 450 740 440 800 380C830 350 880 370 876 430C870 640 760 800 520 800C300 800 190 690 190 590C190 540 210 500 240 470Z"
        fill={main}
      />
      <path d="M800 380C830 350 880 370 876 430C870 640 760 800 520 800C680 740 760 600 740 440Z" fill={mainShade} />
      <path d="M470 560C560 520 680 540 720 500C730 600 660 690 560 690C480 690 440 620 470 560Z" fill={mainTint} />
      <path d="M560 690C660 690 730 600 720 500C700 520 680 528 660 534C660 610 620 660 540 688Z" fill={main} />
      <circle cx={370} cy={320} r={200} fill={main} />
      <path d="M460 142A200 200 0 0 1 440 507C520 420 540 260 460 142Z" fill={mainShade} />
      <path d="M230 290C240 230 280 190 330 176" fill="none" stroke={mainTint} strokeWidth={28} strokeLinecap="round" />
      <path d="M70 350C110 310 180 300 250 330C270 380 240 410 200 414C140 420 90 400 70 350Z" fill={pop} />
      <path d="M84 366C130 370 190 366 250 342C262 384 238 410 200 414C150 418 106 404 84 366Z" fill={popShade} />
      <circle cx={340} cy={270} r={38} fill={light} />
      <circle cx={332} cy={274} r={22} fill={dark} />
      <path
        d="M70 760C120 710 180 710 230 750S340 800 390 750 500 700 560 750 670 800 720 750 850 700 930 760V860A40 40 0 0 1 890 900H110A40 40 0 0 1 70 860Z"
        fill={pop}
      />
      <path
        d="M70 830C120 790 180 790 230 820S340 860 390 820 500 780 560 820 670 860 720 820 850 780 930 830V860A40 40 0 0 1 890 900H110A40 40 0 0 1 70 860Z"
        fill={popShade}
      />
      <path
        d="M130 770C160 754 180 758 200 770M600 780C630 796 650 794 680 776"
        fill="none"
        stroke={popTint}
        strokeWidth={16}
        strokeLinecap="round"
      />
    </g>
  ),
};

/** A storage unit, its door halfway up. */
export const storageUnit: Illustration = {
  bounds: [100, 110, 800, 790],
  label: { x: 300, y: 130, width: 400, height: 90, on: ({ dark }) => dark },
  draw: (palette) => {
    const { main, mainShade, mainTint, pop, popShade, popTint, light, lightShade, dark, darkTint } = palette;
    const box = (x: number, y: number, width: number, height: number) => (
      <g>
        <rect x={x} y={y} width={width} height={height} fill={pop} />
        <path d={`M${x + width * 0.7} ${y}h${width * 0.3}v${height}h${-width * 0.3}Z`} fill={popShade} />
        <path d={`M${x + width * 0.42} ${y}h${width * 0.16}v${height * 0.4}h${-width * 0.16}Z`} fill={light} />
      </g>
    );
    return (
      <g>
        {castShadow(palette, 500, 890, 410)}
        <path d="M100 150A40 40 0 0 1 140 110H860A40 40 0 0 1 900 150V900H100Z" fill={dark} />
        <rect x={160} y={240} width={680} height={660} fill={darkTint} />
        <path d="M160 240H840V900H760V560H160Z" fill={dark} opacity={0.55} />
        {box(200, 720, 240, 180)}
        {box(230, 590, 180, 130)}
        <path d="M690 900V640" stroke={light} strokeWidth={20} />
        <path d="M620 880H760V900H620Z" fill={light} />
        <path d="M640 520H740L790 660H590Z" fill={popTint} />
        <path d="M700 520H740L790 660H710Z" fill={pop} />
        <circle cx={530} cy={830} r={70} fill={light} />
        <path d="M530 760A70 70 0 0 1 530 900Z" fill={lightShade} />
        <path
          d="M464 806C510 800 550 860 540 898M596 806C560 820 540 860 540 898"
          fill="none"
          stroke={dark}
          strokeWidth={10}
        />
        {[0, 1, 2, 3, 4].map((index) => (
          <g key={index}>
            <rect x={160} y={240 + index * 58} width={680} height={54} fill={index % 2 ? main : mainTint} />
            <path d={`M160 ${276 + index * 58}H840V${294 + index * 58}H160Z`} fill={index % 2 ? mainShade : main} />
          </g>
        ))}
        <rect x={150} y={530} width={700} height={36} rx={12} fill={mainShade} />
        <rect x={440} y={500} width={120} height={34} rx={17} fill={light} />
      </g>
    );
  },
};

/** A squeegee that has cleaned half of a window. */
export const squeegee: Illustration = {
  bounds: [110, 90, 780, 810],
  draw: ({ main, mainShade, mainTint, pop, popShade, popTint, light, dark, darkTint }) => (
    <g>
      <rect x={110} y={90} width={780} height={750} rx={20} fill={dark} />
      <rect x={150} y={130} width={700} height={670} fill={popShade} />
      <path d="M150 130H590C600 330 600 420 560 560L150 800Z" fill={popTint} />
      <path d="M150 130H430L150 560Z" fill={light} opacity={0.6} />
      <path d="M470 130H540L150 700V610Z" fill={light} opacity={0.6} />
      <path
        d="M690 230V280M760 330V400M700 440V500M780 520V570M640 620V690M730 660V740M560 720V770"
        stroke={popTint}
        strokeWidth={20}
        strokeLinecap="round"
      />
      <rect x={110} y={830} width={780} height={70} rx={16} fill={darkTint} />
      <path d="M110 866H890V884A16 16 0 0 1 874 900H126A16 16 0 0 1 110 884Z" fill={dark} />
      <g transform="rotate(-32 480 560)">
        <rect x={230} y={486} width={520} height={30} rx={10} fill={dark} />
        <rect x={216} y={512} width={548} height={66} rx={28} fill={main} />
        <path d="M600 512H736A28 28 0 0 1 764 540V550A28 28 0 0 1 736 578H560Z" fill={mainShade} />
        <path d="M250 534H420" stroke={mainTint} strokeWidth={14} strokeLinecap="round" />
        <path d="M420 578H560L536 640H444Z" fill={dark} />
        <rect x={446} y={636} width={88} height={224} rx={40} fill={pop} />
        <path d="M490 636H494A40 40 0 0 1 534 676V820A40 40 0 0 1 494 860H490Z" fill={popShade} />
      </g>
    </g>
  ),
};
