import type { ReactNode } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { type Template, useListTemplatesQuery } from '../../api/adsApi';
import { problemOf } from '../../api/problem';
import { EmptyState } from '../../components/EmptyState';
import { ErrorPanel } from '../../components/ErrorPanel';
import { NoMatch } from '../../components/NoMatch';
import { Pager } from '../../components/Pager';
import { Panel } from '../../components/Panel';
import { SkeletonBlock } from '../../components/SkeletonBlock';
import { usePastEnd } from '../../components/usePastEnd';
import { paths } from '../../lib/paths';
import { belowTablet } from '../../theme/tokens';
import { OwnTemplateCard } from './OwnTemplateCard';

const pageSize = 24;

type Props = {
  /** In the names; empty for all. */
  search: string;
  /** From 1. */
  page: number;
  onPage: (page: number) => void;
  /** Called with the last page that has templates, where `page` lies behind it. */
  onPastEnd: (lastPage: number) => void;
  /** What stands beside each template's name. */
  actionsOf: (template: Template) => ReactNode;
  /** The way on from a search that finds nothing. */
  onClear: () => void;
};

/** The account's own templates, page by page. */
export function OwnTemplates({ search, page, onPage, onPastEnd, actionsOf, onClear }: Props) {
  const offset = (page - 1) * pageSize;
  const { data, currentData, error, isFetching, refetch } = useListTemplatesQuery({
    ...(search && { search }),
    limit: pageSize,
    offset,
  });
  const isPastEnd = usePastEnd({ page, pageSize, total: currentData?.total, onPastEnd });
  const failure = isFetching ? undefined : problemOf(error);
  if (failure && !currentData) {
    return (
      <Panel flush>
        <ErrorPanel title="Your templates did not load" detail={failure.detail} onRetry={() => void refetch()} />
      </Panel>
    );
  }
  if (!data || isPastEnd) return <SkeletonBlock width="100%" height={360} />;
  if (data.total === 0)
    return search === '' ? <NoTemplates /> : <NoMatch title="No templates found" onClear={onClear} />;
  return (
    <div aria-busy={isFetching}>
      <Grid>
        {data.items.map((template) => (
          <OwnTemplateCard key={template.id} template={template} actions={actionsOf(template)} />
        ))}
      </Grid>
      {data.total > pageSize && (
        <Pager page={page} pageSize={pageSize} shown={data.items.length} total={data.total} onPage={onPage} />
      )}
    </div>
  );
}

function NoTemplates() {
  return (
    <Panel>
      <EmptyState
        title="No templates yet"
        text="Use one of the library, and its copy is here."
        action={
          <Button variant="outlined" component={Link} to={paths.templates}>
            Browse the library
          </Button>
        }
      />
    </Panel>
  );
}

const Grid = styled('div')({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(auto-fill, minmax(260px, 1fr))',
  [belowTablet]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
