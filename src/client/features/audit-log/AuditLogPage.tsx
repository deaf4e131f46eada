import { styled } from '@mui/material/styles';
import { useListAuditLogQuery } from '../../api/auditLogApi';
import { pageArguments, readOf } from '../../api/page';
import { EmptyState } from '../../components/EmptyState';
import { ExportButton } from '../../components/ExportButton';
import { LoadingLines } from '../../components/LoadingLines';
import { PageHeader } from '../../components/PageHeader';
import { PagedList } from '../../components/PagedList';
import { Panel } from '../../components/Panel';
import { useWorkspaceDetails } from '../../domain/teams/useTeams';
import { useWorkspace } from '../../domain/teams/workspace';
import { paths } from '../../lib/paths';
import { useAddressQuery } from '../../lib/useAddressQuery';
import { useAppDispatch } from '../../redux/hooks';
import { AuditFilterBar } from './AuditFilterBar';
import { type AuditFilters, addressOf, filtersIn, matchingOf, noFilters } from './auditFilters';
import { AuditList } from './AuditList';
import { downloadAuditLog } from './downloadAuditLog';

const pageSize = 50;

/** Who did what in the current workspace. In teams, for admins and the owner. */
export function AuditLogPage() {
  const { team, role } = useWorkspaceDetails();
  const mayRead = team === null || role === 'owner' || role === 'admin';
  return (
    <>
      <PageHeader
        title="Audit log"
        back={{ to: paths.settings, label: 'Settings' }}
        subtitle={`Who did what in ${team === null ? 'your workspace' : team.name}. Entries are kept for a year.`}
      />
      {mayRead ? (
        <Entries />
      ) : (
        <Panel>
          <EmptyState title="Ask an admin" text="The owner and admins of this team can read its audit log." />
        </Panel>
      )}
    </>
  );
}

function Entries() {
  const dispatch = useAppDispatch();
  const workspace = useWorkspace();
  const [query, setQuery] = useAddressQuery();
  const filters = filtersIn(query);
  const matching = { ...workspace, ...matchingOf(filters) };
  const read = useListAuditLogQuery(
    { ...matching, ...pageArguments(filters.page, pageSize) },
    { refetchOnMountOrArgChange: true },
  );
  /** Another page is a step for the back button; letters of a search aren't. */
  const change = (changed: Partial<AuditFilters>) => {
    const next = { ...filters, page: 1, ...changed };
    setQuery(addressOf(next), { replace: next.page === 1, preventScrollReset: next.page === filters.page });
  };
  const isFiltered = Object.keys(matchingOf(filters)).length > 0;
  return (
    <Panel
      flush
      title="Entries"
      aside={<ExportButton size="small" onExport={() => dispatch(downloadAuditLog(matching))} />}
    >
      <AuditFilterBar filters={filters} onChange={change} />
      <Content>
        <PagedList
          isFramed
          read={readOf(read)}
          page={filters.page}
          pageSize={pageSize}
          onPage={(page) => change({ page })}
          loading={
            <Loading>
              <LoadingLines label="Loading the audit log" widths={['60%', '40%', '50%']} />
            </Loading>
          }
          empty={<EmptyState title="Nothing here yet" text="Sign-ins, changes to access, and deletions appear here." />}
          noMatch={isFiltered ? { title: 'No entries found', onClear: () => change(noFilters) } : undefined}
          failedTitle="Couldn’t load the audit log"
        >
          {(entries, pager) => (
            <>
              <AuditList entries={entries} />
              {pager && <Turner>{pager}</Turner>}
            </>
          )}
        </PagedList>
      </Content>
    </Panel>
  );
}

const Content = styled('div')({ minHeight: 120 });
const Loading = styled('div')({ padding: '0 20px 20px' });
const Turner = styled('div')({ padding: '0 20px 12px' });
