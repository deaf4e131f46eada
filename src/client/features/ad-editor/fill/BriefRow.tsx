import { memo, useState } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { NotebookText } from 'lucide-react';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useGetCampaignBriefQuery } from '../../../api/campaignsApi';
import { lazyPart } from '../../../lib/speed/lazyPart';
import { changedBriefFields, filledBrief } from '../../../domain/briefs/briefForm';
import { useAppSelector } from '../../../redux/hooks';
import { belowTablet, tokens } from '../../../theme/tokens';
import { selectDraft } from '../state/adEditorSlice';

const FillDialog = lazyPart(async () => (await import('./FillDialog')).FillDialog);

/** Above the fields: whether they are from a brief, whether that has changed since, and the way to fill them from one. */
export const BriefRow = memo(function BriefRow({ id }: { id: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const fromBrief = useAppSelector((state) => selectDraft(state, id).from_brief);
  const campaignId = useAppSelector((state) => selectDraft(state, id).campaign_id);
  // The brief is read even before the ad is filled, so that the dialog opens with it.
  const { data: kept } = useGetCampaignBriefQuery(campaignId === null ? skipToken : { id: campaignId });
  const current = filledBrief(kept);
  const changed = fromBrief && current ? changedBriefFields(fromBrief.brief, current) : [];
  return (
    <Row data-changed={changed.length > 0 || undefined}>
      <span role="status">{sentence(fromBrief != null, changed)}</span>
      <Button
        variant="soft"
        size="small"
        aria-haspopup="dialog"
        startIcon={<NotebookText size={14} strokeWidth={1.75} aria-hidden="true" />}
        onMouseEnter={FillDialog.fetchAhead}
        onFocus={FillDialog.fetchAhead}
        onClick={() => setIsOpen(true)}
      >
        {changed.length > 0 ? 'Update from brief' : 'Fill from brief'}
      </Button>
      {isOpen && <FillDialog id={id} campaignId={campaignId} onClose={() => setIsOpen(false)} />}
    </Row>
  );
});

function sentence(isFilled: boolean, changed: readonly string[]): string {
  if (!isFilled) return 'One brief for every field and the artwork.';
  if (changed.length === 0) return 'Filled from a brief.';
  return `The brief has changed: ${changed.join(', ')}.`;
}

const Row = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  padding: '8px 24px',
  borderBottom: `1px solid ${tokens.line}`,
  fontSize: 12,
  lineHeight: '16px',
  color: tokens.text2,
  '&[data-changed]': { backgroundColor: tokens.warnSoft, color: tokens.warn },
  '& > button': { flexShrink: 0 },
  [belowTablet]: { padding: '8px 16px' },
});
