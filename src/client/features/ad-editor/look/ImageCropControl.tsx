import { useId, useMemo, useRef, useState } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { GroupLabel } from '../../../components/GroupLabel';
import { Hint } from '../../../components/Hint';
import { Row } from '../../../components/Row';
import { centredCrop, type ImageCrop } from '../../../../ad-kit/artwork/crop';
import type { ArtworkImage } from '../../../../ad-kit/artwork/artwork';
import { canvasIds, canvasSize, type CanvasId } from '../../../../ad-kit/canvases';
import type { ArtworkDesign, ImageCrops } from '../../../api/adsApi';
import { bounds } from '../../../api/bounds';
import { SegmentedControl } from '../../../components/SegmentedControl';
import { SelectField } from '../../../components/SelectField';
import type { DrawnTexts } from '../../../domain/artwork/artworkOf';
import { usePhotoPlace } from '../../../domain/artwork/usePhotoPlace';
import { belowTablet, belowWide, tokens } from '../../../theme/tokens';
import { CropStage } from './CropStage';

type Props = {
  image: ArtworkImage;
  design: ArtworkDesign;
  texts: DrawnTexts;
  /** The sizes that the ad takes, and the one that is looked at. */
  canvases: readonly CanvasId[];
  shown: CanvasId;
  /** `subject` names the edit for undo; edits of one gesture are one step. */
  onChange: (crops: ImageCrops, subject: string, isGesture: boolean) => void;
  onShadow: (shadow: Shadow) => void;
};

type Shadow = ArtworkDesign['cut_out_shadow'];

const shadows = [
  { value: 'none', label: 'None' },
  { value: 'soft', label: 'Soft' },
  { value: 'grain', label: 'Grain' },
] as const;

const zoomStep = 0.05;

/** Chooses which part of the ad's image each size shows. */
export function ImageCropControl({ image, design, texts, canvases, shown, onChange, onShadow }: Props) {
  const [picked, setPicked] = useState<{ canvas: CanvasId; shown: CanvasId }>();
  // Another format that is looked at brings its own size.
  const canvas = picked?.shown === shown && canvases.includes(picked.canvas) ? picked.canvas : shown;
  const crops = design.image_crops ?? {};
  const crop: ImageCrop = crops[canvas] ?? centredCrop;
  const images = useMemo(() => ({ image }), [image]);
  const place = usePhotoPlace(design, canvas, texts, images);
  const set = (next: ImageCrop, gesture?: string) =>
    onChange({ ...crops, [canvas]: next }, `crop:${canvas}:${gesture ?? ''}`, gesture !== undefined);
  return (
    <Control role="group" aria-label="Image crop">
      <CropStage
        key={canvas}
        image={image}
        crop={crop}
        place={place}
        onChange={(next, gesture) => set(next, gesture === undefined ? undefined : `drag ${gesture}`)}
      />
      <Side>
        {canvases.length > 1 && (
          <SelectField
            label="Size"
            value={canvas}
            options={canvases.map((id) => ({ value: id, label: canvasSize(id) }))}
            onChange={(next) => setPicked({ canvas: next, shown })}
          />
        )}
        <ZoomField value={crop.zoom} onChange={(zoom, gesture) => set({ ...crop, zoom }, gesture)} />
        <Hint>
          {image.isTransparent
            ? 'This image is a cut-out, so it’s shown whole unless you zoom in.'
            : 'Drag the point to what should stay in view.'}
        </Hint>
        {image.isTransparent && (
          <div>
            <GroupLabel aria-hidden="true">Shadow</GroupLabel>
            <SegmentedControl
              label="Shadow"
              value={design.cut_out_shadow ?? 'none'}
              options={shadows}
              onChange={(chosen) => onShadow(chosen === 'none' ? undefined : chosen)}
            />
          </div>
        )}
        <Row>
          <Button
            variant="outlined"
            onClick={() => onChange(Object.fromEntries(canvasIds.map((id) => [id, crop])), 'crop:all', false)}
          >
            Use in all sizes
          </Button>
          <Button variant="text" onClick={() => onChange(without(crops, canvas), 'crop:reset', false)}>
            Reset
          </Button>
        </Row>
      </Side>
    </Control>
  );
}

const without = (crops: ImageCrops, canvas: CanvasId): ImageCrops =>
  Object.fromEntries(Object.entries(crops).filter(([id]) => id !== canvas));

type ZoomProps = { value: number; onChange: (zoom: number, gesture?: string) => void };

function ZoomField({ value, onChange }: ZoomProps) {
  const id = useId();
  const drags = useRef(0);
  const isDragged = useRef(false);
  const { minimum, maximum } = bounds.ImageCrop.zoom;
  const text = `${Math.round(value * 100) / 100}×`;
  return (
    <Zoom>
      <label htmlFor={id}>Zoom</label>
      <output htmlFor={id} aria-hidden="true">
        {text}
      </output>
      <input
        id={id}
        type="range"
        min={minimum}
        max={maximum}
        step={zoomStep}
        value={value}
        aria-valuetext={text}
        onPointerDown={() => {
          drags.current += 1;
          isDragged.current = true;
        }}
        onPointerUp={() => {
          isDragged.current = false;
        }}
        onKeyDown={() => {
          isDragged.current = false;
        }}
        onChange={(event) =>
          onChange(event.target.valueAsNumber, isDragged.current ? `zoom ${drags.current}` : undefined)
        }
      />
    </Zoom>
  );
}

const Control = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 360px) minmax(220px, 320px)',
  gap: '16px 24px',
  alignItems: 'start',
  [belowTablet]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

const Side = styled('div')({ display: 'grid', gap: 12 });

const Zoom = styled('div')({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  rowGap: 2,
  fontSize: 13,
  lineHeight: '18px',
  '& label': { fontWeight: 500 },
  '& output': { color: tokens.text2, fontVariantNumeric: 'tabular-nums' },
  '& input': {
    gridColumn: '1 / -1',
    width: '100%',
    height: 24,
    margin: 0,
    accentColor: tokens.primary,
    [belowWide]: { height: 44 },
  },
});
