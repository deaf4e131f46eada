import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { styled } from '@mui/material/styles';
import type { CampaignSortField } from '../../api/campaignsApi';
import { SelectAllTick } from '../../components/SelectAllTick';
import { SortLabel } from '../../components/SortLabel';
import { VisuallyHidden } from '../../components/VisuallyHidden';
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
            <SelectAllTick
              hideLabel
              label="Select all on this page"
              ticked={selected}
              of={campaigns.length}
              onToggle={onTogglePage}
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
      <SortLabel
        active={isSorted}
        direction={isSorted ? order : 'desc'}
        title={explanation}
        data-number={isNumber || undefined}
        onClick={() => onSort(field)}
      >
        {label}
      </SortLabel>
    </TableCell>
  );
}

const MenuHead = styled(TableCell)({ width: 52 });
