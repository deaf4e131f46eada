import { castShadow, type Illustration } from './illustration';

/** A table for two by the window. */
export const tableForTwo: Illustration = {
  bounds: [92, 70, 816, 832],
  draw: (palette) => {
    const { main, mainShade, mainTint, pop, popShade, popTint, light, lightShade, dark, darkTint } = palette;
    const chair = (
      <g>
        <path
          d="M150 690C90 560 96 430 130 400C176 366 214 430 222 520"
          fill="none"
          stroke={dark}
          strokeWidth={24}
          strokeLinecap="round"
        />
        <path d="M142 560 226 540" stroke={dark} strokeWidth={16} />
        <path
          d="M160 700 120 890M276 700 300 890M150 800H288"
          stroke={darkTint}
          strokeWidth={22}
          strokeLinecap="round"
        />
        <rect x={128} y={668} width={172} height={46} rx={23} fill={pop} />
        <path d="M130 696H298A23 23 0 0 1 277 714H151A23 23 0 0 1 130 696Z" fill={popShade} />
      </g>
    );
    const glass = (x: number) => (
      <g transform={`translate(${x} 0)`}>
        <path d="M-30 480H30C38 540 24 560 0 562C-24 560 -38 540 -30 480Z" fill={light} />
        <path d="M-32 512H32C30 546 18 558 0 558S-30 546 -32 512Z" fill={popShade} />
        <path d="M-5 560H5V604H-5ZM-24 600H24V610H-24Z" fill={light} />
      </g>
    );
    return (
      <g>
        {castShadow(palette, 500, 890, 400)}
        <rect x={250} y={90} width={500} height={420} fill={dark} />
        <path d="M276 116H724V484H276Z" fill={popTint} />
        <path d="M276 420C350 360 420 400 480 380S640 340 724 400V484H276Z" fill={pop} />
        <circle cx={600} cy={230} r={62} fill={light} />
        <path d="M488 116H512V484H488ZM276 280H724V304H276Z" fill={dark} />
        <path d="M230 96H400C390 260 340 400 230 500Z" fill={light} />
        <path d="M290 96H320C320 250 290 380 246 484L230 500C270 360 290 220 290 96Z" fill={lightShade} />
        <path d="M770 96H600C610 260 660 400 770 500Z" fill={lightShade} />
        <rect x={196} y={70} width={608} height={34} rx={17} fill={darkTint} />
        {chair}
        <g transform="matrix(-1 0 0 1 1000 0)">{chair}</g>
        <path d="M484 760H516V880H484Z" fill={dark} />
        <rect x={400} y={866} width={200} height={34} rx={17} fill={dark} />
        <path
          d="M290 616H710L738 770C700 800 670 760 634 776S560 800 520 776S440 800 400 776S310 800 262 770Z"
          fill={main}
        />
        <path d="M590 616H710L738 770C700 800 670 760 634 776C610 786 590 792 570 790Z" fill={mainShade} />
        <path d="M400 640 380 760M500 640V764" stroke={mainShade} strokeWidth={10} strokeLinecap="round" />
        <ellipse cx={500} cy={614} rx={216} ry={30} fill={mainTint} />
        {glass(392)}
        {glass(608)}
        <path d="M470 606H530V616H470ZM486 500H514V606H486Z" fill={light} />
        <path d="M500 422C522 452 526 464 526 476A26 26 0 0 1 474 476C474 464 478 452 500 422Z" fill={main} />
      </g>
    );
  },
};
