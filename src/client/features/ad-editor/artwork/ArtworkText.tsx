import { memo } from 'react';
import { styled } from '@mui/material/styles';
import type { PictureTexts } from '../../../api/adsApi';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import { type TextPart, type TextStep, withSteps } from '../../../domain/artwork/textSizes';
import { useAppDispatch, useAppSelector } from '../../../redux/hooks';
import { belowTablet } from '../../../theme/tokens';
import { draftEdited, selectDraft } from '../state/adEditorSlice';
import { ArtworkFields } from './ArtworkFields';
import { BriefTextsContext } from '../fill/briefMarks';
import { useBriefTexts } from '../fill/useBriefTexts';
import type { ArtworkFinding } from '../../../../ad-kit/preflight/finding';

type Props = { id: string; findings: readonly ArtworkFinding[] };

/** What the ad's artwork says, whatever the format. */
export const ArtworkText = memo(function ArtworkText({ id, findings }: Props) {
  const dispatch = useAppDispatch();
  const artwork = useAppSelector((state) => selectDraft(state, id).artwork);
  const picture = useAppSelector((state) => selectDraft(state, id).picture);
  const fromBrief = useBriefTexts(id);
  const handleTexts = (change: Partial<PictureTexts>) =>
    dispatch(
      draftEdited({
        id,
        subject: `picture:${Object.keys(change).join()}`,
        change: { picture: { ...picture, ...change } },
      }),
    );
  const handleBrand = (brand: string) =>
    dispatch(draftEdited({ id, subject: 'look:brand', change: { artwork: { ...artwork, brand } } }));
  const handleSize = (part: TextPart, steps: TextStep) => {
    const text_sizes = withSteps(artwork.text_sizes, part, steps);
    dispatch(draftEdited({ id, subject: `look:size:${part}`, change: { artwork: { ...artwork, text_sizes } } }));
  };
  return (
    <Pad role="tabpanel" id="format-panel-artwork" aria-labelledby="format-tab-artwork">
      <VisuallyHidden component="h2">Artwork</VisuallyHidden>
      <BriefTextsContext value={fromBrief}>
        <ArtworkFields
          texts={picture}
          brand={artwork.brand ?? ''}
          layout={artwork.layout}
          findings={findings}
          onTextsChange={handleTexts}
          onBrandChange={handleBrand}
          sizes={artwork.text_sizes}
          onSizeChange={handleSize}
        />
      </BriefTextsContext>
    </Pad>
  );
});

const Pad = styled('div')({ padding: '20px 24px 24px', [belowTablet]: { padding: 16 } });
