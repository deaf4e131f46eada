import { styled } from '@mui/material/styles';
import type { ReportColumns, ReportFile } from '../../api/metricsApi';
import { SelectField } from '../../components/SelectField';
import { belowTablet, tokens } from '../../theme/tokens';

type Props = {
  file: ReportFile;
  /** Columns that were chosen by hand. */
  chosen: ReportColumns;
  onChoose: (columns: ReportColumns) => void;
};

type ReportField = keyof ReportColumns;

const labels: Record<ReportField, string> = {
  date: 'Date',
  campaign: 'Campaign',
  ad: 'Ad',
  spend: 'Spend',
  impressions: 'Impressions',
  clicks: 'Clicks',
  conversions: 'Conversions',
  revenue: 'Revenue',
};

const fields = Object.keys(labels) as ReportField[];

const none = 'none';

/** Which column of the file holds what: as recognized, to be changed by hand. Each choice shows a value of its column. */
export function ColumnFields({ file, chosen, onChoose }: Props) {
  const columns = file.headings.map(({ name, sample }, index) => ({
    value: String(index + 1),
    label: [name || `Column ${index + 1}`, sample].filter(Boolean).join(' · '),
  }));
  const columnOf = (field: ReportField) => (chosen[field] === undefined ? file.columns[field] : chosen[field]);
  const twice = [
    ...new Set(fields.filter((field) => chosen[field] === undefined).flatMap((field) => titleTwice(file, field))),
  ];
  return (
    <Fields>
      <legend>File columns</legend>
      {fields.map((field) => (
        <SelectField
          key={field}
          label={labels[field]}
          value={String(columnOf(field) ?? none)}
          options={[{ value: none, label: field === 'date' ? 'Choose a column' : 'Not in this file' }, ...columns]}
          onChange={(value) => onChoose({ ...chosen, [field]: value === none ? null : Number(value) })}
        />
      ))}
      {twice.map((title) => (
        <Note key={title}>{`Two or more columns are titled “${title}”. Check that the right one is chosen.`}</Note>
      ))}
    </Fields>
  );
}

/** The title of a field's column where others have the same, since the first one is as good a guess as the next. */
function titleTwice({ headings, columns }: ReportFile, field: ReportField): string[] {
  const title = headings[(columns[field] ?? 0) - 1]?.name;
  if (!title) return [];
  const same = headings.filter(({ name }) => name.toLowerCase() === title.toLowerCase());
  return same.length > 1 ? [title] : [];
}

const Note = styled('p')({ gridColumn: '1 / -1', color: tokens.text2 });

const Fields = styled('fieldset')({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: 12,
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  [belowTablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '& legend': { marginBottom: 8, padding: 0, fontWeight: 600 },
});
