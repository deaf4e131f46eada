import { memo, use } from 'react';
import { styled } from '@mui/material/styles';
import type { AdFormat } from '../../../../ad-kit/ad';
import {
  countUnshared,
  type SharedPart as Part,
  sharedPartOf,
  sharedValueOf,
  withShared,
} from '../../../../ad-kit/sharedParts';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import { countOf } from '../../../lib/text';
import { useAppDispatch, useAppSelector } from '../../../redux/hooks';
import { toastShown } from '../../../redux/toastsSlice';
import { belowWide, tokens } from '../../../theme/tokens';
import { contentsOf } from '../state/adDraft';
import { draftEdited, selectDraft } from '../state/adEditorSlice';
import { EditorIdContext } from './editorId';

type Props = { format: AdFormat; path: string; label: string };

/** Below a field whose text other formats or the artwork have too: takes it over there, where it is another. */
export const SharedPart = memo(function SharedPart({ format, path, label }: Props) {
  const id = use(EditorIdContext);
  const part = sharedPartOf(path);
  if (id === undefined || part === undefined) return null;
  return <Offers id={id} format={format} part={part} label={label} />;
});

type OfferProps = { id: string; format: AdFormat; part: Part; label: string };

function Offers({ id, format, part, label }: OfferProps) {
  const dispatch = useAppDispatch();
  const contents = useAppSelector((state) => selectDraft(state, id).contents);
  const picture = useAppSelector((state) => selectDraft(state, id).picture);
  const from = contentsOf({ contents }, format);
  if (!from) return null;
  const others = countUnshared(contents, from, part);
  const text = sharedValueOf(from, part) ?? '';
  const isForArtwork = part === 'headline' && text !== '' && text !== picture.headline;
  if (others === 0 && !isForArtwork) return null;
  const handleShare = () => {
    dispatch(draftEdited({ id, subject: `share:${part}`, change: { contents: withShared(contents, from, part) } }));
    dispatch(toastShown({ title: `${label} updated in ${countOf(others, 'more format')}` }));
  };
  const handleArtwork = () =>
    dispatch(draftEdited({ id, subject: 'share:artwork', change: { picture: { ...picture, headline: text } } }));
  return (
    <Row>
      {others > 0 && (
        <button type="button" onClick={handleShare}>
          Use in all formats<VisuallyHidden>{` (${label})`}</VisuallyHidden>
        </button>
      )}
      {isForArtwork && (
        <button type="button" onClick={handleArtwork}>
          Use in artwork<VisuallyHidden>{` (${label})`}</VisuallyHidden>
        </button>
      )}
    </Row>
  );
}

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 16px',
  marginTop: 6,
  '& > button': {
    padding: 0,
    border: 0,
    background: 'none',
    font: 'inherit',
    fontSize: 12,
    lineHeight: '16px',
    fontWeight: 500,
    color: tokens.accentText,
    cursor: 'pointer',
    [belowWide]: { minHeight: 32 },
    '&:hover': { textDecoration: 'underline' },
    '&:disabled': { display: 'none' },
  },
});
