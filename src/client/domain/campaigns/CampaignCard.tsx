import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import type { Campaign } from '../../api/campaignsApi';
import { FigureText } from '../../components/FigureText';
import { NameLink } from '../../components/NameLink';
import { SkeletonBlock } from '../../components/SkeletonBlock';
import { Stack } from '../../components/Stack';
import { formatConversions } from '../../../ad-kit/reports/figureFormats';
import { whyUnknown } from '../../../ad-kit/reports/whyUnknown';
import { formatRate, noFigure, orDash } from '../../lib/numbers';
import { formatMoney } from '../../lib/money';
import { paths } from '../../lib/paths';
import { tokens } from '../../theme/tokens';
import { LabelChips } from '../labels/LabelChips';
import { PlatformLine } from './PlatformLine';
import { SpendBar } from './SpendBar';
import { StatusChip } from './StatusChip';

/** The name of a figure, what it is, and why it isn't known. */
type Figure = readonly [name: string, value: string, why?: string | undefined];

type Props = {
  campaign: Campaign;
  /** The figures below the spend; the usual three unless said otherwise, which fit into one row. */
  figures?: readonly Figure[];
  /** Stands before the name: a checkbox where cards can be selected. */
  before?: ReactNode;
  /** Stands after everything: a menu. */
  after?: ReactNode;
};

/** One campaign with its figures: the dashboard's recent campaigns and the list on a phone are this same card. */
export function CampaignCard({ campaign, figures, before, after }: Props) {
  return (
    <Container as="article">
      <Parts sides={{ before: Boolean(before), after: Boolean(after) }} data-usual={figures === undefined || undefined}>
        {before && <Area area="before">{before}</Area>}
        <Area area="name">
          <NameLink to={paths.campaign(campaign.id)}>{campaign.name}</NameLink>
          <PlatformLine campaign={campaign} />
          <LabelChips labels={campaign.labels} most={2} />
        </Area>
        <Area area="status">
          <StatusChip status={campaign.status} />
        </Area>
        <Area area="spend">
          <SpendBar campaign={campaign} />
        </Area>
        <Area area="figures">
          <FigureList figures={figures ?? usualFigures(campaign)} />
        </Area>
        {after && <Area area="after">{after}</Area>}
      </Parts>
    </Container>
  );
}

/** Stands for a card while it loads, as high as one with a short name and the usual figures. */
export function LoadingCampaignCard() {
  return (
    <Container>
      <LoadingParts gap={10}>
        <Stack gap={4}>
          <SkeletonBlock width={160} height={20} />
          <SkeletonBlock width={90} height={17} />
        </Stack>
        <SkeletonBlock width="100%" height={28} />
        <SkeletonBlock width="100%" height={33} />
      </LoadingParts>
    </Container>
  );
}

/** Figures with their names, three in a row. */
export function FigureList({ figures }: { figures: readonly Figure[] }) {
  return (
    <Figures>
      {figures.map(([name, value, why]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <FigureText why={why}>{value}</FigureText>
          </dd>
        </div>
      ))}
    </Figures>
  );
}

const usualFigures = (campaign: Campaign): Figure[] => [
  ['CTR', campaign.impressions === 0 ? noFigure : formatRate(campaign.ctr)],
  ['CPC', campaign.clicks === 0 ? noFigure : formatMoney(campaign.cpc)],
  ['Conversions', orDash(formatConversions, campaign.conversions), whyUnknown(campaign, 'conversions')],
];

/** Where the card itself is this wide it is one row, else its parts are stacked. */
const wide = '@container (min-width: 740px)';

const Container = styled('div')({ containerType: 'inline-size' });

/** What stands beside the usual parts. An empty column would still have a gap, so there are columns only for these. */
type Sides = { before: boolean; after: boolean };

const columns = (sides: Sides, between: string) =>
  `${sides.before ? 'auto ' : ''}${between}${sides.after ? ' auto' : ''}`;

const areas = (sides: Sides, between: string) =>
  `"${sides.before ? 'before ' : ''}${between}${sides.after ? ' after' : ''}"`;

const wholeRow = ({ before, after }: Sides, area: string) => {
  const columnCount = 2 + Number(before) + Number(after);
  return `"${Array(columnCount).fill(area).join(' ')}"`;
};

const Parts = styled('div', { shouldForwardProp: (prop) => prop !== 'sides' })<{ sides: Sides }>(({ sides }) => ({
  display: 'grid',
  alignItems: 'center',
  gap: '10px 12px',
  gridTemplateColumns: columns(sides, 'minmax(0, 1fr) auto'),
  gridTemplateAreas: `${areas(sides, 'name status')} ${wholeRow(sides, 'spend')} ${wholeRow(sides, 'figures')}`,
  [wide]: {
    '&[data-usual]': {
      columnGap: 24,
      gridTemplateColumns: columns(sides, 'minmax(0, 1.3fr) 92px minmax(204px, 1.3fr) 216px'),
      gridTemplateAreas: areas(sides, 'name status spend figures'),
    },
    '&[data-usual] dl': { gridTemplateColumns: '56px 60px 1fr', textAlign: 'right' },
  },
}));

type AreaName = 'before' | 'name' | 'status' | 'spend' | 'figures' | 'after';

const Area = styled('div', { shouldForwardProp: (prop) => prop !== 'area' })<{ area: AreaName }>(({ area }) => ({
  gridArea: area,
}));

const LoadingParts = styled(Stack)({ [wide]: { '& > span': { display: 'none' } } });

const Figures = styled('dl')({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  '& dt': { fontSize: 12, lineHeight: '16px', color: tokens.text2 },
  '& dd': { fontWeight: 500, overflowWrap: 'anywhere' },
});
