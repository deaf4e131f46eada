import type { UIEvent } from 'react';
import { styled } from '@mui/material/styles';
import Checkbox from '@mui/material/Checkbox';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import type { Campaign } from '../../api/campaignsApi';
import { ActionMenu } from '../../components/ActionMenu';
import { FigureText } from '../../components/FigureText';
import { NameLink } from '../../components/NameLink';
import { PlatformLine } from '../campaigns/PlatformLine';
import { LabelChips } from '../labels/LabelChips';
import { StatusChip } from '../campaigns/StatusChip';
import { noFigure } from '../../lib/numbers';
import { paths } from '../../lib/paths';
import { conversionDecimals } from '../../../ad-kit/reports/figureFormats';
import { whyUnknown } from '../../../ad-kit/reports/whyUnknown';
import { tokens } from '../../theme/tokens';
import type { MenuItems } from '../campaigns/useCampaignActions';
import type { CampaignsTableProps } from './campaignsTableProps';
import { CampaignsTableHead } from './CampaignsTableHead';
import { CampaignsTotalsRow } from './CampaignsTotalsRow';
import { type ColumnKey, cellOf, isFigure } from './columns';

/** Campaigns as rows; the heads sort, the boxes select. Scrolls sideways by itself, while the names stay. */
export function CampaignsTable(props: CampaignsTableProps) {
  const { campaigns, columns, totals, hasTicks, selectedIds, menuItems, onToggle } = props;
  const decimals = conversionDecimals(totals ? [...campaigns, totals] : campaigns);
  return (
    <Scroller
      tabIndex={0}
      role="region"
      aria-label="All columns"
      data-ticks={hasTicks || undefined}
      onScroll={markScrolled}
    >
      <Table aria-label="Campaigns">
        <CampaignsTableHead {...props} />
        <TableBody>
          {campaigns.map((campaign) => (
            <CampaignRow
              key={campaign.id}
              campaign={campaign}
              columns={columns}
              decimals={decimals}
              hasTick={hasTicks}
              isSelected={selectedIds.includes(campaign.id)}
              menuItems={menuItems(campaign)}
              onToggle={onToggle}
            />
          ))}
        </TableBody>
        {totals && <CampaignsTotalsRow totals={totals} columns={columns} hasTicks={hasTicks} decimals={decimals} />}
      </Table>
    </Scroller>
  );
}

/** The names get an edge only where something lies behind them. */
const markScrolled = ({ currentTarget }: UIEvent<HTMLElement>) =>
  currentTarget.toggleAttribute('data-scrolled', currentTarget.scrollLeft > 0);

/** Pixels, which the names start behind. */
const tickWidth = 56;

/** Grounds are opaque, because the other cells pass behind the names. */
const Scroller = styled('div')({
  overflowX: 'auto',
  position: 'relative',
  '&:focus-visible': { outlineOffset: -2 },
  '& tr': { backgroundColor: tokens.surface },
  '& tbody tr:hover': { backgroundColor: tokens.hover },
  '& tr.Mui-selected, & tr.Mui-selected:hover': { backgroundColor: tokens.selected },
  '& .MuiTableCell-root.MuiTableCell-root': { padding: '0 9px' },
  '& .MuiTableCell-root.MuiTableCell-root.name': { paddingLeft: 20 },
  '& .name': {
    position: 'sticky',
    left: 0,
    zIndex: 1,
    minWidth: 220,
    maxWidth: 360,
    overflowWrap: 'anywhere',
    backgroundColor: 'inherit',
  },
  '& .MuiTableCell-root.MuiTableCell-root.MuiTableCell-paddingCheckbox': {
    position: 'sticky',
    left: 0,
    zIndex: 1,
    boxSizing: 'border-box',
    minWidth: tickWidth,
    maxWidth: tickWidth,
    padding: '0 0 0 12px',
    backgroundColor: 'inherit',
  },
  '&[data-ticks] .MuiTableCell-root.MuiTableCell-root.name': { left: tickWidth, paddingLeft: 4 },
  '&[data-scrolled] .name::after': {
    content: '""',
    position: 'absolute',
    top: 0,
    bottom: 0,
    right: 0,
    width: 1,
    backgroundColor: tokens.strongLine,
  },
  '& td, & th': { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
});

type RowProps = {
  campaign: Campaign;
  columns: readonly ColumnKey[];
  decimals: number;
  hasTick: boolean;
  isSelected: boolean;
  menuItems: MenuItems;
  onToggle: (id: string) => void;
};

function CampaignRow({ campaign, columns, decimals, hasTick, isSelected, menuItems, onToggle }: RowProps) {
  return (
    <TableRow selected={isSelected}>
      {hasTick && (
        <TableCell padding="checkbox">
          <Checkbox
            color="secondary"
            size="small"
            checked={isSelected}
            onChange={() => onToggle(campaign.id)}
            slotProps={{ input: { 'aria-label': `Select ${campaign.name}` } }}
          />
        </TableCell>
      )}
      <TableCell className="name">
        <Name to={paths.campaign(campaign.id)}>{campaign.name}</Name>
        <LabelChips labels={campaign.labels} most={2} />
      </TableCell>
      {columns.map((key) => (
        <TableCell key={key} align={isFigure(key) ? 'right' : 'left'}>
          <Cell column={key} campaign={campaign} decimals={decimals} />
        </TableCell>
      ))}
      <TableCell align="right">
        <ActionMenu label={`Actions for ${campaign.name}`} items={menuItems} />
      </TableCell>
    </TableRow>
  );
}

type CellProps = { column: ColumnKey; campaign: Campaign; decimals: number };

function Cell({ column, campaign, decimals }: CellProps) {
  if (column === 'status') return <StatusChip status={campaign.status} />;
  if (column === 'platform') return <PlatformLine campaign={campaign} />;
  const text = cellOf(column, campaign, decimals);
  if (text !== noFigure) return text;
  return (
    <Unknown>
      <FigureText why={whyUnknown(campaign, column)}>{text}</FigureText>
    </Unknown>
  );
}

const Name = styled(NameLink)({ whiteSpace: 'normal' });

const Unknown = styled('span')({ color: tokens.text3 });
