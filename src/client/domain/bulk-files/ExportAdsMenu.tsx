import { type ReactNode, useId, useState } from 'react';
import type { ButtonProps } from '@mui/material/Button';
import { lazyPart } from '../../components/lazyPart';
import type { BulkFileAds } from './managers';
import { useBulkFile } from './useBulkFile';

const ActionMenuList = lazyPart(async () => (await import('../../components/ActionMenuList')).ActionMenuList);

type Props = {
  ads: BulkFileAds;
  /** The button that opens the menu, with what makes it do so. */
  children: (trigger: ButtonProps) => ReactNode;
};

/** Offers the files for ads managers of these ads. */
export function ExportAdsMenu({ ads, children }: Props) {
  const menuId = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { menuItems, dialog } = useBulkFile({ ads });
  return (
    <>
      {children({
        'aria-haspopup': 'menu',
        'aria-expanded': anchor !== null,
        onMouseEnter: ActionMenuList.fetchAhead,
        onFocus: ActionMenuList.fetchAhead,
        onClick: (event) => setAnchor(event.currentTarget),
      })}
      {anchor && (
        <ActionMenuList
          id={menuId}
          label="Export ads"
          anchor={anchor}
          onClose={() => setAnchor(null)}
          items={menuItems}
        />
      )}
      {dialog}
    </>
  );
}
