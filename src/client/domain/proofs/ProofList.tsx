import { useId, useState } from 'react';
import { skipToken } from '@reduxjs/toolkit/query/react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { problemOf } from '../../api/problem';
import { type Proof, useListProofsQuery } from '../../api/proofsApi';
import { Chip } from '../../components/Chip';
import { ErrorPanel } from '../../components/ErrorPanel';
import { SkeletonBlock } from '../../components/SkeletonBlock';
import { formatDayOf } from '../../lib/dates';
import { countOf } from '../../lib/text';
import { tokens } from '../../theme/tokens';
import { useMay } from '../teams/useMay';
import { useWorkspace } from '../teams/workspace';
import { ApproversDialog } from './ApproversDialog';
import type { ProofSubject } from './proofSubject';
import { RevokeProofDialog } from './RevokeProofDialog';

/** As many links as a workspace can have working, of one thing. */
const most = 100;

type Props = {
  of: ProofSubject;
  /** Says so where there are none, instead of showing nothing. */
  saysNone?: boolean;
};

/** The links that were made of one ad or campaign. A selection of several ads has no list of its own. */
export function ProofList({ of: { ad_ids: adIds = [], campaign_id: campaignId }, saysNone = false }: Props) {
  const titleId = useId();
  const workspace = useWorkspace();
  const mayRevoke = useMay('revokeProof');
  const mayChange = useMay('updateProof');
  const [asked, setAsked] = useState<Proof>();
  const [changed, setChanged] = useState<Proof>();
  const [adId, ...others] = adIds;
  const subject = campaignId ? { campaignId } : adId !== undefined && others.length === 0 ? { adId } : undefined;
  const query = subject ? { ...workspace, ...subject, limit: most } : skipToken;
  const { data, error, refetch } = useListProofsQuery(query);
  if (!subject) return null;
  if (!data) {
    return error ? (
      <ErrorPanel title="Couldn’t load the links" detail={problemOf(error)?.detail ?? ''} onRetry={refetch} />
    ) : (
      <SkeletonBlock width="100%" height={40} />
    );
  }
  if (data.items.length === 0) return saysNone ? <p>No one has made a link yet.</p> : null;
  return (
    <section aria-labelledby={titleId}>
      <Title id={titleId}>Links so far</Title>
      <List>
        {data.items.map((proof) => (
          <li key={proof.id}>
            <div>
              <Name>
                {proof.name}
                {isOver(proof) && <Chip tone="mute">Expired</Chip>}
              </Name>
              <p>{describe(proof)}</p>
            </div>
            <Buttons>
              {mayChange && !isOver(proof) && (
                <Button
                  variant="text"
                  size="small"
                  aria-label={`Approvers of ${proof.name}`}
                  onClick={() => setChanged(proof)}
                >
                  Approvers
                </Button>
              )}
              {mayRevoke && (
                <Button
                  variant="text"
                  size="small"
                  aria-label={`${isOver(proof) ? 'Remove' : 'Revoke'} ${proof.name}`}
                  onClick={() => setAsked(proof)}
                >
                  {isOver(proof) ? 'Remove' : 'Revoke'}
                </Button>
              )}
            </Buttons>
          </li>
        ))}
      </List>
      {asked && <RevokeProofDialog proof={asked} onClose={() => setAsked(undefined)} />}
      {changed && <ApproversDialog proof={changed} onClose={() => setChanged(undefined)} />}
    </section>
  );
}

const isOver = ({ expires_at: end }: Proof): boolean => Date.parse(end) <= Date.now();

function describe(proof: Proof): string {
  const {
    made_by: maker,
    created_at: start,
    expires_at: end,
    has_passphrase: hasPassphrase,
    approvers,
    open_comment_count: open,
  } = proof;
  return [
    `Made ${formatDayOf(start)}${maker === null ? '' : ` by ${maker}`}`,
    `${isOver(proof) ? 'expired' : 'works until'} ${formatDayOf(end)}`,
    ...(hasPassphrase ? ['with a passphrase'] : []),
    ...(approvers.length > 0 ? [countOf(approvers.length, 'approver')] : []),
    ...(open > 0 ? [countOf(open, 'open comment')] : []),
  ].join(', ');
}

const Title = styled('h3')({ marginBottom: 4, fontSize: 13, lineHeight: '18px', fontWeight: 500 });

const List = styled('ul')({
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 12,
    padding: '8px 0',
    borderTop: `1px solid ${tokens.line}`,
  },
  '& > li > div': { minWidth: 0 },
  '& p': { fontSize: 13, lineHeight: '18px', color: tokens.text2 },
});

const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', flexShrink: 0 });

const Name = styled('span')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 8px',
  overflowWrap: 'anywhere',
});
