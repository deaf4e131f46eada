import { memo } from 'react';
import { styled } from '@mui/material/styles';
import { CircleCheck } from 'lucide-react';
import type { AdFinding } from '../../../ad-kit/preflight/finding';
import { countsOf } from '../../domain/ads/findingCounts';
import { IssueList, IssueWords } from '../../domain/ads/IssueList';
import { belowTablet, tokens } from '../../theme/tokens';

type Props = { findings: readonly AdFinding[]; onChoose: (finding: AdFinding) => void };

/** Everything there is to say of the ad, each the way to its field. */
export const FindingsPanel = memo(function FindingsPanel({ findings, onChoose }: Props) {
  return (
    <Section aria-labelledby="findings-title">
      <Head>
        <h2 id="findings-title">Issues</h2>
        {findings.length > 0 && <span>{countsOf(findings)}</span>}
      </Head>
      {findings.length === 0 ? (
        <Fine>
          <CircleCheck size={16} strokeWidth={1.75} aria-hidden="true" />
          No issues. Your ad meets every platform’s rules.
        </Fine>
      ) : (
        <IssueList>
          {findings.map((finding) => (
            <li key={finding.id}>
              <button type="button" onClick={() => onChoose(finding)}>
                <IssueWords finding={finding} />
              </button>
            </li>
          ))}
        </IssueList>
      )}
    </Section>
  );
});

const Section = styled('section')({
  padding: '20px 24px 24px',
  borderTop: `1px solid ${tokens.line}`,
  [belowTablet]: { padding: 16 },
});

const Head = styled('div')({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 12,
  marginBottom: 4,
  '& h2': { fontSize: 14, lineHeight: '20px' },
  '& span': { fontSize: 12, lineHeight: '16px', color: tokens.text2 },
});

const Fine = styled('p')({
  display: 'flex',
  gap: 10,
  fontSize: 13,
  lineHeight: '18px',
  color: tokens.text2,
  '& svg': { color: tokens.good },
});
