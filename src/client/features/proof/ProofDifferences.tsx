import type { SharedAd } from '../../api/proofsApi';
import { VersionDifferences } from '../../components/VersionDifferences';
import { differencesOf } from '../../domain/ads/adDifferences';

type Props = {
  ad: SharedAd;
  approved: NonNullable<SharedAd['approved']>;
};

/** How an ad differs from what was approved. Its name and its campaign are no part of that. */
export function ProofDifferences({ ad, approved }: Props) {
  const unnamed = { name: '', campaign_id: null };
  const differences = differencesOf({ ...ad, ...unnamed }, { ...approved, ...unnamed });
  return <VersionDifferences differences={differences} names={{ mine: 'Now', other: 'Approved' }} />;
}
