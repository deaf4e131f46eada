import type { ElementType, ReactNode } from 'react';
import { styled } from '@mui/material/styles';

const Hidden = styled('span')({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

type Props = {
  children: ReactNode;
  id?: string;
  /** `span` unless said otherwise. */
  component?: ElementType;
};

/** Text for screen readers alone. */
export function VisuallyHidden({ children, id, component = 'span' }: Props) {
  return (
    <Hidden as={component} id={id}>
      {children}
    </Hidden>
  );
}
