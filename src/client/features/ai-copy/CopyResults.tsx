import { type ReactNode, useState } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { RefreshCw } from 'lucide-react';
import type { CopyBrief } from '../../api/aiApi';
import type { StreamedText } from '../../api/copyLines';
import { EmptyState } from '../../components/EmptyState';
import { Panel } from '../../components/Panel';
import { TabBar } from '../../components/TabBar';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { useMay } from '../../domain/teams/useMay';
import { countOf } from '../../lib/text';
import { useAppDispatch, useAppSelector } from '../../redux/hooks';
import { belowTablet, tokens } from '../../theme/tokens';
import { CopyRows } from './CopyRows';
import { LeftOut } from '../../domain/briefs/LeftOut';
import { LoadingRows } from './LoadingRows';
import { ShownFavorite } from './ShownFavorite';
import type { TextArea } from './rows/textRowsSlice';
import { copyRequested, selectAiCopy } from './aiCopySlice';
import { type CopyKind, type Texts, copyKinds, copyOfStreamed, textsOf } from './copyKinds';

/** What was written, by kind. The last result stays until another one is there. */
export function CopyResults() {
  const { shown, status, streamed } = useAppSelector(selectAiCopy);
  const isWriting = status === 'writing';
  // One element for both, so that the tab that was chosen while the texts came stays chosen.
  const inSight: ResultProps | null = isWriting ? streamedSoFar(streamed) : shown && { area: 'ad_copy', ...shown };
  return (
    <Panel flush title="Generated Content" aside={<ResultTools />}>
      <VisuallyHidden>
        <span role="status">{isWriting ? progressOf(streamed.length) : shown ? summaryOf(shown.copy) : ''}</span>
      </VisuallyHidden>
      {inSight && <Result {...inSight} />}
      {isWriting && <LoadingRows />}
      {!isWriting && shown && <LeftOut parts={shown.copy.left_out} />}
      {!isWriting && !shown && (
        <EmptyState
          title="Ready to Generate"
          text="Fill in the campaign details, and your headlines, descriptions, calls to action, and full ads will appear here."
        />
      )}
    </Panel>
  );
}

/** What can be done with the result as a whole. */
function ResultTools() {
  const dispatch = useAppDispatch();
  const { shown, status } = useAppSelector(selectAiCopy);
  const mayWrite = useMay('generateAdCopy');
  const brief = shown?.brief;
  return (
    <Tools>
      {brief && mayWrite && (
        <Button
          variant="text"
          size="small"
          disabled={status === 'writing'}
          startIcon={<RefreshCw size={14} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => dispatch(copyRequested(brief))}
        >
          Generate again
        </Button>
      )}
      <ShownFavorite id={shown?.copy.id} />
    </Tools>
  );
}

type ResultProps = { area: TextArea; copy: Texts<CopyKind>; brief: CopyBrief | null };

function Result({ area, copy, brief }: ResultProps) {
  const [kind, setKind] = useState<CopyKind>('headlines');
  return (
    <>
      <Tabs>
        <TabBar label="Types of copy" idPrefix="copy" value={kind} onChange={setKind} tabs={tabsOf(copy)} />
      </Tabs>
      <div role="tabpanel" id={`copy-panel-${kind}`} aria-labelledby={`copy-tab-${kind}`}>
        <CopyRows area={area} kind={kind} texts={textsOf(copy, kind)} about={brief} />
      </div>
    </>
  );
}

function tabsOf(copy: Texts<CopyKind>): { value: CopyKind; label: ReactNode }[] {
  return copyKinds.map(({ kind, label }) => ({
    value: kind,
    label: (
      <>
        {label} <Count>{textsOf(copy, kind).length}</Count>
      </>
    ),
  }));
}

function summaryOf(copy: Texts<CopyKind>): string {
  const counts = copyKinds.map(({ kind, one, many }) => countOf(textsOf(copy, kind).length, one, many));
  return `Your ad copy is here: ${counts.join(', ')}.`;
}

function streamedSoFar(streamed: readonly StreamedText[]): ResultProps | null {
  return streamed.length === 0 ? null : { area: 'streamed', copy: copyOfStreamed(streamed), brief: null };
}

const announcedAtOnce = 8;

/** Says now and then how far it is: every single text would be too much to listen to. */
function progressOf(count: number): string {
  const full = count - (count % announcedAtOnce);
  return full === 0 ? 'Writing your ad copy.' : `${full} texts written.`;
}

const Tabs = styled('div')({
  padding: '0 20px',
  boxShadow: `inset 0 -1px ${tokens.line}`,
  [belowTablet]: { padding: '0 16px' },
});

/** Close enough to stand beside the title on phones. */
const Tools = styled('div')({
  display: 'flex',
  alignItems: 'center',
  marginRight: -8,
  [belowTablet]: { marginRight: -14, '& > .MuiButton-root': { paddingInline: 4 } },
});

const Count = styled('span')({ marginLeft: 2, fontWeight: 400, color: tokens.text2 });
