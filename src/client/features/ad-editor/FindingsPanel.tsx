import { memo } from 'react';
import { styled } from '@mui/material/styles';
import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import type { AdFormat } from '../../../ad-kit/ad';
import { countFindings, type Finding } from '../../../ad-kit/check';
import { formatName } from '../../../ad-kit/formats';
import { countOf } from '../../lib/text';
import { belowTablet, tokens } from '../../theme/tokens';
import type { SamplePart } from './artwork/sampleTexts';
import type { FindingsByFormat } from './fields/useFindings';

type Props = {
  findings: FindingsByFormat;
  onChoose: (format: AdFormat, finding: Finding) => void;
  /** What the artwork still says of its template. */
  samples: readonly SamplePart[];
  onChooseSample: (part: SamplePart['part']) => void;
};

/** Everything that a platform would refuse or show worse, each the way to its field. */
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
        <ul>
          {all.map(({ format, finding }) => (
            <IssueRow
              key={finding.id}
              isBad={finding.severity === 'blocks'}
              place={formatName(format)}
              sentence={finding.sentence}
              onChoose={() => onChoose(format, finding)}
            />
          ))}
          {samples.map(({ part, label, sentence }) => (
            <IssueRow
              key={part}
              isBad={false}
              place={`Artwork: ${label.toLowerCase()}`}
              sentence={sentence}
              onChoose={() => onChooseSample(part)}
            />
          ))}
        </ul>
      )}
    </Section>
  );
});

const rank = ({ severity }: Finding): number => (severity === 'blocks' ? 0 : 1);

/** "1 error, 2 warnings"; `besides` is warnings of another kind. */
function countsOf(findings: readonly Finding[], besides: number): string {
  const { errors, warnings: found } = countFindings(findings);
  const warnings = found + besides;
  return [errors > 0 && countOf(errors, 'error'), warnings > 0 && countOf(warnings, 'warning')]
    .filter(Boolean)
    .join(', ');
}

type RowProps = { isBad: boolean; place: string; sentence: string; onChoose: () => void };

function IssueRow({ isBad, place, sentence, onChoose }: RowProps) {
  const Shape = isBad ? CircleAlert : TriangleAlert;
  return (
    <li>
      <button type="button" onClick={onChoose}>
        <Shape size={16} strokeWidth={1.75} aria-hidden="true" data-tone={isBad ? 'bad' : 'warn'} />
        <span>
          <strong>{place}</strong>
          <span>{sentence}</span>
        </span>
      </button>
    </li>
  );
}

const Section = styled('section')({
  padding: '20px 24px 24px',
  borderTop: `1px solid ${tokens.line}`,
  [belowTablet]: { padding: 16 },
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& li + li': { borderTop: `1px solid ${tokens.line}` },
  '& button': {
    display: 'flex',
    gap: 10,
    width: '100%',
    minHeight: 44,
    padding: '10px 0',
    border: 0,
    background: 'none',
    font: 'inherit',
    fontSize: 13,
    lineHeight: '18px',
    textAlign: 'left',
    color: tokens.text,
    cursor: 'pointer',
    '&:hover strong': { textDecoration: 'underline' },
    '& > svg': { marginTop: 1, flexShrink: 0 },
    '& > svg[data-tone="bad"]': { color: tokens.bad },
    '& > svg[data-tone="warn"]': { color: tokens.warn },
    '& > span': { display: 'grid', minWidth: 0 },
    '& strong': { fontWeight: 500 },
    '& span > span': { color: tokens.text2, overflowWrap: 'anywhere' },
  },
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
