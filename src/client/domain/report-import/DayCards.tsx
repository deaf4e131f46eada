import { styled } from '@mui/material/styles';
import type { MetricsImportRow } from '../../api/metricsApi';
import { formatDay } from '../../lib/dates';
import { tokens } from '../../theme/tokens';
import { dayFieldLabels } from '../daily-numbers/dayFigures';
import { Figure, Outcome, lineOf, numberFields } from './dayParts';

/** The days of a file below each other, for screens that are too narrow for the table. */
export function DayCards({ rows }: { rows: readonly MetricsImportRow[] }) {
  return (
    <List aria-label="Rows in this file">
      {rows.map((row) => (
        <li key={row.line}>
          <Head>
            <strong>{row.date ? formatDay(row.date) : 'Unreadable date'}</strong>
            <Outcome row={row} />
          </Head>
          <small>{`Line ${lineOf(row)}`}</small>
          {row.metrics ? (
            <dl>
              {numberFields.map((field) => (
                <div key={field}>
                  <dt>{dayFieldLabels[field]}</dt>
                  <dd>
                    <Figure row={row} field={field} />
                  </dd>
                </div>
              ))}
            </dl>
          ) : (
            <p>{row.message}</p>
          )}
        </li>
      ))}
    </List>
  );
}

const Head = styled('div')({ display: 'flex', justifyContent: 'space-between', gap: 12 });

const List = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { padding: '12px 14px' },
  '& li + li': { borderTop: `1px solid ${tokens.line}` },
  '& strong': { fontWeight: 600 },
  '& small': { fontSize: 12, lineHeight: '16px', color: tokens.text2 },
  '& p': { margin: '4px 0 0', color: tokens.bad, overflowWrap: 'anywhere' },
  '& dl': { display: 'grid', gap: 4, margin: '8px 0 0' },
  '& dl > div': { display: 'flex', justifyContent: 'space-between', gap: 8 },
  '& dt': { color: tokens.text2 },
  '& dd': { margin: 0, textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
});
