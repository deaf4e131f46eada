import type { IllustrationPalette } from '../colourSchemes';
import { castShadow, leaf, risingLine, type Illustration } from './illustration';

export const coffee: Illustration = {
  bounds: [100, 120, 780, 780],
  label: { x: 480, y: 452, width: 290, height: 70, on: ({ light }) => light },
  draw: (palette) => {
    const { main, mainShade, pop, popShade, light, lightShade, dark, darkTint } = palette;
    return (
      <g>
        {castShadow(palette, 640, 888, 300)}
        {castShadow(palette, 260, 892, 190)}
        <path d="M400 230H850L880 880A20 20 0 0 1 860 900H390A20 20 0 0 1 370 880Z" fill={dark} />
        <path d="M790 230H850L880 880A20 20 0 0 1 860 900H800Z" fill={darkTint} />
        <path d="M380 140A20 20 0 0 1 400 120H850A20 20 0 0 1 870 140V236H380Z" fill={darkTint} />
        <path d="M400 176H850" stroke={dark} strokeWidth={12} strokeLinecap="round" />
        <path d="M380 236H870V256H380Z" fill={dark} />
        <circle cx={625} cy={318} r={20} fill={darkTint} />
        <rect x={460} y={400} width={330} height={370} fill={light} />
        <path d="M480 546H770V554H480Z" fill={dark} />
        <path d="M520 700A105 105 0 0 1 730 700Z" fill={main} />
        <path d="M500 716H750V732H500Z" fill={pop} />
        <path
          d="M590 620C560 640 560 680 600 700M660 620C690 640 690 680 650 700"
          stroke={mainShade}
          strokeWidth={0}
          fill="none"
        />
        {risingLine(200, 610, 180, dark, 15)}
        {risingLine(280, 610, 180, dark, 15)}
        <path d="M400 700C470 690 480 790 372 806" fill="none" stroke={lightShade} strokeWidth={34} />
        <path d="M100 660H410C410 800 370 890 300 890H210C140 890 100 800 100 660Z" fill={light} />
        <path d="M320 660H410C410 800 370 890 300 890H250C300 860 322 780 320 660Z" fill={lightShade} />
        <ellipse cx={255} cy={660} rx={155} ry={34} fill={light} />
        <ellipse cx={255} cy={662} rx={132} ry={24} fill={popShade} />
        <path d="M125 668A132 24 0 0 0 385 668 132 14 0 0 0 125 668Z" fill={dark} />
      </g>
    );
  },
};

