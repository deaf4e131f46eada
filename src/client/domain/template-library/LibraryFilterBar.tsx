import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { LayoutGrid, List } from 'lucide-react';
import { SearchField } from '../../components/SearchField';
import { SegmentedControl } from '../../components/SegmentedControl';
import { SelectField } from '../../components/SelectField';
import { formatCount } from '../../lib/numbers';
import { belowTablet, belowWide, tokens } from '../../theme/tokens';
import { clearedFilters, hasLibraryFilter, type LibraryFilters } from './libraryFilters';
import { formatOptions } from './formatOptions';
import { useLibraryOptions } from './useLibraryOptions';

type Props = {
  filters: LibraryFilters;
  /** How many match; `undefined` while that is not known. */
  total: number | undefined;
  onChange: (filters: LibraryFilters) => void;
};

const all = 'all';
const viewOptions = [
  { value: 'grid', label: 'Grid', icon: LayoutGrid },
  { value: 'list', label: 'List', icon: List },
] as const;

const longestSearch = 120;

/** Search, category, industry, format and the view. Every change starts again at the first page. */
export function LibraryFilterBar({ filters, total, onChange }: Props) {
  const change = (some: Partial<LibraryFilters>) => onChange({ ...filters, page: 1, ...some });
  const { categoryOptions, industryOptions } = useLibraryOptions();
  return (
    <>
      <Bar role="search">
        <SearchField
          label="Search templates"
          placeholder="Search templates..."
          maxLength={longestSearch}
          search={filters.search}
          onSearch={(search) => change({ search })}
        />
        <SelectField
          label="Category"
          hideLabel
          value={filters.category ?? all}
          options={[{ value: all, label: 'All categories' }, ...categoryOptions]}
          onChange={(value) => change({ category: value === all ? undefined : value })}
        />
        <SelectField
          label="Industry"
          hideLabel
          value={filters.industry ?? all}
          options={[{ value: all, label: 'All industries' }, ...industryOptions]}
          onChange={(value) => change({ industry: value === all ? undefined : value })}
        />
        <SelectField
          label="Format"
          hideLabel
          value={filters.format ?? all}
          options={[{ value: all, label: 'All formats' }, ...formatOptions]}
          onChange={(value) => change({ format: value === all ? undefined : value })}
        />
        <View>
          <SegmentedControl
            label="View"
            value={filters.view}
            options={viewOptions}
            onChange={(view) => onChange({ ...filters, view })}
          />
        </View>
      </Bar>
      {hasLibraryFilter(filters) && (
        <Found>
          <span role="status">{total !== undefined && `Showing ${formatCount(total)} filtered results`}</span>
          <Button variant="text" size="small" onClick={() => onChange(clearedFilters(filters))}>
            Clear Filters
          </Button>
        </Found>
      )}
    </>
  );
}

const Bar = styled('div')({
  display: 'grid',
  gap: 8,
  gridTemplateColumns: 'minmax(160px, 320px) repeat(3, minmax(130px, 200px)) minmax(max-content, 1fr)',
  [belowWide]: {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr)) auto',
    '& > :first-of-type': { gridColumn: '1 / -1' },
  },
  [belowTablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

const View = styled('div')({ justifySelf: 'end', [belowTablet]: { justifySelf: 'stretch' } });

const Found = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 32,
  fontSize: 13,
  lineHeight: '18px',
  color: tokens.text2,
});
