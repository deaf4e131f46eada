import { styled } from '@mui/material/styles';
import { CircleAlert, TriangleAlert } from 'lucide-react';
import type { SamplePart } from '../../domain/ads/artworkSamples';
import { tokens } from '../../theme/tokens';

type RowProps = { isBad: boolean; place: string; sentence: string; onChoose: () => void };

/** An issue that is the way to its field. */
export function IssueRow({ isBad, place, sentence, onChoose }: RowProps) {
  const Shape = isBad ? CircleAlert : TriangleAlert;
  return (
    <li>
      <button type="button" onClick={onChoose}>
        <Shape size={16} strokeWidth={1.75} aria-hidden="true" data-tone={isBad ? 'bad' : 'warn'} />
        <span>
          <strong>{place}</strong>
          <span>{sentence}</span>
        </span>
      </button>
    </li>
  );
}

type ArtworkRowProps = { sample: SamplePart; onChoose: (part: SamplePart['part']) => void };

/** A part of the artwork that still says what its template said. */
export function ArtworkIssueRow({ sample: { part, label, sentence }, onChoose }: ArtworkRowProps) {
  return (
    <IssueRow
      isBad={false}
      place={`Artwork: ${label.toLowerCase()}`}
      sentence={sentence}
      onChoose={() => onChoose(part)}
    />
  );
}

export const IssueList = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li + li': { borderTop: `1px solid ${tokens.line}` },
  '& button': {
    display: 'flex',
    gap: 10,
    width: '100%',
    minHeight: 44,
    padding: '10px 0',
    border: 0,
    background: 'none',
    font: 'inherit',
    fontSize: 13,
    lineHeight: '18px',
    textAlign: 'left',
    color: tokens.text,
    cursor: 'pointer',
    '&:hover strong': { textDecoration: 'underline' },
    '& > svg': { marginTop: 1, flexShrink: 0 },
    '& > svg[data-tone="bad"]': { color: tokens.bad },
    '& > svg[data-tone="warn"]': { color: tokens.warn },
    '& > span': { display: 'grid', minWidth: 0 },
    '& strong': { fontWeight: 500 },
    '& span > span': { color: tokens.text2, overflowWrap: 'anywhere' },
  },
});
