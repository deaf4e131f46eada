import { adTitle } from '../../../ad-kit/variants';
import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Download, Pencil, Plus } from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import type { Campaign } from '../../api/campaignsApi';
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
import { ExportAdsMenu } from '../../domain/bulk-files/ExportAdsMenu';
import { labelIn } from '../../domain/labels/labelIn';
import { LabelFilter } from '../../domain/labels/LabelFilter';
import { ApprovalFilter, approvalIn, approvalParameter } from '../../domain/proofs/ApprovalFilter';
import { ShareButton } from '../../domain/proofs/ShareButton';
import { useMay } from '../../domain/teams/useMay';
import { useWorkspace } from '../../domain/teams/workspace';
import { campaignParameter, labelParameter, paths, withParameter, withQuery } from '../../lib/paths';
import { useAddressQuery } from '../../lib/useAddressQuery';
import { belowTablet } from '../../theme/tokens';

const pageSize = 12;

/** The ads that are made for a campaign, and what can be done to each. */
export function CampaignAds({ campaign }: { campaign: Campaign }) {
  const titleId = useId();
  const [page, setPage] = useState(1);
  const [address, setAddress] = useAddressQuery();
  const label = labelIn(address);
  const approval = approvalIn(address);
  const isFiltered = label !== undefined || approval !== undefined;
  const query = {
    ...useWorkspace(),
    campaignId: campaign.id,
    ...(approval && { approval }),
    ...(label !== undefined && { label }),
    ...pageArguments(page, pageSize),
  };
  const mayCreate = useMay('createAd');
  const mayEdit = useMay('updateAd');
  const selection = useAdSelection();
  const { menuItems, dialogs } = useAdActions({ onRemoved: ({ id }) => selection.drop(id) });
  const read = readOf(useListAdsQuery(query));
  const createAddress = withQuery(paths.createAd, { [campaignParameter]: campaign.id });
  const show = (filtered: URLSearchParams) => {
    setPage(1);
    setAddress(filtered, { replace: true, preventScrollReset: true });
  };
  const withLabel = (wanted: string | undefined) => withParameter(address, labelParameter, wanted);

  return (
    <section aria-labelledby={titleId}>
      <TitleRow>
        <h2 id={titleId}>Ads</h2>
        {(isFiltered || (read.data && read.data.total > 0)) && (
          <>
            <Filters>
              <ApprovalFilter
                value={approval}
                onChange={(wanted) => show(withParameter(address, approvalParameter, wanted))}
              />
              <LabelFilter of="ads" value={label} onChange={(wanted) => show(withLabel(wanted))} />
            </Filters>
            <Buttons>
              <ExportAdsMenu ads={{ campaignId: campaign.id }}>
                {(trigger) => (
                  <Button
                    size="small"
                    variant="outlined"
                    startIcon={<Download size={16} strokeWidth={1.75} aria-hidden="true" />}
                    {...trigger}
                  >
                    Export ads
                  </Button>
                )}
              </ExportAdsMenu>
              <ShareButton of={{ campaign_id: campaign.id, name: campaign.name }} size="small" />
              {mayCreate && <CreateButton address={createAddress} />}
            </Buttons>
          </>
        )}
      </TitleRow>
      <PagedList
        read={read}
        page={page}
        pageSize={pageSize}
        onPage={setPage}
        loading={<LoadingAds />}
        empty={<NoAds address={mayCreate ? createAddress : undefined} />}
        noMatch={
          isFiltered
            ? {
                title: 'No ads found',
                onClear: () => show(withParameter(withLabel(undefined), approvalParameter, undefined)),
              }
            : undefined
        }
        failedTitle="Couldn’t load the ads"
      >
        {(ads, pager) => (
          <>
            <AdGrid
              ads={ads}
              heading="h3"
              cardWidth={240}
              selection={selection}
              actionsOf={(ad) => mayEdit && <AdMenu ad={ad} menuItems={menuItems} />}
            />
            {pager}
          </>
        )}
      </PagedList>
      {selection.ids.length > 0 && <AdSelectionBar selection={selection} />}
      {dialogs}
    </section>
  );
}

type MenuProps = { ad: SavedAd; menuItems: ReturnType<typeof useAdActions>['menuItems'] };

function AdMenu({ ad, menuItems }: MenuProps) {
  const navigate = useNavigate();
  return (
    <ActionMenu
      label={`Actions for ${adTitle(ad.name, ad.variant_name)}`}
      items={[{ label: 'Edit', icon: Pencil, onSelect: () => void navigate(paths.ad(ad.id)) }, ...menuItems(ad)]}
    />
  );
}

function CreateButton({ address }: { address: string }) {
  return (
    <Button
      size="small"
      variant="outlined"
      component={Link}
      to={address}
      startIcon={<Plus size={16} strokeWidth={1.75} aria-hidden="true" />}
    >
      Create an ad
    </Button>
  );
}

function NoAds({ address }: { address: string | undefined }) {
  return (
    <Panel flush>
      <EmptyState
        title="No ads yet"
        text="Write this campaign’s ads, each for one or more platforms, checked against each platform’s rules."
        action={
          address !== undefined && (
            <Button variant="outlined" component={Link} to={address}>
              Create an ad
            </Button>
          )
        }
      />
    </Panel>
  );
}

function LoadingAds() {
  return (
    <Grid role="status" aria-label="Loading ads">
      {['first', 'second', 'third'].map((card) => (
        <SkeletonBlock key={card} width="100%" height={280} />
      ))}
    </Grid>
  );
}

const TitleRow = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  minHeight: 44,
  marginBottom: 8,
  '& h2': { fontSize: 15, lineHeight: '22px', letterSpacing: '-.01em' },
});

const Filters = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, '& > div': { width: 160 } });

const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginLeft: 'auto' });

const Grid = styled('div')({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))',
  [belowTablet]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
