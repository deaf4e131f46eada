/** The sizes that artwork is drawn in, in pixels; together they cover every format of formats.ts. */
export const canvases = {
  '1080x1080': { width: 1080, height: 1080, shape: 'square' },
  '1080x1350': { width: 1080, height: 1350, shape: 'portrait' },
  '1080x1920': { width: 1080, height: 1920, shape: 'story' },
  '1200x628': { width: 1200, height: 628, shape: 'wide' },
  '1200x1200': { width: 1200, height: 1200, shape: 'square' },
} as const satisfies Record<string, { width: number; height: number; shape: CanvasShape }>;
/** What a layout arranges by. */
export type CanvasShape = 'square' | 'portrait' | 'story' | 'wide';
export type CanvasId = keyof typeof canvases;
export const canvasIds = Object.keys(canvases) as CanvasId[];

/** A size as people write it: `1080 × 1350`. */
export function canvasSize(canvas: CanvasId): string {
  return canvas.replace('x', ' × ');
}
