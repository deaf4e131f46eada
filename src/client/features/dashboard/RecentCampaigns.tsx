import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import type { Campaign } from '../../api/campaignsApi';
import { EmptyState } from '../../components/EmptyState';
import { ErrorPanel } from '../../components/ErrorPanel';
import { Panel } from '../../components/Panel';
import { CampaignCard, LoadingCampaignCard } from '../../domain/campaigns/CampaignCard';
import { paths } from '../../lib/paths';
import { belowTablet, tokens } from '../../theme/tokens';
import { recentCount } from './recentCampaigns';

type Props = {
  /** `undefined` while loading. */
  campaigns: Campaign[] | undefined;
  isFailed: boolean;
  onRetry: () => void;
};

/** The latest campaigns, as the campaign list shows them on a phone. */
export function RecentCampaigns(props: Props) {
  return (
    <Panel flush title="Recent Campaigns" aside={<ViewAll to={paths.campaigns}>View All</ViewAll>}>
      <Body {...props} />
    </Panel>
  );
}

function Body({ campaigns, isFailed, onRetry }: Props) {
  if (!campaigns && isFailed) {
    return <ErrorPanel title="No campaigns to show" onRetry={onRetry} />;
  }
  if (!campaigns) return <LoadingRows />;
  if (campaigns.length === 0) {
    return <EmptyState title="No campaigns yet" text="Your three latest campaigns will appear here." />;
  }
  return (
    <ul>
      {campaigns.map((campaign) => (
        <Row key={campaign.id}>
          <CampaignCard campaign={campaign} />
        </Row>
      ))}
    </ul>
  );
}

function LoadingRows() {
  return (
    <ul aria-busy="true">
      {Array.from({ length: recentCount }, (_, index) => (
        <Row key={index}>
          <LoadingCampaignCard />
        </Row>
      ))}
    </ul>
  );
}

const ViewAll = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  fontWeight: 500,
  color: tokens.accentText,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
});

const Row = styled('li')({
  minHeight: 70,
  padding: '14px 20px',
  [belowTablet]: { padding: 16 },
  '& + &': { borderTop: `1px solid ${tokens.line}` },
});
