import type { Ad, AdFormat } from '../ad';
import { type CanvasId, canvasSize } from '../canvases';
import { weightFault } from '../checks/images';
import { formats } from '../formats';
import { picturesOf } from '../picturesOf';
import { type DrawnBytes, type PictureType, pictureTypeFor } from '../pictureTypes';
import { platformNames } from '../platforms';
import { type Severity, severityOf } from '../rules/rule';
import { rulesOf } from '../rules/rulesOf';
import { type ArtworkFinding, artworkFinding } from './finding';

/** The drawings that are in the files of an ad, each once. */
export function drawnCanvasesOf(contents: readonly Ad[]): CanvasId[] {
  return [...new Set(contents.flatMap(canvasesIn))];
}

/**
 * What is wrong with the files that drawings become, whose bytes are given: only those who drew them know. Of a platform's
 * rules about one drawing, the worst that is broken is told. A PNG that is too large is no fault where a JPEG takes its
 * place, which is told too.
 */
export function fileFindings(
  contents: readonly Ad[],
  wanted: PictureType,
  files: ReadonlyMap<CanvasId, DrawnBytes>,
): ArtworkFinding[] {
  const found = new Map<string, ArtworkFinding>();
  for (const ad of contents) {
    const { platform } = formats[ad.format];
    for (const canvas of canvasesIn(ad)) {
      const what = `weight.${platform}.${canvas}`;
      const add = (sentence: string, severity: Severity) => {
        if (found.has(what) && severity !== 'blocks') return;
        found.set(what, artworkFinding('files', 'image', what, sentence, severity));
      };
      const bytes = files.get(canvas) ?? {};
      const type = pictureTypeFor(ad.format, wanted, bytes);
      const image = `${canvasSize(canvas)} image`;
      for (const { rule, fault } of faultsOf(ad.format, bytes[type])) add(`The ${image} ${fault}`, severityOf(rule));
      if (type === wanted) continue;
      const [tooLarge] = faultsOf(ad.format, bytes.png);
      if (tooLarge) add(`As a PNG, the ${image} ${tooLarge.fault} Your download has a JPEG instead.`, 'advice');
    }
  }
  return [...found.values()];
}

/** Which of a platform's limits so many bytes exceed, what blocks first. */
function faultsOf(format: AdFormat, bytes = 0) {
  const platform = platformNames[formats[format].platform];
  return rulesOf(format)
    .flatMap((rule) => {
      const fault = rule.type === 'image' && rule.demands === 'weight' && weightFault(rule, bytes, platform);
      return fault ? [{ rule, fault }] : [];
    })
    .toSorted((one, other) => Number(severityOf(one.rule) === 'advice') - Number(severityOf(other.rule) === 'advice'));
}

const canvasesIn = (ad: Ad): CanvasId[] =>
  picturesOf(ad).sources.flatMap((source) => ('canvas' in source ? [source.canvas] : []));
