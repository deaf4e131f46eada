import type { ReactNode } from 'react';
import { ActionMenuTrigger, type MenuTrigger } from '../../components/ActionMenuTrigger';
import type { BulkFileAds } from './managers';
import { useBulkFile } from './useBulkFile';

type Props = {
  ads: BulkFileAds;
  /** The button that opens the menu, with what makes it do so. */
  children: (trigger: MenuTrigger) => ReactNode;
};

/** Offers the files for ads managers of these ads. */
export function ExportAdsMenu({ ads, children }: Props) {
  const { menuItems, dialog } = useBulkFile({ ads });
  return (
    <>
      <ActionMenuTrigger label="Export ads" items={menuItems}>
        {children}
      </ActionMenuTrigger>
      {dialog}
    </>
  );
}
