import { useState } from 'react';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { paths, withQuery } from '../../lib/paths';
import { useAppDispatch } from '../../redux/hooks';
import { PaymentMessage } from './PaymentMessage';
import { readReturnPath, returnParameter } from './returnPath';

/** Where leaving a checkout without paying leads. */
export function PaymentCancelledPage() {
  const dispatch = useAppDispatch();
  const [from] = useState(() => dispatch(readReturnPath()));
  return (
    <PaymentMessage
      title="Payment Cancelled"
      actions={
        <>
          <Button component={Link} to={withQuery(paths.billing, { [returnParameter]: from })}>
            Try Again
          </Button>
          <Button variant="outlined" component={Link} to={paths.dashboard}>
            Dashboard
          </Button>
        </>
      }
    >
      <p>No charges were made</p>
    </PaymentMessage>
  );
}
