import type { Ad } from '../../../ad-kit/ad';
import { valuesOfFields } from '../../../ad-kit/fieldValues';
import { type AdField, formatName, formats } from '../../../ad-kit/formats';
import { platformNames } from '../../../ad-kit/platforms';
import { callToActionLabel } from '../../../ad-kit/callsToAction';
import { checkAd } from '../../../ad-kit/check';
import { labelOf, shortened } from '../../../ad-kit/checks/breach';
import { limitsOf } from '../../../ad-kit/limits';
import { measure } from '../../../ad-kit/measure';
import { csvFile } from '../../lib/csv';
import type { ImageFacts } from '../images/images.types';
import type { AdSamples } from '../template-library/libraryTemplates.types';
import type { SavedAd } from './ads.types';

interface CopyLine {
  format: string;
  field: string;
  /** Counted from 1 in lists; 0 for a single text. */
  position: number;
  text: string;
  /** As the platform counts it; empty where it counts nothing. */
  length: number | '';
  limit: number | '';
}

/** An ad's texts as a CSV file, one line each. */
export function copyCsv(contents: readonly Ad[]): string {
  const rows = contents.flatMap(linesOf).map((line) => ({
    Format: line.format,
    Field: line.field,
    Position: line.position || '',
    Text: line.text,
    Length: line.length,
    Limit: line.limit,
  }));
  return csvFile(['Format', 'Field', 'Position', 'Text', 'Length', 'Limit'], rows);
}

/** An ad's texts for reading, format by format. */
export function copyText(name: string, contents: readonly Ad[]): string {
  const parts = contents.map((ad) => {
    const lines = linesOf(ad).map(({ field, position, text, length, limit }) => {
      const count = length === '' ? '' : limit === '' ? ` (${length})` : ` (${length} of ${limit})`;
      return `${field}${position ? ` ${position}` : ''}${count}: ${text}`;
    });
    const title = titleOf(ad);
    return [title, '-'.repeat(title.length), ...lines].join('\n');
  });
  return `${[name, ...parts].join('\n\n')}\n`;
}

/**
 * What platforms would refuse in an ad, where it still holds a template's words, then what platforms advise against;
 * empty where there is nothing.
 */
export function issuesText(
  { name, contents }: Pick<SavedAd, 'name' | 'contents'>,
  images: ReadonlyMap<string, ImageFacts>,
  { texts, fields }: AdSamples,
): string {
  const facts = Object.fromEntries([...images].map(([id, image]) => [id, { ...image, bytes: image.byteCount }]));
  const found = contents.flatMap((ad) =>
    checkAd(ad, { images: facts }).map(({ severity, sentence }) => ({
      isError: severity === 'blocks',
      line: `- ${formatName(ad.format)}: ${sentence}`,
    })),
  );
  const samples = [
    ...texts.map((text) => `- Artwork: “${shortened(text)}”`),
    ...fields.map(({ format, field }) => `- ${formatName(format)}: ${labelOf(format, field)}`),
  ];
  const linesOfFound = (isError: boolean) => found.filter((one) => one.isError === isError).map(({ line }) => line);
  const part = (title: string, lines: string[]) =>
    lines.length > 0 ? [[title, '-'.repeat(title.length), ...lines].join('\n')] : [];
  const parts = [
    ...part('Errors: the platform won’t run the ad until these are fixed', linesOfFound(true)),
    ...part('Sample text: still the template’s words', samples),
    ...part('Warnings', linesOfFound(false)),
  ];
  return parts.length > 0 ? `${[`Issues in ${name}`, ...parts].join('\n\n')}\n` : '';
}

const titleOf = ({ format }: Ad): string => `${platformNames[formats[format].platform]}: ${formats[format].label}`;

const isWords = ({ kind }: AdField): boolean => !['cards', 'image', 'images'].includes(kind);

/** What is written of an ad, in the order of its form. */
function linesOf(ad: Ad): CopyLine[] {
  return valuesOfFields(ad, isWords)
    .filter(({ text }) => text !== '')
    .map(({ field, index, text: value }) => {
      const isCall = field.kind === 'call_to_action';
      const text = isCall ? callToActionLabel(formats[ad.format].platform, value) : value;
      const [limit] = limitsOf(ad.format, field.name);
      return {
        format: titleOf(ad),
        field: field.label,
        position: index === undefined ? 0 : index + 1,
        text,
        length: limit ? measure(text, limit.unit) : '',
        limit: limit?.limit ?? '',
      };
    });
}
