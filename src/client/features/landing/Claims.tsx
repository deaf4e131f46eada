import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { belowWide, tokens } from '../../theme/tokens';
import { CampaignRows } from './CampaignRows';
import { ImportPreview } from './ImportPreview';
import { OwnMachine } from './OwnMachine';

/** What the product does, each with a real part of it beside it. */
export function Claims() {
  return (
    <List>
      <Claim
        title="One list for five platforms"
        text="See budget, spend and results side by side, whatever platform your campaigns run on. CTR and CPC mean the same for all of them."
      >
        <CampaignRows />
      </Claim>
      <Claim
        title="Numbers you can check"
        text="Totals and trends come from daily numbers. Import a CSV and see what each row will do before anything is saved."
      >
        <ImportPreview />
      </Claim>
      <Claim
        title="Yours, on your own machine"
        text="It starts with one command and brings its own database. You can download everything in an account as one file."
      >
        <OwnMachine />
      </Claim>
    </List>
  );
}

function Claim({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <Row>
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      {children}
    </Row>
  );
}

const List = styled('div')({
  display: 'grid',
  gap: 64,
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginTop: 64,
  paddingTop: 64,
  borderTop: `1px solid ${tokens.line}`,
  [belowWide]: { gap: 48, marginTop: 40, paddingTop: 40 },
});

const Row = styled('section')({
  display: 'grid',
  gridTemplateColumns: '352px minmax(0, 1fr)',
  gap: '20px 104px',
  alignItems: 'start',
  [belowWide]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  '& h2': { fontSize: 20, lineHeight: '28px', letterSpacing: '-.02em' },
  '& p': { marginTop: 6, fontSize: 15, lineHeight: '24px', color: tokens.text2 },
});
