import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { Panel } from '../../components/Panel';
import { paths } from '../../lib/paths';
import { PanelRow } from '../../components/PanelRow';

/** The way to the API keys. */
export function ApiPanel() {
  return (
    <Panel title="API access">
      <PanelRow>
        <p>Keys that let your scripts and other tools work with your campaigns.</p>
        <Button variant="outlined" component={Link} to={paths.apiAccess}>
          Manage API keys
        </Button>
      </PanelRow>
    </Panel>
  );
}
