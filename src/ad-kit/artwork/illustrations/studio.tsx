import { castShadow, type Illustration } from './illustration';

/** An easel with a child's portrait of somebody. */
export const easel: Illustration = {
  bounds: [155, 70, 690, 830],
  draw: (palette) => {
    const { main, mainShade, mainTint, pop, popShade, light, lightShade, dark, darkTint } = palette;
    return (
      <g>
        {castShadow(palette, 500, 890, 330)}
        <path d="M500 90V820" stroke={darkTint} strokeWidth={36} strokeLinecap="round" />
        <path d="M460 90 176 876M540 90 824 876" stroke={dark} strokeWidth={44} strokeLinecap="round" />
        <rect x={220} y={140} width={560} height={520} rx={12} fill={light} />
        <path d="M740 140H768A12 12 0 0 1 780 152V648A12 12 0 0 1 768 660H220V620H740Z" fill={lightShade} />
        <path d="M290 200H330M310 180V220" stroke={pop} strokeWidth={18} strokeLinecap="round" />
        <circle cx={480} cy={400} r={150} fill={mainTint} />
        <path
          d="M330 400C320 240 420 220 490 230S650 270 630 410C590 340 560 320 530 320 470 350 380 320 330 400Z"
          fill={main}
        />
        <circle cx={424} cy={410} r={18} fill={dark} />
        <circle cx={540} cy={398} r={26} fill={dark} />
        <path d="M410 476C450 530 530 520 556 466" fill="none" stroke={pop} strokeWidth={22} strokeLinecap="round" />
        <path d="M480 430 496 450" stroke={mainShade} strokeWidth={16} strokeLinecap="round" />
        <path d="M430 546 420 610M540 544 556 610" stroke={main} strokeWidth={18} strokeLinecap="round" />
        <rect x={170} y={660} width={660} height={60} rx={14} fill={dark} />
        <rect x={250} y={630} width={150} height={36} rx={10} fill={pop} />
        <path d="M360 630H390A10 10 0 0 1 400 640V656A10 10 0 0 1 390 666H360Z" fill={popShade} />
        <rect x={430} y={636} width={120} height={28} rx={8} fill={main} />
      </g>
    );
  },
};

/** A painter's palette with a brush. */
export const paintPalette: Illustration = {
  bounds: [90, 140, 810, 740],
  draw: (palette) => {
    const { main, mainShade, mainTint, pop, popShade, popTint, light, lightShade, dark, darkTint, ground } = palette;
    const dab = (x: number, y: number, size: number, near: string, far: string) => (
      <g transform={`translate(${x} ${y}) scale(${size})`}>
        <path d="M0 -70C50 -76 84 -40 76 6S30 70 -10 66 -84 40 -76 -10 -50 -66 0 -70Z" fill={near} />
        <path d="M76 6C68 52 30 70 -10 66S-84 40 -76 -10C-60 40 30 50 76 6Z" fill={far} />
      </g>
    );
    return (
      <g>
        <path
          d="M470 200C700 170 900 310 900 510C900 640 800 660 710 650S590 700 600 770 560 880 440 880C230 880 90 730 90 560S230 230 470 200Z"
          fill={light}
        />
        <path
          d="M900 510C900 640 800 660 710 650S590 700 600 770 560 880 440 880C230 880 90 730 90 560 140 780 330 850 430 840S540 800 540 730 600 600 720 604 890 600 900 510Z"
          fill={lightShade}
        />
        <circle cx={420} cy={716} r={62} fill={ground} />
        {dab(250, 640, 1, main, mainShade)}
        {dab(250, 440, 0.9, pop, popShade)}
        {dab(410, 320, 1, mainTint, main)}
        {dab(610, 310, 0.85, dark, darkTint)}
        {dab(790, 470, 0.95, popTint, pop)}
        <g transform="translate(520 520) rotate(28)">
          <path d="M-20 -60H20L14 -420A14 14 0 0 0 -14 -420Z" fill={main} />
          <path d="M0 -434A14 14 0 0 1 14 -420L20 -60H4Z" fill={mainShade} />
          <rect x={-26} y={-64} width={52} height={90} fill={darkTint} />
          <path d="M-26 26H26C40 90 20 130 0 170C-20 130 -40 90 -26 26Z" fill={pop} />
        </g>
      </g>
    );
  },
};

/** A young tree in its pot. */
export const sapling: Illustration = {
  bounds: [200, 70, 605, 820],
  draw: (palette) => {
    const { main, mainShade, mainTint, pop, popShade, popTint, dark, darkTint } = palette;
    const crown = (x: number, y: number, radius: number) => (
      <g>
        <circle cx={x} cy={y} r={radius} fill={pop} />
        <path
          d={`M${x + radius * 0.3} ${y - radius * 0.95}A${radius} ${radius} 0 0 1 ${x - radius * 0.5} ${y + radius * 0.866}C${x + radius * 0.5} ${y + radius * 0.6} ${x + radius * 0.7} ${y - radius * 0.3} ${x + radius * 0.3} ${y - radius * 0.95}Z`}
          fill={popShade}
        />
      </g>
    );
    return (
      <g>
        {castShadow(palette, 500, 890, 260)}
        <path
          d="M500 640C490 560 506 480 500 380M500 540 390 430M500 500 620 400"
          fill="none"
          stroke={dark}
          strokeWidth={30}
          strokeLinecap="round"
        />
        {crown(330, 380, 130)}
        {crown(670, 360, 136)}
        {crown(500, 230, 160)}
        <path
          d="M400 190C420 150 450 130 490 122M256 350C266 320 286 300 310 292"
          fill="none"
          stroke={popTint}
          strokeWidth={20}
          strokeLinecap="round"
        />
        <path d="M300 690H700L654 864A34 34 0 0 1 621 890H379A34 34 0 0 1 346 864Z" fill={main} />
        <path d="M600 690H700L654 864A34 34 0 0 1 621 890H540C580 830 600 760 600 690Z" fill={mainShade} />
        <rect x={266} y={620} width={468} height={92} rx={22} fill={mainTint} />
        <path d="M640 620H712A22 22 0 0 1 734 642V690A22 22 0 0 1 712 712H640Z" fill={main} />
        <path d="M320 620C360 590 640 590 680 620Z" fill={darkTint} />
      </g>
    );
  },
};
