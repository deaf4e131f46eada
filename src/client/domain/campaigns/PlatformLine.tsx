import { styled } from '@mui/material/styles';
import { campaignPlatformNames } from '../../../ad-kit/platforms';
import type { Campaign } from '../../api/campaignsApi';
import { tokens } from '../../theme/tokens';
import { PlatformMark } from './PlatformMark';

/** The platform's mark and name, and whether the campaign is sample data. */
export function PlatformLine({ campaign }: { campaign: Pick<Campaign, 'platform' | 'is_sample'> }) {
  return (
    <Line>
      <PlatformMark platform={campaign.platform} />
      <span>
        {campaignPlatformNames[campaign.platform]}
        {campaign.is_sample ? ' · Sample' : ''}
      </span>
    </Line>
  );
}

const Line = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  fontSize: 13,
  lineHeight: '18px',
  color: tokens.text2,
});
