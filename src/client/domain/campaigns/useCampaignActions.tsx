import { useState, type ReactNode } from 'react';
import { CheckCheck, Copy, FolderInput, Pause, Pencil, Play, Tag, Trash2, type LucideIcon } from 'lucide-react';
import {
  useDeleteCampaignMutation,
  useDuplicateCampaignMutation,
  useLazyGetCampaignSummaryQuery,
  useUpdateCampaignMutation,
  type Campaign,
} from '../../api/campaignsApi';
import { problemOf } from '../../api/problem';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { movesFrom, statusAfter, type StatusMove } from './campaignStatus';
import { lazyPart } from '../../lib/speed/lazyPart';
import { useMay } from '../teams/useMay';
import { useTeams } from '../teams/useTeams';
import { CampaignDialog } from './LazyCampaignDialog';
import { isMonthUsedUp } from './isMonthUsedUp';
import { useWorkspace } from '../teams/workspace';
import { moveTargets } from './moveTargets';

const MoveCampaignDialog = lazyPart(
  async () => (await import(/* webpackChunkName: "campaign-versions" */ './MoveCampaignDialog')).MoveCampaignDialog,
);

const CampaignLabelsDialog = lazyPart(
  async () => (await import(/* webpackChunkName: "labels" */ '../labels/CampaignLabelsDialog')).CampaignLabelsDialog,
);

type MenuItem = {
  label: string;
  icon?: LucideIcon;
  onSelect: () => void;
  destructive?: boolean;
  disabled?: boolean;
};
export type MenuItems = MenuItem[];

type Asking = { what: 'edit' | 'labels' | 'complete' | 'limit' | 'move' | 'delete'; campaign: Campaign };

type Options = {
  onDuplicated?: (copy: Campaign) => void;
  onDeleted?: (campaign: Campaign) => void;
};

const moveLabels: Record<StatusMove, { label: string; icon: LucideIcon }> = {
  pause: { label: 'Pause', icon: Pause },
  resume: { label: 'Resume', icon: Play },
  complete: { label: 'Complete', icon: CheckCheck },
};

/**
 * Everything that can be done to one campaign, as menu items, and the dialogs that some of it asks with. Completing
 * and deleting cannot be undone, so both ask; pausing and resuming do not.
 */
export function useCampaignActions({ onDuplicated, onDeleted }: Options = {}) {
  const [asking, setAsking] = useState<Asking>();
  const mayEdit = useMay('updateCampaign');
  const mayDelete = useMay('deleteCampaign');
  const mayLabel = useMay('labelCampaigns');
  const mayMove = useMay('moveCampaign');
  const teams = useTeams() ?? [];
  const [update] = useUpdateCampaignMutation();
  const [duplicate] = useDuplicateCampaignMutation();
  const [askSummary] = useLazyGetCampaignSummaryQuery();
  const workspace = useWorkspace();

  const move = (campaign: Campaign, to: StatusMove) => {
    if (to === 'complete') setAsking({ what: 'complete', campaign });
    else void update({ id: campaign.id, campaignChange: { status: statusAfter[to] } });
  };
  const handleDuplicate = async (campaign: Campaign) => {
    const { data: summary } = await askSummary(workspace);
    if (summary && isMonthUsedUp(summary)) return setAsking({ what: 'limit', campaign });
    const { data: copy } = await duplicate({ id: campaign.id });
    if (copy) onDuplicated?.(copy);
  };
  const edit = (campaign: Campaign) => setAsking({ what: 'edit', campaign });

  /** Empty for viewers; editors may not delete. */
  const menuItems = (campaign: Campaign): MenuItems => (mayEdit ? allItems(campaign) : []);
  const allItems = (campaign: Campaign): MenuItems => [
    ...(campaign.status === 'completed' ? [] : [{ label: 'Edit', icon: Pencil, onSelect: () => edit(campaign) }]),
    ...movesFrom(campaign.status).map((to) => ({ ...moveLabels[to], onSelect: () => move(campaign, to) })),
    ...(mayLabel
      ? [{ label: 'Labels', icon: Tag, onSelect: () => setAsking({ what: 'labels' as const, campaign }) }]
      : []),
    { label: 'Duplicate', icon: Copy, onSelect: () => void handleDuplicate(campaign) },
    // It leaves the team for all its members, as a deletion would take it.
    ...(mayMove && !campaign.is_sample && moveTargets(campaign, teams).length > 0
      ? [{ label: 'Move to…', icon: FolderInput, onSelect: () => setAsking({ what: 'move' as const, campaign }) }]
      : []),
    ...(mayDelete
      ? [
          {
            label: 'Delete',
            icon: Trash2,
            destructive: true,
            onSelect: () => setAsking({ what: 'delete' as const, campaign }),
          },
        ]
      : []),
  ];

  const close = () => setAsking(undefined);
  return {
    menuItems,
    edit,
    move,
    dialogs: asking ? <ActionDialog asking={asking} onClose={close} onDeleted={onDeleted} /> : null,
  };
}

type DialogProps = { asking: Asking; onClose: () => void; onDeleted: Options['onDeleted'] };

function ActionDialog({ asking: { what, campaign }, onClose, onDeleted }: DialogProps): ReactNode {
  switch (what) {
    case 'edit':
      return <CampaignDialog campaign={campaign} onClose={onClose} onSaved={onClose} />;
    case 'labels':
      return <CampaignLabelsDialog campaign={campaign} onClose={onClose} />;
    case 'limit':
      // The dialog of a campaign that is to be made says it.
      return <CampaignDialog onClose={onClose} onSaved={onClose} />;
    case 'complete':
      return <CompleteDialog campaign={campaign} onClose={onClose} />;
    case 'move':
      return <MoveCampaignDialog campaign={campaign} onClose={onClose} />;
    case 'delete':
      return <DeleteDialog campaign={campaign} onClose={onClose} onDeleted={onDeleted} />;
  }
}

function CompleteDialog({ campaign, onClose }: { campaign: Campaign; onClose: () => void }) {
  const [update, { isLoading, error }] = useUpdateCampaignMutation();
  const handleConfirm = async () => {
    const { data } = await update({ id: campaign.id, campaignChange: { status: 'completed' } });
    if (data) onClose();
  };
  return (
    <ConfirmDialog
      open
      title={`Complete "${campaign.name}"?`}
      text="Completed is final. The campaign and its numbers become read-only. You can duplicate it to run it again."
      confirmLabel="Complete"
      busyLabel="Completing…"
      busy={isLoading}
      error={problemOf(error)?.detail}
      onConfirm={() => void handleConfirm()}
      onCancel={onClose}
    />
  );
}

function DeleteDialog({ campaign, onClose, onDeleted }: Omit<DialogProps, 'asking'> & { campaign: Campaign }) {
  const [remove, { isLoading, error }] = useDeleteCampaignMutation();
  const handleConfirm = async () => {
    const result = await remove({ id: campaign.id });
    if (result.error) return;
    onClose();
    onDeleted?.(campaign);
  };
  return (
    <ConfirmDialog
      open
      destructive
      title={`Delete "${campaign.name}"?`}
      text="This permanently deletes the campaign and its daily numbers."
      confirmLabel="Delete"
      busyLabel="Deleting…"
      busy={isLoading}
      error={problemOf(error)?.detail}
      onConfirm={() => void handleConfirm()}
      onCancel={onClose}
    />
  );
}
