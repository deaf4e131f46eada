/**
 * The names that saved ads and templates use for parts of a drawing. They are stored, so a name is never changed or
 * given to something else; one that is no longer offered keeps drawing.
 */

/** Where an industry's ads take their subjects from; the library's industries. */
export const industries = [
  'E-commerce',
  'SaaS',
  'Healthcare',
  'Finance',
  'Education',
  'Food & Beverage',
  'Professional Services',
  'Local Services',
  'Events',
  'Corporate',
  'Mobile Apps',
  'Fitness & Wellness',
] as const;
export type Industry = (typeof industries)[number];

/** What each layout is, for pickers. */
export const layoutNames = {
  shelf: 'Shelf',
  'triple-word': 'Triple word',
  'cropped-window': 'Cropped window',
  ticket: 'Ticket',
  'ruled-frame': 'Ruled frame',
  tiles: 'Tiles',
  layers: 'Layers',
  'question-and-call': 'Question and CTA',
  device: 'Device',
  'behind-the-object': 'Behind the object',
  'one-shape': 'One shape',
  'on-the-record': 'On the record',
  'full-photo': 'Full-bleed photo',
} as const;
export type LayoutId = keyof typeof layoutNames;
export const layoutIds = Object.keys(layoutNames) as LayoutId[];

