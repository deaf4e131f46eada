import { styled } from '@mui/material/styles';
import { radii, tokens } from '../../theme/tokens';

/** The command that starts the product, and the file that one's data leaves in. */
export function OwnMachine() {
  return (
    <Terminal>
      <code>
        <span>$ </span>npm ci &amp;&amp; npm start
      </code>
      <code>
        <span>Open </span>http://127.0.0.1:3000
      </code>
      <code>
        <span>Export </span>account-data.json
      </code>
    </Terminal>
  );
}

const Terminal = styled('div')({
  display: 'grid',
  gap: 6,
  padding: '18px 20px',
  border: `1px solid ${tokens.line}`,
  borderRadius: radii.panel,
  backgroundColor: tokens.sunken,
  fontSize: 13,
  lineHeight: '20px',
  '& code': { fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace', overflowWrap: 'anywhere' },
  '& span': { color: tokens.text2 },
});
