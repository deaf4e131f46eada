import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { memberRoleValues } from '../../../api/bounds';
import { isRoleFor } from '../../../api/roles';
import { EmptyState } from '../../../components/EmptyState';
import { PagedList } from '../../../components/PagedList';
import { Panel } from '../../../components/Panel';
import { SearchField } from '../../../components/SearchField';
import { SelectField } from '../../../components/SelectField';
import { Stack } from '../../../components/Stack';
import { StatPanel } from '../../../components/StatPanel';
import { formatCount } from '../../../lib/numbers';
import { pageNumberIn } from '../../../lib/paths';
import { belowTablet, belowWide, tokens } from '../../../theme/tokens';
import { roleNames } from '../../../domain/teams/workspaceWords';
import { roleChoices } from '../roles';
import { type Person, type SeenTeam, countPeople } from '../seenTeam';
import { useTeamQuery } from '../useTeamQuery';
import { MemberTable } from './MemberTable';
import { useMemberActions } from './useMemberActions';

const pageSize = 25;

type Props = { seen: SeenTeam; onInvite: () => void };

/** Who is in the team and what each may do; the owner leads the list. */
export function MembersTab({ seen, onInvite }: Props) {
  const { team, people, role, inviteHindrance } = seen;
  const { menuItems, dialogs } = useMemberActions(seen);
  const active = people.filter(({ status }) => status === 'active').length;
  return (
    <Stack gap={16}>
      <Tiles>
        <StatPanel
          cells={[
            { label: 'Total members', value: formatCount(countPeople(team)) },
            { label: 'Active', value: formatCount(active) },
            { label: 'Member limit', value: formatCount(team.max_members) },
          ]}
        />
      </Tiles>
      <Columns>
        <Stack gap={16}>
          <MemberList people={people} menuItems={isRoleFor('changeMemberRole', role) ? menuItems : undefined} />
          {people.length === 1 && (
            <Panel flush>
              <EmptyState
                title="Just you so far"
                text="Invite team members to start collaborating on campaigns"
                action={
                  isRoleFor('inviteMember', role) &&
                  inviteHindrance === undefined && (
                    <Button variant="outlined" onClick={onInvite}>
                      Invite
                    </Button>
                  )
                }
              />
            </Panel>
          )}
        </Stack>
        <Panel title="What each role can do">
          <Roles>
            {roleChoices.map(({ role, text }) => (
              <div key={role}>
                <dt>{roleNames[role]}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </Roles>
        </Panel>
      </Columns>
      {dialogs}
    </Stack>
  );
}

type ListProps = { people: Person[]; menuItems: Parameters<typeof MemberTable>[0]['menuItems'] };

/** The people that the address asks for, in pages. All of them are there already: nothing is loaded. */
function MemberList({ people, menuItems }: ListProps) {
  const { query, setFilters } = useTeamQuery();
  const search = query.get('search') ?? '';
  const role = memberRoleValues.find((one) => one === query.get('role'));
  const page = pageNumberIn(query);
  const matching = people.filter((person) => isMatch(person, search, role));
  const items = matching.slice((page - 1) * pageSize, page * pageSize);
  const change = (next: { search?: string; role?: string; page?: number }) => {
    const wanted = { search, role: role ?? '', page: 1, ...next };
    const address = { search: wanted.search.trim(), role: wanted.role, page: wanted.page > 1 ? `${wanted.page}` : '' };
    setFilters(new URLSearchParams(address), { isStep: wanted.page > 1 });
  };
  const shown = { items, total: matching.length };
  return (
    <>
      {people.length > 1 && (
        <Bar>
          <SearchField
            label="Search by name or email"
            maxLength={120}
            search={search}
            onSearch={(typed) => change({ search: typed })}
          />
          <SelectField
            label="Role"
            hideLabel
            value={role ?? allRoles}
            options={[
              { value: allRoles, label: 'All roles' },
              ...memberRoleValues.map((value) => ({ value, label: roleNames[value] })),
            ]}
            onChange={(value) => change({ role: value === allRoles ? '' : value })}
          />
        </Bar>
      )}
      <PagedList
        read={{ data: shown, currentData: shown, isFetching: false, failure: undefined, retry: () => undefined }}
        page={page}
        pageSize={pageSize}
        onPage={(next) => change({ page: next })}
        loading={null}
        empty={null}
        noMatch={{ title: 'No members found', onClear: () => change({ search: '', role: '' }) }}
        failedTitle=""
      >
        {(rows, pager) => (
          <Panel flush>
            <MemberTable people={rows} menuItems={menuItems} />
            {pager}
          </Panel>
        )}
      </PagedList>
    </>
  );
}

const allRoles = 'all';

function isMatch({ full_name, email, role }: Person, search: string, wanted: string | undefined): boolean {
  return `${full_name}\n${email}`.toLowerCase().includes(search.trim().toLowerCase()) && (!wanted || role === wanted);
}

const Tiles = styled('div')({ '& > dl': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } });

const Columns = styled('div')({
  display: 'grid',
  gap: 16,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr) 300px',
  [belowWide]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

const Bar = styled('div')({
  display: 'grid',
  gap: 8,
  gridTemplateColumns: 'minmax(0, 1fr) 160px',
  [belowTablet]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

const Roles = styled('dl')({
  display: 'grid',
  gap: 12,
  '& dt': { fontWeight: 500 },
  '& dd': { fontSize: 13, lineHeight: '18px', color: tokens.text2 },
});
