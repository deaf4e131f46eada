import Button from '@mui/material/Button';
import { FileText } from 'lucide-react';
import { Link } from 'react-router-dom';
import { type AnalyticsView, writeAnalyticsView } from '../analyticsView';
import { clientReportAddress } from './reportView';

/** Leads from numbers to a report of them. */
export const ClientReportLink = ({ view }: { view: AnalyticsView }) => (
  <Button
    variant="outlined"
    component={Link}
    to={clientReportAddress(writeAnalyticsView(view))}
    startIcon={<FileText size={16} strokeWidth={1.75} aria-hidden="true" />}
  >
    Client report
  </Button>
);
