import { useState } from 'react';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReportImportCampaign } from '../../api/metricsApi';
import { Pager } from '../../components/Pager';
import { SelectAllTick } from '../../components/SelectAllTick';
import type { SelectOption } from '../../components/SelectField';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { belowWide, tokens } from '../../theme/tokens';
import { TargetCard, TargetRow } from './TargetRow';
import { leftOut, targetOf } from './targets';
import type { ChosenReport } from './reportReader';

type Props = {
  chosen: ChosenReport;
  optionsFor: (each: ReportImportCampaign) => readonly SelectOption<string>[];
  onTarget: (each: ReportImportCampaign, place: string) => void;
  /** Imports these, or leaves them out. */
  onTick: (some: readonly ReportImportCampaign[], isTicked: boolean) => void;
};

/** A file may have 500 campaigns, and each has a choice of 200. */
const campaignsOnPage = 50;

const label = 'Campaigns in this file';

/** Which campaigns of the file are imported, where each goes, and what that does to how many of its days. */
export function TargetsTable({ chosen, optionsFor, onTarget, onTick }: Props) {
  const [page, setPage] = useState(1);
  const isNarrow = useMediaQuery('(max-width: 599.95px)', { noSsr: true });
  const { campaigns } = chosen.report;
  const shown = campaigns.slice((page - 1) * campaignsOnPage, page * campaignsOnPage);
  const targets = chosen.choices.targets ?? [];
  const isTicked = (each: ReportImportCampaign) => targetOf(each, targets) !== leftOut;
  const ticked = campaigns.filter(isTicked);
  const rows = shown.map((each) => ({
    key: each.totals.name,
    chosen,
    each,
    options: optionsFor(each),
    onTarget: (place: string) => onTarget(each, place),
    onTick: () => onTick([each], !isTicked(each)),
  }));
  const all = {
    label: 'Select all campaigns',
    ticked: ticked.length,
    of: campaigns.length,
    onToggle: () => {
      const areAll = ticked.length === campaigns.length;
      onTick(areAll ? campaigns : campaigns.filter((each) => !isTicked(each)), !areAll);
    },
  };
  return (
    <Frame>
      {isNarrow ? (
        <>
          <AllLine>
            <SelectAllTick {...all} />
          </AllLine>
          <ul aria-label={label}>
            {rows.map(({ key, ...row }) => (
              <TargetCard key={key} {...row} />
            ))}
          </ul>
        </>
      ) : (
        <Campaigns aria-label={label}>
          <TableHead>
            <TableRow>
              <TableCell padding="checkbox">
                <SelectAllTick hideLabel {...all} />
              </TableCell>
              <TableCell>Campaign</TableCell>
              <TableCell className="place">Goes to</TableCell>
              <TableCell align="right">Added</TableCell>
              <TableCell align="right">Changed</TableCell>
              <TableCell align="right">Unchanged</TableCell>
              <TableCell align="right">Skipped</TableCell>
              <TableCell className="opener">
                <VisuallyHidden>Days</VisuallyHidden>
              </TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map(({ key, ...row }) => (
              <TargetRow key={key} {...row} />
            ))}
          </TableBody>
        </Campaigns>
      )}
      {campaigns.length > campaignsOnPage && (
        <Pager page={page} pageSize={campaignsOnPage} shown={shown.length} total={campaigns.length} onPage={setPage} />
      )}
    </Frame>
  );
}

const Frame = styled('div')({
  borderTop: `1px solid ${tokens.line}`,
  '& > ul': { margin: 0, padding: 0, listStyle: 'none' },
});

const AllLine = styled('div')({ paddingLeft: 4, borderBottom: `1px solid ${tokens.line}` });

const Campaigns = styled(Table)({
  tableLayout: 'fixed',
  '& th.place': { width: 260, [belowWide]: { width: 168 } },
  '& th[class*="alignRight"]': { width: 88, [belowWide]: { width: 74 } },
  [belowWide]: { '& [class*="alignRight"]:not(:last-of-type)': { paddingInline: 6 } },
  '& th.opener': { width: 64 },
  '& th[class*="paddingCheckbox"]': { width: 48 },
  '& tbody > tr:last-of-type > td': { borderBottom: 0 },
});
