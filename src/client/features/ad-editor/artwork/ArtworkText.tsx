import { memo } from 'react';
import { styled } from '@mui/material/styles';
import type { ArtworkDesign, PictureTexts } from '../../../api/adsApi';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import { type TextPart, type SizeStep, withSteps } from '../../../domain/artwork/textSizes';
import { useAppDispatch, useAppSelector } from '../../../redux/hooks';
import { belowTablet } from '../../../theme/tokens';
import { draftEdited, selectDraft } from '../state/adEditorSlice';
import { ArtworkFields } from './ArtworkFields';
import { LogoField } from './LogoField';
import { BriefTextsContext } from '../fill/briefMarks';
import { useBriefTexts } from '../fill/useBriefTexts';
import type { ArtworkFinding } from '../../../../ad-kit/preflight/finding';

type Props = { id: string; findings: readonly ArtworkFinding[] };

/** What the ad's artwork says, whatever the format. */
export const ArtworkText = memo(function ArtworkText({ id, findings }: Props) {
  const dispatch = useAppDispatch();
  const artwork = useAppSelector((state) => selectDraft(state, id).artwork);
  const picture = useAppSelector((state) => selectDraft(state, id).picture);
  const logoId = useAppSelector((state) => selectDraft(state, id).logo_id);
  const fromBrief = useBriefTexts(id);
  const handleTexts = (change: Partial<PictureTexts>) =>
    dispatch(
      draftEdited({
        id,
        subject: `picture:${Object.keys(change).join()}`,
        change: { picture: { ...picture, ...change } },
      }),
    );
  const handleDesign = (change: Partial<ArtworkDesign>, what: string) =>
    dispatch(draftEdited({ id, subject: `look:${what}`, change: { artwork: { ...artwork, ...change } } }));
  const handleSize = (part: TextPart, steps: SizeStep) => {
    handleDesign({ text_sizes: withSteps(artwork.text_sizes, part, steps) }, `size:${part}`);
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
          onBrandChange={(brand) => handleDesign({ brand }, 'brand')}
          logo={
            <LogoField
              logoId={logoId}
              plate={artwork.logo_plate}
              size={artwork.logo_size ?? 0}
              finding={findings.find(({ part }) => part === 'logo')?.sentence}
              onLogo={(logo_id) => dispatch(draftEdited({ id, subject: 'look:logo_id', change: { logo_id } }))}
              onPlate={(logo_plate) => handleDesign({ logo_plate }, 'logo_plate')}
              onSize={(size) => handleDesign({ logo_size: size === 0 ? undefined : size }, 'size:logo')}
            />
          }
          sizes={artwork.text_sizes}
          onSizeChange={handleSize}
        />
      </BriefTextsContext>
    </Pad>
  );
});

const Pad = styled('div')({ padding: '20px 24px 24px', [belowTablet]: { padding: 16 } });
