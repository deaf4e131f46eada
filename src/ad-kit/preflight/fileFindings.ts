import type { Ad } from '../ad';
import { type CanvasId, canvasSize } from '../canvases';
import { weightFault } from '../checks/images';
import { formats } from '../formats';
import { picturesOf } from '../picturesOf';
import { platformNames } from '../platforms';
import { severityOf } from '../rules/rule';
import { rulesOf } from '../rules/rulesOf';
import { type ArtworkFinding, artworkFinding } from './finding';

/** The drawings that are in the files of an ad, each once. */
export function drawnCanvasesOf(contents: readonly Ad[]): CanvasId[] {
  return [...new Set(contents.flatMap(canvasesIn))];
}

/**
 * What is wrong with the files that drawings became, whose bytes are given: only those who drew them know. Of a
 * platform's rules about one drawing, the worst that is broken is told.
 */
export function fileFindings(contents: readonly Ad[], bytes: ReadonlyMap<CanvasId, number>): ArtworkFinding[] {
  const found = new Map<string, ArtworkFinding>();
  for (const ad of contents) {
    for (const canvas of canvasesIn(ad)) {
      const { platform } = formats[ad.format];
      const what = `weight.${platform}.${canvas}`;
      for (const rule of rulesOf(ad.format)) {
        if (rule.type !== 'image' || rule.demands !== 'weight') continue;
        const fault = weightFault(rule, bytes.get(canvas) ?? 0, platformNames[platform]);
        const severity = severityOf(rule);
        if (!fault || (found.has(what) && severity !== 'blocks')) continue;
        found.set(what, artworkFinding('files', 'image', what, `The ${canvasSize(canvas)} image ${fault}`, severity));
      }
    }
  }
  return [...found.values()];
}

const canvasesIn = (ad: Ad): CanvasId[] =>
  picturesOf(ad).sources.flatMap((source) => ('canvas' in source ? [source.canvas] : []));
