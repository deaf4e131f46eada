import { useState } from 'react';
import type { MetricsImportReport } from '../../../api/metricsApi';
import { Pager } from '../../../components/Pager';
import { DaysPreview } from '../../../domain/report-import/DaysPreview';
import type { ShownDays } from '../../../domain/report-import/shownDays';

const rowsPerPage = 50;

/** What a file does to each day; can be narrowed to one kind, such as the refused ones. */
export function ImportPreview({ report }: { report: MetricsImportReport }) {
  const [shown, setShown] = useState<ShownDays>('all');
  const [page, setPage] = useState(1);
  const matching = shown === 'all' ? report.rows : report.rows.filter(({ outcome }) => outcome === shown);
  const first = (page - 1) * rowsPerPage;
  const rows = matching.slice(first, first + rowsPerPage);
  return (
    <DaysPreview
      label="Preview"
      counts={report}
      shown={shown}
      rows={rows}
      pager={
        matching.length > rowsPerPage && (
          <Pager page={page} pageSize={rowsPerPage} shown={rows.length} total={matching.length} onPage={setPage} />
        )
      }
      onShow={(wanted) => {
        setShown(wanted);
        setPage(1);
      }}
    />
  );
}
