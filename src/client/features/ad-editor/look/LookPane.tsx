import { memo } from 'react';
import { styled } from '@mui/material/styles';
import { canvases as canvasSizes, type CanvasId } from '../../../../ad-kit/canvases';
import type { ArtworkPart } from '../../../../ad-kit/preflight/finding';
import { SkeletonBlock } from '../../../components/SkeletonBlock';
import type { ArtworkDesign, ImageCrops } from '../../../api/adsApi';
import { ArtworkPicture } from '../../../domain/artwork/ArtworkPicture';
import type { Poses } from '../../../domain/artwork/objectPose';
import type { ArtworkPictureProps } from '../../../domain/artwork/pictureProps';
import { useDrawnImages } from '../../../domain/images/useDrawnImages';
import { useAppDispatch, useAppSelector } from '../../../redux/hooks';
import { tokens } from '../../../theme/tokens';
import type { PoseScope } from '../artwork/poseScope';
import { editorBarsHeight } from '../editorBarsHeight';
import { canvasesIn } from '../state/adDraft';
import { draftEdited, selectDraft } from '../state/adEditorSlice';
import { ImageCropControl } from './ImageCropControl';
import { LookBar } from './LookBar';
import type { Look } from './look';
import { ObjectPoseControl } from './ObjectPoseControl';

type Props = {
  id: string;
  /** The size that is looked at, which is cropped first, and whether it's adjusted alone. */
  scope: PoseScope;
  /** Keeps the drawing in sight while it is changed, where no preview stands beside. */
  hasPicture: boolean;
  /** What is worth knowing about the drawing, each one sentence. */
  warnings: readonly string[];
  /** What somebody wants to change. */
  wanted: { part?: ArtworkPart | undefined } | undefined;
  /** Lies on the drawing. */
  layer: ArtworkPictureProps['layer'];
};

const isCanvas = (text: string): text is CanvasId => text in canvasSizes;

/** How the ad in the editor looks. */
export const LookPane = memo(function LookPane({ id, scope, hasPicture, warnings, wanted, layer }: Props) {
  const dispatch = useAppDispatch();
  // Part by part: what is typed in the ad's own texts is nothing to draw this for.
  const artwork = useAppSelector((state) => selectDraft(state, id).artwork);
  const picture = useAppSelector((state) => selectDraft(state, id).picture);
  const imageId = useAppSelector((state) => selectDraft(state, id).image_id);
  const logoId = useAppSelector((state) => selectDraft(state, id).logo_id);
  const canvases = useAppSelector((state) => canvasesIn(selectDraft(state, id)).join());
  const images = useDrawnImages({ image_id: imageId, logo_id: logoId });
  const handleLook = (change: Partial<Look>) =>
    dispatch(draftEdited({ id, subject: `look:${Object.keys(change).join()}`, change }));
  const handleCrops = (crops: ImageCrops, subject: string, isGesture: boolean) => {
    const image_crops = Object.keys(crops).length > 0 ? crops : undefined;
    dispatch(
      draftEdited({ id, subject: `look:${subject}`, change: { artwork: { ...artwork, image_crops } }, isGesture }),
    );
  };
  const handlePoses = (poses: Poses, what: string) =>
    dispatch(draftEdited({ id, subject: `look:pose:${what}`, change: { artwork: { ...artwork, ...poses } } }));
  const handleShadow = (cut_out_shadow: ArtworkDesign['cut_out_shadow']) =>
    dispatch(draftEdited({ id, subject: 'look:shadow', change: { artwork: { ...artwork, cut_out_shadow } } }));
  const sizes = canvases.split(',').filter(isCanvas);
  const { canvas } = scope;
  return (
    <>
      {hasPicture && (
        <InSight>
          <ArtworkPicture design={artwork} format={canvas} texts={picture} images={images} layer={layer} />
        </InSight>
      )}
      <LookBar
        look={{ artwork, image_id: imageId }}
        onChange={handleLook}
        warnings={warnings}
        wanted={wanted}
        poseControl={<ObjectPoseControl design={artwork} sizes={sizes} scope={scope} onChange={handlePoses} />}
        cropControl={
          sizes.length > 0 &&
          (images.image ? (
            <ImageCropControl
              image={images.image}
              design={artwork}
              texts={picture}
              canvases={sizes}
              shown={canvas}
              onChange={handleCrops}
              onShadow={handleShadow}
            />
          ) : (
            <SkeletonBlock width={320} height={240} />
          ))
        }
      />
    </>
  );
});

const InSight = styled('div')({
  position: 'sticky',
  zIndex: 1,
  top: editorBarsHeight,
  height: 'min(32dvh, 300px)',
  padding: 12,
  borderBottom: `1px solid ${tokens.line}`,
  backgroundColor: tokens.sunken,
});
