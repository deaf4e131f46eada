import { styled } from '@mui/material/styles';
import { ArrowRight } from 'lucide-react';
import type { AdFormat } from '../../../ad-kit/ad';
import { type AdField, formats } from '../../../ad-kit/formats';
import type { AdTextChange, MissingField } from '../../api/adsApi';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { tokens } from '../../theme/tokens';

type Props = {
  /** Left out where the texts come from no ad: their places are in words already. */
  from?: AdFormat;
  to: AdFormat;
  changes: readonly AdTextChange[];
  missing: readonly MissingField[];
};

const kinds: Record<AdTextChange['kind'], string> = {
  shortened: 'Shortened',
  split: 'Split',
  merged: 'Merged',
  changed: 'Reworded for the platform',
  dropped: 'Left out',
};

/** Exactly what becomes of texts on their way to a format, and what is left to write there. */
export function ConversionList({ from, to, changes, missing }: Props) {
  if (changes.length === 0 && missing.length === 0) return <p>Everything fits as is.</p>;
  return (
    <Stack>
      {changes.length > 0 && (
        <section aria-label="What changes">
          <h3>What changes</h3>
          <ul>
            {changes.map((change) => (
              <li key={`${change.kind} ${change.from.join()} ${change.to.join()}`}>
                <strong>{`${kinds[change.kind]}: ${placesIn(from, change.from)}`}</strong>
                <Texts change={change} from={from} to={to} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {missing.length > 0 && (
        <section aria-label="Still to write">
          <h3>Still to write</h3>
          <ul>
            {missing.map(({ field, sentence }) => (
              <li key={`${field} ${sentence}`}>{sentence}</li>
            ))}
          </ul>
        </section>
      )}
    </Stack>
  );
}

type TextsProps = { change: AdTextChange; from: AdFormat | undefined; to: AdFormat };

/** A change's texts, one a line: as they were, then as they are with where they stand. */
function Texts({ change, from, to }: TextsProps) {
  // Images go by ids, which say nothing to a person.
  if (change.from.every((path) => isImage(from, path))) return null;
  return (
    <>
      {change.before.map((text, index) => (
        <Text key={`${change.from[index]} ${text}`} data-tone="before">
          {text}
        </Text>
      ))}
      {change.after.map((text, index) => (
        <Text key={change.to[index]}>
          <ArrowRight size={14} strokeWidth={1.75} aria-hidden="true" />
          <VisuallyHidden>becomes</VisuallyHidden>
          <span>{`${placeIn(to, change.to[index] ?? '')}: ${text}`}</span>
        </Text>
      ))}
    </>
  );
}

/** "Headline 2, Description": the places of texts in the words of their format's form. */
function placesIn(format: AdFormat | undefined, paths: readonly string[]): string {
  return [...new Set(paths.map((path) => placeIn(format, path)))].join(', ');
}

const fieldAt = (format: AdFormat | undefined, path: string): AdField | undefined =>
  format && formats[format].fields.find(({ name }) => name === path.replaceAll(/\[\d+\]/g, ''));

const isImage = (format: AdFormat | undefined, path: string): boolean =>
  ['image', 'images'].includes(fieldAt(format, path)?.kind ?? '');

/** "Card 1, headline": a path of a format in the words of its form. */
export function placeIn(format: AdFormat | undefined, path: string): string {
  const label = fieldAt(format, path)?.label ?? path;
  const card = /^cards\[(\d+)\]\./.exec(path);
  if (card) return `Card ${Number(card[1]) + 1}, ${label.toLowerCase()}`;
  const item = /\[(\d+)\]$/.exec(path);
  return item ? `${label} ${Number(item[1]) + 1}` : label;
}

const Stack = styled('div')({
  display: 'grid',
  gap: 16,
  '& h3': { marginBottom: 8, fontSize: 14, lineHeight: '20px' },
  '& ul': { display: 'grid', gap: 10, margin: 0, padding: 0, listStyle: 'none', fontSize: 13, lineHeight: '18px' },
  '& strong': { fontWeight: 500 },
});

const Text = styled('p')({
  display: 'flex',
  gap: 6,
  overflowWrap: 'anywhere',
  '& > span': { minWidth: 0 },
  '& > svg': { marginTop: 2 },
  '&[data-tone="before"]': { color: tokens.text2 },
});
