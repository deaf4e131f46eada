import { memo } from 'react';
import { styled } from '@mui/material/styles';
import { CircleCheck } from 'lucide-react';
import type { AdFormat } from '../../../ad-kit/ad';
import { countFindings, type Finding } from '../../../ad-kit/check';
import { sampleRule } from '../../../ad-kit/sampleTexts';
import { formatName } from '../../../ad-kit/formats';
import { countOf } from '../../lib/text';
import { belowTablet, tokens } from '../../theme/tokens';
import type { SamplePart } from '../../domain/ads/artworkSamples';
import type { FindingsByFormat } from './fields/useFindings';
import { ArtworkIssueRow, IssueList, IssueRow } from './IssueList';

type Props = {
  findings: FindingsByFormat;
  onChoose: (format: AdFormat, finding: Finding) => void;
  /** What the artwork still says of its template. */
  samples: readonly SamplePart[];
  onChooseSample: (part: SamplePart['part']) => void;
};

/** Everything that a platform would refuse or show worse and what is a template's, each the way to its field. */
export const FindingsPanel = memo(function FindingsPanel({ findings, onChoose, samples, onChooseSample }: Props) {
  const all = [...findings]
    .flatMap(([format, found]) => found.map((finding) => ({ format, finding })))
    .toSorted((one, other) => rank(one.finding) - rank(other.finding));
  const count = all.length + samples.length;
  return (
    <Section aria-labelledby="findings-title">
      <Head>
        <h2 id="findings-title">Issues</h2>
        {count > 0 && (
          <span>
            {countsOf(
              all.map(({ finding }) => finding),
              samples.length,
            )}
          </span>
        )}
      </Head>
      {count === 0 ? (
        <Fine>
          <CircleCheck size={16} strokeWidth={1.75} aria-hidden="true" />
          No issues. Your ad meets every platform’s rules.
        </Fine>
      ) : (
        <IssueList>
          {all.map(({ format, finding }) => (
            <IssueRow
              key={finding.id}
              isBad={finding.severity === 'blocks'}
              place={formatName(format)}
              sentence={finding.sentence}
              onChoose={() => onChoose(format, finding)}
            />
          ))}
          {samples.map((one) => (
            <ArtworkIssueRow key={one.part} sample={one} onChoose={onChooseSample} />
          ))}
        </IssueList>
      )}
    </Section>
  );
});

const rank = ({ severity, ruleId }: Finding): number => (severity === 'blocks' ? 0 : ruleId === sampleRule ? 1 : 2);

/** "1 error, 2 warnings"; `besides` is warnings of another kind. */
function countsOf(findings: readonly Finding[], besides: number): string {
  const { errors, warnings: found } = countFindings(findings);
  const warnings = found + besides;
  return [errors > 0 && countOf(errors, 'error'), warnings > 0 && countOf(warnings, 'warning')]
    .filter(Boolean)
    .join(', ');
}

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
