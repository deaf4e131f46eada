import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { MessageSquarePlus } from 'lucide-react';
import { pageArguments, readOf } from '../../api/page';
import { type SharedAd, useListSharedCommentsQuery } from '../../api/proofsApi';
import { Disclosure } from '../../components/Disclosure';
import { Notice } from '../../components/Notice';
import { CommentList, commentsAPage } from '../../domain/proofs/comments/CommentList';
import { tokens } from '../../theme/tokens';
import { CommentDialog } from './CommentDialog';
import type { useProofComments } from './useProofComments';

type Shared = { ad: SharedAd; token: string; access: string | undefined };

type Props = Shared & {
  comments: ReturnType<typeof useProofComments>;
  name: string;
  onName: (name: string) => void;
  /** The pins are about the ad as it is now. */
  onShowNow: () => void;
};

/** Starts a comment: a click on a preview says what it is about. */
export function CommentButton({ ad, comments, onShowNow }: Pick<Props, 'ad' | 'comments' | 'onShowNow'>) {
  const { isChoosing, setIsChoosing, setPlace } = comments;
  if (!isChoosing)
    return (
      <Start
        variant="outlined"
        size="small"
        startIcon={<MessageSquarePlus size={16} strokeWidth={1.75} aria-hidden="true" />}
        aria-label={`Comment on ${ad.name}`}
        onClick={() => {
          onShowNow();
          setIsChoosing(true);
        }}
      >
        Comment
      </Start>
    );
  return (
    <Hint role="status">
      <span>Choose the spot you mean.</span>
      <Button
        variant="outlined"
        size="small"
        onClick={() => {
          setIsChoosing(false);
          setPlace({ point: null });
        }}
      >
        Comment without a spot
      </Button>
      <Button variant="text" size="small" onClick={() => setIsChoosing(false)}>
        Cancel
      </Button>
    </Hint>
  );
}

/** What was said about an ad by this link, and what was answered. */
export function ProofComments({ ad, token, access, comments, name, onName }: Omit<Props, 'onShowNow'>) {
  const titleId = useId();
  const [text, setText] = useState('');
  const [isSent, setIsSent] = useState(false);
  const { read, page, setPage, place, setPlace } = comments;
  const { open, resolved } = ad.comments;
  const formats = new Set(ad.contents.map(({ format }) => format));
  return (
    <>
      {isSent && !place && <Notice tone="good">Sent. Thank you!</Notice>}
      {open + resolved > 0 && (
        <Frame aria-labelledby={titleId}>
          <h3 id={titleId}>Comments</h3>
          {open > 0 && (
            <CommentList
              {...{ read, page }}
              onPage={setPage}
              none="No open comments."
              isPinned={({ point, format }) => point !== null && formats.has(format)}
            />
          )}
          {resolved > 0 && (
            <Disclosure title="Resolved" aside={`${resolved}`}>
              <ResolvedComments {...{ ad, token, access }} />
            </Disclosure>
          )}
        </Frame>
      )}
      {place && (
        <CommentDialog
          {...{ place, ad, token, access, name, onName, text }}
          onText={setText}
          onSent={() => {
            setText('');
            setIsSent(true);
            setPlace(undefined);
          }}
          onClose={() => setPlace(undefined)}
        />
      )}
    </>
  );
}

function ResolvedComments({ ad, token, access }: Shared) {
  const [page, setPage] = useState(1);
  const asked = { token, adId: ad.id, ...(access && { access }), ...pageArguments(page, commentsAPage) };
  const query = useListSharedCommentsQuery({ ...asked, state: 'resolved' });
  return (
    <CommentList
      read={readOf(query)}
      page={page}
      onPage={setPage}
      none="No resolved comments."
      isPinned={() => false}
    />
  );
}

const Frame = styled('section')({
  display: 'grid',
  gap: 8,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& h3': { fontSize: 14, lineHeight: '20px' },
});

const Start = styled(Button)({ marginBottom: 12 });

const Hint = styled('div')({
  marginBottom: 12,
  position: 'sticky',
  zIndex: 5,
  top: 8,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  padding: '8px 12px',
  border: `1px solid ${tokens.line}`,
  borderRadius: 8,
  backgroundColor: tokens.surface,
});
