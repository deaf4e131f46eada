import { useState } from 'react';
import { styled } from '@mui/material/styles';
import { useAddSampleCampaignsMutation, useRemoveSampleCampaignsMutation } from '../../api/campaignsApi';
import { problemOf } from '../../api/problem';
import { BusyButton } from '../../components/BusyButton';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { countOf } from '../../lib/text';
import { tokens } from '../../theme/tokens';

/** Adds sample campaigns where there are none, and removes them where there are. */
export function SampleDataAction({ samples }: { samples: number }) {
  const [add, { isLoading: isAdding }] = useAddSampleCampaignsMutation();
  const [isAsking, setIsAsking] = useState(false);
  if (samples === 0) {
    return (
      <Block>
        <p>Add sample campaigns with six months of numbers to see what it will look like.</p>
        <BusyButton variant="outlined" busy={isAdding} busyLabel="Adding…" onClick={() => void add()}>
          Add sample data
        </BusyButton>
      </Block>
    );
  }
  return (
    <Block>
      <p>{`${countOf(samples, 'campaign')} here ${samples === 1 ? 'is' : 'are'} sample data.`}</p>
      <BusyButton variant="outlined" busy={false} onClick={() => setIsAsking(true)}>
        Remove sample data
      </BusyButton>
      {isAsking && <RemoveDialog samples={samples} onClose={() => setIsAsking(false)} />}
    </Block>
  );
}

function RemoveDialog({ samples, onClose }: { samples: number; onClose: () => void }) {
  const [remove, { isLoading, error }] = useRemoveSampleCampaignsMutation();
  const handleConfirm = async () => {
    const result = await remove();
    if (!result.error) onClose();
  };
  return (
    <ConfirmDialog
      open
      destructive
      title="Remove sample data?"
      text={`${countOf(samples, 'sample campaign')} and their numbers will be removed. Your own campaigns stay as they are.`}
      confirmLabel="Remove sample data"
      busyLabel="Removing…"
      busy={isLoading}
      error={problemOf(error)?.detail}
      onConfirm={() => void handleConfirm()}
      onCancel={onClose}
    />
  );
}

const Block = styled('div')({
  display: 'grid',
  justifyItems: 'start',
  gap: 12,
  marginTop: 8,
  paddingTop: 12,
  borderTop: `1px solid ${tokens.line}`,
  fontSize: 13,
  lineHeight: '18px',
  color: tokens.text2,
});
