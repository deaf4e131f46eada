import { styled } from '@mui/material/styles';
import type { WrittenCopy } from '../../api/aiApi';
import { belowTablet, tokens } from '../../theme/tokens';

type Props = {
  parts: WrittenCopy['left_out'];
  /** Stands within something that has its own padding. */
  plain?: boolean;
};

/** What the brief says and no text does, each with its reason. */
export function LeftOut({ parts, plain = false }: Props) {
  if (parts.length === 0) return null;
  return (
    <Section aria-labelledby="left-out" data-plain={plain || undefined}>
      <h3 id="left-out">Left out</h3>
      <ul>
        {parts.map(({ text, reason }, at) => (
          // The same benefit may stand there twice.
          <li key={at}>
            <q>{text}</q> {reason}
          </li>
        ))}
      </ul>
    </Section>
  );
}

const Section = styled('section')({
  padding: '16px 20px 20px',
  boxShadow: `inset 0 1px ${tokens.line}`,
  '& > h3': { margin: '0 0 8px', fontSize: 13, lineHeight: '18px', fontWeight: 500 },
  '& > ul': { margin: 0, padding: 0, listStyle: 'none', display: 'grid', gap: 8 },
  '& li': { fontSize: 13, lineHeight: '20px', color: tokens.text2, overflowWrap: 'anywhere' },
  '& q': { color: tokens.text },
  [belowTablet]: { padding: '16px' },
  '&[data-plain]': { padding: '16px 0 0', boxShadow: 'none' },
});
