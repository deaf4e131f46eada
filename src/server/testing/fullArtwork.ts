export const brandColors = {
  background: '#fff4e6',
  primary: '#0b6e4f',
  accent: '#f2a541',
  light: '#ffffff',
  dark: '#1d1d1f',
};

/** An artwork with every field, each with a value that nothing has by itself. */
export const fullArtwork = {
  image_crops: { '1080x1080': { x: 0.7, y: 0.25, zoom: 1.5 }, '1200x628': { x: 0, y: 1, zoom: 4 } },
  layout: 'shelf',
  colours: 'brand',
  display_font: 'fraunces',
  text_font: 'archivo',
  illustration: 'tote-bag',
  pattern: 'dots',
  brand: 'Halden',
  brand_colors: brandColors,
  logo_plate: 'always',
  logo_size: -1,
  cut_out_shadow: 'grain',
  suggested_illustrations: ['coffee', 'tote-bag'],
  object_pose: { mirrored: true, turn: -1, size: 2, across: -3, down: 16 },
  size_poses: { '1080x1920': { turn: 2, down: -4 }, '1200x628': {} },
  text_sizes: { brand: 1, headline: -2, subheadline: 2, cta: -1, body: 1 },
};
