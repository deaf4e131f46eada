import { useState } from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import { styled } from '@mui/material/styles';
import { lazyPart } from '../../lib/speed/lazyPart';
import type { BriefFilling } from './useBriefOfCampaign';

const BriefDialog = lazyPart(async () => (await import('../../domain/briefs/BriefDialog')).BriefDialog);

type Props = { campaignId: string | null; filling: BriefFilling };

/** Below the campaign of a new ad: whether the ad is written from its brief, or the way to write one. */
export function BriefChoice({ campaignId, filling: { brief, isMissing, isWanted, setIsWanted } }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  if (campaignId === null) return null;
  return (
    <>
      {brief && (
        <Tick>
          <Checkbox checked={isWanted} onChange={(event) => setIsWanted(event.target.checked)} />
          Write the ad from the campaign’s brief
        </Tick>
      )}
      {isMissing && (
        <Write
          variant="text"
          onMouseEnter={BriefDialog.fetchAhead}
          onFocus={BriefDialog.fetchAhead}
          onClick={() => setIsOpen(true)}
        >
          Write the campaign’s brief
        </Write>
      )}
      {isOpen && <BriefDialog campaignId={campaignId} onClose={() => setIsOpen(false)} />}
    </>
  );
}

const Tick = styled('label')({
  display: 'flex',
  alignItems: 'center',
  marginTop: 8,
  marginLeft: -6,
  cursor: 'pointer',
});

const Write = styled(Button)({ marginLeft: -8 });
