import { mix } from '../contrast';
import { castShadow, hairOn, type Illustration } from './illustration';

/** Skin and hair are people's own colours, not the ad's. */
const people = {
  woman: { skin: '#f0c8a4', skinShade: '#d9a67d', hairs: ['#2e1d16', '#6b4026', '#a06b3f'] },
  man: { skin: '#8a5638', skinShade: '#6d4029', hairs: ['#201512', '#5f564f', '#b5aaa0'] },
} as const;

export const portraitWoman: Illustration = {
  bounds: [130, 90, 740, 910],
  draw: (palette) => {
    const { main, mainShade, pop, light } = palette;
    const { skin, skinShade, hairs } = people.woman;
    const hair = hairOn(palette, hairs);
    return (
      <g>
        <path
          d="M260 400C240 190 350 90 500 90S760 190 740 400C730 520 790 600 770 700H230C210 600 270 520 260 400Z"
          fill={hair}
        />
        <path d="M130 1000C130 830 240 760 400 730L500 800 600 730C760 760 870 830 870 1000Z" fill={main} />
        <path d="M600 730C760 760 870 830 870 1000H640C700 900 680 800 600 730Z" fill={mainShade} />
        <path d="M410 600H590V740C590 800 540 830 500 830S410 800 410 740Z" fill={skinShade} />
        <path
          d="M330 380C330 250 400 190 500 190S670 250 670 380V450C670 570 590 650 500 650S330 570 330 450Z"
          fill={skin}
        />
        <path
          d="M314 420C330 300 400 290 470 220 560 300 660 300 686 420 720 250 640 150 500 150S280 250 314 420Z"
          fill={hair}
        />
        <path d="M470 220C420 160 330 200 310 330 330 230 400 180 470 220Z" fill={mix(hair, skin, 0.14)} />
        <path d="M400 730 500 860 600 730 640 770 530 1000H470L360 770Z" fill={light} />
        <path d="M430 750 500 860 570 750C560 810 535 830 500 830S440 810 430 750Z" fill={skinShade} />
        <circle cx={326} cy={500} r={22} fill={pop} />
        <circle cx={674} cy={500} r={22} fill={pop} />
        <path
          d="M452 560C480 582 520 582 548 560"
          fill="none"
          stroke={skinShade}
          strokeWidth={14}
          strokeLinecap="round"
        />
      </g>
    );
  },
};

export const portraitMan: Illustration = {
  bounds: [110, 110, 780, 890],
  draw: (palette) => {
    const { main, mainShade, pop, popShade, light, lightShade } = palette;
    const { skin, skinShade, hairs } = people.man;
    const hair = hairOn(palette, hairs);
    return (
      <g>
        <path d="M110 1000C110 830 230 770 390 730L500 820 610 730C770 770 890 830 890 1000Z" fill={main} />
        <path d="M610 730C770 770 890 830 890 1000H660C720 900 690 800 610 730Z" fill={mainShade} />
        <path d="M400 580H600V730C600 790 550 830 500 830S400 790 400 730Z" fill={skinShade} />
        <ellipse cx={322} cy={430} rx={36} ry={54} fill={skinShade} />
        <ellipse cx={678} cy={430} rx={36} ry={54} fill={skinShade} />
        <path
          d="M330 330C330 210 400 170 500 170S670 210 670 330V460C670 580 590 660 500 660S330 580 330 460Z"
          fill={skin}
        />
        <path
          d="M330 450C350 480 380 530 430 535 470 500 530 500 570 535 620 530 650 480 670 450V480C670 600 590 680 500 680S330 600 330 480Z"
          fill={hair}
        />
        <path d="M462 562C485 574 515 574 538 562" stroke={light} strokeWidth={16} strokeLinecap="round" fill="none" />
        <path
          d="M318 400C290 200 380 110 520 110 650 110 710 210 682 400L662 330C600 330 470 330 400 250 380 290 350 320 338 330Z"
          fill={hair}
        />
        <path d="M390 720 500 840 610 720 650 780 560 900 500 850 440 900 350 780Z" fill={light} />
        <path d="M500 850 560 900 650 780 610 720 500 840Z" fill={lightShade} />
        <path d="M470 850H530L520 900 546 1000H454L480 900Z" fill={pop} />
        <path d="M500 850H530L520 900 546 1000H500Z" fill={popShade} />
        <g fill="none" stroke={light} strokeWidth={14}>
          <circle cx={424} cy={410} r={56} />
          <circle cx={576} cy={410} r={56} />
          <path d="M480 404C490 396 510 396 520 404" />
        </g>
      </g>
    );
  },
};

