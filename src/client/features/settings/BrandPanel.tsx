import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { Panel } from '../../components/Panel';
import { paths } from '../../lib/paths';
import { PanelRow } from '../../components/PanelRow';

/** The way to the brand kit. */
export function BrandPanel() {
  return (
    <Panel title="Brand kit">
      <PanelRow>
        <p>The name, logo, colors, and fonts that your new ads start with.</p>
        <Button variant="outlined" component={Link} to={paths.brandKit}>
          Edit brand kit
        </Button>
      </PanelRow>
    </Panel>
  );
}
