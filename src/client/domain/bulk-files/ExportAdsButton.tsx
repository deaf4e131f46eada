import { useState } from 'react';
import Button from '@mui/material/Button';
import { Download } from 'lucide-react';
import { lazyPart } from '../../components/lazyPart';
import type { BulkFileAds } from './managers';
import { useBulkFile } from './useBulkFile';

const ActionMenuList = lazyPart(async () => (await import('../../components/ActionMenuList')).ActionMenuList);

/** Offers the files for ads managers of these ads. */
export function ExportAdsButton({ ads }: { ads: BulkFileAds }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { menuItems, dialog } = useBulkFile({ ads });
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onMouseEnter={ActionMenuList.fetchAhead}
        onFocus={ActionMenuList.fetchAhead}
        onClick={(event) => setAnchor(event.currentTarget)}
        startIcon={<Download size={16} strokeWidth={1.75} aria-hidden="true" />}
      >
        Export ads
      </Button>
      {anchor && (
        <ActionMenuList
          id="export-ads-menu"
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
