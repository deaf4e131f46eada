import { styled } from '@mui/material/styles';
import type { AdFormat } from '../../../../ad-kit/ad';
import { cutText, withEllipsis } from '../../../../ad-kit/preview';
import { Unwritten } from './Unwritten';

type Props = {
  text: string;
  /** The text's name in a sentence: "headline". */
  what: string;
  format: AdFormat;
  /** Its field, by which the platform's cut is known. */
  field: string;
  /** How many lines there is room for. */
  lines?: number;
};

/** A short text as a placement shows it: cut where the platform cuts it, bars where nothing is written. */
export function ShownText({ text, what, format, field, lines = 1 }: Props) {
  const trimmed = text.trim();
  if (trimmed === '') return <Unwritten what={what} />;
  const { shown, hidden } = cutText(trimmed, format, field);
  return (
    <Clamped dir="auto" style={{ WebkitLineClamp: lines }}>
      {hidden === '' ? shown : withEllipsis(shown)}
    </Clamped>
  );
}

/** Ends with an ellipsis in its last line; how many lines that is, its user says. */
export const Clamped = styled('span')({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
});
