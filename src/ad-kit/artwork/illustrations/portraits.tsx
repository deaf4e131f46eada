import { mix } from '../contrast';
import { hairOn, type Illustration } from './illustration';
import { brows, eyes, face, neck, neckBand, nose, people, shoulders, smile } from './portraitParts';

export const portraitWoman: Illustration = {
  bounds: [130, 90, 740, 910],
  isBust: true,
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
        {neck(skinShade)}
        {face(skin)}
        <path
          d="M314 420C330 300 400 290 470 220 560 300 660 300 686 420 720 250 640 150 500 150S280 250 314 420Z"
          fill={hair}
        />
        <path d="M470 220C420 160 330 200 310 330 330 230 400 180 470 220Z" fill={mix(hair, skin, 0.14)} />
        {brows(400, mix(hair, skin, 0.2))}
        {eyes(442)}
        {nose(452, skinShade)}
        {smile(560, skinShade)}
        <path d="M400 730 500 860 600 730 640 770 530 1000H470L360 770Z" fill={light} />
        <path d="M430 750 500 860 570 750C560 810 535 830 500 830S440 810 430 750Z" fill={skinShade} />
        <circle cx={326} cy={500} r={22} fill={pop} />
        <circle cx={674} cy={500} r={22} fill={pop} />
      </g>
    );
  },
};

export const portraitMan: Illustration = {
  bounds: [110, 110, 780, 890],
  isBust: true,
  draw: (palette) => {
    const { main, mainShade, pop, popShade, light, lightShade } = palette;
    const { skin, skinShade, hairs } = people.beard;
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
        {eyes(412)}
        <g fill="none" stroke={light} strokeWidth={14}>
          <circle cx={424} cy={410} r={56} />
          <circle cx={576} cy={410} r={56} />
          <path d="M480 404C490 396 510 396 520 404" />
        </g>
      </g>
    );
  },
};

/** Where her curls stand out of their mass: x, y and radius. */
const curls = [
  [270, 300, 92],
  [300, 190, 96],
  [400, 120, 96],
  [510, 100, 100],
  [620, 130, 96],
  [705, 205, 94],
  [735, 315, 92],
  [720, 430, 82],
  [282, 425, 82],
  [500, 260, 200],
] as const;
const fringe = [
  [352, 300, 52],
  [420, 238, 56],
  [500, 216, 58],
  [580, 238, 56],
  [648, 300, 52],
] as const;

export const portraitCurls: Illustration = {
  bounds: [120, 0, 760, 1000],
  isBust: true,
  draw: (palette) => {
    const { pop, light } = palette;
    const { skin, skinShade, hairs } = people.curls;
    const hair = hairOn(palette, hairs);
    const dots = (places: readonly (readonly [number, number, number])[]) =>
      places.map(([cx, cy, r]) => <circle key={`${cx} ${cy}`} cx={cx} cy={cy} r={r} />);
    return (
      <g>
        <g fill={hair}>{dots(curls)}</g>
        {shoulders(palette)}
        {neck(skinShade)}
        {neckBand(light)}
        {face(skin)}
        <g fill={hair}>{dots(fringe)}</g>
        {brows(398, hairs[0])}
        {eyes(440)}
        {nose(450, skinShade)}
        <path d="M440 556C470 606 530 606 560 556Z" fill={light} />
        <g fill="none" stroke={pop} strokeWidth={14}>
          <circle cx={318} cy={556} r={42} />
          <circle cx={682} cy={556} r={42} />
        </g>
      </g>
    );
  },
};

export const portraitGrey: Illustration = {
  bounds: [120, 95, 760, 905],
  isBust: true,
  draw: (palette) => {
    const { mainShade, main } = palette;
    const { skin, skinShade, hairs } = people.grey;
    const hair = hairOn(palette, hairs);
    return (
      <g>
        <path
          d="M268 430C250 200 360 95 500 95S750 200 732 430C736 520 752 600 716 668H284C248 600 264 520 268 430Z"
          fill={hair}
        />
        {shoulders(palette)}
        {neck(skinShade)}
        <path d="M396 690C450 740 550 740 604 690V800C560 850 440 850 396 800Z" fill={mainShade} />
        <path d="M396 690C430 722 466 732 500 732V838C456 838 420 826 396 800Z" fill={main} />
        {face(skin)}
        <path
          d="M318 470C306 300 340 240 420 206 470 300 600 330 684 330 690 380 688 430 682 470 730 330 690 150 500 150S280 320 318 470Z"
          fill={hair}
        />
        <path
          d="M420 206C470 300 600 330 684 330 676 312 668 300 660 292 560 286 480 250 446 190Z"
          fill={mix(hair, skinShade, 0.3)}
        />
        {eyes(446)}
        <g fill="none" stroke="#4a3f3a" strokeWidth={12}>
          <circle cx={424} cy={446} r={58} />
          <circle cx={576} cy={446} r={58} />
          <path d="M482 440C492 430 508 430 518 440" />
        </g>
        {nose(478, skinShade)}
        {smile(578, skinShade)}
      </g>
    );
  },
};

