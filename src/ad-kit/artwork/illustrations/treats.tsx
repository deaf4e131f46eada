import { castShadow, leaf, risingLine, type Illustration } from './illustration';

/** A mug of beer with the hops that it was made with. */
export const beerMug: Illustration = {
  bounds: [48, 98, 862, 802],
  label: { x: 330, y: 590, width: 260, height: 96, on: ({ light }) => light },
  draw: (palette) => {
    const { main, mainShade, mainTint, pop, popShade, popTint, light, lightShade, dark, darkTint } = palette;
    const scales = [
      [0, 120],
      [-34, 80],
      [34, 80],
      [-58, 34],
      [58, 34],
      [0, 48],
      [-52, -16],
      [52, -16],
      [0, 0],
      [0, -46],
    ] as const;
    const hop = (x: number, y: number, size: number, turn: number) => (
      <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}>
        <path d="M0 -130V-60" stroke={dark} strokeWidth={14} strokeLinecap="round" />
        {scales.map(([across, down], index) => (
          <g key={index} transform={`translate(${across} ${down}) rotate(${-across * 0.3})`}>
            <path d="M0 -50C50 -40 56 20 0 56C-56 20 -50 -40 0 -50Z" fill={across > 20 ? popShade : pop} />
            <path d="M0 -50C14 -20 14 20 0 56" fill="none" stroke={popTint} strokeWidth={8} />
          </g>
        ))}
      </g>
    );
    return (
      <g>
        {castShadow(palette, 480, 892, 330)}
        <path
          d="M670 400H770A110 110 0 0 1 880 510V640A110 110 0 0 1 770 750H670"
          fill="none"
          stroke={mainTint}
          strokeWidth={60}
        />
        <path d="M230 250H690L666 870A30 30 0 0 1 636 900H284A30 30 0 0 1 254 870Z" fill={light} />
        <path d="M262 300H658L638 838A24 24 0 0 1 614 860H306A24 24 0 0 1 282 838Z" fill={main} />
        <path d="M560 300H658L638 838A24 24 0 0 1 614 860H540Z" fill={mainShade} />
        <path d="M322 420 334 820" stroke={mainTint} strokeWidth={34} strokeLinecap="round" />
        <circle cx={420} cy={500} r={14} fill={mainTint} />
        <circle cx={520} cy={450} r={18} fill={mainTint} />
        <circle cx={500} cy={760} r={16} fill={mainTint} />
        <circle cx={430} cy={800} r={11} fill={mainTint} />
        <rect x={314} y={572} width={292} height={132} rx={66} fill={light} />
        <path
          d="M196 292C150 230 210 160 280 180C300 100 420 70 480 128C550 80 650 110 660 186C730 180 750 270 700 304V330A36 36 0 0 1 628 330V410A40 40 0 0 1 548 410V350A34 34 0 0 0 480 350V376A36 36 0 0 1 408 376V340A30 30 0 0 0 348 340V460A38 38 0 0 1 272 460V330C240 330 210 320 196 292Z"
          fill={light}
        />
        <path
          d="M660 186C730 180 750 270 700 304V330A36 36 0 0 1 628 330V300C670 280 680 230 660 186Z"
          fill={lightShade}
        />
        <path
          d="M300 226C330 190 380 190 404 214M470 190C510 166 560 176 580 210"
          fill="none"
          stroke={lightShade}
          strokeWidth={18}
          strokeLinecap="round"
        />
        {leaf(196, 660, 200, -44, dark, darkTint)}
        {leaf(190, 660, 200, 10, darkTint, dark)}
        {hop(262, 744, 0.84, -8)}
        {hop(150, 726, 1, 10)}
      </g>
    );
  },
};

