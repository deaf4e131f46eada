import { useEffect, useState } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { History, Megaphone } from 'lucide-react';
import { useGetAiUsageQuery, useGetBrandVoiceQuery } from '../../api/aiApi';
import { selectUser } from '../../api/authSlice';
import { Chip } from '../../components/Chip';
import { PageHeader } from '../../components/PageHeader';
import { lazyPart } from '../../components/lazyPart';
import { PlanGate } from '../../domain/plans/PlanGate';
import { useAppDispatch, useAppSelector } from '../../redux/hooks';
import { useListeners } from '../../redux/useListeners';
import { belowWide } from '../../theme/tokens';
import { addAiCopyListeners } from './aiCopyListeners';
import { CopyDetails } from './CopyDetails';
import { CopyResults } from './CopyResults';
import { addTextRowsListeners } from './rows/textRowsListeners';
import { rowsLeft } from './rows/textRowsSlice';

const HistoryDrawer = lazyPart(
  async () => (await import(/* webpackChunkName: "ai-history" */ './HistoryDrawer')).HistoryDrawer,
);

const BrandVoiceDialog = lazyPart(
  async () => (await import(/* webpackChunkName: "ai-voice" */ './brand-voice/BrandVoiceDialog')).BrandVoiceDialog,
);

/** Has ad copy written, for whoever's plan or team includes it. */
export function AiCopyPage() {
  return (
    <PlanGate
      access="ai_access"
      title="Premium Feature"
      text="AI ad copy generation is available for Pro, Business, and Enterprise subscribers."
      buttonLabel="Upgrade Now"
    >
      <Generator />
    </PlanGate>
  );
}

function Generator() {
  useListeners(addAiCopyListeners);
  useListeners(addTextRowsListeners);
  const dispatch = useAppDispatch();
  useEffect(() => () => void dispatch(rowsLeft()), [dispatch]);
  const { data: voice } = useGetBrandVoiceQuery();
  const [isVoiceOpen, setIsVoiceOpen] = useState(false);
  const [isHistoryOpen, setIsHistoryOpen] = useState(false);
  return (
    <>
      <PageHeader
        title="AI Ad Copy Generator"
        badges={<Badges />}
        subtitle="Every text is measured against the platform’s own limits."
        actions={
          <>
            {voice && (
              <Button
                variant="outlined"
                startIcon={<Megaphone size={16} strokeWidth={1.75} aria-hidden="true" />}
                onMouseEnter={BrandVoiceDialog.fetchAhead}
                onFocus={BrandVoiceDialog.fetchAhead}
                onClick={() => setIsVoiceOpen(true)}
              >
                Brand voice
              </Button>
            )}
            <Button
              variant="outlined"
              startIcon={<History size={16} strokeWidth={1.75} aria-hidden="true" />}
              onClick={() => setIsHistoryOpen(true)}
            >
              History
            </Button>
          </>
        }
      />
      <Columns>
        <CopyDetails onVoice={() => setIsVoiceOpen(true)} />
        <CopyResults />
      </Columns>
      {isVoiceOpen && voice && <BrandVoiceDialog voice={voice} onClose={() => setIsVoiceOpen(false)} />}
      {isHistoryOpen && <HistoryDrawer onClose={() => setIsHistoryOpen(false)} />}
    </>
  );
}

function Badges() {
  const plan = useAppSelector(selectUser)?.subscription_plan;
  // Another backend may not say what writes.
  const label: string | undefined = useGetAiUsageQuery().data?.model_label;
  return (
    <>
      {plan && (
        <Chip
          tone={plan === 'business' || plan === 'enterprise' ? plan : 'accent'}
        >{`${plan.toUpperCase()} Feature`}</Chip>
      )}
      {label && <Chip tone="mute">{`${label} Powered`}</Chip>}
    </>
  );
}

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: '380px minmax(0, 1fr)',
  gap: 16,
  alignItems: 'start',
  [belowWide]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
