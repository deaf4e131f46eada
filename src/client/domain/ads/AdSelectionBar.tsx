import { useState } from 'react';
import { Download, Share2, Tag } from 'lucide-react';
import { type LabelAdsApiArg, useLabelAdsMutation } from '../../api/adsApi';
import { toProblem } from '../../api/problem';
import { ActionBar, BarButton } from '../../components/ActionBar';
import { lazyPart } from '../../lib/speed/lazyPart';
import { countOf } from '../../lib/text';
import { useAppDispatch } from '../../redux/hooks';
import { problemToast, toastShown } from '../../redux/toastsSlice';
import { ExportAdsMenu } from '../bulk-files/ExportAdsMenu';
import { bulkToast } from '../campaign-list/bulkToast';
import { ProofDialog } from '../proofs/LazyProofDialog';
import { useMay } from '../teams/useMay';
import { useWorkspace } from '../teams/workspace';
import type { AdSelection } from './useAdSelection';

const SelectionLabelsDialog = lazyPart(
  async () => (await import(/* webpackChunkName: "labels" */ '../labels/SelectionLabelsDialog')).SelectionLabelsDialog,
);

/** What can be done to the ads that are ticked. */
export function AdSelectionBar({ selection: { ids, clear } }: { selection: AdSelection }) {
  const mayLabel = useMay('labelAds');
  const mayShare = useMay('createProof');
  const [isSharing, setIsSharing] = useState(false);
  const [isLabeling, setIsLabeling] = useState(false);
  return (
    <>
      <ActionBar label="Selected ads" count={ids.length} onClear={clear}>
        {mayLabel && (
          <BarButton icon={Tag} onClick={() => setIsLabeling(true)}>
            Label
          </BarButton>
        )}
        {mayShare && (
          <BarButton icon={Share2} onClick={() => setIsSharing(true)}>
            Share
          </BarButton>
        )}
        <ExportAdsMenu ads={{ adIds: ids.join() }}>
          {(trigger) => (
            <BarButton icon={Download} {...trigger}>
              Export
            </BarButton>
          )}
        </ExportAdsMenu>
      </ActionBar>
      {isSharing && (
        <ProofDialog
          of={{ ad_ids: [...ids], name: `${countOf(ids.length, 'ad')} for review` }}
          onClose={() => setIsSharing(false)}
        />
      )}
      {isLabeling && <Labels ids={ids} onDone={clear} onClose={() => setIsLabeling(false)} />}
    </>
  );
}

type LabelWish = Pick<LabelAdsApiArg['adLabelChange'], 'add' | 'remove'>;
type LabelsProps = { ids: readonly string[]; onDone: () => void; onClose: () => void };

/** Stays open, with what was typed, where labels could not be changed. */
function Labels({ ids, onDone, onClose }: LabelsProps) {
  const dispatch = useAppDispatch();
  const workspace = useWorkspace();
  const [label, { isLoading }] = useLabelAdsMutation();
  const handleLabel = async (wish: LabelWish) => {
    const { data, error } = await label({ ...workspace, adLabelChange: { ids: [...ids], ...wish } });
    if (!data) return void dispatch(toastShown(problemToast(toProblem(error))));
    dispatch(toastShown(bulkToast({ already: [], ...data, action: 'label' }, 'ad')));
    onClose();
    onDone();
  };
  return (
    <SelectionLabelsDialog
      of="ads"
      count={ids.length}
      isBusy={isLoading}
      onLabel={(wish) => void handleLabel(wish)}
      onClose={onClose}
    />
  );
}
