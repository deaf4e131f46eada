import { styled } from '@mui/material/styles';
import type { Platform } from '../../api/campaignsApi';
import { Panel } from '../../components/Panel';
import { PlatformMark } from '../../domain/campaigns/PlatformMark';
import { SpendBar } from '../../domain/campaigns/SpendBar';
import { campaignPlatformNames } from '../../../ad-kit/platforms';
import { formatMoney } from '../../lib/money';
import { formatCount } from '../../lib/numbers';
import { belowTablet, belowWide, radii, tokens } from '../../theme/tokens';
import feed from './northfold-feed.svg';
import story from './northfold-story.svg';
import wide from './northfold-wide.svg';
import { sampleCampaigns } from './sampleCampaigns';

const headline = 'Fresh roast, every other Friday.';

/** One sample advertiser's posters on a base line, each with the campaign that it runs in. */
export function Posters() {
  const [spent, budget, clicks, conversions] = (['spent', 'budget', 'clicks', 'conversions'] as const).map((figure) =>
    sampleCampaigns.reduce((sum, campaign) => sum + campaign[figure], 0),
  ) as [number, number, number, number];
  return (
    <Row aria-label="Sample campaigns of a coffee roaster">
      <Poster area="story" platform="instagram" picture={story} ratio="270 / 480" />
      <Poster area="feed" platform="facebook" picture={feed} ratio="1" />
      <Last>
        <Panel title="Northfold Coffee" aside="Sample data">
          <SpendBar campaign={{ status: 'active', spent, budget }} />
          <Figures>
            <div>
              <dt>Campaigns</dt>
              <dd>{sampleCampaigns.length}</dd>
            </div>
            <div>
              <dt>Cost per click</dt>
              <dd>{formatMoney(spent / clicks)}</dd>
            </div>
            <div>
              <dt>Conversions</dt>
              <dd>{formatCount(conversions)}</dd>
            </div>
          </Figures>
        </Panel>
        <Poster area="wide" platform="linkedin" picture={wide} ratio="600 / 314" />
      </Last>
    </Row>
  );
}

type PosterProps = { area: string; platform: Platform; picture: string; ratio: string };

function Poster({ area, platform, picture, ratio }: PosterProps) {
  return (
    <Figure data-area={area}>
      <img src={picture} alt={`Poster of a coffee roaster: ${headline}`} style={{ aspectRatio: ratio }} />
      <figcaption>
        <PlatformMark platform={platform} />
        {campaignPlatformNames[platform]}
      </figcaption>
    </Figure>
  );
}

const Row = styled('section')({
  display: 'grid',
  gridTemplateColumns: '277px 347px minmax(0, 1fr)',
  alignItems: 'end',
  gap: 34,
  [belowWide]: { gridTemplateColumns: '9fr 16fr', gap: 12 },
});

const Last = styled('div')({
  display: 'grid',
  gap: 24,
  [belowWide]: { gridColumn: '1 / -1', marginTop: 16, '& [data-area="wide"]': { display: 'none' } },
});

const Figure = styled('figure')({
  '& img': { display: 'block', width: '100%', borderRadius: radii.chip },
  '& figcaption': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    marginTop: 12,
    fontSize: 13,
    lineHeight: '18px',
    color: tokens.text2,
  },
});

const Figures = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  gap: 16,
  marginTop: 16,
  '& dt': { fontSize: 13, lineHeight: '18px', color: tokens.text2 },
  '& dd': { fontSize: 20, lineHeight: '28px', fontWeight: 600, letterSpacing: '-.02em' },
  [belowTablet]: { gap: 8, '& dd': { fontSize: 18 } },
});
