import Checkbox from '@mui/material/Checkbox';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { usualTitle } from '../../../../ad-kit/client-report/clientReport';
import { reportBounds, reportPartNames, reportParts } from '../../../../ad-kit/client-report/reportNumbers';
import type { ClientReportPaper } from '../../../api/analyticsApi';
import { Hint } from '../../../components/Hint';
import { Panel } from '../../../components/Panel';
import { SelectField } from '../../../components/SelectField';
import { Stack } from '../../../components/Stack';
import { TextField } from '../../../components/TextField';
import { isEmptyKit } from '../../../domain/brand/brandColors';
import { useBrandKit } from '../../../domain/brand/useBrandKit';
import { metricNames, metricOf } from '../../../../ad-kit/reports/metrics';
import { paths } from '../../../lib/paths';
import { lengthOf } from '../../../lib/text';
import { belowWide } from '../../../theme/tokens';
import type { ReportView } from './reportView';
import type { ReportWords } from './reportWords';

type Props = {
  view: ReportView;
  onView: (view: ReportView) => void;
  words: ReportWords;
  onWords: (words: ReportWords) => void;
};

const paperOptions: { value: ClientReportPaper; label: string }[] = [
  { value: 'a4', label: 'A4' },
  { value: 'letter', label: 'US Letter' },
];

const metricOptions = metricNames.map((value) => ({ value, label: metricOf(value).label }));

/** What a person decides about a report. */
export function ReportControls({ view, onView, words, onWords }: Props) {
  const { without, paper, numbers } = view;
  const kit = useBrandKit();
  return (
    <Panel title="Your report">
      <Stack gap={16}>
        <TextField
          label="Title"
          value={words.title}
          onChange={(title) => onWords({ ...words, title })}
          placeholder={usualTitle}
          maxLength={reportBounds.title}
        />
        <TextField
          label="Note to your client"
          value={words.note}
          onChange={(note) => onWords({ ...words, note })}
          hint="Appears above the summary."
          counter={{ length: lengthOf(words.note), max: reportBounds.note }}
          maxLength={reportBounds.note}
          multiline
          minRows={4}
        />
        <Parts>
          <legend>Show</legend>
          {reportParts.map((part) => (
            <Tick key={part}>
              <Checkbox
                checked={!without.includes(part)}
                onChange={({ target }) =>
                  onView({
                    ...view,
                    without: reportParts.filter((each) => (each === part ? !target.checked : without.includes(each))),
                  })
                }
              />
              {reportPartNames[part]}
            </Tick>
          ))}
        </Parts>
        <SelectField
          label="Metric over time"
          value={numbers.metric}
          options={metricOptions}
          onChange={(metric) => onView({ ...view, numbers: { ...numbers, metric } })}
        />
        <SelectField
          label="Paper size"
          value={paper}
          options={paperOptions}
          onChange={(chosen) => onView({ ...view, paper: chosen })}
        />
        {kit && isEmptyKit(kit) && (
          <Hint>
            Your logo, colors, and fonts come from your <Link to={paths.brandKit}>brand kit</Link>. It’s empty so far.
          </Hint>
        )}
      </Stack>
    </Panel>
  );
}

const Parts = styled('fieldset')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& > legend': { marginBottom: 6, padding: 0, fontSize: 13, lineHeight: '18px', fontWeight: 500 },
});

const Tick = styled('label')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 32,
  cursor: 'pointer',
  '& .MuiCheckbox-root': { padding: 0 },
  [belowWide]: { minHeight: 44 },
});
