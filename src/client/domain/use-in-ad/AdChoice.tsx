import { useState } from 'react';
import { styled } from '@mui/material/styles';
import { formatName } from '../../../ad-kit/formats';
import { type SavedAd, useListAdsQuery } from '../../api/adsApi';
import { bounds } from '../../api/bounds';
import { problemOf } from '../../api/problem';
import { ErrorPanel } from '../../components/ErrorPanel';
import { SearchField } from '../../components/SearchField';
import { SkeletonBlock } from '../../components/SkeletonBlock';
import { Stack } from '../../components/Stack';
import { belowWide, radii, tokens } from '../../theme/tokens';
import { useNewestCampaigns } from '../ads/newestCampaigns';
import { MadeIn } from '../teams/MadeIn';
import { useWorkspace } from '../teams/workspace';

/** How many are listed; a search finds the others. */
const mostShown = 20;

type Props = { chosen: SavedAd | undefined; onChoose: (ad: SavedAd) => void };

/** One of the account's ads: the last changed first, or those whose names hold what is searched for. */
export function AdChoice({ chosen, onChoose }: Props) {
  const [search, setSearch] = useState('');
  return (
    <Stack gap={8}>
      <SearchField
        label="Search your ads"
        maxLength={bounds.NewAd.name.maxLength}
        search={search}
        onSearch={(text) => setSearch(text.trim())}
      />
      <MadeIn />
      <Found search={search} chosen={chosen} onChoose={onChoose} />
    </Stack>
  );
}

function Found({ search, chosen, onChoose }: Props & { search: string }) {
  const workspace = useWorkspace();
  const { data, error, isFetching, refetch } = useListAdsQuery({
    ...workspace,
    ...(search && { search }),
    limit: mostShown,
  });
  const { data: campaigns } = useNewestCampaigns();
  const problem = data || isFetching ? undefined : problemOf(error);
  if (problem) {
    return <ErrorPanel title="Couldn’t load your ads" detail={problem.detail} onRetry={() => void refetch()} />;
  }
  if (!data) return <SkeletonBlock width="100%" height={160} />;
  if (data.items.length === 0) return <p role="status">{search ? 'No ad has this in its name.' : 'No ads yet.'}</p>;
  const campaignOf = ({ campaign_id: id }: SavedAd) =>
    id === null ? 'No campaign' : (campaigns?.items.find((each) => each.id === id)?.name ?? 'A campaign');
  return (
    <List role="radiogroup" aria-label="Your ads">
      {data.items.map((ad) => (
        <label key={ad.id}>
          <input type="radio" name="ad" checked={chosen?.id === ad.id} onChange={() => onChoose(ad)} />
          <span>
            <strong>{ad.name}</strong>
            <span>{`${ad.contents.map(({ format }) => formatName(format)).join(', ')} · ${campaignOf(ad)}`}</span>
          </span>
        </label>
      ))}
    </List>
  );
}

const List = styled('div')({
  maxHeight: 240,
  overflowY: 'auto',
  border: `1px solid ${tokens.line}`,
  borderRadius: radii.control,
  '& > label': {
    display: 'flex',
    gap: 10,
    padding: '8px 12px',
    cursor: 'pointer',
    [belowWide]: { padding: '10px 12px' },
    '&:hover': { backgroundColor: tokens.hover },
    '& + &': { borderTop: `1px solid ${tokens.line}` },
    '&:not(:first-of-type)': { borderTop: `1px solid ${tokens.line}` },
  },
  '& input': { width: 16, height: 16, margin: '2px 0 0', flexShrink: 0, accentColor: tokens.accent },
  '& label > span': { display: 'grid', minWidth: 0, overflowWrap: 'anywhere' },
  '& strong': { fontWeight: 500 },
  '& strong + span': { fontSize: 12, lineHeight: '16px', color: tokens.text2 },
});
