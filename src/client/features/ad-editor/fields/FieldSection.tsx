import type { ReactNode } from 'react';
import { useId } from 'react';
import { styled } from '@mui/material/styles';
import { Stack } from '../../../components/Stack';
import { tokens } from '../../../theme/tokens';

type Props = {
  title: string;
  /** At the right of the title: "4 of 15, at least 3". */
  aside?: string;
  hint?: string | undefined;
  /** A small button at the right end of the title's row. */
  action?: ReactNode;
  children: ReactNode;
};

/** Fields that belong together, such as all headlines. */
export function FieldSection({ title, aside, hint, action, children }: Props) {
  const titleId = useId();
  return (
    <Stack gap={8} role="group" aria-labelledby={titleId}>
      <Head>
        <h3 id={titleId}>{title}</h3>
        {aside !== undefined && <span>{aside}</span>}
        {action}
      </Head>
      {hint !== undefined && <Hint>{hint}</Hint>}
      {children}
    </Stack>
  );
}

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  '& h3': { marginRight: 'auto', fontSize: 14, lineHeight: '20px' },
  '& > span': { fontSize: 12, lineHeight: '16px', color: tokens.text2 },
});

const Hint = styled('p')({ marginTop: -4, fontSize: 12, lineHeight: '16px', color: tokens.text2 });
