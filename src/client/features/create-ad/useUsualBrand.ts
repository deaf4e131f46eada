import { useState } from 'react';
import { useListAdsQuery } from '../../api/adsApi';
import type { BrandKit } from '../../api/brandApi';
import { useWorkspace } from '../../domain/teams/workspace';

/**
 * The brand kit's name, else the brand of the newest ad where one works unless it is a template's, until another one is
 * written.
 */
export function useUsualBrand(kit: BrandKit | undefined): [string, (brand: string) => void] {
  const [written, setWritten] = useState<string>();
  const { data } = useListAdsQuery({ ...useWorkspace(), limit: 1 });
  const [newest] = data?.items ?? [];
  const brand = newest?.artwork.brand ?? '';
  const usual = newest?.sample_texts?.includes(brand) ? '' : brand;
  return [written ?? (kit?.name || usual), setWritten];
}
