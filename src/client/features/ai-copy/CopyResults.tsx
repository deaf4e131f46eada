import { type ReactNode, useState } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { RefreshCw } from 'lucide-react';
import type { CopyBrief } from '../../api/aiApi';
import { EmptyState } from '../../components/EmptyState';
import { Panel } from '../../components/Panel';
import { SkeletonBlock } from '../../components/SkeletonBlock';
import { TabBar } from '../../components/TabBar';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { countOf } from '../../lib/text';
import { useAppDispatch, useAppSelector } from '../../redux/hooks';
import { belowTablet, tokens } from '../../theme/tokens';
import { CopyRows } from './CopyRows';
import { type ShownCopy, copyRequested, selectAiCopy } from './aiCopySlice';
import { type CopyKind, copyKinds, textsOf } from './copyKinds';

/** What was written, by kind. The last result stays until another one is there. */
export function CopyResults() {
  const { shown, status } = useAppSelector(selectAiCopy);
  const isWriting = status === 'writing';
  return (
    <Panel flush title="Generated Content" aside={<Again />}>
      <VisuallyHidden>
        <span role="status">{isWriting ? 'Writing your ad copy.' : shown ? summaryOf(shown.copy) : ''}</span>
      </VisuallyHidden>
      {isWriting && <LoadingRows />}
      {!isWriting && shown && <Result {...shown} />}
      {!isWriting && !shown && (
        <EmptyState
          title="Ready to Generate"
          text="Fill in the campaign details and your headlines, descriptions, calls to action and full ads appear here."
        />
      )}
    </Panel>
  );
}

function Again() {
  const dispatch = useAppDispatch();
  const { shown, status } = useAppSelector(selectAiCopy);
  const brief = shown?.brief;
  if (!brief) return null;
  return (
    <Button
      variant="text"
      size="small"
      disabled={status === 'writing'}
      startIcon={<RefreshCw size={14} strokeWidth={1.75} aria-hidden="true" />}
      onClick={() => dispatch(copyRequested(brief))}
    >
      Generate again
    </Button>
  );
}

function Result({ copy, brief }: { copy: ShownCopy; brief: CopyBrief | null }) {
  const [kind, setKind] = useState<CopyKind>('headlines');
  return (
    <>
      <Tabs>
        <TabBar label="Kinds of text" idPrefix="copy" value={kind} onChange={setKind} tabs={tabsOf(copy)} />
      </Tabs>
      <div role="tabpanel" id={`copy-panel-${kind}`} aria-labelledby={`copy-tab-${kind}`}>
        <CopyRows area="ad_copy" kind={kind} texts={textsOf(copy, kind)} about={brief} />
      </div>
    </>
  );
}

function tabsOf(copy: ShownCopy): { value: CopyKind; label: ReactNode }[] {
  return copyKinds.map(({ kind, label }) => ({
    value: kind,
    label: (
      <>
        {label} <Count>{textsOf(copy, kind).length}</Count>
      </>
    ),
  }));
}

function summaryOf(copy: ShownCopy): string {
  const counts = copyKinds.map(({ kind, one, many }) => countOf(textsOf(copy, kind).length, one, many));
  return `Your ad copy is here: ${counts.join(', ')}.`;
}

function LoadingRows() {
  return (
    <div aria-hidden="true">
      {Array.from({ length: 6 }, (_row, index) => (
        <LoadingRow key={index}>
          <SkeletonBlock width={`${60 - 6 * (index % 3)}%`} height={18} />
          <SkeletonBlock width={84} height={12} />
        </LoadingRow>
      ))}
    </div>
  );
}

const Tabs = styled('div')({
  padding: '0 20px',
  boxShadow: `inset 0 -1px ${tokens.line}`,
  [belowTablet]: { padding: '0 16px' },
});

const Count = styled('span')({ marginLeft: 2, fontWeight: 400, color: tokens.text2 });

const LoadingRow = styled('div')({
  display: 'grid',
  gap: 8,
  padding: '13px 20px',
  '& + &': { borderTop: `1px solid ${tokens.line}` },
  [belowTablet]: { padding: '13px 16px' },
});
