import type { ClientReportPaper } from '../../../api/analyticsApi';

const sizes: Record<ClientReportPaper, string> = { a4: 'A4', letter: 'letter' };

/** The paper: the cover reaches the edges of the first page, whose sides the document keeps free by itself. */
export const pageStyles = (paper: ClientReportPaper) => ({
  '@page': { size: sizes[paper], margin: '16mm 0 14mm' },
  '@page :first': { marginTop: 0 },
  '@media print': { 'main#page > div': { maxWidth: 'none', padding: 0 } },
});
