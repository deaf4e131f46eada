import { useId, useState } from 'react';
import { styled } from '@mui/material/styles';
import type { AdFormat } from '../../../ad-kit/ad';
import { formats, formatName } from '../../../ad-kit/formats';
import { fieldLength, limitsOf, type TextLimit } from '../../../ad-kit/limits';
import { platformNames } from '../../../ad-kit/platforms';
import { Chip } from '../../components/Chip';
import { Panel } from '../../components/Panel';
import { TextField } from '../../components/TextField';
import { PlatformMark } from '../../domain/campaigns/PlatformMark';
import { belowTablet, tokens } from '../../theme/tokens';

/** Where the headline would stand. */
const places: readonly { format: AdFormat; field: string }[] = [
  { format: 'google_search', field: 'headlines' },
  { format: 'facebook_feed', field: 'headline' },
  { format: 'linkedin_image', field: 'headline' },
  { format: 'twitter_image', field: 'card_title' },
];

/** A headline to write, and what each platform makes of it, by the rules that the editor goes by. */
export function LimitsSample() {
  const [headline, setHeadline] = useState('Fresh roast, every other Friday.');
  const listId = useId();
  return (
    <Panel>
      <TextField label="Your headline" value={headline} onChange={setHeadline} maxLength={120} />
      <List id={listId} aria-label="What each platform makes of it">
        {places.map(({ format, field }) => (
          <Place key={format} format={format} limits={limitsOf(format, field)} headline={headline} />
        ))}
      </List>
    </Panel>
  );
}

type PlaceProps = { format: AdFormat; limits: readonly TextLimit[]; headline: string };

function Place({ format, limits, headline }: PlaceProps) {
  const { platform } = formats[format];
  const length = fieldLength(headline, limits);
  if (!length) return null;
  return (
    <li>
      <span>
        <PlatformMark platform={platform} />
        {formatName(format)}
      </span>
      <span>
        <strong>{length.length}</strong>
        {` / ${length.limit}`}
      </span>
      <Chip tone={!length.isOver ? 'good' : length.effect === 'blocks' ? 'bad' : 'warn'}>
        {length.isOver ? verdicts[length.effect](platformNames[platform]) : 'Fits'}
      </Chip>
    </li>
  );
}

const verdicts: Record<TextLimit['effect'], (platform: string) => string> = {
  blocks: (platform) => `${platform} rejects it`,
  cuts: () => 'Gets cut off',
  advises: () => 'Longer than advised',
};

const List = styled('ul')({
  marginTop: 12,
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 64px 168px',
    alignItems: 'center',
    gap: 12,
    minHeight: 44,
    [belowTablet]: { gridTemplateColumns: 'minmax(0, 1fr) 56px auto', gap: 8 },
  },
  '& > li + li': { borderTop: `1px solid ${tokens.line}` },
  '& > li > span:first-of-type': { display: 'inline-flex', alignItems: 'center', gap: 8 },
  '& > li > span:nth-of-type(2)': { fontSize: 13, color: tokens.text2, textAlign: 'right' },
  '& > li > span:last-of-type': { justifySelf: 'start' },
});
