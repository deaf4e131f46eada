import { memo, useDeferredValue, useEffect, useRef } from 'react';
import { styled } from '@mui/material/styles';
import { canvasSize, type CanvasId } from '../../../../ad-kit/canvases';
import { SelectField } from '../../../components/SelectField';
import { ArtworkPicture } from '../../../domain/artwork/ArtworkPicture';
import type { ArtworkPictureProps } from '../../../domain/artwork/pictureProps';
import { useDrawnImages } from '../../../domain/images/useDrawnImages';
import { useAppSelector } from '../../../redux/hooks';
import { belowTablet, belowWide, tokens } from '../../../theme/tokens';
import { bringInSight } from '../bringInSight';
import { editorBarsHeight } from '../editorBarsHeight';
import { canvasesIn } from '../state/adDraft';
import { selectDraft } from '../state/adEditorSlice';

type Props = {
  id: string;
  /** The size that is shown. */
  canvas: CanvasId;
  onCanvas: (canvas: CanvasId) => void;
  /** Lies on the artwork; none where nothing may be changed. */
  layer: ArtworkPictureProps['layer'];
};

/** The artwork alone and large, to be edited where one sees it. Drawn when there is time: typing goes first. */
export const ArtworkStage = memo(function ArtworkStage({ id, canvas, onCanvas, layer }: Props) {
  const draft = useDeferredValue(useAppSelector((state) => selectDraft(state, id)));
  const images = useDrawnImages(draft);
  const sizes = canvasesIn(draft);
  const { illustration, layout } = draft.artwork;
  const isMovable = illustration && !draft.image_id && layout !== 'triple-word';
  const stageRef = useRef<HTMLElement>(null);
  useEffect(() => {
    if (stageRef.current) bringInSight(stageRef.current);
  }, []);
  return (
    <Stage aria-labelledby="artwork-title" ref={stageRef}>
      <Head>
        <div>
          <h2 id="artwork-title">Artwork</h2>
          {layer && (
            <p>
              Select any part to edit it.
              <span>
                {' '}
                Esc brings you back.{isMovable && ' Drag the illustration, or nudge it with the arrow keys.'}
              </span>
            </p>
          )}
        </div>
        {sizes.length > 1 && (
          <SelectField
            label="Size"
            hideLabel
            value={canvas}
            options={sizes.map((size) => ({ value: size, label: canvasSize(size) }))}
            onChange={onCanvas}
          />
        )}
      </Head>
      <Room>
        <ArtworkPicture design={draft.artwork} format={canvas} texts={draft.picture} images={images} layer={layer} />
      </Room>
    </Stage>
  );
});

const Stage = styled('section')({
  padding: '16px 24px 8px',
  scrollMarginTop: editorBarsHeight,
  [belowTablet]: { padding: '16px 16px 8px' },
});

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  marginBottom: 12,
  '& h2': { fontSize: 15, lineHeight: '22px', letterSpacing: '-.01em' },
  '& p': { fontSize: 13, lineHeight: '18px', color: tokens.text2 },
  '& p span': { [belowWide]: { display: 'none' } },
});

const Room = styled('div')({
  height: `clamp(240px, calc(100dvh - ${editorBarsHeight + 300}px), 560px)`,
  [belowWide]: { height: 'min(62dvh, 640px)' },
  [belowTablet]: { height: 'min(calc(100vw - 32px), 62dvh)' },
});
