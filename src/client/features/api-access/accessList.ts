import { styled } from '@mui/material/styles';
import { belowTablet, tokens } from '../../theme/tokens';

/** Keys, webhooks, and deliveries: rows with lines between them. */
export const AccessList = styled('ul')({ '& > li + li': { borderTop: `1px solid ${tokens.line}` } });

/** What something is on the left, and what can be done with it on the right. */
export const AccessRow = styled('li')({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: 16,
  padding: '14px 20px',
  [belowTablet]: { padding: '12px 16px' },
  '& > div:first-of-type': { minWidth: 0 },
});

/** The name in a row, and its state beside it. */
export const AccessHead = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px' });

export const AccessLoading = styled('div')({ padding: 20 });

/** What is wrong with a choice in a form. */
export const AccessFault = styled('p')({ fontSize: 13, lineHeight: '18px', color: tokens.bad });
