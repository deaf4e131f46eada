import { castShadow, type Illustration } from './illustration';

const windows = (x: number, y: number, columns: number, rows: number, colour: string, lit: string) =>
  Array.from({ length: columns * rows }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    return (
      <rect
        key={`${x} ${index}`}
        x={x + column * 62}
        y={y + row * 76}
        width={38}
        height={48}
        fill={(column * 5 + row * 3) % 7 === 2 ? lit : colour}
      />
    );
  });

export const officeTower: Illustration = {
  bounds: [70, 90, 860, 810],
  draw: (palette) => {
    const { main, mainShade, mainTint, pop, popShade, light, lightShade, dark, darkTint } = palette;
    return (
      <g>
        {castShadow(palette, 500, 895, 460)}
        <path d="M600 330H880V900H600Z" fill={dark} />
        {windows(640, 380, 4, 6, darkTint, pop)}
        <path d="M110 420H360V900H110Z" fill={light} />
        <path d="M280 420H360V900H280Z" fill={lightShade} />
        {windows(140, 460, 3, 5, dark, main)}
        <path d="M320 190 520 90V900H320Z" fill={main} />
        <path d="M520 90 660 190V900H520Z" fill={mainShade} />
        <path
          d="M350 250 490 180V220L350 286ZM350 350 490 290V330L350 384ZM350 450 490 400V440L350 482ZM350 550 490 512V552L350 580ZM350 650 490 622V662L350 680Z"
          fill={light}
        />
        <path
          d="M550 200 630 258V292L550 240ZM550 310 630 358V392L550 350ZM550 420 630 458V492L550 460ZM550 530 630 560V594L550 570ZM550 640 630 660V694L550 680Z"
          fill={mainTint}
        />
        <path d="M400 770H480V900H400Z" fill={dark} />
        <path d="M440 770V900" stroke={light} strokeWidth={8} />
        <circle cx={790} cy={800} r={70} fill={pop} />
        <path d="M790 730A70 70 0 0 1 790 870Z" fill={popShade} />
        <path d="M780 830H800V900H780Z" fill={dark} />
        <circle cx={224} cy={836} r={52} fill={pop} />
        <path d="M224 784A52 52 0 0 1 224 888Z" fill={popShade} />
        <path d="M70 884H930V900H70Z" fill={dark} />
      </g>
    );
  },
};

export const briefcase: Illustration = {
  bounds: [80, 150, 840, 710],
  draw: (palette) => {
    const { main, mainShade, mainTint, pop, popShade, light, lightShade, dark } = palette;
    return (
      <g>
        {castShadow(palette, 500, 856, 430)}
        <g transform="rotate(-8 400 300)">
          <rect x={250} y={170} width={300} height={300} fill={light} />
          <path d="M290 220H460M290 262H510" stroke={lightShade} strokeWidth={18} />
        </g>
        <g transform="rotate(7 640 300)">
          <rect x={500} y={200} width={260} height={260} fill={pop} />
          <path d="M540 250H680M540 290H720" stroke={light} strokeWidth={16} />
        </g>
        <path
          d="M370 350V290A60 60 0 0 1 430 230H570A60 60 0 0 1 630 290V350"
          fill="none"
          stroke={dark}
          strokeWidth={42}
        />
        <rect x={80} y={340} width={840} height={520} rx={56} fill={main} />
        <path d="M80 590C300 660 700 660 920 590V804A56 56 0 0 1 864 860H136A56 56 0 0 1 80 804Z" fill={mainShade} />
        <path d="M80 396A56 56 0 0 1 136 340H864A56 56 0 0 1 920 396V420H80Z" fill={mainTint} />
        <rect x={440} y={570} width={120} height={130} rx={20} fill={pop} />
        <path d="M500 570H540A20 20 0 0 1 560 590V680A20 20 0 0 1 540 700H500Z" fill={popShade} />
        <circle cx={500} cy={624} r={16} fill={dark} />
        <path d="M490 630H510V668H490Z" fill={dark} />
        <path d="M170 340H216V860H170ZM784 340H830V860H784Z" fill={dark} />
        <rect x={160} y={500} width={66} height={46} rx={8} fill={pop} />
        <rect x={774} y={500} width={66} height={46} rx={8} fill={pop} />
      </g>
    );
  },
};

export const trophy: Illustration = {
  bounds: [168, 120, 664, 780],
  draw: (palette) => {
    const { main, mainShade, mainTint, pop, popShade, light, dark, darkTint } = palette;
    return (
      <g>
        {castShadow(palette, 500, 893, 260)}
        <g fill="none" strokeWidth={42}>
          <path d="M300 230H190C180 400 240 490 360 500" stroke={main} />
          <path d="M700 230H810C820 400 760 490 640 500" stroke={mainShade} />
        </g>
        <path d="M470 600H530L546 740H454Z" fill={mainShade} />
        <path d="M270 150H730C740 420 670 620 500 640 330 620 260 420 270 150Z" fill={main} />
        <path d="M560 150H730C740 420 670 620 500 640 580 560 600 360 560 150Z" fill={mainShade} />
        <rect x={250} y={120} width={500} height={56} rx={28} fill={mainTint} />
        <path
          d="M320 220C318 320 336 410 370 470"
          fill="none"
          stroke={light}
          strokeWidth={22}
          strokeLinecap="round"
          opacity={0.8}
        />
        <path d="M500 250 532 322 610 330 551 382 568 458 500 418 432 458 449 382 390 330 468 322Z" fill={light} />
        <path d="M380 740H620A30 30 0 0 1 650 770V800H350V770A30 30 0 0 1 380 740Z" fill={pop} />
        <path d="M500 740H620A30 30 0 0 1 650 770V800H500Z" fill={popShade} />
        <path d="M310 800H690V900H310Z" fill={dark} />
        <path d="M500 800H690V900H500Z" fill={darkTint} />
        <rect x={420} y={830} width={160} height={40} fill={mainTint} />
      </g>
    );
  },
};

/** Its stripes are the flag's own colours in every ad. */
const rainbow = ['#e40303', '#ff8c00', '#ffed00', '#008026', '#24408e', '#732982'];

export const rainbowFlag: Illustration = {
  bounds: [120, 90, 790, 810],
  draw: (palette) => {
    const { main, pop, popShade, dark, darkTint } = palette;
    return (
      <g>
        {castShadow(palette, 196, 888, 130)}
        {rainbow.map((colour, index) => (
          <path
            key={colour}
            d={`M212 ${190 + index * 78}C400 ${110 + index * 78} 560 ${290 + index * 78} 910 ${170 + index * 78}v78C560 ${368 + index * 78} 400 ${188 + index * 78} 212 ${268 + index * 78}Z`}
            fill={colour}
          />
        ))}
        <path d="M212 190C280 160 340 168 400 184V652C340 636 280 628 212 658Z" fill={dark} opacity={0.12} />
        <rect x={172} y={130} width={40} height={760} fill={dark} />
        <path d="M192 130H212V890H192Z" fill={darkTint} />
        <circle cx={192} cy={130} r={40} fill={pop} />
        <path d="M192 90A40 40 0 0 1 192 170Z" fill={popShade} />
        <rect x={120} y={862} width={150} height={38} rx={19} fill={main} />
      </g>
    );
  },
};
