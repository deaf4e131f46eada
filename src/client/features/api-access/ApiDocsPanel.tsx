import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Panel } from '../../components/Panel';
import { tokens } from '../../theme/tokens';

/** Where the API is described. */
export function ApiDocsPanel() {
  return (
    <Panel title="Documentation">
      <Line>
        <p>Every call, its fields, and the scope it takes. A key makes up to 600 calls a minute.</p>
        <Button variant="outlined" href="/api/docs" target="_blank" rel="noreferrer">
          Open the API reference
        </Button>
      </Line>
    </Panel>
  );
}

const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px 24px',
  '& > p': { flex: '1 1 280px', color: tokens.text2 },
});
