import { useState } from 'react';
import { FileSpreadsheet } from 'lucide-react';
import type { AdsManager } from '../../api/adsApi';
import type { ActionMenuItem } from '../../components/ActionMenuList';
import { lazyPart } from '../../lib/speed/lazyPart';
import { adsManagers, type BulkFileAds } from './managers';

const BulkFileDialog = lazyPart(async () => (await import('./BulkFileDialog')).BulkFileDialog);

type Options = {
  ads: BulkFileAds;
  /** What comes before the dialog; `false` if it is not to come. */
  prepare?: () => Promise<boolean>;
};

/** The files for ads managers as menu items, and the dialog that each opens. */
export function useBulkFile({ ads, prepare }: Options) {
  const [manager, setManager] = useState<AdsManager>();
  const handleSelect = async (chosen: AdsManager) => {
    if (!prepare || (await prepare())) setManager(chosen);
  };
  const menuItems = adsManagers.map(({ id, name }): ActionMenuItem => ({
    label: `Export to ${name}…`,
    icon: FileSpreadsheet,
    onSelect: () => void handleSelect(id),
  }));
  return {
    menuItems,
    dialog: manager ? <BulkFileDialog manager={manager} ads={ads} onClose={() => setManager(undefined)} /> : null,
  };
}
