import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { labelParameter, paths, withQuery } from '../../lib/paths';
import { radii, tokens } from '../../theme/tokens';
import type { Labeled } from './useLabels';

type Props = {
  labels: readonly string[];
  /** What has them; a campaign unless said otherwise. */
  of?: Labeled;
  /** How many are shown; the others are counted. All by default. */
  most?: number;
};

/** The list of what has labels, which an address filters by one, and what it lists. */
const lists: Record<Labeled, { addressOf: (label: string) => string; noun: string }> = {
  campaigns: { addressOf: (label) => withQuery(paths.campaigns, { [labelParameter]: label }), noun: 'Campaigns' },
  ads: { addressOf: (label) => withQuery(paths.ads, { [labelParameter]: label }), noun: 'Ads' },
};

/** Labels as chips, each leading to the campaigns or ads that have it. */
export function LabelChips({ labels, of = 'campaigns', most = labels.length }: Props) {
  if (labels.length === 0) return null;
  const hidden = labels.slice(most);
  const { addressOf, noun } = lists[of];
  return (
    <Chips aria-label="Labels">
      {labels.slice(0, most).map((label) => (
        <li key={label}>
          <ChipLink to={addressOf(label)} title={`${noun} labeled ${label}`}>
            {label}
          </ChipLink>
        </li>
      ))}
      {hidden.length > 0 && <li title={hidden.join(', ')}>+{hidden.length}</li>}
    </Chips>
  );
}

const Chips = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 4,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: 12,
  lineHeight: '16px',
  color: tokens.text2,
  '* + &': { marginTop: 4 },
  '& li': { minWidth: 0, maxWidth: '100%' },
});

const ChipLink = styled(Link)({
  display: 'block',
  maxWidth: 200,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  padding: '2px 8px',
  borderRadius: radii.chip,
  color: tokens.text2,
  backgroundColor: tokens.muteSoft,
  textDecoration: 'none',
  '&:hover': { color: tokens.text },
});
