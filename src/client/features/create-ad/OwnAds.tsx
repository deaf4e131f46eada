import { useState } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useNavigate } from 'react-router-dom';
import { type SavedAd, useDuplicateAdMutation, useListAdsQuery } from '../../api/adsApi';
import { bounds } from '../../api/bounds';
import { readOf } from '../../api/page';
import { ActionMenu } from '../../components/ActionMenu';
import { EmptyState } from '../../components/EmptyState';
import { HeldButton } from '../../components/HeldButton';
import { PagedList } from '../../components/PagedList';
import { Panel } from '../../components/Panel';
import { SearchField } from '../../components/SearchField';
import { SkeletonBlock } from '../../components/SkeletonBlock';
import { AdCard } from '../../domain/ads/AdCard';
import { useAdActions } from '../../domain/ads/useAdActions';
import { usePermissions } from '../../domain/teams/usePermissions';
import { useWorkplace } from '../../domain/teams/workplace';
import { paths } from '../../lib/paths';
import { belowTablet } from '../../theme/tokens';

const pageSize = 12;

/** The account's ads to go on with, or to begin another one from. */
export function OwnAds() {
  const [{ search, page }, show] = useState({ search: '', page: 1 });
  return (
    <Stack>
      <Search>
        <SearchField
          label="Search your ads"
          maxLength={bounds.NewAd.name.maxLength}
          search={search}
          onSearch={(next) => show({ search: next, page: 1 })}
        />
      </Search>
      <Ads
        search={search}
        page={page}
        onPage={(next) => show({ search, page: next })}
        onClear={() => show({ search: '', page: 1 })}
      />
    </Stack>
  );
}

type AdsProps = { search: string; page: number; onPage: (page: number) => void; onClear: () => void };

function Ads({ search, page, onPage, onClear }: AdsProps) {
  const { menuItems, dialogs } = useAdActions();
  const query = { ...useWorkplace(), ...(search && { search }), limit: pageSize, offset: (page - 1) * pageSize };
  return (
    <>
      <PagedList
        read={readOf(useListAdsQuery(query))}
        page={page}
        pageSize={pageSize}
        onPage={onPage}
        loading={<SkeletonBlock width="100%" height={360} />}
        empty={<NoAds />}
        noMatch={search === '' ? undefined : { title: 'No ads found', onClear }}
        failedTitle="Your ads did not load"
      >
        {(ads, pager) => (
          <>
            <Grid>
              {ads.map((ad) => (
                <AdCard
                  key={ad.id}
                  ad={ad}
                  heading="h2"
                  actions={
                    <Buttons>
                      <CopyButton ad={ad} />
                      <ActionMenu label={`Actions for ${ad.name}`} items={menuItems(ad)} />
                    </Buttons>
                  }
                />
              ))}
            </Grid>
            {pager}
          </>
        )}
      </PagedList>
      {dialogs}
    </>
  );
}

/** Copies the ad and opens the copy. A toast tells either way. */
function CopyButton({ ad }: { ad: SavedAd }) {
  const navigate = useNavigate();
  const { reason } = usePermissions();
  const [duplicate, { isLoading }] = useDuplicateAdMutation();
  const handleCopy = async () => {
    const { data } = await duplicate({ id: ad.id, adCopyRequest: {} });
    if (data) await navigate(paths.ad(data.ad.id));
  };
  return (
    <HeldButton
      hindrance={reason}
      hintEdge="right"
      variant="outlined"
      busy={isLoading}
      aria-label={`Copy: ${ad.name}`}
      onClick={() => void handleCopy()}
    >
      Copy
    </HeldButton>
  );
}

function NoAds() {
  const navigate = useNavigate();
  return (
    <Panel>
      <EmptyState
        title="No ads yet"
        text="Once you have one, you can start others from it, for other platforms too."
        action={
          <Button variant="outlined" onClick={() => void navigate(paths.createAd)}>
            Start from a template
          </Button>
        }
      />
    </Panel>
  );
}

const Stack = styled('div')({ display: 'grid', gap: 12, gridTemplateColumns: 'minmax(0, 1fr)' });

const Search = styled('div')({ maxWidth: 320, [belowTablet]: { maxWidth: 'none' } });

const Buttons = styled('div')({ display: 'flex', flexShrink: 0, gap: 4 });

const Grid = styled('div')({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(auto-fill, minmax(280px, 1fr))',
  [belowTablet]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
