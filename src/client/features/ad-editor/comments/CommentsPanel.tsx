import { useId } from 'react';
import { styled } from '@mui/material/styles';
import type { AdFormat } from '../../../../ad-kit/ad';
import { Disclosure } from '../../../components/Disclosure';
import { CommentList } from '../../../domain/proofs/comments/CommentList';
import { tokens } from '../../../theme/tokens';
import { CommentActions } from './CommentActions';
import type { useAdComments } from './useAdComments';

type Props = Pick<ReturnType<typeof useAdComments>, 'open' | 'resolved'> & {
  id: string;
  /** Those that the ad has. */
  formats: readonly AdFormat[];
};

/** What clients with a proof link said about the ad. Resolved comments are folded away. */
export function CommentsPanel({ id, open, resolved, formats }: Props) {
  const titleId = useId();
  return (
    <Frame aria-labelledby={titleId}>
      <h2 id={titleId}>Comments</h2>
      <CommentList
        {...open}
        none="No open comments."
        isPinned={({ point, format }) => point !== null && formats.includes(format)}
        actions={(comment) => <CommentActions adId={id} comment={comment} />}
      />
      {resolved.total > 0 && (
        <Disclosure title="Resolved" aside={`${resolved.total}`}>
          <CommentList
            {...resolved}
            none="No resolved comments."
            isPinned={() => false}
            actions={(comment) => <CommentActions adId={id} comment={comment} />}
          />
        </Disclosure>
      )}
    </Frame>
  );
}

const Frame = styled('section')({
  display: 'grid',
  gap: 8,
  gridTemplateColumns: 'minmax(0, 720px)',
  marginTop: 32,
  paddingTop: 16,
  borderTop: `1px solid ${tokens.line}`,
  '& h2': { fontSize: 15, lineHeight: '22px', letterSpacing: '-.01em' },
});
