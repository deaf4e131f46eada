import Button from '@mui/material/Button';
import { Printer } from 'lucide-react';

/** Prints the page. */
export const PrintButton = () => (
  <Button
    variant="outlined"
    startIcon={<Printer size={16} strokeWidth={1.75} aria-hidden="true" />}
    onClick={() => window.print()}
  >
    Print
  </Button>
);
