import { useState } from 'react';
import { Copy, Share2, Shuffle, Tag, Trash2 } from 'lucide-react';
import { type SavedAd, useDeleteAdMutation, useDuplicateAdMutation } from '../../api/adsApi';
import type { ActionMenuItem } from '../../components/ActionMenuList';
import { lazyPart } from '../../lib/speed/lazyPart';
import { AdProofDialog } from '../proofs/AdProofDialog';
import { useMay } from '../teams/useMay';
import { CopyAdDialog } from './CopyAdDialog';

const AdLabelsDialog = lazyPart(
  async () => (await import(/* webpackChunkName: "labels" */ '../labels/AdLabelsDialog')).AdLabelsDialog,
);

type Options = { onRemoved?: (ad: SavedAd) => void };

/**
 * What can be done to one ad besides writing it, as menu items, and the dialogs that some of it asks with. Removing asks
 * nothing: the toast that tells it offers to undo it.
 */
export function useAdActions({ onRemoved }: Options = {}) {
  const mayEdit = useMay('deleteAd');
  const [asking, setAsking] = useState<{
    dialog: typeof CopyAdDialog | typeof AdLabelsDialog | typeof AdProofDialog;
    ad: SavedAd;
  }>();
  const [duplicate] = useDuplicateAdMutation();
  const [remove] = useDeleteAdMutation();

  const handleRemove = async (ad: SavedAd) => {
    const result = await remove({ id: ad.id });
    if (!result.error) onRemoved?.(ad);
  };
  /** Empty for viewers. */
  const menuItems = (ad: SavedAd): ActionMenuItem[] => (mayEdit ? allItems(ad) : []);
  const allItems = (ad: SavedAd): ActionMenuItem[] => [
    { label: 'Labels', icon: Tag, onSelect: () => setAsking({ dialog: AdLabelsDialog, ad }) },
    { label: 'Duplicate', icon: Copy, onSelect: () => void duplicate({ id: ad.id, adCopyRequest: {} }) },
    { label: 'Copy for another platform…', icon: Shuffle, onSelect: () => setAsking({ dialog: CopyAdDialog, ad }) },
    { label: 'Share for review…', icon: Share2, onSelect: () => setAsking({ dialog: AdProofDialog, ad }) },
    { label: 'Remove', icon: Trash2, destructive: true, onSelect: () => void handleRemove(ad) },
  ];
  return {
    menuItems,
    dialogs: asking ? <asking.dialog ad={asking.ad} onClose={() => setAsking(undefined)} /> : null,
  };
}
