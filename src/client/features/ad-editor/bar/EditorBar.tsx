import { memo } from 'react';
import { styled } from '@mui/material/styles';
import { ChevronLeft, Redo2, Undo2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useGetCampaignQuery } from '../../../api/campaignsApi';
import { IconButton } from '../../../components/IconButton';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import { useMay } from '../../../domain/teams/useMay';
import { paths } from '../../../lib/paths';
import { useAppDispatch, useAppSelector } from '../../../redux/hooks';
import { belowWide, radii, tokens } from '../../../theme/tokens';
import { AdDecisionStatus } from './AdDecisionStatus';
import { AdName } from './AdName';
import { CampaignChoice } from './CampaignChoice';
import { DownloadButton } from './DownloadButton';
import { PhoneMenu } from './PhoneMenu';
import { SaveStatus } from './SaveStatus';
import { ShareAdButton } from './ShareAdButton';
import { SaveTemplateButton } from './SaveTemplateButton';
import { AddFirstVariant } from '../variants/AddFirstVariant';
import { redone, selectDraft, selectEditedAd, undone } from '../state/adEditorSlice';

/** Where the ad belongs, what it is called, whether it is stored, and what can be done with all of it. */
export const EditorBar = memo(function EditorBar({ id }: { id: string }) {
  const mayEdit = useMay('updateAd');
  const campaignId = useAppSelector((state) => selectDraft(state, id).campaign_id);
  const { data: campaign } = useGetCampaignQuery(campaignId === null ? skipToken : { id: campaignId });
  return (
    <Bar>
      <Back to={campaignId === null ? paths.ads : paths.campaign(campaignId)}>
        <ChevronLeft size={18} strokeWidth={1.75} aria-hidden="true" />
        <VisuallyHidden>{campaign ? `Back to ${campaign.name}` : 'Back to ads'}</VisuallyHidden>
      </Back>
      <Names disabled={!mayEdit}>
        <CampaignChoice id={id} campaign={campaignId === null ? undefined : campaign} />
        <AdName id={id} />
      </Names>
      <SaveStatus id={id} />
      <AdDecisionStatus id={id} />
      <Actions>
        {mayEdit && (
          <>
            <History id={id} />
            <AddFirstVariant id={id} />
            <SaveTemplateButton id={id} />
            <PhoneMenu id={id} />
          </>
        )}
        <ShareAdButton id={id} />
        <DownloadButton id={id} />
      </Actions>
    </Bar>
  );
});

function History({ id }: { id: string }) {
  const dispatch = useAppDispatch();
  const canUndo = useAppSelector((state) => (selectEditedAd(state, id)?.past.length ?? 0) > 0);
  const canRedo = useAppSelector((state) => (selectEditedAd(state, id)?.future.length ?? 0) > 0);
  return (
    <>
      <IconButton label="Undo" icon={Undo2} disabled={!canUndo} onClick={() => dispatch(undone({ id }))} />
      <IconButton label="Redo" icon={Redo2} disabled={!canRedo} onClick={() => dispatch(redone({ id }))} />
    </>
  );
}

const Bar = styled('header')({
  position: 'sticky',
  zIndex: 800,
  top: 57,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  height: 55,
  padding: '0 24px 0 16px',
  borderBottom: `1px solid ${tokens.line}`,
  backgroundColor: tokens.canvas,
  [belowWide]: { padding: '0 16px 0 4px', gap: 4 },
});

const Back = styled(Link)({
  display: 'grid',
  placeItems: 'center',
  width: 32,
  height: 32,
  flexShrink: 0,
  borderRadius: radii.control,
  color: tokens.text2,
  [belowWide]: { width: 44, height: 44 },
  '&:hover': { backgroundColor: tokens.hover, color: tokens.text },
});

const Names = styled('fieldset')({
  margin: 0,
  padding: 0,
  border: 0,
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  minWidth: 0,
  flex: '0 1 auto',
  [belowWide]: { flex: '1 1 auto' },
});

const Actions = styled('div')({ display: 'flex', alignItems: 'center', gap: 4, marginLeft: 'auto', flexShrink: 0 });
