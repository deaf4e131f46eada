import { styled } from '@mui/material/styles';
import type { AdComment } from '../../../api/proofsApi';
import { tokens } from '../../../theme/tokens';
import { commentElement, pinElement } from './commentElements';

type Props = { comments: readonly AdComment[]; format: AdComment['format']; preview: number };

/** The numbers of comments on the points of a preview that they are about. Each leads to its comment. */
export function CommentPins({ comments, format, preview }: Props) {
  return comments.map(
    ({ id, number, name, point, ...place }) =>
      point &&
      place.format === format &&
      place.preview === preview && (
        <Pin
          key={id}
          id={pinElement(id)}
          type="button"
          aria-label={`Comment ${number} by ${name}`}
          style={{ left: `${point.x * 100}%`, top: `${point.y * 100}%` }}
          onClick={() => document.getElementById(commentElement(id))?.focus()}
        >
          {number}
        </Pin>
      ),
  );
}

const Pin = styled('button')({
  position: 'absolute',
  zIndex: 2,
  minWidth: 26,
  height: 26,
  padding: '0 6px',
  transform: 'translate(-50%, -50%)',
  border: `2px solid ${tokens.inverseText}`,
  borderRadius: 13,
  backgroundColor: tokens.inverse,
  boxShadow: `0 1px 6px ${tokens.deepShadow}`,
  fontSize: 12,
  lineHeight: '20px',
  fontWeight: 600,
  textAlign: 'center',
  color: tokens.inverseText,
  cursor: 'pointer',
  '&:hover, &:focus-visible': { zIndex: 3 },
  // Its own size stays small so that it hides little; what can be touched is larger.
  '&::after': { content: '""', position: 'absolute', inset: -10 },
});
