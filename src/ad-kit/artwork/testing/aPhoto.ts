import { Resvg } from '@resvg/resvg-js';
import type { ArtworkImage } from '../artwork';

/** A photo of one colour that says to be of the size; its file is a sixtieth as long and as high. */
export function aPhoto(colour: string, width: number, height: number): ArtworkImage {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width / 60}" height="${height / 60}"><rect width="100%" height="100%" fill="${colour}"/></svg>`;
  return { href: `data:image/png;base64,${new Resvg(svg).render().asPng().toString('base64')}`, width, height };
}
