import Button from '@mui/material/Button';
import { Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { PageHeader } from '../../components/PageHeader';
import { SkeletonBlock } from '../../components/SkeletonBlock';
import { Stack } from '../../components/Stack';
import { WorkspaceNotice } from '../../domain/teams/WorkspaceNotice';
import { useMay } from '../../domain/teams/useMay';
import { useWorkspace } from '../../domain/teams/workspace';
import { paths } from '../../lib/paths';
import { lazyPart } from '../../lib/speed/lazyPart';
import { useAddressQuery } from '../../lib/useAddressQuery';
import { AdFilterBar } from './AdFilterBar';
import { type AdFilters, readAdFilters, writeAdFilters } from './adFilters';

const AdList = lazyPart(async () => (await import('./AdList')).AdList, <SkeletonBlock width="100%" height={360} />);
const back = { to: paths.campaigns, label: 'Campaigns' };

/** All ads where one works: found, filtered, and each the way to its editor. The address keeps what is shown. */
export function AdsPage() {
  const mayCreate = useMay('createAd');
  const [query, setQuery] = useAddressQuery();
  const { teamId } = useWorkspace();
  const filters = readAdFilters(query);
  const show = (change: Partial<AdFilters>) =>
    setQuery(writeAdFilters(query, { ...filters, page: 1, ...change }), {
      // Filtering is no step that "back" should undo letter by letter; another page is.
      replace: change.page === undefined,
      preventScrollReset: true,
    });
  return (
    <>
      <PageHeader
        title="Ads"
        subtitle="Every ad, in a campaign or without one."
        back={back}
        actions={
          <>
            <Button variant="outlined" component={Link} to={paths.brandKit}>
              Brand kit
            </Button>
            {mayCreate && (
              <Button
                component={Link}
                to={paths.createAd}
                startIcon={<Plus size={16} strokeWidth={1.75} aria-hidden="true" />}
              >
                Create Ad
              </Button>
            )}
          </>
        }
      />
      <WorkspaceNotice />
      <Stack gap={12}>
        <AdFilterBar filters={filters} onChange={show} />
        <AdList
          key={teamId}
          filters={filters}
          onPage={(page) => show({ page })}
          onClear={() => show({ search: '', platform: null, campaignId: null, approval: undefined, label: undefined })}
        />
      </Stack>
    </>
  );
}
