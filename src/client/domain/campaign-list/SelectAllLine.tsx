import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { Campaign } from '../../api/campaignsApi';
import { bounds } from '../../api/bounds';
import { formatCount } from '../../lib/numbers';
import { countOf } from '../../lib/text';
import { useAppDispatch, useAppSelector } from '../../redux/hooks';
import { tokens } from '../../theme/tokens';
import { type CampaignFilters, matchArguments } from './campaignFilters';
import { matchingSelected, selectMatching, selectSelectedIds, selectionCleared } from './campaignsSlice';

type Props = {
  /** The page that is shown. */
  campaigns: Campaign[];
  /** How many match on all pages. */
  total: number;
  filters: CampaignFilters;
};

const most = bounds.BulkMatching.count.maximum;

/** Offers all that match, once a whole page of them is ticked. */
export function SelectAllLine({ campaigns, total, filters }: Props) {
  const dispatch = useAppDispatch();
  const selectedIds = useAppSelector(selectSelectedIds);
  const matching = useAppSelector(selectMatching);
  if (matching) {
    return (
      <Line role="status">
        {`All ${countOf(matching.count, 'campaign')} are selected.`}
        <Button variant="text" size="small" onClick={() => void dispatch(selectionCleared())}>
          Clear selection
        </Button>
      </Line>
    );
  }
  const isPageSelected = campaigns.every(({ id }) => selectedIds.includes(id));
  if (!isPageSelected || total <= campaigns.length) return null;
  return (
    <Line role="status">
      {`All ${formatCount(campaigns.length)} on this page are selected.`}
      {total > most ? (
        ` Filter the list to ${formatCount(most)} or fewer to select them all.`
      ) : (
        <All
          variant="text"
          size="small"
          onClick={() => void dispatch(matchingSelected({ ...matchArguments(filters), count: total }))}
        >
          {`Select all ${formatCount(total)}`}
        </All>
      )}
    </Line>
  );
}

const All = styled(Button)({ color: tokens.accentText });

const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '0 4px',
  minHeight: 44,
  padding: '4px 16px',
  backgroundColor: tokens.selected,
  borderBottom: `1px solid ${tokens.line}`,
});
