import { type ReactNode, useId } from 'react';
import Checkbox from '@mui/material/Checkbox';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { styled } from '@mui/material/styles';
import { ChevronRight } from 'lucide-react';
import type { ReportImportCampaign } from '../../api/metricsApi';
import { IconButton } from '../../components/IconButton';
import { SelectField, type SelectOption } from '../../components/SelectField';
import { adsText, totalsOf } from '../../domain/report-import/reportWords';
import { formatCount } from '../../lib/numbers';
import { motion, tokens } from '../../theme/tokens';
import { daysText, leftOut, targetOf } from './targets';
import { type CampaignDays, useCampaignDays } from './useCampaignDays';
import type { ChosenReport } from './reportReader';
import { DaysOfCampaign } from './DaysOfCampaign';

export type TargetRowProps = {
  chosen: ChosenReport;
  each: ReportImportCampaign;
  /** What it can go to. */
  options: readonly SelectOption<string>[];
  onTarget: (place: string) => void;
  onTick: () => void;
};

const outcomes = ['added', 'changed', 'unchanged', 'refused'] as const;

/** A campaign of the file as a row: whether and where it goes, and what that does; its days open below it. */
export function TargetRow(props: TargetRowProps) {
  const { chosen, each } = props;
  const days = useCampaignDays(chosen, each);
  const daysId = useId();
  const isOpen = days.days !== undefined;
  return (
    <>
      <Row data-open={isOpen || undefined}>
        <TableCell padding="checkbox">
          <Tick {...props} />
        </TableCell>
        <TableCell>
          <Facts {...props} />
        </TableCell>
        <TableCell>
          <Place {...props} />
        </TableCell>
        {outcomes.map((outcome) => (
          <Count key={outcome} align="right" data-outcome={each[outcome] > 0 ? outcome : 'none'}>
            {formatCount(each[outcome])}
          </Count>
        ))}
        <TableCell align="right">
          <Opener {...props} days={days} daysId={daysId} />
        </TableCell>
      </Row>
      {isOpen && (
        <TableRow id={daysId}>
          <Opened colSpan={8}>
            <DaysOfCampaign campaign={each} days={days} />
          </Opened>
        </TableRow>
      )}
    </>
  );
}

/** The same as a card, for screens that are too narrow for the table. */
export function TargetCard(props: TargetRowProps) {
  const { chosen, each } = props;
  const days = useCampaignDays(chosen, each);
  const daysId = useId();
  return (
    <Card>
      <CardHead>
        <Tick {...props} />
        <Facts {...props} />
        <Opener {...props} days={days} daysId={daysId} />
      </CardHead>
      <Place {...props} />
      <p>{daysText(each)}</p>
      {days.days && (
        <div id={daysId}>
          <DaysOfCampaign campaign={each} days={days} />
        </div>
      )}
    </Card>
  );
}

function Tick({ chosen, each, onTick }: TargetRowProps) {
  return (
    <Checkbox
      checked={targetOf(each, chosen.choices.targets ?? []) !== leftOut}
      onChange={onTick}
      slotProps={{ input: { 'aria-label': `Import ${each.totals.name}` } }}
    />
  );
}

/** What the file has of it, and what is wrong with that. */
function Facts({ chosen, each }: TargetRowProps): ReactNode {
  const { totals, ads, problem, faults, refused } = each;
  return (
    <Words>
      <strong>{totals.name}</strong>
      <small>{totalsOf(totals, chosen.report.file.currency)}</small>
      {ads && <small>{adsText(ads)}</small>}
      {problem !== null && <Fault>{problem}</Fault>}
      {faults.map(({ line, message }) => (
        <Fault key={line}>{`Line ${line}: ${message}`}</Fault>
      ))}
      {refused > faults.length && <Fault>{`And ${refused - faults.length} more like these.`}</Fault>}
    </Words>
  );
}

function Place({ chosen, each, options, onTarget }: TargetRowProps) {
  return (
    <Words>
      <SelectField
        label={`Where ${each.totals.name} goes`}
        hideLabel
        value={targetOf(each, chosen.choices.targets ?? [])}
        options={options}
        onChange={onTarget}
      />
      {each.matched_by === 'memory' && <small>Same as last time</small>}
      {each.matched_by === 'utm' && <small>By utm_campaign in its links</small>}
    </Words>
  );
}

type OpenerProps = { each: ReportImportCampaign; days: CampaignDays; daysId: string };

function Opener({ each, days, daysId }: OpenerProps) {
  const isOpen = days.days !== undefined;
  // A campaign that goes nowhere has no days to tell.
  if (outcomes.every((outcome) => each[outcome] === 0)) return null;
  return (
    <Turning
      label={`Days of ${each.totals.name}`}
      icon={ChevronRight}
      aria-expanded={isOpen}
      aria-controls={isOpen ? daysId : undefined}
      onClick={days.toggle}
    />
  );
}

const Turning = styled(IconButton)({
  '& svg': { transition: `transform ${motion.colourMs}ms ${motion.easing}` },
  '&[aria-expanded="true"] svg': { transform: 'rotate(90deg)' },
});

const Row = styled(TableRow)({
  '& td': { paddingTop: 8, paddingBottom: 8 },
  // The days belong to the row above them.
  '&[data-open] td': { borderBottom: 0 },
});

const Opened = styled(TableCell)({ paddingTop: 4, paddingBottom: 20, backgroundColor: tokens.surface });

const Count = styled(TableCell)({
  fontVariantNumeric: 'tabular-nums',
  '&[data-outcome="none"]': { color: tokens.text3 },
  '&[data-outcome="added"]': { color: tokens.good, fontWeight: 500 },
  '&[data-outcome="changed"]': { color: tokens.accentText, fontWeight: 500 },
  '&[data-outcome="refused"]': { color: tokens.bad, fontWeight: 500 },
});

const Words = styled('div')({
  minWidth: 0,
  overflowWrap: 'anywhere',
  '& strong': { display: 'block', fontWeight: 500 },
  '& small': { display: 'block', fontSize: 12, lineHeight: '16px', color: tokens.text2 },
});

const Card = styled('li')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 8,
  padding: '12px 16px',
  '&:not(:first-of-type)': { borderTop: `1px solid ${tokens.line}` },
  '& > p': { color: tokens.text2, fontVariantNumeric: 'tabular-nums' },
});

/** The boxes, not their larger targets, line up with what is below. */
const CardHead = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'start',
  marginLeft: -12,
  marginRight: -12,
  '& > div': { paddingTop: 12 },
});

const Fault = styled('p')({ marginTop: 2, fontSize: 13, lineHeight: '18px', color: tokens.bad });
