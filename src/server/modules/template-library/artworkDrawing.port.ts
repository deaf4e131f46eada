import type { TemplateContents } from '../templates/templates.types';

/** Draws ads. */
export interface ArtworkDrawing {
  /** The drawing of a template in its format, as an SVG document without any reference to the outside. */
  drawSvg(template: TemplateContents): Promise<string>;
}
