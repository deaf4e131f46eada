import { useState } from 'react';
import { styled } from '@mui/material/styles';
import type { Campaign } from '../../../api/campaignsApi';
import { useAppDispatch } from '../../../redux/hooks';
import { belowWide, radii, tokens } from '../../../theme/tokens';
import { draftEdited } from '../state/adEditorSlice';
import { CampaignChoiceDialog } from './CampaignChoiceDialog';

type Props = { id: string; campaign: Campaign | undefined };

/** The campaign that the ad belongs to, and the way to another one. */
export function CampaignChoice({ id, campaign }: Props) {
  const dispatch = useAppDispatch();
  const [isChoosing, setIsChoosing] = useState(false);
  const handleChoose = (campaignId: string | null) => {
    setIsChoosing(false);
    dispatch(draftEdited({ id, subject: 'campaign', change: { campaign_id: campaignId } }));
  };
  return (
    <>
      <Choice
        type="button"
        aria-haspopup="dialog"
        aria-label={campaign ? `Campaign: ${campaign.name}. Change it` : 'No campaign. Choose one'}
        onClick={() => setIsChoosing(true)}
      >
        {campaign?.name ?? 'No campaign'}
      </Choice>
      <Slash aria-hidden="true">/</Slash>
      {isChoosing && (
        <CampaignChoiceDialog
          campaignId={campaign?.id ?? null}
          onChoose={handleChoose}
          onClose={() => setIsChoosing(false)}
        />
      )}
    </>
  );
}

const Choice = styled('button')({
  minWidth: 0,
  maxWidth: '24ch',
  height: 32,
  padding: '0 8px',
  overflow: 'hidden',
  border: 0,
  borderRadius: radii.control,
  background: 'none',
  font: 'inherit',
  color: tokens.text2,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  [belowWide]: { display: 'none' },
  '&:hover': { backgroundColor: tokens.hover, color: tokens.text },
});

const Slash = styled('span')({ color: tokens.text3, [belowWide]: { display: 'none' } });
