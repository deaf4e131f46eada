import Button from '@mui/material/Button';
import { Panel } from '../../components/Panel';
import { PanelRow } from '../../components/PanelRow';

/** Where the API is described. */
export function ApiDocsPanel() {
  return (
    <Panel title="Documentation">
      <PanelRow>
        <p>Every call, its fields, and the scope it takes. A key makes up to 600 calls a minute.</p>
        <Button variant="outlined" href="/api/docs" target="_blank" rel="noreferrer">
          Open the API reference
        </Button>
      </PanelRow>
    </Panel>
  );
}
