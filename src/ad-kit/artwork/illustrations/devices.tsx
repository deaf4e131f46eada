import { castShadow, type Illustration } from './illustration';

export const phone: Illustration = {
  bounds: [110, 60, 790, 850],
  draw: (palette) => {
    const { main, mainShade, mainTint, pop, popShade, light, lightShade, dark, darkTint } = palette;
    return (
      <g>
        {castShadow(palette, 510, 905, 300)}
        <rect x={280} y={60} width={440} height={845} rx={70} fill={dark} />
        <path
          d="M650 60A70 70 0 0 1 720 130V835A70 70 0 0 1 650 905H630A70 70 0 0 0 700 835V130A70 70 0 0 0 630 60Z"
          fill={darkTint}
        />
        <rect x={304} y={84} width={380} height={797} rx={48} fill={light} />
        <path d="M304 132A48 48 0 0 1 352 84H636A48 48 0 0 1 684 132V420H304Z" fill={main} />
        <path d="M684 260V420H470C500 330 580 270 684 260Z" fill={mainShade} />
        <rect x={440} y={106} width={110} height={30} rx={15} fill={dark} />
        <rect x={340} y={190} width={110} height={22} rx={11} fill={mainTint} />
        <rect x={340} y={232} width={220} height={50} rx={14} fill={light} />
        <rect x={340} y={460} width={150} height={24} rx={12} fill={dark} />
        <circle cx={372} cy={552} r={32} fill={pop} />
        <circle cx={372} cy={642} r={32} fill={mainTint} />
        <circle cx={372} cy={732} r={32} fill={popShade} />
        <g fill={lightShade}>
          <rect x={424} y={540} width={150} height={22} rx={11} />
          <rect x={424} y={630} width={120} height={22} rx={11} />
          <rect x={424} y={720} width={160} height={22} rx={11} />
        </g>
        <g fill={dark}>
          <rect x={608} y={540} width={46} height={22} rx={11} />
          <rect x={618} y={630} width={36} height={22} rx={11} />
          <rect x={600} y={720} width={54} height={22} rx={11} />
        </g>
        <rect x={340} y={800} width={308} height={54} rx={16} fill={dark} />
        <path
          d="M140 250H400A30 30 0 0 1 430 280V370A30 30 0 0 1 400 400H220L160 450V400H140A30 30 0 0 1 110 370V280A30 30 0 0 1 140 250Z"
          fill={dark}
          opacity={0.2}
          transform="translate(12 14)"
        />
        <path
          d="M140 250H400A30 30 0 0 1 430 280V370A30 30 0 0 1 400 400H220L160 450V400H140A30 30 0 0 1 110 370V280A30 30 0 0 1 140 250Z"
          fill={pop}
        />
        <rect x={150} y={292} width={230} height={22} rx={11} fill={light} />
        <rect x={150} y={336} width={150} height={22} rx={11} fill={light} />
        <circle cx={790} cy={470} r={110} fill={dark} opacity={0.2} transform="translate(10 12)" />
        <circle cx={790} cy={470} r={110} fill={light} />
        <path
          d="M790 524C750 492 732 472 732 446A32 32 0 0 1 790 430 32 32 0 0 1 848 446C848 472 830 492 790 524Z"
          fill={main}
        />
      </g>
    );
  },
};

export const mapPhone: Illustration = {
  bounds: [226, 40, 542, 880],
  draw: (palette) => {
    const { main, mainShade, mainTint, pop, popTint, light, lightShade, dark, darkTint } = palette;
    return (
      <g>
        {castShadow(palette, 510, 912, 330)}
        <g transform="rotate(-8 500 540)">
          <rect x={270} y={150} width={460} height={750} rx={70} fill={dark} />
          <path
            d="M660 150A70 70 0 0 1 730 220V830A70 70 0 0 1 660 900H640A70 70 0 0 0 710 830V220A70 70 0 0 0 640 150Z"
            fill={darkTint}
          />
          <path
            d="M296 222A48 48 0 0 1 344 174H644A48 48 0 0 1 692 222V828A48 48 0 0 1 644 876H344A48 48 0 0 1 296 828Z"
            fill={popTint}
          />
          <path d="M296 430C360 400 420 430 430 500S380 620 296 620Z" fill={pop} />
          <path d="M560 876C560 780 600 720 692 710V828A48 48 0 0 1 644 876Z" fill={pop} />
          <path
            d="M296 330H692M296 690H692M410 174V876M580 174V560L692 480M580 560 500 876"
            stroke={light}
            strokeWidth={26}
            fill="none"
          />
          <path
            d="M410 800V690H560L580 560V400"
            fill="none"
            stroke={dark}
            strokeWidth={22}
            strokeLinejoin="round"
            strokeLinecap="round"
            strokeDasharray="2 38"
          />
          <circle cx={410} cy={806} r={36} fill={dark} />
          <circle cx={410} cy={806} r={15} fill={light} />
          <rect x={440} y={194} width={110} height={28} rx={14} fill={dark} />
        </g>
        <ellipse cx={556} cy={442} rx={70} ry={20} fill={dark} opacity={0.3} />
        <path d="M556 440C480 330 400 280 400 196A156 156 0 0 1 712 196C712 280 632 330 556 440Z" fill={main} />
        <path d="M556 40A156 156 0 0 1 712 196C712 280 632 330 556 440Z" fill={mainShade} />
        <circle cx={556} cy={196} r={70} fill={light} />
        <path d="M556 126A70 70 0 0 1 556 266Z" fill={lightShade} />
        <path d="M438 170A122 122 0 0 1 490 92" fill="none" stroke={mainTint} strokeWidth={18} strokeLinecap="round" />
      </g>
    );
  },
};

export const headphones: Illustration = {
  bounds: [110, 124, 780, 756],
  draw: ({ main, mainShade, mainTint, pop, popShade, light, dark, darkTint }) => (
    <g>
      <path d="M190 640V480A310 310 0 0 1 810 480V640" fill="none" stroke={dark} strokeWidth={66} />
      <path d="M500 170A310 310 0 0 1 810 480V640" fill="none" stroke={darkTint} strokeWidth={66} />
      <path d="M300 230A310 310 0 0 1 700 230" fill="none" stroke={pop} strokeWidth={66} />
      <path d="M500 166A310 310 0 0 1 700 230" fill="none" stroke={popShade} strokeWidth={66} />
      <rect x={110} y={520} width={190} height={360} rx={95} fill={main} />
      <path d="M205 520A95 95 0 0 0 110 615V785A95 95 0 0 0 205 880 70 180 0 0 1 205 520Z" fill={mainTint} />
      <rect x={270} y={550} width={70} height={300} rx={35} fill={dark} />
      <rect x={700} y={520} width={190} height={360} rx={95} fill={main} />
      <path d="M795 520A95 95 0 0 1 890 615V785A95 95 0 0 1 795 880 70 180 0 0 0 795 520Z" fill={mainShade} />
      <rect x={660} y={550} width={70} height={300} rx={35} fill={dark} />
      <g fill={pop}>
        <rect x={400} y={640} width={36} height={120} rx={18} />
        <rect x={456} y={560} width={36} height={280} rx={18} />
        <rect x={512} y={610} width={36} height={180} rx={18} fill={light} />
        <rect x={568} y={660} width={36} height={80} rx={18} />
      </g>
    </g>
  ),
};
