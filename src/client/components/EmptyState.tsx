import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { belowTablet, tokens } from '../theme/tokens';
import { PanelTitle } from './PanelTitle';
import { Spaced } from './Spaced';

/** Shown in place of an empty list: a title, a sentence, at most one button. */
export function EmptyState({ title, text, action }: { title: string; text: ReactNode; action?: ReactNode }) {
  return (
    <Block>
      <PanelTitle>{title}</PanelTitle>
      <Text>{text}</Text>
      {action !== undefined && <Spaced above={16}>{action}</Spaced>}
    </Block>
  );
}

const Block = styled('div')({ padding: 20, [belowTablet]: { padding: 16 } });
const Text = styled('p')({ marginTop: 4, maxWidth: 480, color: tokens.text2 });
