import { styled } from '@mui/material/styles';
import { CircleCheck, CircleDashed, CircleHelp } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { AdFinding } from '../../../ad-kit/preflight/finding';
import { countsOf } from '../../domain/ads/findingCounts';
import { editorPath } from '../../domain/ads/findingLinks';
import { IssueList, IssueWords } from '../../domain/ads/IssueList';
import { belowTablet, tokens } from '../../theme/tokens';

/** How far a group is: looked at, still looked at, or not to be looked at for this reason. */
export type GroupState = { is: 'checked' } | { is: 'checking' } | { is: 'unknown'; why: string };

type Props = {
  adId: string;
  title: string;
  findings: readonly AdFinding[];
  state: GroupState;
  /** Said where nothing is found. */
  clear: string;
};

/** What was found of one kind, each a link to its field in the editor. */
export function GroupPanel({ adId, title, findings, state, clear }: Props) {
  return (
    <Row aria-label={title}>
      <Head>
        <h2>{title}</h2>
        {findings.length > 0 && <span>{countsOf(findings)}</span>}
      </Head>
      {findings.length > 0 && (
        <IssueList>
          {findings.map((finding) => (
            <li key={finding.id}>
              <Link to={editorPath(adId, finding)}>
                <IssueWords finding={finding} />
              </Link>
            </li>
          ))}
        </IssueList>
      )}
      <State isFound={findings.length > 0} state={state} clear={clear} />
    </Row>
  );
}

function State({ isFound, state, clear }: { isFound: boolean; state: GroupState; clear: string }) {
  if (state.is === 'checking')
    return (
      <Fine>
        <CircleDashed size={16} strokeWidth={1.75} aria-hidden="true" />
        Checking…
      </Fine>
    );
  if (state.is === 'unknown')
    return (
      <Fine>
        <CircleHelp size={16} strokeWidth={1.75} aria-hidden="true" />
        {state.why}
      </Fine>
    );
  if (isFound) return null;
  return (
    <Fine data-tone="good">
      <CircleCheck size={16} strokeWidth={1.75} aria-hidden="true" />
      {clear}
    </Fine>
  );
}

const Row = styled('section')({
  padding: '14px 20px 12px',
  '& + &': { borderTop: `1px solid ${tokens.line}` },
  [belowTablet]: { padding: '12px 16px' },
});

const Head = styled('div')({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 12,
  '& h2': { fontSize: 14, lineHeight: '20px', letterSpacing: '-.01em' },
  '& span': { fontSize: 12, lineHeight: '16px', color: tokens.text2 },
});

const Fine = styled('p')({
  display: 'flex',
  gap: 10,
  marginTop: 4,
  fontSize: 13,
  lineHeight: '18px',
  color: tokens.text2,
  '& svg': { marginTop: 1, flexShrink: 0 },
  '&[data-tone="good"] svg': { color: tokens.good },
});
