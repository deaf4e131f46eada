import { VisuallyHidden } from './VisuallyHidden';

type Props = {
  children: string;
  /** Why it isn't known; left out where it is, and where nothing more is to be said. */
  why?: string | undefined;
};

/** A figure as people read it. One that isn't known says why: to screen readers, and where the pointer rests on it. */
export function FigureText({ children, why }: Props) {
  if (why === undefined) return children;
  return (
    <span title={why}>
      <span aria-hidden="true">{children}</span>
      <VisuallyHidden>{why}</VisuallyHidden>
    </span>
  );
}
