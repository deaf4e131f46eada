import type { ElementType, ReactNode } from 'react';
import { useId } from 'react';
import { styled } from '@mui/material/styles';
import { belowTablet, radii, tokens } from '../theme/tokens';
import { PanelTitle } from './PanelTitle';

type Props = {
  title?: string;
  /** Stands at the right of the title. */
  aside?: ReactNode;
  children?: ReactNode;
  /** No padding around the children: rows and tables reach the edge. */
  flush?: boolean;
  /** `section`, named by the title, unless said otherwise. */
  component?: ElementType;
};

/** A surface with a line around it. Panels stand beside each other, never inside each other. */
export function Panel({ title, aside, children, flush = false, component }: Props) {
  const titleId = useId();
  const element = component ?? (title === undefined ? 'div' : 'section');
  return (
    <Surface as={element} {...(element === 'section' ? { 'aria-labelledby': titleId } : {})}>
      {title !== undefined && (
        <TitleRow data-flush={flush || undefined}>
          <PanelTitle id={titleId}>{title}</PanelTitle>
          {aside !== undefined && <Aside>{aside}</Aside>}
        </TitleRow>
      )}
      <Body data-flush={flush || undefined} data-titled={title !== undefined || undefined}>
        {children}
      </Body>
    </Surface>
  );
}

const Surface = styled('div')({
  minWidth: 0,
  overflow: 'hidden',
  border: `1px solid ${tokens.line}`,
  borderRadius: radii.panel,
  backgroundColor: tokens.surface,
});

const TitleRow = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  minHeight: 56,
  padding: '0 20px',
  '&[data-flush]': { borderBottom: `1px solid ${tokens.line}` },
  [belowTablet]: { padding: '0 16px' },
});

const Aside = styled('div')({ fontSize: 13, lineHeight: '18px', color: tokens.text2 });

const Body = styled('div')({
  '&:not([data-flush])': { padding: 20, [belowTablet]: { padding: 16 } },
  '&[data-titled]:not([data-flush])': { paddingTop: 0 },
});
