import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { Panel } from '../../components/Panel';
import { paths } from '../../lib/paths';
import { tokens } from '../../theme/tokens';

/** The way to the brand kit. */
export function BrandPanel() {
  return (
    <Panel title="Brand kit">
      <Row>
        <p>The name, logo, colors, and fonts that your new ads start with.</p>
        <Button variant="outlined" component={Link} to={paths.brandKit}>
          Edit brand kit
        </Button>
      </Row>
    </Panel>
  );
}

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px 24px',
  '& p': { flex: '1 1 280px', color: tokens.text2 },
});
