import { styled } from '@mui/material/styles';
import { hairlineGrid } from '../../theme/hairlineGrid';
import { belowTablet, belowWide, tokens } from '../../theme/tokens';

/** What a plan would bring, below a closed gate. */
export function Blurbs({ blurbs }: { blurbs: readonly { title: string; text: string }[] }) {
  return (
    <Grid data-three={blurbs.length === 3 || undefined}>
      {blurbs.map(({ title, text }) => (
        <div key={title}>
          <h2>{title}</h2>
          <p>{text}</p>
        </div>
      ))}
    </Grid>
  );
}

const Grid = styled('div')({
  ...hairlineGrid,
  [belowWide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  // In two columns, a third would leave a hole.
  '&[data-three]': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  [belowTablet]: { '&, &[data-three]': { gridTemplateColumns: 'minmax(0, 1fr)' } },
  '& > div': { padding: 20, backgroundColor: tokens.surface },
  '& h2': { fontSize: 15, lineHeight: '22px', letterSpacing: '-.01em' },
  '& p': { marginTop: 4, color: tokens.text2 },
});