export const portraitScarf: Illustration = {
  bounds: [120, 90, 760, 910],
  isBust: true,
  draw: (palette) => {
    const { pop, popShade } = palette;
    const { skin, skinShade } = people.scarf;
    return (
      <g>
        {shoulders(palette)}
        <path
          d="M262 430C252 200 366 90 500 90S748 200 738 430C734 560 770 660 740 770 700 900 300 900 260 770 230 660 266 560 262 430Z"
          fill={pop}
        />
        <path
          d="M345 410C345 275 412 212 500 212S655 275 655 410V452C655 568 588 645 500 645S345 568 345 452Z"
          fill={skin}
        />
        <path
          d="M655 420C700 520 640 650 470 716 560 760 690 770 742 760 768 660 734 560 738 430 742 330 724 250 690 190 690 270 680 340 655 420Z"
          fill={popShade}
        />
        <path d="M300 690C380 760 560 800 744 752 730 830 640 866 500 866 430 866 350 850 300 820Z" fill={pop} />
        <path
          d="M330 744C420 790 560 812 700 790"
          fill="none"
          stroke={popShade}
          strokeWidth={12}
          strokeLinecap="round"
        />
        {brows(396, '#3a241a')}
        {eyes(438)}
        {nose(448, skinShade)}
        {smile(556, skinShade)}
      </g>
    );
  },
};

export const portraitYoung: Illustration = {
  bounds: [120, 96, 760, 904],
  isBust: true,
  draw: (palette) => {
    const { pop } = palette;
    const { skin, skinShade, hairs } = people.young;
    const hair = hairOn(palette, hairs);
    return (
      <g>
        {shoulders(palette)}
        {neck(skinShade)}
        {neckBand(pop)}
        <ellipse cx={326} cy={450} rx={32} ry={50} fill={skinShade} />
        <ellipse cx={674} cy={450} rx={32} ry={50} fill={skinShade} />
        {face(skin)}
        <path
          d="M322 420C286 260 330 140 440 112 560 76 706 130 704 270 704 330 696 380 678 420 672 360 656 320 630 296 560 320 450 306 396 250 360 290 330 350 322 420Z"
          fill={hair}
        />
        <path
          d="M396 250C430 180 520 150 600 170 520 170 460 210 430 274 418 268 406 260 396 250Z"
          fill={mix(hair, skin, 0.16)}
        />
        {brows(402, hairs[0])}
        {eyes(442)}
        {nose(452, skinShade)}
        {smile(562, skinShade)}
      </g>
    );
  },
};

export const portraitOlder: Illustration = {
  bounds: [110, 150, 780, 850],
  isBust: true,
  draw: (palette) => {
    const { main, mainShade, light, lightShade, pop } = palette;
    const { skin, skinShade, hairs } = people.older;
    const hair = hairOn(palette, hairs);
    return (
      <g>
        <path d="M110 1000C110 830 230 770 390 730L500 820 610 730C770 770 890 830 890 1000Z" fill={light} />
        <path d="M110 1000C110 830 230 770 390 730L470 1000Z" fill={main} />
        <path d="M890 1000C890 830 770 770 610 730L530 1000Z" fill={mainShade} />
        {neck(skinShade)}
        <path d="M392 726 500 850 440 900 352 780ZM608 726 500 850 560 900 648 780Z" fill={lightShade} />
        <circle cx={500} cy={930} r={16} fill={pop} />
        <path
          d="M318 290C270 330 268 470 326 520 340 440 340 370 350 310ZM682 290C730 330 732 470 674 520 660 440 660 370 650 310Z"
          fill={hair}
        />
        <ellipse cx={324} cy={460} rx={32} ry={50} fill={skinShade} />
        <ellipse cx={676} cy={460} rx={32} ry={50} fill={skinShade} />
        <path
          d="M332 380C332 230 400 150 500 150S668 230 668 380V455C668 575 590 655 500 655S332 575 332 455Z"
          fill={skin}
        />
        <path
          d="M340 500C352 560 400 545 440 530 470 516 530 516 560 530 600 545 648 560 660 500 664 610 600 690 500 690S336 610 340 500Z"
          fill={hair}
        />
        <path
          d="M456 574C482 590 518 590 544 574"
          fill="none"
          stroke={skinShade}
          strokeWidth={13}
          strokeLinecap="round"
        />
        {brows(396, mix(hair, skinShade, 0.35))}
        {eyes(436)}
        {nose(440, skinShade)}
      </g>
    );
  },
};
