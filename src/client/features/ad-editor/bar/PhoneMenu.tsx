import { useState } from 'react';
import { styled } from '@mui/material/styles';
import { CopyPlus, Folder, LayoutTemplate, Share2 } from 'lucide-react';
import { ActionMenu } from '../../../components/ActionMenu';
import { ProofDialog } from '../../../domain/proofs/LazyProofDialog';
import { useAppDispatch, useAppSelector } from '../../../redux/hooks';
import { draftEdited, selectDraft } from '../state/adEditorSlice';
import { useAddVariant } from '../variants/useAddVariant';
import { useVariants } from '../variants/useVariants';
import { CampaignChoiceDialog } from './CampaignChoiceDialog';
import { SaveTemplateDialog } from './SaveTemplateDialog';

/** What the bar has no room for on phones and tablets. */
export function PhoneMenu({ id }: { id: string }) {
  const dispatch = useAppDispatch();
  const campaignId = useAppSelector((state) => selectDraft(state, id).campaign_id);
  const name = useAppSelector((state) => selectDraft(state, id).name);
  const { isAlone } = useVariants(id);
  const { add, isBusy } = useAddVariant(id);
  const [asking, setAsking] = useState<'campaign' | 'template' | 'proof'>();
  const close = () => setAsking(undefined);
  return (
    <NarrowOnly>
      <ActionMenu
        label="More actions"
        items={[
          { label: 'Campaign…', icon: Folder, onSelect: () => setAsking('campaign') },
          { label: 'Share for review…', icon: Share2, onSelect: () => setAsking('proof') },
          ...(isAlone && !isBusy ? [{ label: 'Add Variant', icon: CopyPlus, onSelect: add }] : []),
          { label: 'Save as template…', icon: LayoutTemplate, onSelect: () => setAsking('template') },
        ]}
      />
      {asking === 'campaign' && (
        <CampaignChoiceDialog
          campaignId={campaignId}
          onClose={close}
          onChoose={(chosen) => {
            dispatch(draftEdited({ id, subject: 'campaign', change: { campaign_id: chosen } }));
            close();
          }}
        />
      )}
      {asking === 'proof' && <ProofDialog of={{ ad_ids: [id], name, isVariant: !isAlone }} onClose={close} />}
      {asking === 'template' && <SaveTemplateDialog id={id} onClose={close} />}
    </NarrowOnly>
  );
}

const NarrowOnly = styled('div')({ '@media (min-width: 900px)': { display: 'none' } });
