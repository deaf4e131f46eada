import { styled } from '@mui/material/styles';

/** The title of a part of a report; on paper, never the last thing on a page. */
export const ReportPartHeading = styled('h3')({
  marginTop: 28,
  marginBottom: 8,
  fontSize: 16,
  lineHeight: '24px',
  letterSpacing: '-.01em',
  breakAfter: 'avoid',
});
