import type { Ad, AdFormat } from '../../../ad-kit/ad';
import { valuesOfFields } from '../../../ad-kit/fieldValues';
import { type AdField, formats } from '../../../ad-kit/formats';
import { platformNames } from '../../../ad-kit/platforms';
import { callToActionLabel } from '../../../ad-kit/callsToAction';
import { limitsOf } from '../../../ad-kit/limits';
import { measure } from '../../../ad-kit/measure';
import { type AdFinding, placeOf } from '../../../ad-kit/preflight/finding';
import { csvFile } from '../../lib/csv';

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

/** Files that go with a format's texts: by its name, what each is, and where. */
export type FilesOfFormats = Partial<Record<AdFormat, readonly { label: string; path: string }[]>>;

/** An ad's texts as a CSV file, one line each, and after a format's texts the files that go with them. */
export function copyCsv(contents: readonly Ad[], files: FilesOfFormats): string {
  const rows = contents
    .flatMap((ad) => linesOf(ad, files))
    .map((line) => ({
      Format: line.format,
      Field: line.field,
      Position: line.position || '',
      Text: line.text,
      Length: line.length,
      Limit: line.limit,
    }));
  return csvFile(['Format', 'Field', 'Position', 'Text', 'Length', 'Limit'], rows);
}

/** The same for reading, format by format. */
export function copyText(name: string, contents: readonly Ad[], files: FilesOfFormats): string {
  const parts = contents.map((ad) => {
    const lines = linesOf(ad, files).map(({ field, position, text, length, limit }) => {
      const count = length === '' ? '' : limit === '' ? ` (${length})` : ` (${length} of ${limit})`;
      return `${field}${position ? ` ${position}` : ''}${count}: ${text}`;
    });
    const title = titleOf(ad);
    return [title, '-'.repeat(title.length), ...lines].join('\n');
  });
  return `${[name, ...parts].join('\n\n')}\n`;
}

/** Everything there is to say of an ad: errors, where it still holds a template's words, warnings; empty where there is nothing. */
export function issuesText(name: string, campaign: string | undefined, findings: readonly AdFinding[]): string {
  const part = (title: string, isHere: (finding: AdFinding) => boolean) => {
    const lines = findings.filter(isHere).map((finding) => `- ${placeOf(finding)}: ${finding.sentence}`);
    return lines.length > 0 ? [[title, '-'.repeat(title.length), ...lines].join('\n')] : [];
  };
  const isError = ({ severity }: AdFinding) => severity === 'blocks';
  const isSample = ({ group }: AdFinding) => group === 'sample_text';
  const parts = [
    ...part('Errors: the platform won’t run the ad until these are fixed', isError),
    ...part('Sample text: still the template’s words', isSample),
    ...part('Warnings', (finding) => !isError(finding) && !isSample(finding)),
  ];
  const title = campaign === undefined ? `Issues in ${name}` : `Issues in ${name}\nCampaign: ${campaign}`;
  return parts.length > 0 ? `${[title, ...parts].join('\n\n')}\n` : '';
}

const titleOf = ({ format }: Ad): string => `${platformNames[formats[format].platform]}: ${formats[format].label}`;

const isWords = ({ kind }: AdField): boolean => !['cards', 'image', 'images'].includes(kind);

/** What is written of an ad, in the order of its form, and then its files. */
function linesOf(ad: Ad, files: FilesOfFormats): CopyLine[] {
  const texts = valuesOfFields(ad, isWords)
    .filter(({ text }) => text !== '')
    .map(({ field, index, text: value }): CopyLine => {
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
  const named = (files[ad.format] ?? []).map(({ label, path }): CopyLine => {
    return { format: titleOf(ad), field: label, position: 0, text: path, length: '', limit: '' };
  });
  return [...texts, ...named];
}
