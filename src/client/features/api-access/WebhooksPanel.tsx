import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { Panel } from '../../components/Panel';
import { PanelRow } from '../../components/PanelRow';
import { paths } from '../../lib/paths';

/** The way to the webhooks. */
export function WebhooksPanel() {
  return (
    <Panel title="Webhooks">
      <PanelRow>
        <p>Your servers are told when something happens, instead of asking again and again.</p>
        <Button variant="outlined" component={Link} to={paths.webhooks}>
          Manage webhooks
        </Button>
      </PanelRow>
    </Panel>
  );
}
