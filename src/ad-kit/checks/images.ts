import type { ImageFacts } from '../ad';
import { grouped } from '../grouped';
import { listed } from '../listed';
import type { Ratio, Rule } from '../rules/rule';
import { type Check, labelOf, type Subject } from './breach';

const megabyte = 1_048_576;

/** What types of images are called. */
export const typeNames: Record<ImageFacts['type'], string> = {
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/gif': 'GIF',
  'image/webp': 'WebP',
};

/** Images of which nothing is known, such as the drawn artwork, are not checked: the artwork has the right sizes. */
export const checkImage: Check<'image'> = (rule, subject) => {
  const { platform } = subject;
  const known = imagesIn(subject, rule.field);
  if (rule.demands === 'every_ratio') {
    if (known.length === 0) return [];
    const missing = rule.ratios.filter((ratio) => !known.some(({ facts }) => isOf(ratio, facts)));
    return missing.map((ratio) => ({
      path: rule.field,
      sentence: `${platform} also recommends an image of ${nameOf(ratio)}.`,
    }));
  }
  return known.flatMap(({ path, facts }) => {
    const label = labelOf(subject.ad.format, path);
    switch (rule.demands) {
      case 'ratio': {
        if (rule.ratios.some((ratio) => isOf(ratio, facts))) return [];
        const wanted = listed(rule.ratios.map(nameOf), 'or');
        return [{ path, sentence: `${label} is ${sizeOf(facts)} pixels; ${platform} needs ${wanted}.` }];
      }
      case 'size': {
        const { minWidth, minHeight } = nearest(rule.sizes, facts) ?? { minWidth: 0, minHeight: 0 };
        if (facts.width >= minWidth && facts.height >= minHeight) return [];
        const least = minHeight > 0 ? `${minWidth}×${minHeight}` : `a width of ${minWidth}`;
        return [{ path, sentence: `${label} is ${sizeOf(facts)} pixels; ${platform} needs at least ${least}.` }];
      }
      case 'weight': {
        const fault = weightFault(rule, facts.bytes, platform);
        return fault ? [{ path, sentence: `${label} ${fault}` }] : [];
      }
      case 'type': {
        if (rule.types.includes(facts.type)) return [];
        const taken = listed(rule.types.map((type) => typeNames[type]));
        return [{ path, sentence: `${label} is a ${typeNames[facts.type]} file; ${platform} accepts ${taken}.` }];
      }
    }
  });
};

type WeightRule = Extract<Rule, { type: 'image'; demands: 'weight' }>;

/** What is wrong with a file of so many bytes, to follow its name in a sentence; `undefined` where nothing is. */
export function weightFault({ kind, maxBytes }: WeightRule, bytes: number, platform: string): string | undefined {
  if (bytes <= maxBytes) return undefined;
  const weight = (Math.ceil((bytes / megabyte) * 10) / 10).toFixed(1);
  const most = `${kind === 'recommended' ? 'recommends at most' : 'accepts up to'} ${maxBytes / megabyte} MB`;
  return `is ${weight} MB; ${platform} ${most}.`;
}

function imagesIn(subject: Subject, field: string): { path: string; facts: ImageFacts }[] {
  return subject.textsOf(field).flatMap(({ path, text }) => {
    const facts = Object.hasOwn(subject.images, text) ? subject.images[text] : undefined;
    return facts ? [{ path, facts }] : [];
  });
}

/** How far an image is from a ratio, in percent. */
function distance(ratio: Ratio, { width, height }: ImageFacts): number {
  return Math.abs((width * ratio.height) / (height * ratio.width) - 1) * 100;
}

function isOf(ratio: Ratio, facts: ImageFacts): boolean {
  return distance(ratio, facts) <= ratio.tolerance;
}

function nearest<Size extends { ratio: Ratio }>(sizes: readonly Size[], facts: ImageFacts): Size | undefined {
  return sizes.toSorted((a, b) => distance(a.ratio, facts) - distance(b.ratio, facts))[0];
}

function nameOf({ width, height }: Ratio): string {
  return `${width}:${height}`;
}

function sizeOf({ width, height }: ImageFacts): string {
  return `${grouped(width)}×${grouped(height)}`;
}
