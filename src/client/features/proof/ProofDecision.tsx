import { useState } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Check, MessageSquareText } from 'lucide-react';
import type { DecisionKind, SharedAd } from '../../api/proofsApi';
import { lazyPart } from '../../lib/speed/lazyPart';
import { Notice } from '../../components/Notice';
import { Row } from '../../components/Row';
import { Stack } from '../../components/Stack';
import { DecisionChip } from '../../domain/proofs/DecisionChip';
import { tokens } from '../../theme/tokens';
import type { Approval } from './approval';

const ApproverDialog = lazyPart(async () => (await import('./ApproverDialog')).ApproverDialog);
const DecisionDialog = lazyPart(async () => (await import('./DecisionDialog')).DecisionDialog);

const ProofDifferences = lazyPart(async () => (await import('./ProofDifferences')).ProofDifferences);

type Props = {
  ad: SharedAd;
  token: string;
  access: string | undefined;
  approval: Approval;
  name: string;
  onName: (name: string) => void;
  /** Whether the version that was approved is shown, and not the current one. */
  showsApproved: boolean;
  onShowApproved: (isWanted: boolean) => void;
};

/** What was decided on an ad, how it differs from what was approved, and the way to decide. */
export function ProofDecision({ ad, token, access, approval, name, onName, showsApproved, onShowApproved }: Props) {
  const [asked, setAsked] = useState<DecisionKind>();
  const [note, setNote] = useState('');
  const [notice, setNotice] = useState<{ tone: 'good' | 'warn'; sentence: string }>();
  const { decision, approved } = ad;
  const { takesCode, approver, onApprover } = approval;
  const open = (kind: DecisionKind) => {
    setNotice(undefined);
    onShowApproved(false);
    setAsked(kind);
  };
  const close = (sentence?: typeof notice) => {
    setAsked(undefined);
    setNotice(sentence);
  };
  return (
    <Stack gap={16}>
      {notice && <Notice tone={notice.tone}>{notice.sentence}</Notice>}
      {decision && (
        <div>
          <DecisionChip decision={decision} />
          {decision.note !== '' && <Note dir="auto">{`${decision.name}: ${decision.note}`}</Note>}
        </div>
      )}
      {approved && (
        <div>
          {decision?.kind !== 'approved' && (
            <DecisionChip decision={{ ...approved, kind: 'approved', is_current: false }} />
          )}
          <ProofDifferences {...{ ad, approved }} />
          <Button
            variant="text"
            size="small"
            aria-pressed={showsApproved}
            onClick={() => onShowApproved(!showsApproved)}
          >
            {showsApproved ? 'Show the ad as it is now' : 'Show the approved version'}
          </Button>
        </div>
      )}
      <Row>
        <Button
          startIcon={<Check size={16} strokeWidth={1.75} aria-hidden="true" />}
          aria-label={`Approve ${ad.name}`}
          onClick={() => open('approved')}
        >
          Approve
        </Button>
        <Button
          variant="outlined"
          startIcon={<MessageSquareText size={16} strokeWidth={1.75} aria-hidden="true" />}
          aria-label={`Ask for changes to ${ad.name}`}
          onClick={() => open('changes_asked')}
        >
          Ask for changes
        </Button>
      </Row>
      {asked && takesCode && approver === undefined && (
        <ApproverDialog {...{ token, access, onApprover }} onClose={() => close()} />
      )}
      {asked && !(takesCode && approver === undefined) && (
        <DecisionDialog
          {...{ ad, token, access, approver, name, onName, note }}
          kind={asked}
          onNote={setNote}
          onDecided={() => {
            setNote('');
            close({ tone: 'good', sentence: asked === 'approved' ? 'Approved. Thank you!' : 'Sent. Thank you!' });
          }}
          onStale={(sentence) => close({ tone: 'warn', sentence })}
          onNoApprover={(sentence) => {
            onApprover(undefined);
            close({ tone: 'warn', sentence });
          }}
          onClose={() => close()}
        />
      )}
    </Stack>
  );
}

const Note = styled('p')({ marginTop: 8, whiteSpace: 'pre-line', overflowWrap: 'anywhere', color: tokens.text2 });