/** Every drawn subject with its label for pickers and the industry it is offered to first. */
export const illustrationNames = {
  parcel: { label: 'Open package', industry: 'E-commerce' },
  sneaker: { label: 'Sneaker', industry: 'E-commerce' },
  'tote-bag': { label: 'Tote bag', industry: 'E-commerce' },
  armchair: { label: 'Armchair', industry: 'E-commerce' },
  dashboard: { label: 'Dashboard', industry: 'SaaS' },
  laptop: { label: 'Laptop', industry: 'SaaS' },
  servers: { label: 'Servers and cloud', industry: 'SaaS' },
  smile: { label: 'Smile', industry: 'Healthcare' },
  stethoscope: { label: 'Stethoscope', industry: 'Healthcare' },
  'medicine-bottle': { label: 'Medicine bottle', industry: 'Healthcare' },
  heart: { label: 'Heart', industry: 'Healthcare' },
  'coin-stack': { label: 'Stacked coins', industry: 'Finance' },
  'bank-card': { label: 'Credit cards', industry: 'Finance' },
  'piggy-bank': { label: 'Piggy bank', industry: 'Finance' },
  books: { label: 'Books and apple', industry: 'Education' },
  'pencil-cup': { label: 'Pencils in a cup', industry: 'Education' },
  globe: { label: 'Globe', industry: 'Education' },
  coffee: { label: 'Coffee bag and cup', industry: 'Food & Beverage' },
  'citrus-can': { label: 'Can and citrus', industry: 'Food & Beverage' },
  'ramen-bowl': { label: 'Ramen bowl', industry: 'Food & Beverage' },
  pizza: { label: 'Pizza', industry: 'Food & Beverage' },
  'portrait-woman': { label: 'Portrait, woman with long hair', industry: 'Professional Services' },
  'portrait-man': { label: 'Portrait, man with beard and glasses', industry: 'Professional Services' },
  'portrait-curls': { label: 'Portrait, woman with curls', industry: 'Professional Services' },
  'portrait-grey': { label: 'Portrait, woman with gray hair', industry: 'Professional Services' },
  'portrait-scarf': { label: 'Portrait, woman with headscarf', industry: 'Professional Services' },
  'portrait-young': { label: 'Portrait, young man', industry: 'Professional Services' },
  'portrait-older': { label: 'Portrait, older man', industry: 'Professional Services' },
  contract: { label: 'Contract and pen', industry: 'Professional Services' },
  scales: { label: 'Scales', industry: 'Professional Services' },
  radiator: { label: 'Radiator', industry: 'Local Services' },
  'paint-roller': { label: 'Paint bucket and roller', industry: 'Local Services' },
  house: { label: 'House', industry: 'Local Services' },
  van: { label: 'Van', industry: 'Local Services' },
  microphone: { label: 'Microphone', industry: 'Events' },
  record: { label: 'Record', industry: 'Events' },
  balloons: { label: 'Balloons', industry: 'Events' },
  'office-tower': { label: 'Office towers', industry: 'Corporate' },
  briefcase: { label: 'Briefcase', industry: 'Corporate' },
  trophy: { label: 'Trophy', industry: 'Corporate' },
  phone: { label: 'Phone', industry: 'Mobile Apps' },
  'map-phone': { label: 'Phone with map', industry: 'Mobile Apps' },
  headphones: { label: 'Headphones', industry: 'Mobile Apps' },
  kettlebell: { label: 'Kettlebell', industry: 'Fitness & Wellness' },
  dumbbell: { label: 'Dumbbells', industry: 'Fitness & Wellness' },
  'water-bottle': { label: 'Water bottle', industry: 'Fitness & Wellness' },
  lotus: { label: 'Seated figure', industry: 'Fitness & Wellness' },
  'egg-basket': { label: 'Easter basket', industry: 'Events' },
  pumpkin: { label: 'Carved pumpkin', industry: 'Events' },
  'fir-tree': { label: 'Christmas tree', industry: 'Events' },
  'rainbow-flag': { label: 'Rainbow flag', industry: 'Corporate' },
  marquee: { label: 'Party tent', industry: 'Events' },
  dog: { label: 'Dog on a leash', industry: 'Local Services' },
  fiddle: { label: 'Fiddle and bow', industry: 'Events' },
  'graduation-cap': { label: 'Graduation cap', industry: 'Education' },
  'wedding-rings': { label: 'Wedding rings', industry: 'Events' },
  bread: { label: 'Loaf of bread', industry: 'Food & Beverage' },
  scissors: { label: 'Scissors and comb', industry: 'Local Services' },
  wrench: { label: 'Wrench and nut', industry: 'Local Services' },
  shoebox: { label: 'Shoebox of receipts', industry: 'Finance' },
  bouquet: { label: 'Bouquet', industry: 'Local Services' },
  cat: { label: 'Cat with a bandaged paw', industry: 'Local Services' },
  'tattoo-machine': { label: 'Tattoo machine', industry: 'Local Services' },
  'house-keys': { label: 'House keys', industry: 'Local Services' },
  'book-pile': { label: 'Pile of novels', industry: 'E-commerce' },
  bicycle: { label: 'Bicycle', industry: 'E-commerce' },
  suitcase: { label: 'Suitcase', industry: 'E-commerce' },
  camera: { label: 'Camera', industry: 'Events' },
  guitar: { label: 'Guitar', industry: 'Events' },
  tent: { label: 'Tent under trees', industry: 'Events' },
  'beer-mug': { label: 'Mug of beer with hops', industry: 'Food & Beverage' },
  'ice-cream': { label: 'Ice cream cone', industry: 'Food & Beverage' },
  cake: { label: 'Birthday cake', industry: 'Food & Beverage' },
  pie: { label: 'Pie', industry: 'Food & Beverage' },
  wine: { label: 'Wine and a glass', industry: 'Food & Beverage' },
  barbell: { label: 'Barbell', industry: 'Fitness & Wellness' },
  hourglass: { label: 'Hourglass with a sprout', industry: 'Finance' },
  snowman: { label: 'Snowman in a party hat', industry: 'Events' },
  parasol: { label: 'Parasol and books', industry: 'Events' },
  breakfast: { label: 'Eggs and bacon', industry: 'Food & Beverage' },
  'shop-front': { label: 'Shop with an awning', industry: 'E-commerce' },
  'return-box': { label: 'Box on its way back', industry: 'E-commerce' },
  'open-doors': { label: 'Open doors', industry: 'Events' },
  signpost: { label: 'Signpost', industry: 'SaaS' },
  'table-for-two': { label: 'Table for two', industry: 'Food & Beverage' },
  burger: { label: 'Burger', industry: 'Food & Beverage' },
  teapot: { label: 'Teapot', industry: 'Food & Beverage' },
  cheese: { label: 'Wedge of cheese', industry: 'Food & Beverage' },
  fish: { label: 'Fish on ice', industry: 'Food & Beverage' },
  chocolates: { label: 'Box of chocolates', industry: 'Food & Beverage' },
  honey: { label: 'Jar of honey', industry: 'Food & Beverage' },
  shirt: { label: 'Shirt on a hanger', industry: 'Local Services' },
  'sewing-machine': { label: 'Sewing machine', industry: 'Local Services' },
  'nail-polish': { label: 'Nail polish', industry: 'Local Services' },
  'sudsy-car': { label: 'Car under suds', industry: 'Local Services' },
  mouse: { label: 'Mouse and its hole', industry: 'Local Services' },
  'light-bulb': { label: 'Light bulb', industry: 'Local Services' },
  'lawn-mower': { label: 'Lawn mower', industry: 'Local Services' },
  'rubber-duck': { label: 'Rubber duck', industry: 'Local Services' },
  'storage-unit': { label: 'Storage unit', industry: 'Local Services' },
  squeegee: { label: 'Squeegee on a window', industry: 'Local Services' },
  'service-bell': { label: 'Bell on a desk', industry: 'Local Services' },
  'steering-wheel': { label: 'Steering wheel', industry: 'Education' },
  'teddy-bear': { label: 'Teddy bear', industry: 'Education' },
  piano: { label: 'Piano', industry: 'Education' },
  'ballet-slippers': { label: 'Ballet slippers', industry: 'Education' },
  umbrella: { label: 'Umbrella in the rain', industry: 'Finance' },
  glasses: { label: 'Glasses and eye chart', industry: 'Healthcare' },
  toolbox: { label: 'Toolbox', industry: 'E-commerce' },
  cactus: { label: 'Cactus in bloom', industry: 'E-commerce' },
  'coffee-mill': { label: 'Coffee mill', industry: 'Food & Beverage' },
  'lunch-tray': { label: 'Soup on a tray', industry: 'Food & Beverage' },
  sapling: { label: 'Young tree in a pot', industry: 'Finance' },
  'name-badge': { label: 'Name badge', industry: 'Corporate' },
  'office-chair': { label: 'Desk chair', industry: 'Corporate' },
  toothbrushes: { label: 'Toothbrushes in a glass', industry: 'Healthcare' },
  bandages: { label: 'Bandages', industry: 'Healthcare' },
  calendar: { label: 'Calendar', industry: 'Corporate' },
  'hiking-boot': { label: 'Hiking boot', industry: 'E-commerce' },
  magnifier: { label: 'Magnifying glass', industry: 'SaaS' },
  stopwatch: { label: 'Stopwatch', industry: 'Fitness & Wellness' },
  towels: { label: 'Rolled towels', industry: 'Fitness & Wellness' },
  'paint-swatches': { label: 'Paint samples', industry: 'Local Services' },
  'alarm-clock': { label: 'Alarm clock', industry: 'Mobile Apps' },
  easel: { label: 'Easel with a portrait', industry: 'Education' },
  'paint-palette': { label: 'Paint palette', industry: 'Education' },
} as const satisfies Record<string, { label: string; industry: Industry }>;
export type IllustrationId = keyof typeof illustrationNames;
export const illustrationIds = Object.keys(illustrationNames) as IllustrationId[];