const slice = (
  x: number,
  y: number,
  radius: number,
  turn: number,
  { pop, popShade, popTint, light }: IllustrationPalette,
) => (
  <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${radius / 100})`}>
    <circle r={100} fill={popShade} />
    <circle r={90} fill={light} />
    {Array.from({ length: 8 }, (_, index) => (
      <path
        key={index}
        d="M0 -10 29 -68A76 76 0 0 0 -29 -68Z"
        transform={`rotate(${index * 45})`}
        fill={index % 2 ? popTint : pop}
      />
    ))}
  </g>
);

export const citrusCan: Illustration = {
  bounds: [52, 52, 866, 856],
  label: { x: 372, y: 412, width: 236, height: 150, on: ({ light }) => light, turn: 8 },
  draw: (palette) => {
    const { main, mainShade, mainTint, pop, popShade, light, lightShade, dark } = palette;
    return (
      <g>
        {slice(780, 300, 130, 12, palette)}
        <g transform="rotate(8 500 500)">
          <path d="M330 130 366 70H634L670 130Z" fill={lightShade} />
          <ellipse cx={500} cy={72} rx={134} ry={16} fill={light} />
          <path d="M330 130H670L690 180V820L660 880H340L310 820V180Z" fill={main} />
          <path d="M590 130H670L690 180V820L660 880H580L600 820V180Z" fill={mainShade} />
          <path d="M340 180H374V820L392 880H360L340 820Z" fill={mainTint} />
          <path d="M330 130H670L690 180H310Z" fill={lightShade} />
          <path d="M310 820H690L660 880H340Z" fill={lightShade} />
          <circle cx={490} cy={490} r={158} fill={light} />
          <path d="M380 720H600V734H380ZM410 756H570V768H410Z" fill={light} />
          {leaf(500, 330, 110, 40, pop, popShade)}
          {leaf(496, 334, 96, -40, pop, popShade)}
        </g>
        {slice(220, 650, 168, -8, palette)}
        {slice(770, 760, 148, 30, palette)}
        <path d="M120 330c30 40 44 62 44 84a44 44 0 0 1-88 0c0-22 14-44 44-84Z" fill={light} />
        <path d="M210 230c16 22 24 34 24 46a24 24 0 0 1-48 0c0-12 8-24 24-46Z" fill={dark} />
      </g>
    );
  },
};

export const ramenBowl: Illustration = {
  bounds: [90, 80, 820, 820],
  draw: (palette) => {
    const { main, mainShade, pop, popShade, popTint, light, lightShade, dark } = palette;
    return (
      <g>
        {castShadow(palette, 500, 893, 320)}
        <g stroke={dark} strokeWidth={22} strokeLinecap="round">
          <path d="M560 470 850 90M620 490 900 150" />
        </g>
        <path
          d="M250 500V330A16 16 0 0 1 266 314H390A16 16 0 0 1 406 330V500Z"
          fill={dark}
          transform="rotate(-10 330 420)"
        />
        <ellipse cx={500} cy={510} rx={410} ry={96} fill={mainShade} />
        <ellipse cx={500} cy={514} rx={372} ry={74} fill={popTint} />
        <path
          d="M180 520C240 440 330 470 360 510S470 560 520 500 640 470 690 520 780 500 820 520C760 580 620 590 500 590S240 580 180 520Z"
          fill={lightShade}
        />
        <path
          d="M200 530C260 480 320 490 380 540M300 500C380 470 420 540 500 545M420 500C500 470 540 560 620 540M560 500C640 480 680 550 760 530"
          fill="none"
          stroke={light}
          strokeWidth={16}
          strokeLinecap="round"
        />
        <ellipse cx={430} cy={472} rx={104} ry={70} fill={light} />
        <circle cx={436} cy={474} r={44} fill={pop} />
        <circle cx={640} cy={492} r={66} fill={light} />
        <path d="M640 452A40 40 0 1 1 604 474A22 22 0 1 0 640 452Z" fill={main} />
        {leaf(700, 520, 110, 62, popShade, pop)}
        {leaf(708, 528, 90, 98, pop, popShade)}
        <path
          d="M90 510C120 580 300 606 500 606S880 580 910 510C910 700 800 830 660 860V900H340V860C200 830 90 700 90 510Z"
          fill={main}
        />
        <path
          d="M910 510C910 700 800 830 660 860V900H560C720 820 790 720 800 574 860 556 900 536 910 510Z"
          fill={mainShade}
        />
        <path
          d="M112 632C160 690 320 716 500 716S840 690 888 632L870 686C800 736 650 762 500 762S200 736 130 686Z"
          fill={light}
        />
        {risingLine(430, 380, 210, light, 18)}
        {risingLine(540, 360, 230, light, 18)}
      </g>
    );
  },
};

export const pizza: Illustration = {
  bounds: [62, 68, 834, 830],
  draw: ({ main, mainShade, mainTint, pop, popShade, light, lightShade, dark }) => {
    const salami = (x: number, y: number, radius: number) => (
      <g>
        <circle cx={x} cy={y} r={radius} fill={main} />
        <path d={`M${x} ${y - radius}A${radius} ${radius} 0 0 1 ${x} ${y + radius}Z`} fill={mainShade} />
      </g>
    );
    return (
      <g>
        <circle cx={474} cy={536} r={388} fill={dark} opacity={0.16} />
        <path d="M450 510 838 510A388 388 0 1 1 566.700 140Z" fill={mainShade} />
        <path d="M450 510 800 510A350 350 0 1 1 555.500 176Z" fill={lightShade} />
        <path d="M444 504 780 504A332 332 0 1 1 545 188Z" fill={light} />
        <path
          d="M190 470A44 44 0 0 0 270 470ZM520 760A40 40 0 0 0 592 760ZM330 640A32 32 0 0 0 390 640Z"
          fill={lightShade}
        />
        {salami(300, 360, 66)}
        {salami(250, 590, 62)}
        {salami(450, 700, 70)}
        {salami(650, 620, 58)}
        {salami(430, 300, 50)}
        {leaf(370, 520, 110, -70, pop, popShade)}
        {leaf(550, 560, 110, 130, pop, popShade)}
        {leaf(350, 760, 90, 160, popShade, pop)}
        <g transform="translate(58 -44)">
          <path d="M450 510 566.700 140A388 388 0 0 1 838 510Z" fill={mainShade} />
          <path d="M450 510 555.500 176A350 350 0 0 1 800 510Z" fill={light} />
          {salami(600, 300, 62)}
          {salami(690, 440, 50)}
          {leaf(560, 440, 100, 30, pop, popShade)}
          <path d="M500 510H540V590A20 20 0 0 1 500 590ZM570 510H606V560A18 18 0 0 1 570 560Z" fill={light} />
        </g>
        <circle cx={150} cy={170} r={54} fill={main} />
        <circle cx={132} cy={152} r={14} fill={mainTint} />
        {leaf(150, 124, 60, 20, pop, popShade)}
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

/** Two eggs, bacon, and toast, seen from above. */
export const breakfast: Illustration = {
  bounds: [74, 148, 842, 704],
  draw: ({ main, mainShade, mainTint, pop, popShade, popTint, light, lightShade, dark, darkTint }) => {
    const yolk = (x: number, y: number) => (
      <g>
        <circle cx={x} cy={y} r={66} fill={pop} />
        <path d={`M${x} ${y - 66}a66 66 0 0 1 0 132Z`} fill={popShade} />
        <circle cx={x - 24} cy={y - 24} r={14} fill={popTint} />
      </g>
    );
    const bacon = (y: number, [near, far]: readonly [string, string]) => (
      <g transform={`translate(0 ${y})`}>
        <path
          d="M330 0C370 -40 410 40 450 0S530 40 570 0S650 40 690 0V64C650 104 610 24 570 64S490 24 450 64S370 24 330 64Z"
          fill={near}
        />
        <path d="M330 32C370 -8 410 72 450 32S530 72 570 32S650 72 690 32" fill="none" stroke={far} strokeWidth={16} />
      </g>
    );
    return (
      <g>
        <circle cx={516} cy={512} r={352} fill={dark} opacity={0.16} />
        <circle cx={500} cy={500} r={352} fill={main} />
        <path d="M500 148A352 352 0 0 1 500 852Z" fill={mainShade} />
        <circle cx={500} cy={500} r={276} fill={mainTint} />
        <path d="M500 224A276 276 0 0 1 500 776Z" fill={main} />
        <path
          d="M300 430C280 330 370 270 440 310C500 250 600 270 620 340C700 330 740 430 690 480C660 540 580 540 540 520C480 570 400 560 380 510C330 520 290 480 300 430Z"
          fill={light}
        />
        <path d="M690 480C660 540 580 540 540 520C480 570 400 560 380 510C480 520 640 500 690 480Z" fill={lightShade} />
        {yolk(416, 412)}
        {yolk(590, 426)}
        {bacon(570, [popShade, light])}
        {bacon(652, [dark, light])}
        {leaf(716, 560, 110, 40, popTint, pop)}
        <path
          d="M74 200V330A50 50 0 0 0 96 372V800A22 22 0 0 0 140 800V372A50 50 0 0 0 162 330V200H142V320H128V200H108V320H94V200Z"
          fill={dark}
        />
        <path d="M866 190C912 240 926 380 908 520H896V800A22 22 0 0 1 852 800V200A14 14 0 0 1 866 190Z" fill={dark} />
        <path d="M880 206C912 250 926 380 908 520H880Z" fill={darkTint} />
      </g>
    );
  },
};
