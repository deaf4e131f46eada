import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { PageHeader } from '../../components/PageHeader';
import { belowTablet, tokens } from '../../theme/tokens';

type Props = { title: string; children: ReactNode; actions?: ReactNode };

/** What became of a payment, and the ways on. */
export function PaymentMessage({ title, children, actions }: Props) {
  return (
    <Message>
      <PageHeader title={title} />
      <Words role="status">{children}</Words>
      {actions !== undefined && <Actions>{actions}</Actions>}
    </Message>
  );
}

const Message = styled('div')({ maxWidth: 560, '& > header': { marginBottom: 8 } });
const Words = styled('div')({ display: 'grid', gap: 8, color: tokens.text2 });

const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  marginTop: 24,
  [belowTablet]: { '& > *': { flex: '1 1 auto' } },
});
