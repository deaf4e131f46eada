import type { ReactNode } from 'react';
import Checkbox from '@mui/material/Checkbox';
import { styled } from '@mui/material/styles';
import type { Campaign, CampaignTotals } from '../../api/campaignsApi';
import { ActionMenu } from '../../components/ActionMenu';
import { Panel } from '../../components/Panel';
import { SelectAllTick } from '../../components/SelectAllTick';
import { CampaignCard, FigureList } from '../campaigns/CampaignCard';
import { whyUnknown } from '../../../ad-kit/reports/whyUnknown';
import { tokens } from '../../theme/tokens';
import type { MenuItems } from '../campaigns/useCampaignActions';
import { totalLabel } from './CampaignsTotalsRow';
import { type ColumnKey, cellOf, columnOf, isFigure, totalOf } from './columns';

type Props = {
  campaigns: Campaign[];
  columns: readonly ColumnKey[];
  /** What all that match add up to; `undefined` until it is known. */
  totals: CampaignTotals | undefined;
  /** Whether cards can be ticked. */
  hasTicks: boolean;
  selectedIds: string[];
  /** Offers all that match. */
  line: ReactNode;
  menuItems: (campaign: Campaign) => MenuItems;
  onToggle: (id: string) => void;
  onTogglePage: () => void;
};

/** What every card shows anyway. */
const onEachCard: ReadonlySet<ColumnKey> = new Set(['status', 'platform', 'budget', 'spent']);

/** Campaigns as cards with the figures that are chosen, for screens too narrow for the table. */
export function CampaignCards({ campaigns, columns, totals, hasTicks, line, menuItems, ...ticks }: Props) {
  const { selectedIds, onToggle, onTogglePage } = ticks;
  const chosen = columns.filter((key) => !onEachCard.has(key));
  const selected = campaigns.filter(({ id }) => selectedIds.includes(id)).length;
  return (
    <>
      {hasTicks && (
        <div>
          <PageTick>
            <SelectAllTick
              label="Select all on this page"
              ticked={selected}
              of={campaigns.length}
              onToggle={onTogglePage}
            />
          </PageTick>
          {line}
        </div>
      )}
      <List aria-label="Campaigns">
        {campaigns.map((campaign) => {
          const isSelected = selectedIds.includes(campaign.id);
          return (
            <Item key={campaign.id} data-selected={isSelected || undefined}>
              <Panel>
                <CampaignCard
                  campaign={campaign}
                  figures={chosen.map(
                    (key) => [columnOf(key).label, cellOf(key, campaign), whyUnknown(campaign, key)] as const,
                  )}
                  before={
                    hasTicks && (
                      <Tick
                        color="secondary"
                        checked={isSelected}
                        onChange={() => onToggle(campaign.id)}
                        slotProps={{ input: { 'aria-label': `Select ${campaign.name}` } }}
                      />
                    )
                  }
                  after={<ActionMenu label={`Actions for ${campaign.name}`} items={menuItems(campaign)} />}
                />
              </Panel>
            </Item>
          );
        })}
      </List>
      {totals && (
        <Panel title={totalLabel(totals)}>
          <FigureList
            figures={columns
              .filter(isFigure)
              .map((key) => [columnOf(key).label, totalOf(key, totals), whyUnknown(totals, key)] as const)}
          />
        </Panel>
      )}
    </>
  );
}

/** In line with the ticks of the cards. */
const PageTick = styled('div')({ marginLeft: 4 });

const List = styled('ul')({ display: 'grid', gap: 12 });

const Item = styled('li')({
  '&[data-selected] > *': { backgroundColor: tokens.selected, borderColor: tokens.accent },
});

const Tick = styled(Checkbox)({ marginLeft: -10 });
