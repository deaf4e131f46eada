import { memo, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import Button from '@mui/material/Button';
import Switch from '@mui/material/Switch';
import { styled } from '@mui/material/styles';
import type { AdFormat } from '../../../ad-kit/ad';
import { schemeOf } from '../../../ad-kit/artwork/brandScheme';
import type { ArtworkFormat } from '../../api/adsApi';
import { selectUser } from '../../api/authSlice';
import { AdPreviews, previewsOf } from '../../domain/ad-previews/AdPreviews';
import { advertiserName } from '../../domain/ad-previews/advertiserName';
import { imagesIn } from '../../domain/ads/imagesIn';
import { ArtworkPicture } from '../../domain/artwork/ArtworkPicture';
import type { ArtworkPictureProps } from '../../domain/artwork/pictureProps';
import { useDrawnImages } from '../../domain/images/useDrawnImages';
import { useImageAddresses } from '../../domain/images/useImageAddresses';
import { useAppSelector } from '../../redux/hooks';
import { belowTablet, belowWide, tokens } from '../../theme/tokens';
import { countOf } from '../../lib/text';
import { CommentsPanel } from './comments/CommentsPanel';
import { useAdComments } from './comments/useAdComments';
import { bringInSight } from './bringInSight';
import { editorBarsHeight } from './editorBarsHeight';
import { selectDraft } from './state/adEditorSlice';

type Props = {
  id: string;
  /** The format that is being written, whose preview is kept in sight; none while the artwork is. */
  format: AdFormat | undefined;
  /** Lies on each artwork; none where nothing may be changed. */
  layer: ArtworkPictureProps['layer'];
};

/** The ad in all its places, as it is being written. Drawn when there is time: typing goes first. */
export const PreviewPane = memo(function PreviewPane({ id, format, layer }: Props) {
  const paneRef = useRef<HTMLElement>(null);
  const draft = useDeferredValue(useAppSelector((state) => selectDraft(state, id)));
  const [showsSafeZones, setShowsSafeZones] = useState(true);
  const { artwork, picture, contents } = draft;
  const { addressOf } = useImageAddresses(useMemo(() => imagesIn(draft), [draft]));
  const images = useDrawnImages(draft);
  const drawArtwork = useCallback(
    (canvas: ArtworkFormat) => (
      <ArtworkPicture design={artwork} format={canvas} texts={picture} images={images} layer={layer} />
    ),
    [artwork, picture, images, layer],
  );
  const { open, resolved, layer: pins } = useAdComments(id);
  const hasComments = open.total + resolved.total > 0 || open.read.failure !== undefined;
  const commentsRef = useRef<HTMLDivElement>(null);
  const formats = useMemo(() => contents.map(({ format: one }) => one), [contents]);
  const hasStory = contents.some(({ format }) => format.endsWith('_story'));
  const fullName = useAppSelector((state) => selectUser(state)?.full_name ?? '');
  const name = advertiserName(draft, fullName);
  const logo = images.logo?.href;
  const colour = schemeOf(artwork.colours, artwork.brand_colors).accent;
  const advertiser = useMemo(() => ({ name, logo, colour }), [name, logo, colour]);
  useEffect(() => {
    const preview = format && paneRef.current?.querySelector(`[${previewsOf}="${format}"] > *`);
    if (preview) bringInSight(preview);
  }, [format]);
  return (
    <Pane aria-labelledby="preview-title" ref={paneRef}>
      <Head>
        <h2 id="preview-title">Live preview</h2>
        {open.total > 0 && (
          <Button variant="text" size="small" onClick={() => commentsRef.current?.scrollIntoView()}>
            {countOf(open.total, 'open comment')}
          </Button>
        )}
        {hasStory && <SafeZonesSwitch isOn={showsSafeZones} onChange={setShowsSafeZones} />}
      </Head>
      <AdPreviews
        ads={contents}
        advertiser={advertiser}
        artwork={drawArtwork}
        imageAddress={addressOf}
        showsSafeZones={showsSafeZones}
        layer={pins}
      />
      {hasComments && (
        <Comments ref={commentsRef}>
          <CommentsPanel {...{ id, open, resolved, formats }} />
        </Comments>
      )}
    </Pane>
  );
});

type SwitchProps = { isOn: boolean; onChange: (isOn: boolean) => void };

const SafeZonesSwitch = memo(function SafeZonesSwitch({ isOn, onChange }: SwitchProps) {
  return (
    <label>
      Safe zones
      <Switch size="small" color="secondary" checked={isOn} onChange={(_event, next) => onChange(next)} />
    </label>
  );
});

const Pane = styled('section')({
  padding: '16px 24px 32px',
  [belowTablet]: { padding: 16 },
  '& figure': { scrollMarginTop: 16, [belowWide]: { scrollMarginTop: editorBarsHeight + 16 } },
});

const Comments = styled('div')({ [belowWide]: { scrollMarginTop: editorBarsHeight } });

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 32,
  marginBottom: 12,
  '& h2': { fontSize: 15, lineHeight: '22px', letterSpacing: '-.01em' },
  '& label': { display: 'inline-flex', alignItems: 'center', gap: 4, fontSize: 13, color: tokens.text2 },
});
