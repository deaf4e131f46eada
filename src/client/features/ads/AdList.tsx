import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { adTitle } from '../../../ad-kit/variants';
import { type SavedAd, useListAdsQuery } from '../../api/adsApi';
import { pageArguments, readOf } from '../../api/page';
import { ActionMenu } from '../../components/ActionMenu';
import { EmptyState } from '../../components/EmptyState';
import { PagedList } from '../../components/PagedList';
import { Panel } from '../../components/Panel';
import { SkeletonBlock } from '../../components/SkeletonBlock';
import { AdGrid } from '../../domain/ads/AdGrid';
import { AdSelectionBar } from '../../domain/ads/LazyAdSelectionBar';
import { useAdActions } from '../../domain/ads/useAdActions';
import { useAdSelection } from '../../domain/ads/useAdSelection';
import { useMay } from '../../domain/teams/useMay';
import { useWorkspace } from '../../domain/teams/workspace';
import { paths } from '../../lib/paths';
import type { AdFilters } from './adFilters';
import { AdState } from './AdState';
import { useCampaignNames } from './useCampaignNames';

const pageSize = 12;

type Props = { filters: AdFilters; onPage: (page: number) => void; onClear: () => void };

/** A page of the ads that pass the filters, each with its state and what can be done with it. */
export function AdList({ filters, onPage, onClear }: Props) {
  const { search, platform, campaignId, approval, label, page } = filters;
  const selection = useAdSelection();
  const { menuItems, dialogs } = useAdActions({ onRemoved: ({ id }) => selection.drop(id) });
  const campaignNameOf = useCampaignNames();
  const isFiltered = [search || null, platform, campaignId, approval, label].some((one) => one != null);
  const read = useListAdsQuery({
    ...useWorkspace(),
    ...(search && { search }),
    ...(platform && { platform }),
    ...(campaignId && { campaignId }),
    ...(approval && { approval }),
    ...(label !== undefined && { label }),
    ...pageArguments(page, pageSize),
  });
  return (
    <>
      <PagedList
        read={readOf(read)}
        page={page}
        pageSize={pageSize}
        onPage={onPage}
        loading={<SkeletonBlock width="100%" height={360} />}
        empty={<NoAds />}
        noMatch={isFiltered ? { title: 'No ads found', onClear } : undefined}
        failedTitle="Couldn’t load your ads"
      >
        {(ads, pager) => (
          <>
            <AdGrid
              ads={ads}
              heading="h2"
              cardWidth={280}
              selection={selection}
              whereOf={(ad) => campaignNameOf(ad.campaign_id)}
              stateOf={(ad) => <AdState ad={ad} />}
              actionsOf={(ad) => (
                <Buttons>
                  <EditButton ad={ad} />
                  <ActionMenu label={`Actions for ${adTitle(ad.name, ad.variant_name)}`} items={menuItems(ad)} />
                </Buttons>
              )}
            />
            {pager}
          </>
        )}
      </PagedList>
      {selection.ids.length > 0 && <AdSelectionBar selection={selection} />}
      {dialogs}
    </>
  );
}

/** Leads to the editor, which is read-only for viewers. */
function EditButton({ ad: { id, name } }: { ad: SavedAd }) {
  const label = useMay('updateAd') ? 'Edit' : 'View';
  return (
    <Button variant="outlined" component={Link} to={paths.ad(id)} aria-label={`${label}: ${name}`}>
      {label}
    </Button>
  );
}

function NoAds() {
  return (
    <Panel>
      <EmptyState
        title="No ads yet"
        text="Your ads will appear here, ready to edit or copy for another platform."
        action={
          <Button variant="outlined" component={Link} to={paths.createAd}>
            Start from a template
          </Button>
        }
      />
    </Panel>
  );
}

const Buttons = styled('div')({ display: 'flex', alignItems: 'start', flexShrink: 0, gap: 4 });
