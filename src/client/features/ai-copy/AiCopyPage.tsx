import { useEffect, useState } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { History, Megaphone } from 'lucide-react';
import { useGetAiUsageQuery, useGetBrandVoiceQuery } from '../../api/aiApi';
import { selectUser } from '../../api/authSlice';
import { Chip } from '../../components/Chip';
import { PageHeader } from '../../components/PageHeader';
import { Spaced } from '../../components/Spaced';
import { lazyPart } from '../../lib/speed/lazyPart';
import { useAppDispatch, useAppSelector } from '../../redux/hooks';
import { useListeners } from '../../redux/useListeners';
import { SegmentedControl } from '../../components/SegmentedControl';
import { AiGate } from './AiGate';
import { addAiCopyListeners } from './aiCopyListeners';
import { formOpened } from './aiCopySlice';
import { addKindListeners } from './kindListeners';
import { Columns } from './Columns';
import { CopyDetails } from './CopyDetails';
import { CopyResults } from './CopyResults';
import { tools, useCampaignOfAddress, useTool } from './useTool';
import { addTextRowsListeners } from './rows/textRowsListeners';
import { rowsLeft } from './rows/textRowsSlice';
import { MadeIn } from '../../domain/teams/MadeIn';
import { WorkspaceNotice } from '../../domain/teams/WorkspaceNotice';
import { useWorkspaceDetails } from '../../domain/teams/useTeams';
import { useWorkspace } from '../../domain/teams/workspace';
import { BrandVoiceDialog } from './brand-voice/BrandVoiceDialog';

const HistoryDrawer = lazyPart(
  async () => (await import(/* webpackChunkName: "ai-history" */ './HistoryDrawer')).HistoryDrawer,
);

const HeadlinesTool = lazyPart(
  async () => (await import(/* webpackChunkName: "ai-tools" */ './headlines/HeadlinesTool')).HeadlinesTool,
);
const ImproveTool = lazyPart(
  async () => (await import(/* webpackChunkName: "ai-tools" */ './improve/ImproveTool')).ImproveTool,
);

/** The page that writes ad copy, where the paying plan includes it. */
export function AiCopyPage() {
  return (
    <AiGate>
      <Generator />
    </AiGate>
  );
}

function Generator() {
  useListeners(addAiCopyListeners);
  useListeners(addTextRowsListeners);
  useListeners(addKindListeners);
  const dispatch = useAppDispatch();
  useEffect(() => void dispatch(formOpened()), [dispatch]);
  useEffect(() => () => void dispatch(rowsLeft()), [dispatch]);
  const { data: voice, isLoading: isVoiceComing } = useGetBrandVoiceQuery(useWorkspace());
  const [tool, setTool] = useTool();
  useCampaignOfAddress();
  const [isVoiceOpen, setIsVoiceOpen] = useState(false);
  const [isHistoryOpen, setIsHistoryOpen] = useState(false);
  return (
    <>
      <PageHeader
        title="AI Ad Copy Generator"
        badges={<Badges />}
        subtitle="Every line is checked against the platform’s own limits."
        actions={
          <>
            {(voice || isVoiceComing) && (
              <Button
                variant="outlined"
                disabled={!voice}
                startIcon={<Megaphone size={16} strokeWidth={1.75} aria-hidden="true" />}
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
      <WorkspaceNotice />
      <Spaced below={16}>
        <MadeIn />
        <SegmentedControl label="Type of copy" value={tool} onChange={setTool} options={tools} />
      </Spaced>
      {tool === 'ad-copy' && (
        <Columns>
          <CopyDetails onVoice={() => setIsVoiceOpen(true)} />
          <CopyResults />
        </Columns>
      )}
      {tool === 'headlines' && <HeadlinesTool />}
      {tool === 'improve' && <ImproveTool />}
      {isVoiceOpen && voice && <BrandVoiceDialog voice={voice} onClose={() => setIsVoiceOpen(false)} />}
      {isHistoryOpen && <HistoryDrawer onShow={setTool} onClose={() => setIsHistoryOpen(false)} />}
    </>
  );
}

function Badges() {
  const own = useAppSelector(selectUser)?.subscription_plan;
  const plan = useWorkspaceDetails().team?.plan ?? own;
  const { data: usage } = useGetAiUsageQuery(useWorkspace());
  return (
    <>
      {plan && (
        <Chip
          tone={plan === 'business' || plan === 'enterprise' ? plan : 'accent'}
        >{`${plan.toUpperCase()} Feature`}</Chip>
      )}
      <WriterPlace>
        <Chip tone="mute">{`${usage?.model_label ?? 'AI'} Powered`}</Chip>
      </WriterPlace>
    </>
  );
}

/** Room for "Built-in writer Powered", so that nothing wraps anew once the label is known. */
const WriterPlace = styled('span')({ display: 'flex', minWidth: 146 });
