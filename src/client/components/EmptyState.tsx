import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { belowTablet, tokens } from '../theme/tokens';

/** Shown in place of an empty list: a title, a sentence, at most one button. */
export function EmptyState({ title, text, action }: { title: string; text: ReactNode; action?: ReactNode }) {
  return (
    <Block>
      <Title>{title}</Title>
      <Text>{text}</Text>
      {action !== undefined && <Action>{action}</Action>}
    </Block>
  );
}

const Block = styled('div')({ padding: 20, [belowTablet]: { padding: 16 } });
const Title = styled('h2')({ fontSize: 15, lineHeight: '22px', letterSpacing: '-.01em' });
const Text = styled('p')({ marginTop: 4, maxWidth: 480, color: tokens.text2 });
const Action = styled('div')({ marginTop: 16 });
