import { useRef, useState } from 'react';
import { type MetricsImportRow, type ReportImportCampaign, useImportReportMutation } from '../../api/metricsApi';
import { toProblem } from '../../api/problem';
import type { ShownDays } from '../../domain/report-import/shownDays';
import { useWorkspace } from '../../domain/teams/workspace';
import { daysRequest, slicesOf, stateOfDays } from './campaignDays';
import type { ChosenReport } from './reportReader';

export const daysOnPage = 10;

type Opened = {
  /** What the days were asked for; other answers about the file make them wrong. */
  state: string;
  shown: ShownDays;
  page: number;
  /** Of the page; `undefined` until they are there. */
  rows: MetricsImportRow[] | undefined;
  problem: string | undefined;
};

/** The days of a campaign of the file, asked for page by page once they are opened. */
export function useCampaignDays(chosen: ChosenReport, each: ReportImportCampaign) {
  const workspace = useWorkspace();
  const [request] = useImportReportMutation();
  const [opened, setOpened] = useState<Opened>();
  // A slow answer must not replace what was asked for after it.
  const latest = useRef<object>(undefined);
  const state = stateOfDays(chosen, each);
  const isOpen = opened?.state === state;

  const load = async (shown: ShownDays, page: number) => {
    const wish = {};
    latest.current = wish;
    const before = isOpen ? opened.rows : undefined;
    setOpened({ state, shown, page, rows: before, problem: undefined });
    const rows: MetricsImportRow[] = [];
    const wanted = { offset: (page - 1) * daysOnPage, limit: daysOnPage };
    for (const slice of slicesOf(chosen.parts, each.totals.name, shown, wanted)) {
      const { data, error } = await request({ ...workspace, reportImport: daysRequest(slice, chosen, each, shown) });
      if (latest.current !== wish) return;
      if (!data) return setOpened({ state, shown, page, rows: before, problem: toProblem(error).detail });
      rows.push(...data.days);
    }
    if (latest.current === wish) setOpened({ state, shown, page, rows, problem: undefined });
  };

  return {
    /** `undefined` while they are closed. */
    days: isOpen ? opened : undefined,
    toggle: () => {
      latest.current = undefined;
      if (isOpen) setOpened(undefined);
      else void load('all', 1);
    },
    show: (shown: ShownDays) => void load(shown, 1),
    turn: (page: number) => void load(opened?.shown ?? 'all', page),
    retry: () => opened && void load(opened.shown, opened.page),
  };
}

export type CampaignDays = ReturnType<typeof useCampaignDays>;