/** Repeats that a layout may use in place of a plain ground. */
export const patternNames = {
  rings: 'Growth rings',
  waves: 'Waves',
  checks: 'Checks',
  stripes: 'Stripes',
  dots: 'Dots',
  rays: 'Rays',
  terrazzo: 'Terrazzo',
  scales: 'Fish scales',
} as const;
export type PatternId = keyof typeof patternNames;
export const patternIds = Object.keys(patternNames) as PatternId[];

export const colourSchemeNames = {
  roast: 'Roast',
  signal: 'Signal',
  pine: 'Pine',
  lilac: 'Lilac',
  ledger: 'Ledger',
  primary: 'Primary',
  sunrise: 'Sunrise',
  hazard: 'Hazard',
  mint: 'Mint',
  blush: 'Blush',
  citrus: 'Citrus',
  navy: 'Navy',
  sky: 'Sky',
  graphite: 'Graphite',
  clay: 'Clay',
  orchard: 'Orchard',
} as const;
export type ColourSchemeId = keyof typeof colourSchemeNames;
export const colourSchemeIds = Object.keys(colourSchemeNames) as ColourSchemeId[];

/** What a drawing's colours may be called: a ready-made scheme, or that of the brand's own colours. */
export type ArtworkColours = ColourSchemeId | 'brand';

/** A drawing's colours for people. */
export const coloursName = (colours: ArtworkColours): string =>
  colours === 'brand' ? 'Brand' : colourSchemeNames[colours];

/** Faces for headlines. */
export const displayFontNames = {
  fraunces: 'Fraunces',
  'playfair-display': 'Playfair Display',
  'playfair-display-italic': 'Playfair Display Italic',
  'dm-serif-display': 'DM Serif Display',
  'instrument-serif': 'Instrument Serif',
  'instrument-serif-italic': 'Instrument Serif Italic',
  archivo: 'Archivo',
  anton: 'Anton',
  'bowlby-one': 'Bowlby One',
  'space-grotesk': 'Space Grotesk',
  'bricolage-grotesque': 'Bricolage Grotesque',
} as const;
export type DisplayFontId = keyof typeof displayFontNames;
export const displayFontIds = Object.keys(displayFontNames) as DisplayFontId[];

/** Faces for everything but headlines. */
export const textFontNames = {
  archivo: 'Archivo',
  'space-grotesk': 'Space Grotesk',
  'bricolage-grotesque': 'Bricolage Grotesque',
  'noto-sans': 'Noto Sans',
  fraunces: 'Fraunces',
  'playfair-display': 'Playfair Display',
} as const;
export type TextFontId = keyof typeof textFontNames;
export const textFontIds = Object.keys(textFontNames) as TextFontId[];
