import type { ReportImportCampaign } from '../../api/metricsApi';
import { ErrorPanel } from '../../components/ErrorPanel';
import { LoadingLines } from '../../components/LoadingLines';
import { Pager } from '../../components/Pager';
import { DaysPreview } from '../../domain/report-import/DaysPreview';
import { countOfDays } from '../../domain/report-import/shownDays';
import { type CampaignDays, daysOnPage } from './useCampaignDays';

type Props = { campaign: ReportImportCampaign; days: CampaignDays };

/** What the file does to each day of one of its campaigns. */
export function DaysOfCampaign({ campaign, days: { days, show, turn, retry } }: Props) {
  if (!days) return null;
  const { shown, page, rows, problem } = days;
  const { name } = campaign.totals;
  if (problem !== undefined) return <ErrorPanel title="Couldn’t load the days" detail={problem} onRetry={retry} />;
  if (!rows) return <LoadingLines label={`Loading the days of ${name}`} widths={['80%', '60%', '70%']} />;
  const total = countOfDays(campaign, shown);
  return (
    <DaysPreview
      label={`Days of ${name}`}
      counts={campaign}
      shown={shown}
      rows={rows}
      pager={
        total > daysOnPage && (
          <Pager page={page} pageSize={daysOnPage} shown={rows.length} total={total} onPage={turn} />
        )
      }
      onShow={show}
    />
  );
}
