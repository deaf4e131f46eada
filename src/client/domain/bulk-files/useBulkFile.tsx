import { useState } from 'react';
import { FileSpreadsheet } from 'lucide-react';
import type { AdsManager } from '../../api/adsApi';
import type { ActionMenuItem } from '../../components/ActionMenuList';
import { lazyPart } from '../../lib/speed/lazyPart';
import { adsManagers, type BulkFileAds } from './managers';

const BulkFileDialog = lazyPart(async () => (await import('./BulkFileDialog')).BulkFileDialog);

/** The files for ads managers as menu items, and the dialog that each opens. */
export function useBulkFile({ ads }: { ads: BulkFileAds }) {
  const [manager, setManager] = useState<AdsManager>();
  const menuItems = adsManagers.map(({ id, name }): ActionMenuItem => ({
    label: `Export to ${name}…`,
    icon: FileSpreadsheet,
    onSelect: () => setManager(id),
  }));
  return {
    menuItems,
    dialog: manager ? <BulkFileDialog manager={manager} ads={ads} onClose={() => setManager(undefined)} /> : null,
  };
}
