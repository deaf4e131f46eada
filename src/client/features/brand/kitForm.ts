import { brandColourNames } from '../../../ad-kit/artwork/brandScheme';
import type { BrandColors, BrandKit } from '../../api/brandApi';

/** What is typed: colors as texts, of which not all are colors yet. */
export type KitForm = BrandKit;

/** The colors that a first choice starts with: all five are set together. */
export const firstColors: BrandColors = {
  background: '#f6f1e7',
  primary: '#1f4fd8',
  accent: '#f2a541',
  light: '#ffffff',
  dark: '#15171c',
};

/** A color as the server takes it, from `#0B6E4F`, `0b6e4f` or `#0b6`; `undefined` if it is none. */
export function hexOf(text: string): string | undefined {
  const digits = text.trim().replace(/^#/, '').toLowerCase();
  if (/^[\da-f]{6}$/.test(digits)) return `#${digits}`;
  return /^[\da-f]{3}$/.test(digits) ? `#${[...digits].map((digit) => digit + digit).join('')}` : undefined;
}

/** The colors that were typed, once each of them is one. */
export function colorsIn(typed: BrandColors): BrandColors | undefined {
  const colors = { ...typed };
  for (const name of brandColourNames) {
    const hex = hexOf(typed[name]);
    if (hex === undefined) return undefined;
    colors[name] = hex;
  }
  return colors;
}

/** What is sent; `undefined` while a color is none. */
export function kitOf(form: KitForm): BrandKit | undefined {
  const colors = form.colors && colorsIn(form.colors);
  return colors === undefined ? undefined : { ...form, name: form.name.trim(), colors };
}

/** Whether two kits are alike, their colors' names in whichever order. */
export function areAlike(one: BrandKit, other: BrandKit): boolean {
  const rest = (['name', 'logo_id', 'display_font', 'text_font'] as const).every((part) => one[part] === other[part]);
  const [own, theirs] = [one.colors, other.colors];
  return rest && (own && theirs ? brandColourNames.every((name) => own[name] === theirs[name]) : own === theirs);
}
