import { castShadow, leaf, type Illustration } from './illustration';

/** Flowers in paper, tied with a bow. */
export const bouquet: Illustration = {
  bounds: [152, 92, 704, 808],
  draw: (palette) => {
    const { main, mainShade, mainTint, pop, popShade, popTint, light, lightShade, dark, darkTint } = palette;
    const daisy = (x: number, y: number, size: number, turn: number) => (
      <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}>
        {Array.from({ length: 9 }, (_, index) => (
          <ellipse
            key={index}
            cy={-64}
            rx={25}
            ry={42}
            transform={`rotate(${index * 40})`}
            fill={index < 5 ? lightShade : light}
          />
        ))}
        <circle r={36} fill={pop} />
        <path d="M0 -36A36 36 0 0 1 0 36Z" fill={popShade} />
      </g>
    );
    const peony = (x: number, y: number, size: number) => (
      <g transform={`translate(${x} ${y}) scale(${size})`}>
        {Array.from({ length: 8 }, (_, index) => (
          <circle key={index} cy={-66} r={44} transform={`rotate(${index * 45})`} fill={index < 4 ? mainShade : main} />
        ))}
        {Array.from({ length: 6 }, (_, index) => (
          <circle
            key={index}
            cy={-40}
            r={36}
            transform={`rotate(${index * 60 + 30})`}
            fill={index < 3 ? main : mainTint}
          />
        ))}
        <circle r={42} fill={mainTint} />
        <circle r={19} fill={popShade} />
      </g>
    );
    const tulip = (x: number, y: number, turn: number) => (
      <g transform={`translate(${x} ${y}) rotate(${turn})`}>
        <path d="M-74 -84 -36 -40 0 -104 36 -40 74 -84C98 20 62 88 0 88S-98 20 -74 -84Z" fill={pop} />
        <path d="M0 -104 36 -40 74 -84C98 20 62 88 0 88Z" fill={popShade} />
        <path d="M0 -104C40 -50 40 40 0 88C-40 40 -40 -50 0 -104Z" fill={popTint} />
      </g>
    );
    return (
      <g>
        {castShadow(palette, 500, 890, 170)}
        {leaf(500, 500, 410, -58, dark, darkTint)}
        {leaf(500, 500, 420, 56, dark, darkTint)}
        {leaf(500, 500, 420, -20, darkTint, dark)}
        {leaf(500, 500, 420, 14, dark, darkTint)}
        {leaf(500, 520, 330, -80, darkTint, dark)}
        {leaf(500, 520, 330, 80, dark, darkTint)}
        <path d="M212 470 500 430 788 470 570 800H430Z" fill={lightShade} />
        {tulip(318, 276, -22)}
        {daisy(668, 262, 1.02, 8)}
        {tulip(498, 220, 4)}
        {peony(600, 392, 0.94)}
        {peony(404, 404, 1.06)}
        {daisy(508, 500, 0.78, 20)}
        {tulip(748, 424, 34)}
        {daisy(262, 446, 0.7, 0)}
        <path d="M440 770H470L420 900H372ZM490 770H512V900H484ZM530 770H560L628 900H580Z" fill={dark} />
        <path d="M196 452C330 500 440 590 560 640L570 800H430Z" fill={mainTint} />
        <path d="M804 452C660 500 540 590 430 740L430 800H570Z" fill={light} />
        <path d="M804 452C760 560 680 700 570 800H500C600 720 720 560 804 452Z" fill={lightShade} />
        <path d="M420 764H580V812H420Z" fill={pop} />
        <path d="M500 764H580V812H500Z" fill={popShade} />
        <path d="M500 788C440 700 350 720 366 770C376 800 450 806 500 788Z" fill={pop} />
        <path d="M500 788C560 700 650 720 634 770C624 800 550 806 500 788Z" fill={popShade} />
        <path d="M486 796 420 890 470 880 490 900 506 800ZM514 796 580 890 530 880 512 900 500 800Z" fill={pop} />
        <circle cx={500} cy={786} r={26} fill={popTint} />
      </g>
    );
  },
};