export const iceCream: Illustration = {
  bounds: [228, 58, 556, 860],
  draw: ({ main, mainShade, mainTint, pop, popShade, popTint, light, lightShade, dark }) => (
    <g>
      <g transform="rotate(20 650 260)">
        <rect x={630} y={90} width={56} height={300} rx={20} fill={popTint} />
        <path d="M658 90H666A20 20 0 0 1 686 110V390H658Z" fill={pop} />
        <path d="M630 150H686M630 200H686M630 250H686" stroke={popShade} strokeWidth={7} />
      </g>
      <circle cx={500} cy={264} r={146} fill={light} />
      <path d="M560 131A146 146 0 0 1 560 397C630 330 630 200 560 131Z" fill={lightShade} />
      <circle cx={384} cy={440} r={156} fill={main} />
      <circle cx={618} cy={440} r={156} fill={pop} />
      <path d="M690 302A156 156 0 0 1 690 578C760 500 760 380 690 302Z" fill={popShade} />
      <path d="M276 400C284 352 320 320 360 312" fill="none" stroke={mainTint} strokeWidth={24} strokeLinecap="round" />
      <path
        d="M400 230C408 192 440 168 474 162"
        fill="none"
        stroke={lightShade}
        strokeWidth={20}
        strokeLinecap="round"
      />
      <circle cx={640} cy={400} r={13} fill={dark} />
      <circle cx={580} cy={470} r={13} fill={dark} />
      <circle cx={690} cy={480} r={13} fill={dark} />
      <circle cx={610} cy={350} r={10} fill={dark} />
      <path d="M306 556 500 920 694 556Z" fill={popTint} />
      <path d="M540 556H694L500 920Z" fill={pop} />
      <path
        d="M400 556 570 788M490 556 620 700M316 576 536 852M600 556 430 788M510 556 380 696M690 564 464 852"
        stroke={popShade}
        strokeWidth={12}
      />
      <path
        d="M232 520A34 34 0 0 1 266 486H734A34 34 0 0 1 734 586H690A30 30 0 0 0 632 600V640A36 36 0 0 1 560 640V616A30 30 0 0 0 500 616V690A38 38 0 0 1 424 690V610A28 28 0 0 0 368 610A34 34 0 0 1 306 586H266A34 34 0 0 1 232 552Z"
        fill={main}
      />
      <path
        d="M640 486H734A34 34 0 0 1 734 586H690A30 30 0 0 0 632 600V640A36 36 0 0 1 600 676C610 600 600 540 640 486Z"
        fill={mainShade}
      />
      <path d="M512 100C520 70 560 56 600 70" fill="none" stroke={dark} strokeWidth={12} strokeLinecap="round" />
      <circle cx={500} cy={136} r={50} fill={pop} />
      <path d="M500 86A50 50 0 0 1 500 186Z" fill={popShade} />
      <circle cx={484} cy={120} r={13} fill={light} />
    </g>
  ),
};

