import { castShadow, type Illustration } from './illustration';

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