/** A cat with a bandaged paw. */
export const cat: Illustration = {
  bounds: [248, 102, 626, 798],
  draw: (palette) => {
    const { main, mainShade, mainTint, pop, popShade, light, lightShade, dark } = palette;
    const eye = (x: number) => (
      <g>
        <ellipse cx={x} cy={330} rx={40} ry={44} fill={light} />
        <ellipse cx={x} cy={332} rx={17} ry={37} fill={dark} />
        <circle cx={x + 8} cy={314} r={9} fill={light} />
      </g>
    );
    return (
      <g>
        {castShadow(palette, 520, 888, 330)}
        <path
          d="M640 858C800 890 868 790 838 690C818 620 756 640 772 690"
          fill="none"
          stroke={mainShade}
          strokeWidth={58}
          strokeLinecap="round"
        />
        <path
          d="M500 430C660 430 738 620 738 770C738 856 690 896 600 896H400C310 896 262 856 262 770C262 620 340 430 500 430Z"
          fill={main}
        />
        <path
          d="M580 446C690 500 738 640 738 770C738 856 690 896 600 896H540C650 800 660 600 580 446Z"
          fill={mainShade}
        />
        <path d="M400 470C396 600 440 720 500 740C560 720 604 600 600 470Z" fill={light} />
        <path d="M500 740C560 720 604 600 600 470H520C560 560 550 680 500 740Z" fill={lightShade} />
        <path d="M262 800C250 700 380 660 410 780V896H360C310 896 266 860 262 800Z" fill={mainTint} />
        <rect x={404} y={620} width={92} height={280} rx={46} fill={mainTint} />
        <rect x={506} y={620} width={92} height={280} rx={46} fill={main} />
        <rect x={394} y={846} width={104} height={54} rx={27} fill={light} />
        <rect x={504} y={846} width={104} height={54} rx={27} fill={lightShade} />
        <path d="M500 724H602V818H500Z" fill={light} />
        <path d="M500 748 602 736M500 774 602 766M500 800 602 796" stroke={lightShade} strokeWidth={9} />
        <path d="M551 744V798M524 771H578" stroke={pop} strokeWidth={20} />
        <path d="M304 330 286 118C284 100 300 96 314 108L446 206Z" fill={main} />
        <path d="M322 262 316 160 390 216Z" fill={popShade} />
        <path d="M696 330 714 118C716 100 700 96 686 108L554 206Z" fill={mainShade} />
        <path d="M678 262 684 160 610 216Z" fill={popShade} />
        <path
          d="M500 170C630 170 718 250 718 346C718 450 620 512 500 512S282 450 282 346C282 250 370 170 500 170Z"
          fill={main}
        />
        <path d="M610 190C682 226 718 284 718 346C718 450 620 512 500 512C620 480 680 320 610 190Z" fill={mainShade} />
        <path d="M500 182V244M440 190 452 240M560 190 548 240" stroke={dark} strokeWidth={22} strokeLinecap="round" />
        {eye(404)}
        {eye(596)}
        <path
          d="M500 400C470 380 420 396 420 436C420 474 462 486 500 462C538 486 580 474 580 436C580 396 530 380 500 400Z"
          fill={light}
        />
        <path d="M466 382H534C534 404 516 418 500 422C484 418 466 404 466 382Z" fill={pop} />
        <path d="M500 420V442" stroke={dark} strokeWidth={10} />
        <path
          d="M398 420 252 398M398 444 262 468M602 420 748 398M602 444 738 468"
          stroke={light}
          strokeWidth={9}
          strokeLinecap="round"
        />
        <path d="M372 490C440 532 560 532 628 490" fill="none" stroke={pop} strokeWidth={40} strokeLinecap="round" />
        <circle cx={500} cy={556} r={34} fill={popShade} />
        <circle cx={500} cy={556} r={14} fill={light} />
      </g>
    );
  },
};

