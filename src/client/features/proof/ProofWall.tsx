import { useMemo, useState } from 'react';
import { styled } from '@mui/material/styles';
import type { SharedProof } from '../../api/proofsApi';
import { EmptyState } from '../../components/EmptyState';
import { Notice } from '../../components/Notice';
import { PageHeader } from '../../components/PageHeader';
import { Panel } from '../../components/Panel';
import { formatDayOf } from '../../lib/dates';
import { countOf } from '../../lib/text';
import { ProofAd } from './ProofAd';
import { useGuestName } from './useGuestName';

type Props = {
  token: string;
  /** The access token that the passphrase gave. */
  access: string | undefined;
  proof: SharedProof;
  /** Why the last refresh failed. */
  failure: string | undefined;
};

/** The ads of a link, each in all its formats. */
export function ProofWall({ token, access, proof, failure }: Props) {
  const [guest, setGuest] = useGuestName();
  const { name, expires_at: end, takes_code: takesCode, ads, ad_count: count, images } = proof;
  const [approver, setApprover] = useState<string>();
  const approval = useMemo(() => ({ takesCode, approver, onApprover: setApprover }), [takesCode, approver]);
  return (
    <>
      <PageHeader
        title={name}
        subtitle={
          count > 0 && `${countOf(count, 'ad')}, shown as ${count === 1 ? 'it is' : 'they are'} now. ${endOf(end)}`
        }
      />
      {failure !== undefined && <Notice tone="bad">{`The ads may be out of date. ${failure}`}</Notice>}
      {ads.length === 0 ? (
        <Panel flush>
          <EmptyState
            title="No ads to see right now"
            text="The ads were removed, or there are none yet. Ask the person who sent you the link."
          />
        </Panel>
      ) : (
        <Wall>
          {ads.map((ad) => (
            <ProofAd
              key={ad.id}
              {...{ ad, images, token, access, approval }}
              otherName={name}
              name={guest}
              onName={setGuest}
            />
          ))}
        </Wall>
      )}
      {count > ads.length && <More>{`These are the ${ads.length} that changed last, of ${count}.`}</More>}
    </>
  );
}

const endOf = (end: string): string => `This link works until ${formatDayOf(end)}.`;

const Wall = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 48, marginTop: 8 });
const More = styled('p')({ marginTop: 32 });