export const contract: Illustration = {
  bounds: [158, 110, 714, 792],
  draw: (palette) => {
    const { main, mainShade, pop, popShade, light, lightShade, dark, darkTint } = palette;
    return (
      <g>
        <path d="M230 160H740V900H230Z" fill={dark} opacity={0.16} transform="rotate(-5 480 500) translate(26 20)" />
        <g transform="rotate(-5 460 500)">
          <path d="M190 120H600L710 230V880H190Z" fill={light} />
          <path d="M600 120 710 230H600Z" fill={lightShade} />
          <rect x={250} y={200} width={250} height={34} fill={dark} />
          <g fill={lightShade}>
            <rect x={250} y={290} width={400} height={22} />
            <rect x={250} y={344} width={400} height={22} />
            <rect x={250} y={398} width={340} height={22} />
            <rect x={250} y={480} width={400} height={22} />
            <rect x={250} y={534} width={280} height={22} />
          </g>
          <path
            d="M252 770C280 690 330 660 332 710S280 790 330 780 380 700 410 720 400 780 440 770 480 730 520 750"
            fill="none"
            stroke={main}
            strokeWidth={16}
            strokeLinecap="round"
          />
          <path d="M250 806H540" stroke={dark} strokeWidth={8} />
          <path d="M590 740 560 880 620 840 680 880 650 740Z" fill={popShade} />
          <circle cx={620} cy={690} r={78} fill={pop} />
          <circle cx={620} cy={690} r={48} fill="none" stroke={light} strokeWidth={12} />
        </g>
        <g transform="rotate(38 700 420)">
          <path d="M664 200A36 36 0 0 1 736 200V560H664Z" fill={dark} />
          <path d="M704 166A36 36 0 0 1 736 200V560H704Z" fill={darkTint} />
          <rect x={656} y={400} width={88} height={40} fill={main} />
          <path d="M664 560H736L708 668H692Z" fill={mainShade} />
          <path d="M692 668H708L700 716Z" fill={dark} />
        </g>
      </g>
    );
  },
};

export const scales: Illustration = {
  bounds: [60, 120, 880, 780],
  draw: (palette) => {
    const { main, mainShade, pop, popShade, light, lightShade, dark, darkTint } = palette;
    return (
      <g>
        {castShadow(palette, 500, 893, 270)}
        <path d="M468 230H532V800H468Z" fill={dark} />
        <path d="M502 230H532V800H502Z" fill={darkTint} />
        <path d="M320 860A60 60 0 0 1 380 800H620A60 60 0 0 1 680 860V900H320Z" fill={dark} />
        <g stroke={dark} strokeWidth={8} fill="none">
          <path d="M220 290 80 600M220 290 360 600M780 230 640 540M780 230 920 540" />
        </g>
        <path d="M196 304 190 268 794 200 800 240Z" fill={dark} />
        <circle cx={500} cy={252} r={48} fill={main} />
        <circle cx={500} cy={252} r={20} fill={light} />
        <circle cx={500} cy={156} r={36} fill={pop} />
        <rect x={140} y={470} width={160} height={134} fill={pop} />
        <path d="M220 470H300V604H220Z" fill={popShade} />
        <path d="M60 600H380C370 690 300 730 220 730S70 690 60 600Z" fill={main} />
        <path d="M220 600H380C370 690 300 730 220 730Z" fill={mainShade} />
        <circle cx={780} cy={456} r={86} fill={light} />
        <path d="M780 370A86 86 0 0 1 780 542Z" fill={lightShade} />
        <path d="M620 540H940C930 630 860 670 780 670S630 630 620 540Z" fill={main} />
        <path d="M780 540H940C930 630 860 670 780 670Z" fill={mainShade} />
      </g>
    );
  },
};