export const tattooMachine: Illustration = {
  bounds: [98, 28, 684, 918],
  draw: ({ main, mainShade, mainTint, pop, popShade, light, dark, darkTint }) => {
    const coil = (x: number) => (
      <g>
        <rect x={x} y={286} width={116} height={236} fill={main} />
        <path d={`M${x + 66} 286h50v236h-50Z`} fill={mainShade} />
        {[0, 1, 2, 3, 4].map((index) => (
          <path key={index} d={`M${x} ${326 + index * 40}h116`} stroke={mainTint} strokeWidth={9} />
        ))}
        <rect x={x - 8} y={266} width={132} height={34} rx={12} fill={dark} />
        <rect x={x - 8} y={506} width={132} height={34} rx={12} fill={dark} />
      </g>
    );
    return (
      <g>
        <path
          d="M110 800C180 700 300 720 280 800C262 868 180 826 232 782C290 734 350 790 386 862"
          fill="none"
          stroke={pop}
          strokeWidth={24}
          strokeLinecap="round"
        />
        <g transform="translate(500 470) rotate(24) scale(.92) translate(-560 -510)">
          <path
            d="M316 500C200 560 120 470 170 380S230 220 130 190"
            fill="none"
            stroke={dark}
            strokeWidth={26}
            strokeLinecap="round"
          />
          <path d="M300 200A50 50 0 0 1 350 150H430V222H392V536H770V612H360A60 60 0 0 1 300 552Z" fill={pop} />
          <path d="M300 552V520H392V536H770V612H360A60 60 0 0 1 300 552Z" fill={popShade} />
          {coil(420)}
          {coil(548)}
          <path d="M384 204H700V246H384Z" fill={dark} />
          <path d="M690 216C752 210 772 232 772 280" fill="none" stroke={dark} strokeWidth={18} />
          <rect x={590} y={110} width={36} height={96} fill={popShade} />
          <circle cx={608} cy={104} r={44} fill={pop} />
          <path d="M608 60A44 44 0 0 1 608 148Z" fill={popShade} />
          <path d="M772 274V560" stroke={darkTint} strokeWidth={14} />
          <rect x={712} y={524} width={120} height={104} rx={18} fill={dark} />
          <circle cx={772} cy={576} r={24} fill={main} />
          <rect x={720} y={628} width={104} height={180} rx={34} fill={main} />
          <path d="M772 628H790A34 34 0 0 1 824 662V774A34 34 0 0 1 790 808H772Z" fill={mainShade} />
          <path d="M720 676H824M720 716H824M720 756H824" stroke={dark} strokeWidth={12} />
          <path d="M740 808H804L784 920H760Z" fill={light} />
          <path d="M772 808H804L784 920H772Z" fill={darkTint} />
          <path d="M772 920V976" stroke={dark} strokeWidth={12} strokeLinecap="round" />
        </g>
      </g>
    );
  },
};

/** House keys on a ring, with a tag in the shape of a house. */
export const houseKeys: Illustration = {
  bounds: [66, 64, 824, 846],
  label: { x: 528, y: 640, width: 236, height: 110, on: ({ light }) => light, turn: -10 },
  draw: ({ main, mainShade, mainTint, pop, popShade, light, lightShade, dark, darkTint }) => (
    <g>
      <g transform="translate(426 300) rotate(42)">
        <path d="M-34 200H34V500L0 536 -34 500V460L-64 440V398L-34 378Z" fill={darkTint} />
        <path
          d="M0 -30C84 -30 134 30 134 102C134 150 110 190 70 212H-70C-110 190 -134 150 -134 102C-134 30 -84 -30 0 -30Z"
          fill={dark}
        />
        <path d="M0 -30C84 -30 134 30 134 102C134 150 110 190 70 212H0Z" fill={darkTint} />
        <circle cy={34} r={34} fill={lightShade} />
      </g>
      <g transform="translate(426 300) rotate(12)">
        <path d="M-40 230H40V540L0 590 -40 540V500L-74 478V434L-40 412V376L-68 356V316L-40 296Z" fill={main} />
        <path d="M0 230H40V540L0 590Z" fill={mainShade} />
        <path d="M-132 14A44 44 0 0 1 -88 -30H88A44 44 0 0 1 132 14V150L78 250H-78L-132 150Z" fill={main} />
        <path d="M0 -30H88A44 44 0 0 1 132 14V150L78 250H0Z" fill={mainShade} />
        <path d="M-92 24V140" stroke={mainTint} strokeWidth={22} strokeLinecap="round" />
        <circle cy={36} r={38} fill={lightShade} />
      </g>
      <g transform="rotate(-10 646 640)">
        <path d="M646 400 900 606H846V862A20 20 0 0 1 826 882H466A20 20 0 0 1 446 862V606H392Z" fill={pop} />
        <path d="M646 400 900 606H846V862A20 20 0 0 1 826 882H646Z" fill={popShade} />
        <rect x={496} y={622} width={300} height={150} rx={14} fill={light} />
        <path d="M514 820H778" stroke={light} strokeWidth={14} strokeLinecap="round" />
        <circle cx={646} cy={520} r={40} fill={dark} />
      </g>
      <path d="M500 300C560 330 600 420 622 524" fill="none" stroke={dark} strokeWidth={22} strokeLinecap="round" />
      <path d="M426 338A128 128 0 1 1 520 288" fill="none" stroke={dark} strokeWidth={36} strokeLinecap="round" />
    </g>
  ),
};
