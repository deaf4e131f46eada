import { type ReactNode, useMemo } from 'react';
import { styled } from '@mui/material/styles';
import type { Ad, AdFormat } from '../../../ad-kit/ad';
import { EmptyState } from '../../components/EmptyState';
import { Panel } from '../../components/Panel';
import { AdPreview } from './AdPreview';
import { PreviewLayerContext } from './previewLayer';
import type { PreviewSurroundings } from './previewProps';

type Layer = (format: AdFormat, preview: number) => ReactNode;

/** The attribute that names the format whose previews an element holds. */
export const previewsOf = 'data-previews-of';

/**
 * An ad is drawn again when its object, the advertiser or one of the functions changes: functions that stay the same
 * object while their answers do make typing fast.
 */
type Props = PreviewSurroundings & {
  /** One entry for each format, in the order they are shown. */
  ads: readonly Ad[];
  /** The button of the empty state. */
  emptyAction?: ReactNode;
  /** Draws what lies on a preview of a format, counted from 0. */
  layer?: Layer | undefined;
};

/** Every format of an ad as its platform shows it, side by side as far as there is room. */
export function AdPreviews({ ads, advertiser, emptyAction, layer, ...surroundings }: Props) {
  if (ads.length === 0) {
    return (
      <Panel>
        <EmptyState
          title="Nothing to preview yet"
          text="Add a format to see how your ad will look."
          action={emptyAction}
        />
      </Panel>
    );
  }
  return (
    <Room>
      <Grid>
        {ads.map((ad) => (
          <Previews key={ad.format} {...{ [previewsOf]: ad.format }}>
            <Layered format={ad.format} layer={layer}>
              <AdPreview
                ad={ad}
                advertiserName={advertiser.name}
                advertiserLogo={advertiser.logo}
                advertiserColour={advertiser.colour}
                {...surroundings}
              />
            </Layered>
          </Previews>
        ))}
      </Grid>
    </Room>
  );
}

type LayeredProps = { format: AdFormat; layer: Layer | undefined; children: ReactNode };

function Layered({ format, layer, children }: LayeredProps) {
  const ofFormat = useMemo(() => layer && ((preview: number) => layer(format, preview)), [layer, format]);
  return <PreviewLayerContext value={ofFormat}>{children}</PreviewLayerContext>;
}

/** A format has one preview or more, each a cell of the grid. */
const Previews = styled('div')({ display: 'contents' });

/** The room that counts is the pane's, not the screen's. */
const Room = styled('div')({ containerType: 'inline-size', containerName: 'previews' });

const Grid = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
  gap: '24px 20px',
  alignItems: 'start',
});
