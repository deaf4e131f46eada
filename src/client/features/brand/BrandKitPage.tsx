import { useGetBrandKitQuery } from '../../api/brandApi';
import { problemOf } from '../../api/problem';
import { ErrorPanel } from '../../components/ErrorPanel';
import { PageHeader } from '../../components/PageHeader';
import { Panel } from '../../components/Panel';
import { SkeletonBlock } from '../../components/SkeletonBlock';
import { useWorkspace } from '../../domain/teams/workspace';
import { BrandKitForm } from './BrandKitForm';

/** What new ads begin with where one works: name, logo, colors and fonts. */
export function BrandKitPage() {
  const workspace = useWorkspace();
  const { currentData: kit, error, refetch } = useGetBrandKitQuery(workspace);
  return (
    <>
      <PageHeader title="Brand kit" subtitle="The name, logo, colors, and fonts that your new ads start with." />
      {kit && <BrandKitForm key={workspace.teamId ?? 'own'} kit={kit} />}
      {!kit && error && (
        <Panel flush>
          <ErrorPanel
            title="Couldn’t load the brand kit"
            detail={problemOf(error)?.detail}
            onRetry={() => void refetch()}
          />
        </Panel>
      )}
      {!kit && !error && <SkeletonBlock width="100%" height={480} />}
    </>
  );
}
