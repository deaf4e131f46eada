import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import type { Campaign } from '../../api/campaignsApi';
import { SkeletonBlock } from '../../components/SkeletonBlock';
import { formatConversions } from '../../lib/conversions';
import { formatRate } from '../../lib/numbers';
import { formatMoney } from '../../lib/money';
import { paths } from '../../lib/paths';
import { tokens } from '../../theme/tokens';
import { PlatformMark } from './PlatformMark';
import { campaignPlatformNames } from '../../../ad-kit/platforms';
import { SpendBar } from './SpendBar';
import { StatusChip } from './StatusChip';

/** The name of a figure and what it is. */
type Figure = readonly [name: string, value: string];

type Props = {
  campaign: Campaign;
  /** The figures below the spend; the usual three unless said otherwise, which fit into one row. */
  figures?: readonly Figure[];
  /** Stands before the name: a checkbox where cards can be selected. */
  before?: ReactNode;
  /** Stands after everything: a menu. */
  after?: ReactNode;
};

/** Where the card itself is this wide it is one row, else its parts are stacked. */
const wide = '@container (min-width: 740px)';

const oneRow = { '& dl': { gridTemplateColumns: '56px 60px 1fr', textAlign: 'right' } } as const;

/** One campaign with its figures: the dashboard's recent campaigns and the list on a phone are this same card. */
export function CampaignCard({ campaign, figures, before, after }: Props) {
  // An empty column would still have a gap, so columns stand only for what is there.
  const columns = (between: string) => `${before ? 'auto ' : ''}${between}${after ? ' auto' : ''}`;
  const areas = (between: string) => `"${before ? 'before ' : ''}${between}${after ? ' after' : ''}"`;
  const areaCount = 2 + (before ? 1 : 0) + (after ? 1 : 0);
  return (
    <Box component="article" sx={{ containerType: 'inline-size' }}>
      <Box
        sx={{
          display: 'grid',
          alignItems: 'center',
          gap: '10px 12px',
          gridTemplateColumns: columns('minmax(0, 1fr) auto'),
          gridTemplateAreas: [
            areas('name status'),
            ...['spend', 'figures'].map((area) => `"${Array(areaCount).fill(area).join(' ')}"`),
          ].join(' '),
          [wide]: figures
            ? {}
            : {
                columnGap: '24px',
                gridTemplateColumns: columns('minmax(0, 1.3fr) 92px minmax(204px, 1.3fr) 216px'),
                gridTemplateAreas: areas('name status spend figures'),
              },
        }}
      >
        {before && <Box sx={{ gridArea: 'before' }}>{before}</Box>}
        <Box sx={{ gridArea: 'name', minWidth: 0 }}>
          <Link
            component={RouterLink}
            to={paths.campaign(campaign.id)}
            color="inherit"
            underline="hover"
            sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}
          >
            {campaign.name}
          </Link>
          <PlatformLine campaign={campaign} />
        </Box>
        <Box sx={{ gridArea: 'status' }}>
          <StatusChip status={campaign.status} />
        </Box>
        <Box sx={{ gridArea: 'spend' }}>
          <SpendBar campaign={campaign} />
        </Box>
        <Box sx={{ gridArea: 'figures', ...(figures ? {} : { [wide]: oneRow }) }}>
          <FigureList figures={figures ?? usualFigures(campaign)} />
        </Box>
        {after && <Box sx={{ gridArea: 'after' }}>{after}</Box>}
      </Box>
    </Box>
  );
}

/** Stands for a card while it loads, as high as one with a short name and the usual figures. */
export function LoadingCampaignCard() {
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Box sx={{ display: 'grid', gap: 1.25, [wide]: { '& > span': { display: 'none' } } }}>
        <Box sx={{ display: 'grid', gap: 0.5 }}>
          <SkeletonBlock width={160} height={20} />
          <SkeletonBlock width={90} height={17} />
        </Box>
        <SkeletonBlock width="100%" height={28} />
        <SkeletonBlock width="100%" height={33} />
      </Box>
    </Box>
  );
}

/** The platform's mark and name, and whether the campaign is sample data. */
export function PlatformLine({ campaign }: { campaign: Pick<Campaign, 'platform' | 'is_sample'> }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.75, typography: 'body2', color: tokens.text2 }}>
      <PlatformMark platform={campaign.platform} />
      <span>
        {campaignPlatformNames[campaign.platform]}
        {campaign.is_sample ? ' · Sample' : ''}
      </span>
    </Box>
  );
}

/** Figures with their names, three in a row. */
export function FigureList({ figures }: { figures: readonly Figure[] }) {
  return (
    <Box component="dl" sx={figuresLook}>
      {figures.map(([name, value]) => (
        <div key={name}>
          <Box component="dt" sx={{ typography: 'caption', color: tokens.text2 }}>
            {name}
          </Box>
          <Box
            component="dd"
            sx={{ m: 0, fontWeight: 500, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' }}
          >
            {value}
          </Box>
        </div>
      ))}
    </Box>
  );
}

const figuresLook = { m: 0, display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 1.5 } as const;

const usualFigures = ({ ctr, cpc, conversions }: Campaign): Figure[] => [
  ['CTR', formatRate(ctr)],
  ['CPC', formatMoney(cpc)],
  ['Conversions', formatConversions(conversions)],
];
