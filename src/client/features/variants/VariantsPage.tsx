import { useParams } from 'react-router-dom';
import { useListVariantsQuery } from '../../api/adsApi';
import { problemOf } from '../../api/problem';
import { PageHeader } from '../../components/PageHeader';
import { SkeletonBlock } from '../../components/SkeletonBlock';
import { AdNotOpened } from '../../domain/ads/AdNotOpened';
import { WorkspaceOf } from '../../domain/teams/workspace';
import { paths } from '../../lib/paths';
import { CompareVariants } from './CompareVariants';
import { Page } from './Page';

/** An ad's variants side by side. */
export function VariantsPage() {
  const { id = '' } = useParams();
  const { currentData: variants, isFetching, error, refetch } = useListVariantsQuery({ id });
  if (variants)
    return (
      <WorkspaceOf teamId={variants[0]?.team_id}>
        <CompareVariants id={id} variants={variants} />
      </WorkspaceOf>
    );
  const problem = isFetching ? undefined : problemOf(error);
  return (
    <Page>
      <PageHeader title="Compare Variants" back={{ to: paths.ad(id), label: 'Back to the editor' }} />
      {problem ? (
        <AdNotOpened problem={problem} onRetry={refetch} />
      ) : (
        <div role="status" aria-busy="true" aria-label="Loading the variants…">
          <SkeletonBlock width="100%" height={420} />
        </div>
      )}
    </Page>
  );
}
