import { useId } from 'react';
import Button from '@mui/material/Button';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useGetCampaignQuery } from '../../api/campaignsApi';
import { PageHeader } from '../../components/PageHeader';
import { SkeletonBlock } from '../../components/SkeletonBlock';
import { Spaced } from '../../components/Spaced';
import { TabBar } from '../../components/TabBar';
import { lazyPart } from '../../lib/speed/lazyPart';
import { TemplateLibrary } from '../../domain/template-library/TemplateLibrary';
import {
  type LibraryFilters,
  readLibraryFilters,
  writeLibraryFilters,
} from '../../domain/template-library/libraryFilters';
import { MadeIn } from '../../domain/teams/MadeIn';
import { WorkspaceNotice } from '../../domain/teams/WorkspaceNotice';
import { useMay } from '../../domain/teams/useMay';
import { WorkspaceOf } from '../../domain/teams/workspace';
import { paths, withParameter } from '../../lib/paths';
import { useAddressQuery } from '../../lib/useAddressQuery';
import { CampaignStart } from './CampaignStart';
import { type CreateAdQuery, readCreateAdQuery, startTabs, writeCreateAdQuery } from './createAdQuery';

const loading = <SkeletonBlock width="100%" height={360} />;
const SetUpBlankAd = lazyPart(async () => (await import('./SetUpBlankAd')).SetUpBlankAd, loading);
const SetUpTemplateAd = lazyPart(async () => (await import('./SetUpTemplateAd')).SetUpTemplateAd, loading);
const OwnTemplates = lazyPart(async () => (await import('./OwnTemplates')).OwnTemplates, loading);

/**
 * The page that starts an ad: from a template of the library or one's own, or empty. The ad belongs to
 * the workspace of its campaign.
 */
export function CreateAdPage() {
  const [query] = useSearchParams();
  // The ads were a tab of this page once; links to them are kept.
  if (query.get('from') === 'ads') {
    const search = withParameter(query, 'from', undefined).toString();
    return <Navigate to={{ pathname: paths.ads, search }} replace />;
  }
  return <CreateAd />;
}

function CreateAd() {
  const [query] = useSearchParams();
  const { campaignId } = readCreateAdQuery(query);
  const { data: campaign } = useGetCampaignQuery(campaignId === null ? skipToken : { id: campaignId });
  return (
    <WorkspaceOf teamId={campaignId === null ? undefined : campaign?.team_id}>
      <Starts />
    </WorkspaceOf>
  );
}

function Starts() {
  const mayCreate = useMay('createCampaign');
  const idPrefix = useId();
  const [query, setQuery] = useSearchParams();
  const asked = readCreateAdQuery(query);
  const show = (change: Partial<CreateAdQuery>) => setQuery(writeCreateAdQuery({ ...asked, ...change }));
  if (asked.templateId !== null) {
    return (
      <SetUpTemplateAd
        templateId={asked.templateId}
        campaignId={asked.campaignId}
        onBack={() => show({ templateId: null })}
      />
    );
  }
  const { from, campaignId } = asked;
  return (
    <>
      <PageHeader
        title={campaignId === null ? 'Create a campaign or an ad' : 'Create an ad'}
        actions={
          <Button variant="outlined" component={Link} to={paths.ads}>
            Ads
          </Button>
        }
      />
      <WorkspaceNotice />
      {mayCreate && campaignId === null && <CampaignStart />}
      <TabBar
        label="Start with"
        idPrefix={idPrefix}
        value={from}
        tabs={startTabs}
        onChange={(next) => show({ from: next })}
      />
      <Spaced above={20} role="tabpanel" id={`${idPrefix}-panel-${from}`} aria-labelledby={`${idPrefix}-tab-${from}`}>
        {from === 'library' && (
          <>
            <MadeIn />
            <Library asked={asked} onUsed={(templateId) => show({ templateId })} />
          </>
        )}
        {from === 'templates' && <OwnTemplates onChoose={(templateId) => show({ templateId })} />}
        {from === 'blank' && <SetUpBlankAd campaignId={campaignId} />}
      </Spaced>
    </>
  );
}

type LibraryProps = { asked: CreateAdQuery; onUsed: (templateId: string) => void };

function Library({ asked, onUsed }: LibraryProps) {
  const [query, setQuery] = useAddressQuery();
  const filters = readLibraryFilters(query);
  const handleFilters = (next: LibraryFilters, isRedirect = false) => {
    const merged = new URLSearchParams({
      ...Object.fromEntries(writeLibraryFilters(next)),
      ...writeCreateAdQuery(asked),
    });
    // Filtering is no step that "back" should undo letter by letter; another tab or page is.
    const isStep = next.tab !== filters.tab || next.page !== filters.page;
    setQuery(merged, { replace: isRedirect || !isStep, preventScrollReset: true });
  };
  return <TemplateLibrary filters={filters} onFilters={handleFilters} onUsed={onUsed} />;
}
