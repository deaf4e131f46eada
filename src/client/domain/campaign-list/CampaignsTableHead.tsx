import Checkbox from '@mui/material/Checkbox';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import { styled } from '@mui/material/styles';
import type { CampaignSortField } from '../../api/campaignsApi';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { tokens } from '../../theme/tokens';
import type { CampaignsTableProps } from './campaignsTableProps';
import { columnOf, isFigure } from './columns';

/** The heads of the table. Each is a button that sorts, and looks it. */
export function CampaignsTableHead(props: CampaignsTableProps) {
  const { campaigns, columns, hasTicks, selectedIds, onTogglePage } = props;
  const selected = campaigns.filter(({ id }) => selectedIds.includes(id)).length;
  return (
    <TableHead>
      <TableRow>
        {hasTicks && (
          <TableCell padding="checkbox">
            <Checkbox
              color="secondary"
              size="small"
              checked={selected > 0 && selected === campaigns.length}
              indeterminate={selected > 0 && selected < campaigns.length}
              onChange={onTogglePage}
              slotProps={{ input: { 'aria-label': 'Select all on this page' } }}
            />
          </TableCell>
        )}
        <Head {...props} field="name" label="Name" className="name" />
        {columns.map((key) => (
          <Head key={key} {...props} {...columnOf(key)} field={key} isNumber={isFigure(key)} />
        ))}
        <MenuHead>
          <VisuallyHidden>Actions</VisuallyHidden>
        </MenuHead>
      </TableRow>
    </TableHead>
  );
}

type HeadProps = Pick<CampaignsTableProps, 'sort' | 'order' | 'onSort'> & {
  field: CampaignSortField;
  label: string;
  explanation?: string;
  isNumber?: boolean;
  className?: string;
};

function Head({ field, label, explanation, isNumber = false, className, sort, order, onSort }: HeadProps) {
  const isSorted = sort === field;
  return (
    <TableCell
      align={isNumber ? 'right' : 'left'}
      sortDirection={isSorted ? order : false}
      {...(className ? { className } : {})}
    >
      <Sort
        active={isSorted}
        direction={isSorted ? order : 'desc'}
        title={explanation}
        data-number={isNumber || undefined}
        onClick={() => onSort(field)}
      >
        {label}
      </Sort>
    </TableCell>
  );
}

const MenuHead = styled(TableCell)({ width: 52 });

/** The arrow is there before it sorts, so that a head is seen to do so. */
const Sort = styled(TableSortLabel)({
  borderRadius: 4,
  '&:hover, &:focus-visible, &.Mui-active': { color: tokens.text },
  '& .MuiTableSortLabel-icon': { fontSize: 14, marginInline: 4, opacity: 0.28 },
  // It stands in the room between the columns, so that a head is no wider than its word.
  '&[data-number] .MuiTableSortLabel-icon': { position: 'absolute', right: '100%', marginInline: 2 },
  '&:hover .MuiTableSortLabel-icon, &:focus-visible .MuiTableSortLabel-icon': { opacity: 0.7 },
  '&.Mui-active .MuiTableSortLabel-icon': { opacity: 1, color: tokens.accentText },
  // What explains itself on hover looks it.
  '&[title]': { textDecoration: 'underline dotted', textUnderlineOffset: 3, textDecorationColor: tokens.inputLine },
});
