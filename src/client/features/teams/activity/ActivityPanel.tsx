import { styled } from '@mui/material/styles';
import { teamActivityKindValues } from '../../../api/bounds';
import { pageArguments, readOf } from '../../../api/page';
import { problemOf } from '../../../api/problem';
import { useListTeamActivityQuery } from '../../../api/teamsApi';
import { EmptyState } from '../../../components/EmptyState';
import { ExportButton } from '../../../components/ExportButton';
import { PagedList } from '../../../components/PagedList';
import { Panel } from '../../../components/Panel';
import { SearchField } from '../../../components/SearchField';
import { SelectField } from '../../../components/SelectField';
import { SkeletonBlock } from '../../../components/SkeletonBlock';
import { pageNumberIn } from '../../../lib/paths';
import { useAppDispatch } from '../../../redux/hooks';
import { belowTablet } from '../../../theme/tokens';
import type { SeenTeam } from '../seenTeam';
import { useTeamQuery } from '../useTeamQuery';
import { ActivityList } from './ActivityList';
import { activityKindNames } from '../../../domain/teams/activityWords';
import { downloadActivity } from './downloadActivity';

const pageSize = 20;

type Filters = { person: string; kind: string; search: string; page: number };

/** All that was done in the team, by person, kind and name. A backend that tells no activity shows nothing. */
export function ActivityPanel({ seen }: { seen: SeenTeam }) {
  const { query, setFilters } = useTeamQuery();
  const filters: Filters = {
    person: query.get('person') ?? '',
    kind: query.get('kind') ?? '',
    search: query.get('search') ?? '',
    page: pageNumberIn(query),
  };
  const matching = matchingOf(seen.team.id, filters);
  const read = useListTeamActivityQuery(
    { ...matching, ...pageArguments(filters.page, pageSize) },
    { refetchOnMountOrArgChange: true },
  );
  const change = (next: Partial<Filters>) => {
    const { person, kind, search, page } = { ...filters, page: 1, ...next };
    const address = new URLSearchParams({ person, kind, search: search.trim(), page: page > 1 ? String(page) : '' });
    setFilters(address, { isStep: page > 1 });
  };
  if (problemOf(read.error)?.status === 404) return null;
  const isFiltered = filters.person !== '' || filters.kind !== '' || filters.search !== '';
  return (
    <Panel flush title="Activity" aside={<Export {...matching} />}>
      <Content>
        <Bar>
          <SearchField
            label="Search activity"
            maxLength={120}
            search={filters.search}
            onSearch={(search) => change({ search })}
          />
          <SelectField
            label="Person"
            hideLabel
            value={filters.person || everybody}
            options={[{ value: everybody, label: 'Everyone' }, ...peopleOf(seen)]}
            onChange={(person) => change({ person: person === everybody ? '' : person })}
          />
          <SelectField
            label="Type"
            hideLabel
            value={filters.kind || everything}
            options={[
              { value: everything, label: 'Everything' },
              ...teamActivityKindValues.map((kind) => ({ value: kind, label: activityKindNames[kind] })),
            ]}
            onChange={(kind) => change({ kind: kind === everything ? '' : kind })}
          />
        </Bar>
        <PagedList
          isFramed
          read={readOf(read)}
          page={filters.page}
          pageSize={pageSize}
          onPage={(page) => change({ page })}
          loading={<SkeletonBlock width="100%" height={240} />}
          empty={<EmptyState title="Nothing here yet" text="What people do on the team will appear here." />}
          noMatch={
            isFiltered
              ? { title: 'No activity found', onClear: () => change({ person: '', kind: '', search: '' }) }
              : undefined
          }
          failedTitle="Couldn’t load activity"
        >
          {(entries, pager) => (
            <>
              <ActivityList entries={entries} label="Activity" />
              {pager}
            </>
          )}
        </PagedList>
      </Content>
    </Panel>
  );
}

const everybody = 'everybody';
const everything = 'everything';

/** Who can have done something: everybody with an account. */
const peopleOf = ({ team, people }: SeenTeam) =>
  people
    .filter(({ status }) => status === 'active')
    .map(({ member, full_name }) => ({ value: member?.user_id ?? team.owner_id, label: full_name }));

function matchingOf(id: string, { person, kind, search }: Filters) {
  const known = teamActivityKindValues.find((one) => one === kind);
  return {
    id,
    ...(person ? { userId: person } : {}),
    ...(known ? { kind: known } : {}),
    ...(search.trim() ? { search: search.trim() } : {}),
  };
}

function Export(matching: ReturnType<typeof matchingOf>) {
  const dispatch = useAppDispatch();
  return <ExportButton size="small" onExport={() => dispatch(downloadActivity(matching))} />;
}

const Content = styled('div')({ padding: '16px 20px 8px', [belowTablet]: { padding: '16px 16px 8px' } });

const Bar = styled('div')({
  display: 'grid',
  gap: 8,
  marginBottom: 8,
  gridTemplateColumns: 'minmax(0, 1fr) 180px 160px',
  [belowTablet]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
