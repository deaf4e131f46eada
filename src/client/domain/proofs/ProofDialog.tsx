import { useState } from 'react';
import type { CreatedProof } from '../../api/proofsApi';
import { DialogFrame } from '../../components/DialogFrame';
import { useMay } from '../teams/useMay';
import { LastDecision } from './LastDecision';
import { NewProofDialog } from './NewProofDialog';
import { ProofLinkDialog } from './ProofLinkDialog';
import { ProofList } from './ProofList';
import type { ProofSubject } from './proofSubject';

type Props = { of: ProofSubject; onClose: () => void };

/** Makes a link that shows ads to somebody without an account, and lists those that were made before. */
export function ProofDialog({ of, onClose }: Props) {
  const mayCreate = useMay('createProof');
  const [created, setCreated] = useState<CreatedProof>();
  if (created) return <ProofLinkDialog created={created} onClose={onClose} />;
  if (mayCreate) return <NewProofDialog of={of} onClose={onClose} onCreated={setCreated} />;
  return (
    <DialogFrame open title="Proof links" onClose={onClose} width={480}>
      <LastDecision of={of} />
      <ProofList of={of} saysNone />
    </DialogFrame>
  );
}
