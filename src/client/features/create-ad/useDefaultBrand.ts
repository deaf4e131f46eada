import { useState } from 'react';
import { useListAdsQuery } from '../../api/adsApi';
import type { BrandKit } from '../../api/brandApi';
import { useWorkspace } from '../../domain/teams/workspace';

/**
 * The brand for new ads until another one is typed: the brand kit's name, else that of the newest ad in the workspace,
 * unless it is a template's.
 */
export function useDefaultBrand(kit: BrandKit | undefined): [string, (brand: string) => void] {
  const [typed, setTyped] = useState<string>();
  const { data } = useListAdsQuery({ ...useWorkspace(), limit: 1 });
  const [newest] = data?.items ?? [];
  const brand = newest?.artwork.brand ?? '';
  const newestBrand = newest?.sample_texts.includes(brand) ? '' : brand;
  return [typed ?? (kit?.name || newestBrand), setTyped];
}
