import { styled } from '@mui/material/styles';
import type { AdFormat } from '../../../ad-kit/ad';
import { Notice } from '../../components/Notice';
import { tokens } from '../../theme/tokens';
import { ConversionList, placeIn } from '../ads/ConversionList';
import type { PlannedInsertion } from './insertion';

type Props = { format: AdFormat; insertion: PlannedInsertion };

/** How the text will stand in the ad, and which of the ad's texts it replaces. */
export function Outcome({ format, insertion: { changes, replaced, refusal } }: Props) {
  if (refusal !== undefined) return <Notice tone="warn">{refusal}</Notice>;
  return (
    <Frame>
      <ConversionList to={format} changes={changes} missing={[]} />
      {replaced.length > 0 && (
        <section aria-label="What it replaces">
          <h3>What it replaces</h3>
          <ul>
            {replaced.map(({ path, text }) => (
              <li key={path}>{`${placeIn(format, path)}: ${text}`}</li>
            ))}
          </ul>
        </section>
      )}
    </Frame>
  );
}

const Frame = styled('div')({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingTop: 16,
  borderTop: `1px solid ${tokens.line}`,
  '& > p': { color: tokens.text2 },
  '& > section > h3': { marginBottom: 8, fontSize: 14, lineHeight: '20px' },
  '& > section > ul': { display: 'grid', gap: 6, margin: 0, padding: 0, listStyle: 'none' },
  '& > section li': { fontSize: 13, lineHeight: '18px', color: tokens.text2, overflowWrap: 'anywhere' },
});
