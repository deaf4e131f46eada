import { styled } from '@mui/material/styles';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import { skin } from '../skins';

type Props = {
  /** The text's name in a sentence: "headline". */
  what: string;
  /** How wide each line is, in percent. */
  lines?: readonly number[];
};

/** Faint bars where a text will stand that nobody has written yet. */
export function Unwritten({ what, lines = [70] }: Props) {
  return (
    <>
      <VisuallyHidden>{`No ${what} yet`}</VisuallyHidden>
      {lines.map((width) => (
        <Bar key={width} aria-hidden="true" style={{ width: `${width}%` }} />
      ))}
    </>
  );
}

const Bar = styled('span')({
  display: 'block',
  height: '.62em',
  margin: '.34em 0',
  borderRadius: 3,
  // Of the text's own colour, so that it is seen on every ground of every platform.
  backgroundColor: skin.text2,
  opacity: 0.24,
});