/** A birthday cake on its stand. */
export const cake: Illustration = {
  bounds: [110, 156, 780, 744],
  draw: (palette) => {
    const { main, mainShade, mainTint, pop, popShade, popTint, light, lightShade, dark } = palette;
    const candle = (x: number, y: number) => (
      <g>
        <rect x={x - 16} y={y} width={32} height={130} rx={10} fill={light} />
        <path d={`M${x - 16} ${y + 40}l32 -24v26l-32 24ZM${x - 16} ${y + 90}l32 -24v26l-32 24Z`} fill={pop} />
        <path
          d={`M${x} ${y - 92}c34 42 40 62 40 78a40 40 0 0 1 -80 0c0 -16 6 -36 40 -78Z`}
          fill={popTint}
          transform={`translate(${x * 0.35} ${y * 0.35}) scale(.65)`}
        />
      </g>
    );
    const berry = (x: number, y: number) => (
      <g transform={`translate(${x} ${y})`}>
        <path d="M0 -58C42 -58 62 -26 52 6C44 36 20 56 0 62C-20 56 -44 36 -52 6C-62 -26 -42 -58 0 -58Z" fill={pop} />
        <path d="M0 -58C42 -58 62 -26 52 6C44 36 20 56 0 62Z" fill={popShade} />
        <path
          d="M-26 -20v12M-6 8v12M-22 30v10M18 -18v12M22 22v12"
          stroke={light}
          strokeWidth={7}
          strokeLinecap="round"
        />
        {leaf(0, -48, 42, -52, dark, dark)}
        {leaf(0, -48, 42, 52, dark, dark)}
        {leaf(0, -48, 36, 0, dark, dark)}
      </g>
    );
    return (
      <g>
        {castShadow(palette, 500, 890, 230)}
        <path d="M440 770H560L580 860H420Z" fill={lightShade} />
        <rect x={340} y={850} width={320} height={50} rx={25} fill={light} />
        <path d="M500 850H635A25 25 0 0 1 635 900H500Z" fill={lightShade} />
        <path d="M110 730H890C890 770 840 790 760 790H240C160 790 110 770 110 730Z" fill={lightShade} />
        <ellipse cx={500} cy={730} rx={390} ry={40} fill={light} />
        <path d="M200 440H800V700C800 730 670 750 500 750S200 730 200 700Z" fill={main} />
        <path d="M640 440H800V700C800 724 730 738 640 745Z" fill={mainShade} />
        <path
          d="M200 600C260 622 380 634 500 634S740 622 800 600V648C740 670 620 682 500 682S260 670 200 648Z"
          fill={mainTint}
        />
        <path d="M640 626C710 620 766 612 800 600V648C766 660 710 670 640 676Z" fill={main} />
        {[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((index) => (
          <circle
            key={index}
            cx={212 + index * 57.6}
            cy={734 - Math.abs(index - 5) * 2.4 + 4}
            r={30}
            fill={index < 7 ? light : lightShade}
          />
        ))}
        <path
          d="M200 430C200 396 330 370 500 370S800 396 800 430V520A34 34 0 0 1 732 520V500A28 28 0 0 0 676 500V560A34 34 0 0 1 608 560V516A28 28 0 0 0 552 516V536A34 34 0 0 1 484 536V516A30 30 0 0 0 424 516V576A34 34 0 0 1 356 576V504A28 28 0 0 0 300 504V530A34 34 0 0 1 232 530V490C210 480 200 460 200 430Z"
          fill={light}
        />
        <path
          d="M676 500A28 28 0 0 1 732 500V520A34 34 0 0 0 800 520V430C800 410 760 392 690 382C720 420 720 460 676 500Z"
          fill={lightShade}
        />
        {candle(390, 240)}
        {candle(500, 214)}
        {candle(610, 240)}
        {berry(280, 400)}
        {berry(430, 376)}
        {berry(576, 376)}
        {berry(724, 402)}
      </g>
    );
  },
};

/** A pie with a lattice, warm in its dish. */
export const pie: Illustration = {
  bounds: [82, 128, 836, 748],
  draw: (palette) => {
    const { main, mainShade, mainTint, pop, popShade, light, lightShade, dark } = palette;
    const scallops = Array.from({ length: 13 }, (_, index) => 128 + index * 62);
    return (
      <g>
        {castShadow(palette, 500, 866, 380)}
        {risingLine(390, 380, 220, main, 24)}
        {risingLine(500, 360, 220, main, 24)}
        {risingLine(610, 380, 220, main, 24)}
        <path d="M110 600H890L800 844A50 50 0 0 1 754 876H246A50 50 0 0 1 200 844Z" fill={pop} />
        <path d="M690 600H890L800 844A50 50 0 0 1 754 876H620Z" fill={popShade} />
        <path d="M164 690H836L824 730H176Z" fill={light} />
        <path d="M666 690H836L824 730H656Z" fill={lightShade} />
        <path d="M110 600C130 470 290 410 500 410S870 470 890 600Z" fill={dark} />
        <path d="M190 490 440 620M290 440 660 620M430 412 860 610" stroke={main} strokeWidth={44} />
        <path d="M810 490 560 620M710 440 340 620M570 412 140 610" stroke={mainTint} strokeWidth={44} />
        <path
          d="M90 620C110 460 280 390 500 390S890 460 910 620H850C830 500 670 444 500 444S170 500 150 620Z"
          fill={mainTint}
        />
        <path d="M640 402C800 424 896 490 910 620H850C838 540 750 480 640 458Z" fill={main} />
        {scallops.map((x, index) => (
          <g key={x}>
            <circle cx={x} cy={606} r={46} fill={index < 9 ? mainTint : main} />
            <path
              d={`M${x - 20} 596a24 24 0 0 1 40 0`}
              fill="none"
              stroke={mainShade}
              strokeWidth={9}
              strokeLinecap="round"
            />
          </g>
        ))}
      </g>
    );
  },
};

/** A bottle and a glass of it. */
export const wine: Illustration = {
  bounds: [180, 70, 664, 830],
  label: { x: 222, y: 590, width: 216, height: 90, on: ({ light }) => light },
  draw: (palette) => {
    const { main, pop, popShade, popTint, light, lightShade, dark, darkTint } = palette;
    return (
      <g>
        {castShadow(palette, 330, 892, 190)}
        {castShadow(palette, 690, 892, 150)}
        <path
          d="M282 110H378V330C378 390 480 400 480 510V860A40 40 0 0 1 440 900H220A40 40 0 0 1 180 860V510C180 400 282 390 282 330Z"
          fill={dark}
        />
        <path
          d="M346 110H378V330C378 390 480 400 480 510V860A40 40 0 0 1 440 900H400V510C400 420 346 400 346 330Z"
          fill={darkTint}
        />
        <path d="M270 70H390V240H270Z" fill={pop} />
        <path d="M340 70H390V240H340Z" fill={popShade} />
        <rect x={262} y={100} width={136} height={30} rx={12} fill={popShade} />
        <path d="M180 560H480V780H180Z" fill={light} />
        <path d="M440 560H480V780H440Z" fill={lightShade} />
        <path d="M204 706H420V716H204ZM240 736H384V746H240Z" fill={main} />
        <path
          d="M214 500C216 470 232 450 252 436"
          fill="none"
          stroke={darkTint}
          strokeWidth={20}
          strokeLinecap="round"
        />
        <path d="M540 380H840C860 560 800 680 690 680S520 560 540 380Z" fill={light} />
        <path d="M545 490H836C828 604 770 660 690 660S552 604 545 490Z" fill={pop} />
        <path d="M720 490H836C828 604 770 660 690 660C740 620 740 540 720 490Z" fill={popShade} />
        <ellipse cx={690} cy={490} rx={146} ry={22} fill={popTint} />
        <path
          d="M578 420C574 460 576 520 590 560"
          fill="none"
          stroke={lightShade}
          strokeWidth={18}
          strokeLinecap="round"
        />
        <path d="M674 676H706V860H674Z" fill={light} />
        <path d="M690 676H706V860H690Z" fill={lightShade} />
        <path
          d="M560 880C580 850 640 856 674 830H706C740 856 800 850 820 880A20 20 0 0 1 800 900H580A20 20 0 0 1 560 880Z"
          fill={light}
        />
        <path d="M690 830H706C740 856 800 850 820 880A20 20 0 0 1 800 900H690Z" fill={lightShade} />
      </g>
    );
  },
};
