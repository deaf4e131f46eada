import { useState } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Link, useSearchParams } from 'react-router-dom';
import { type Template, useListTemplatesQuery } from '../../api/adsApi';
import { bounds } from '../../api/bounds';
import { problemOf } from '../../api/problem';
import { EmptyState } from '../../components/EmptyState';
import { ErrorPanel } from '../../components/ErrorPanel';
import { PageHeader } from '../../components/PageHeader';
import { Pager } from '../../components/Pager';
import { Panel } from '../../components/Panel';
import { SearchField } from '../../components/SearchField';
import { SkeletonBlock } from '../../components/SkeletonBlock';
import { pageNumberIn, paths } from '../../lib/paths';
import { belowTablet } from '../../theme/tokens';
import { OwnTemplateCard } from './OwnTemplateCard';
import { DeleteTemplateDialog, RenameTemplateDialog } from './OwnTemplateDialogs';

const pageSize = 24;
const back = { to: paths.templates, label: 'Templates' };

type Asking = { what: 'rename' | 'delete'; template: Template };

/** The account's own templates. The address holds what is searched for, and the page. */
export function OwnTemplatesPage() {
  const [query, setQuery] = useSearchParams();
  const [asking, setAsking] = useState<Asking>();
  const search = query.get('search') ?? '';
  const page = pageNumberIn(query);
  const show = (next: { search: string; page: number }) =>
    setQuery(
      {
        ...(next.search.trim() && { search: next.search.trim() }),
        ...(next.page > 1 && { page: String(next.page) }),
      },
      { replace: next.page === page },
    );
  const close = () => setAsking(undefined);
  return (
    <>
      <PageHeader title="Your templates" subtitle="Copies of what you used, to be used again." back={back} />
      <Stack>
        <Search>
          <SearchField
            label="Search your templates"
            maxLength={bounds.NewTemplate.name.maxLength}
            search={search}
            onSearch={(next) => show({ search: next, page: 1 })}
          />
        </Search>
        <OwnTemplates search={search} page={page} onPage={(next) => show({ search, page: next })} onAsk={setAsking} />
      </Stack>
      {asking?.what === 'rename' && <RenameTemplateDialog template={asking.template} onClose={close} />}
      {asking?.what === 'delete' && <DeleteTemplateDialog template={asking.template} onClose={close} />}
    </>
  );
}

type ListProps = { search: string; page: number; onPage: (page: number) => void; onAsk: (asking: Asking) => void };

function OwnTemplates({ search, page, onPage, onAsk }: ListProps) {
  const offset = (page - 1) * pageSize;
  const { data, currentData, error, isFetching, refetch } = useListTemplatesQuery({
    ...(search && { search }),
    limit: pageSize,
    offset,
  });
  const failure = isFetching ? undefined : problemOf(error);
  if (failure && !currentData) {
    return (
      <Panel flush>
        <ErrorPanel title="Your templates did not load" detail={failure.detail} onRetry={() => void refetch()} />
      </Panel>
    );
  }
  if (!data) return <SkeletonBlock width="100%" height={360} />;
  if (data.total === 0) return <NoTemplates isSearch={search !== ''} />;
  return (
    <div aria-busy={isFetching}>
      <Grid>
        {data.items.map((template) => (
          <OwnTemplateCard
            key={template.id}
            template={template}
            onRename={() => onAsk({ what: 'rename', template })}
            onDelete={() => onAsk({ what: 'delete', template })}
          />
        ))}
      </Grid>
      {(data.total > pageSize || page > 1) && (
        <Pager page={page} pageSize={pageSize} shown={data.items.length} total={data.total} onPage={onPage} />
      )}
    </div>
  );
}

function NoTemplates({ isSearch }: { isSearch: boolean }) {
  return (
    <Panel>
      <EmptyState
        title={isSearch ? 'No templates found' : 'No templates yet'}
        text={
          isSearch ? 'None of your templates has this in its name.' : 'Use one of the library, and its copy is here.'
        }
        action={
          <Button variant="outlined" component={Link} to={isSearch ? paths.ownTemplates : paths.templates}>
            {isSearch ? 'Clear search' : 'Browse the library'}
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
