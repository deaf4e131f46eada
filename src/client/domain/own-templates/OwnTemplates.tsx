import type { ReactNode } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { type Template, useListTemplatesQuery } from '../../api/adsApi';
import { bounds } from '../../api/bounds';
import { problemOf } from '../../api/problem';
import { EmptyState } from '../../components/EmptyState';
import { ErrorPanel } from '../../components/ErrorPanel';
import { NoMatch } from '../../components/NoMatch';
import { Pager } from '../../components/Pager';
import { Panel } from '../../components/Panel';
import { SearchField } from '../../components/SearchField';
import { SkeletonBlock } from '../../components/SkeletonBlock';
import { usePastEnd } from '../../components/usePastEnd';
import { paths } from '../../lib/paths';
import { belowTablet } from '../../theme/tokens';
import { OwnTemplateCard } from './OwnTemplateCard';

const pageSize = 24;

/** What is searched for in the names, empty for all, and a page of what is found, from 1. */
export type TemplatesView = { search: string; page: number };

type Props = TemplatesView & {
  onShow: (view: TemplatesView) => void;
  /** Called with the last page that has templates, where `page` lies behind it; `onShow` unless said otherwise. */
  onPastEnd?: (view: TemplatesView) => void;
  /** What stands beside each template's name. */
  actionsOf: (template: Template) => ReactNode;
};

/** The account's own templates, searched and page by page. */
export function OwnTemplates({ search, page, onShow, onPastEnd = onShow, actionsOf }: Props) {
  return (
    <Stack>
      <Search>
        <SearchField
          label="Search your templates"
          maxLength={bounds.NewTemplate.name.maxLength}
          search={search}
          onSearch={(next) => onShow({ search: next, page: 1 })}
        />
      </Search>
      <Found {...{ search, page, onShow, onPastEnd, actionsOf }} />
    </Stack>
  );
}

function Found({ search, page, onShow, onPastEnd, actionsOf }: Required<Props>) {
  const offset = (page - 1) * pageSize;
  const { data, currentData, error, isFetching, refetch } = useListTemplatesQuery({
    ...(search && { search }),
    limit: pageSize,
    offset,
  });
  const handlePastEnd = (lastPage: number) => onPastEnd({ search, page: lastPage });
  const isPastEnd = usePastEnd({ page, pageSize, total: currentData?.total, onPastEnd: handlePastEnd });
  const failure = isFetching ? undefined : problemOf(error);
  if (failure && !currentData) {
    return (
      <Panel flush>
        <ErrorPanel title="Your templates did not load" detail={failure.detail} onRetry={() => void refetch()} />
      </Panel>
    );
  }
  if (!data || isPastEnd) return <SkeletonBlock width="100%" height={360} />;
  if (data.total === 0) {
    if (search === '') return <NoTemplates />;
    return <NoMatch title="No templates found" onClear={() => onShow({ search: '', page: 1 })} />;
  }
  return (
    <div aria-busy={isFetching}>
      <Grid>
        {data.items.map((template) => (
          <OwnTemplateCard key={template.id} template={template} actions={actionsOf(template)} />
        ))}
      </Grid>
      {data.total > pageSize && (
        <Pager
          page={page}
          pageSize={pageSize}
          shown={data.items.length}
          total={data.total}
          onPage={(next) => onShow({ search, page: next })}
        />
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

const Stack = styled('div')({ display: 'grid', gap: 12, gridTemplateColumns: 'minmax(0, 1fr)' });

const Search = styled('div')({ maxWidth: 320, [belowTablet]: { maxWidth: 'none' } });

const Grid = styled('div')({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(auto-fill, minmax(260px, 1fr))',
  [belowTablet]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
