import { useEffect } from 'react';
import { displayTypes, textTypes } from '../../../ad-kit/artwork/typefaces';
import { type FontFaceId, fontFaces } from '../../../ad-kit/type-setting/fontFaces';
import type { BrandKit } from '../../api/brandApi';
import { fontAddress } from '../artwork/fontAddresses';

/** Faces that the page knows already. */
const known = new Set<string>();

type BrandFonts = { display: string | undefined; text: string | undefined };

/** Values for `font-family` in a brand's fonts; `undefined` where it has none. Files are fetched once they are needed. */
export function useBrandFonts(kit: BrandKit | undefined): BrandFonts {
  const { display_font: display = null, text_font: text = null } = kit ?? {};
  useEffect(() => {
    if (display) makeKnown(display, displayTypes[display].face, '1 1000');
    if (!text) return;
    const { regular, bold } = textTypes[text];
    makeKnown(text, regular, '1 599');
    makeKnown(text, bold, '600 1000');
  }, [display, text]);
  return {
    display: display ? familiesOf(display, displayTypes[display].face) : undefined,
    text: text ? familiesOf(text, textTypes[text].regular) : undefined,
  };
}

/** Each subset is a family of its own, so that a file is fetched only for letters that it has. */
const familyOf = (font: string, subset: string): string => `brand-${font}-${subset}`;

const familiesOf = (font: string, face: FontFaceId): string =>
  [...fontFaces[face].files.map(({ subset }) => familyOf(font, subset)), 'system-ui', 'sans-serif'].join(', ');

function makeKnown(font: string, face: FontFaceId, weight: string) {
  // Where texts aren't laid out, such as in tests, there are no faces.
  if (typeof FontFace === 'undefined' || known.has(`${font} ${face}`)) return;
  known.add(`${font} ${face}`);
  const { style, files } = fontFaces[face];
  for (const { path, subset } of files) {
    document.fonts.add(new FontFace(familyOf(font, subset), `url(${fontAddress(path)})`, { weight, style }));
  }
}
