import { styled } from '@mui/material/styles';
import { Panel } from '../../components/Panel';
import { PlatformLine } from '../../domain/campaigns/PlatformLine';
import { SpendBar } from '../../domain/campaigns/SpendBar';
import { StatusChip } from '../../domain/campaigns/StatusChip';
import { belowTablet, tokens } from '../../theme/tokens';
import { type SampleCampaign, sampleCampaigns } from './sampleCampaigns';

/** Three sample campaigns, made of the campaign list's own parts. */
export function CampaignRows() {
  return (
    <Panel flush>
      <ul aria-label="Sample campaigns">
        {sampleCampaigns.map((campaign) => (
          <CampaignRow key={campaign.name} campaign={campaign} />
        ))}
      </ul>
    </Panel>
  );
}

function CampaignRow({ campaign }: { campaign: SampleCampaign }) {
  const { name, platform, status } = campaign;
  return (
    <Row>
      <div>
        <strong>{name}</strong>
        <PlatformLine campaign={{ platform, is_sample: true }} />
      </div>
      <span>
        <StatusChip status={status} />
      </span>
      <Spend>
        <SpendBar campaign={campaign} />
      </Spend>
    </Row>
  );
}

const Row = styled('li')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 96px minmax(0, 1.4fr)',
  alignItems: 'center',
  gap: '10px 20px',
  padding: '14px 20px',
  '& + &': { borderTop: `1px solid ${tokens.line}` },
  '& strong': { fontWeight: 500 },
  [belowTablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto', padding: '14px 16px' },
});

const Spend = styled('div')({ [belowTablet]: { gridColumn: '1 / -1' } });
