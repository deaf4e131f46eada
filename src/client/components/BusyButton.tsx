import Button, { type ButtonProps } from '@mui/material/Button';
import { keyframes, styled } from '@mui/material/styles';

type Props = ButtonProps & {
  busy: boolean;
  /** What the button reads while busy; its own words where left out. */
  busyLabel?: string;
};

/** A button whose work takes a while: it keeps its width, shows a small ring and can't be pressed again. */
export function BusyButton({ busy, busyLabel, children, disabled = false, ...rest }: Props) {
  return (
    <Button {...rest} disabled={busy || disabled} aria-busy={busy || undefined}>
      <Stack>
        <Words data-away={busy || undefined} aria-hidden={busy || undefined}>
          {children}
        </Words>
        {busyLabel !== undefined || busy ? (
          <Words data-away={!busy || undefined} aria-hidden={!busy || undefined}>
            <Ring aria-hidden="true" />
            {busyLabel ?? children}
          </Words>
        ) : null}
      </Stack>
    </Button>
  );
}

/** Both labels lie on each other in one cell, so that the wider one always gives the width. */
const Stack = styled('span')({ display: 'grid', '& > *': { gridArea: '1 / 1' } });

const Words = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  '&[data-away]': { visibility: 'hidden' },
});

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });

const Ring = styled('span')({
  width: 12,
  height: 12,
  border: '1.5px solid currentColor',
  borderRightColor: 'transparent',
  borderRadius: '50%',
  animation: `${turn} 700ms linear infinite`,
});
