import { styled } from '@mui/material/styles';
import type { AdFormat } from '../../../ad-kit/ad';
import { formats } from '../../../ad-kit/formats';
import type { AdTextChange, MissingField } from '../../api/adsApi';
import { tokens } from '../../theme/tokens';

type Props = {
  from: AdFormat;
  to: AdFormat;
  changes: readonly AdTextChange[];
  missing: readonly MissingField[];
};

const kinds: Record<AdTextChange['kind'], string> = {
  shortened: 'Shortened',
  split: 'Split',
  merged: 'Merged',
  changed: 'Said in the platform’s words',
  dropped: 'Dropped',
};

/** Exactly what becomes of an ad's texts on their way to another format, and what is left to write there. */
export function ConversionList({ from, to, changes, missing }: Props) {
  if (changes.length === 0 && missing.length === 0) return <p>Every text fits as it is.</p>;
  return (
    <Stack>
      {changes.length > 0 && (
        <section aria-label="What changes">
          <h3>What changes</h3>
          <ul>
            {changes.map((change) => (
              <li key={`${change.kind} ${change.from.join()} ${change.to.join()}`}>
                <strong>{`${kinds[change.kind]}: ${placesIn(from, change.from)}`}</strong>
                <Texts data-tone="before">{change.before.join(' · ')}</Texts>
                {change.after.length > 0 && <Texts>{`${placesIn(to, change.to)}: ${change.after.join(' · ')}`}</Texts>}
              </li>
            ))}
          </ul>
        </section>
      )}
      {missing.length > 0 && (
        <section aria-label="Left to write">
          <h3>Left to write</h3>
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

/** "Headline 2, Description": the places of texts in the words of their format's form. */
function placesIn(format: AdFormat, paths: readonly string[]): string {
  return [...new Set(paths.map((path) => placeIn(format, path)))].join(', ');
}

function placeIn(format: AdFormat, path: string): string {
  const label = formats[format].fields.find(({ name }) => name === path.replaceAll(/\[\d+\]/g, ''))?.label ?? path;
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

const Texts = styled('p')({
  overflowWrap: 'anywhere',
  '&[data-tone="before"]': { color: tokens.text2 },
});
