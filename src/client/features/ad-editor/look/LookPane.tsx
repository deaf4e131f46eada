import { memo } from 'react';
import { useDrawingWarnings } from '../../../domain/artwork/useDrawingWarnings';
import { useDrawnImages } from '../../../domain/images/useDrawnImages';
import { useAppDispatch, useAppSelector } from '../../../redux/hooks';
import { canvasesIn } from '../state/adDraft';
import { draftEdited, selectDraft } from '../state/adEditorSlice';
import { LookBar } from './LookBar';
import type { Look } from './look';

/** How the ad in the editor looks. */
export const LookPane = memo(function LookPane({ id }: { id: string }) {
  const dispatch = useAppDispatch();
  // Part by part: what is typed in the ad's own texts is nothing to draw this for.
  const artwork = useAppSelector((state) => selectDraft(state, id).artwork);
  const picture = useAppSelector((state) => selectDraft(state, id).picture);
  const imageId = useAppSelector((state) => selectDraft(state, id).image_id);
  const logoId = useAppSelector((state) => selectDraft(state, id).logo_id);
  const canvases = useAppSelector((state) => canvasesIn(selectDraft(state, id)).join());
  const hasCardTitle = useAppSelector((state) =>
    selectDraft(state, id).contents.some((ad) => ad.format === 'twitter_image' && ad.card_title.trim() !== ''),
  );
  const images = useDrawnImages({ image_id: imageId, logo_id: logoId });
  const warnings = useDrawingWarnings(artwork, canvases, picture, images, hasCardTitle);
  const handleLook = (change: Partial<Look>) =>
    dispatch(draftEdited({ id, subject: `look:${Object.keys(change).join()}`, change }));
  return <LookBar look={{ artwork, image_id: imageId, logo_id: logoId }} onChange={handleLook} warnings={warnings} />;
});
