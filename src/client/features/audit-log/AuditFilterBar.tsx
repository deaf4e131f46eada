import { styled } from '@mui/material/styles';
import { auditKindValues } from '../../api/bounds';
import { SearchField } from '../../components/SearchField';
import { SelectField } from '../../components/SelectField';
import { TextField } from '../../components/TextField';
import { belowTablet, belowWide } from '../../theme/tokens';
import type { AuditFilters } from './auditFilters';
import { auditKindNames } from './auditWords';

type Props = {
  filters: AuditFilters;
  onChange: (changed: Partial<AuditFilters>) => void;
};

const kindOptions = [
  { value: 'all' as const, label: 'Everything' },
  ...auditKindValues.map((value) => ({ value, label: auditKindNames[value] })),
];

/** What the log is filtered by: names, kinds, and days. */
export function AuditFilterBar({ filters, onChange }: Props) {
  return (
    <Bar role="search" aria-label="Filter the audit log">
      <SearchField
        label="Search people and things"
        maxLength={120}
        search={filters.search}
        onSearch={(search) => onChange({ search })}
      />
      <SelectField
        label="Type"
        value={filters.kind || 'all'}
        options={kindOptions}
        onChange={(kind) => onChange({ kind: kind === 'all' ? '' : kind })}
      />
      <TextField label="From (UTC)" type="date" value={filters.from} onChange={(from) => onChange({ from })} />
      <TextField label="To (UTC)" type="date" value={filters.to} onChange={(to) => onChange({ to })} />
    </Bar>
  );
}

const Bar = styled('div')({
  display: 'grid',
  alignItems: 'end',
  gap: 8,
  padding: '16px 20px',
  gridTemplateColumns: 'minmax(0, 1fr) 210px 150px 150px',
  [belowWide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  // The search and the type have a line each, and the days share one.
  [belowTablet]: { padding: 16, '& > :nth-of-type(-n + 2)': { gridColumn: '1 / -1' } },
});
