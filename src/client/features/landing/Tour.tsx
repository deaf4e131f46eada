import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { belowWide, tokens } from '../../theme/tokens';
import { CampaignRows } from './CampaignRows';
import { ImportPreview } from './ImportPreview';
import { LibraryPosters } from './LibraryPosters';
import { LimitsSample } from './LimitsSample';
import { Prices } from './Prices';

/** What the product does, each with a real part of it beside it, and what it costs. */
export function Tour() {
  return (
    <List>
      <Stop
        title="Every platform’s limits, as you type"
        text="One headline, four platforms. See what fits, what gets cut off and what would be rejected before you upload anything. Try it."
      >
        <LimitsSample />
      </Stop>
      <Stop
        title="Templates that are written, not filled in"
        text="Twelve industries, each template with real copy, artwork in every size and tips from the trade. Pick one and make it yours in minutes."
      >
        <LibraryPosters />
      </Stop>
      <Stop
        title="One list for five platforms"
        text="Budget, spend and results side by side, wherever your campaigns run. CTR and CPC mean the same for all of them."
      >
        <CampaignRows />
      </Stop>
      <Stop
        title="Numbers you can check"
        text="Totals and trends come from daily numbers. Import a report and see what each row will do before anything is saved. Your data is yours: download all of it, or run the whole thing on your own server."
      >
        <ImportPreview />
      </Stop>
      <Stop
        title="What it costs"
        text="Start free. Upgrade when you need more campaigns, the whole library, AI copy or a team. Cancel anytime."
      >
        <Prices />
      </Stop>
    </List>
  );
}

function Stop({ title, text, children }: { title: string; text: string; children: ReactNode }) {
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
  '& h2 + p': { marginTop: 6, fontSize: 15, lineHeight: '24px', color: tokens.text2 },
});
