import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { Panel } from '../../components/Panel';
import { paths } from '../../lib/paths';
import { PanelRow } from '../../components/PanelRow';

/** The way to the audit log. */
export function AuditPanel() {
  return (
    <Panel title="Audit log">
      <PanelRow>
        <p>Who signed in, what was deleted or exported, and what changed in API access, people, and plans.</p>
        <Button variant="outlined" component={Link} to={paths.auditLog}>
          Open audit log
        </Button>
      </PanelRow>
    </Panel>
  );
}
