import { styled } from '@mui/material/styles';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { channelForecast } from '../../../ad-kit/channels';
import { type UtmFields, utmFieldNames } from '../../../ad-kit/linkBuilder';
import { GroupLabel } from '../../components/GroupLabel';
import { radii, tokens } from '../../theme/tokens';

type Props = {
  /** Empty while there is no address. */
  link: string;
  /** As it goes into the link. */
  utm: UtmFields;
};

/** The link as it will be, and the channel that Google Analytics will file its visits under. */
export function LinkResult({ link, utm }: Props) {
  return (
    <section aria-label="The link">
      <GroupLabel as="h3">The link</GroupLabel>
      <Link data-empty={link === '' || undefined}>
        {link || 'Enter a website URL that starts with https:// to see your link.'}
      </Link>
      <Channel utm={utm} />
    </section>
  );
}

function Channel({ utm }: { utm: UtmFields }) {
  const isMeasured = utmFieldNames.some((name) => utm[name] !== '');
  const { channel, warning } = channelForecast(utm);
  if (!isMeasured) return <Line role="status">Nothing will be tracked: all values are empty.</Line>;
  return (
    <Line role="status" data-tone={warning === null ? 'good' : 'warn'}>
      {warning === null ? (
        <CircleCheck size={16} strokeWidth={1.75} aria-hidden="true" />
      ) : (
        <TriangleAlert size={16} strokeWidth={1.75} aria-hidden="true" />
      )}
      <span>{warning ?? `Google Analytics will report this link as "${channel}".`}</span>
    </Line>
  );
}

const Link = styled('p')({
  padding: '8px 12px',
  borderRadius: radii.control,
  backgroundColor: tokens.sunken,
  fontSize: 13,
  lineHeight: '18px',
  overflowWrap: 'anywhere',
  '&[data-empty]': { color: tokens.text2 },
});

const Line = styled('p')({
  display: 'flex',
  gap: 8,
  marginTop: 8,
  fontSize: 13,
  lineHeight: '18px',
  color: tokens.text2,
  '&[data-tone="good"]': { color: tokens.good },
  '&[data-tone="warn"]': { color: tokens.warn },
});
