import { harfbuzzFile } from '../../../ad-kit/type-setting/harfbuzz';

/**
 * The addresses of the files that artworks are set in, by the paths that the ad kit has for them. The bundler takes in
 * what the pattern matches: the weights that the ad kit names, and none of the others.
 */
const files = import.meta.webpackContext('../../../../node_modules/@fontsource', {
  regExp:
    /\/(?:(?:anton|bowlby-one|dm-serif-display)-[a-z-]+-400-normal|instrument-serif-[a-z-]+-400-(?:normal|italic)|(?:fraunces|playfair-display)-[a-z-]+-[46]00-normal|playfair-display-[a-z-]+-500-italic|archivo-[a-z-]+-[579]00-normal|space-grotesk-[a-z-]+-[57]00-normal|bricolage-grotesque-[a-z-]+-[578]00-normal|noto-sans-(?:latin|latin-ext|vietnamese|cyrillic|greek|arabic-arabic|hebrew-hebrew|thai-thai|devanagari-devanagari)-[57]00-normal)\.woff$/,
});

const shaper = new URL('harfbuzzjs/dist/harfbuzz.wasm', import.meta.url).href;

/** The address of a file that texts are set with. Throws for a font that the pattern leaves out. */
export function fontAddress(path: string): string {
  if (path === harfbuzzFile) return shaper;
  return files(path.replace('@fontsource', '.')) as string;
}
