import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { AdResults } from '../../../api/insightsApi';
import { FigureText } from '../../../components/FigureText';
import { NameLink } from '../../../components/NameLink';
import { FigureList } from '../../../domain/campaigns/CampaignCard';
import { conversionDecimals } from '../../../../ad-kit/reports/figureFormats';
import { figureIn, metricOf } from '../../../../ad-kit/reports/metrics';
import { whyUnknown } from '../../../../ad-kit/reports/whyUnknown';
import { paths } from '../../../lib/paths';
import { tokens } from '../../../theme/tokens';

const shown = ['impressions', 'clicks', 'ctr', 'conversions', 'conversion_rate', 'cpa', 'spent', 'roas'] as const;

/** A row for each ad with numbers, and one for what is nobody's. On phones a list in which every figure is in sight. */
export function AdResultsTable({ results: { ads, not_by_ad: rest } }: { results: AdResults }) {
  const isNarrow = useMediaQuery('(max-width: 599.95px)', { noSsr: true });
  const rows = [
    ...ads.map((ad) => ({
      key: ad.ad_id,
      name: <NameLink to={paths.ad(ad.ad_id)}>{ad.name}</NameLink>,
      figures: ad,
    })),
    ...(rest ? [{ key: 'rest', name: 'Not by ad', figures: rest }] : []),
  ];
  const decimals = conversionDecimals(rows.map(({ figures }) => figures));
  if (isNarrow) {
    return (
      <List aria-label="Results by ad">
        {rows.map(({ key, name, figures }) => (
          <li key={key}>
            <strong>{name}</strong>
            <FigureList
              figures={shown.map(
                (field) => [metricOf(field).label, figureIn(figures, field), whyUnknown(figures, field)] as const,
              )}
            />
          </li>
        ))}
      </List>
    );
  }
  return (
    <Scroller tabIndex={0} role="region" aria-label="All ads">
      <Table aria-label="Results by ad">
        <TableHead>
          <TableRow>
            <TableCell>Ad</TableCell>
            {shown.map((field) => (
              <TableCell key={field} align="right" title={metricOf(field).explanation}>
                {metricOf(field).label}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ key, name, figures }) => (
            <TableRow key={key} data-rest={key === 'rest' || undefined}>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              {shown.map((field) => (
                <TableCell key={field} align="right">
                  <FigureText why={whyUnknown(figures, field)}>{figureIn(figures, field, decimals)}</FigureText>
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Scroller>
  );
}

const Scroller = styled('div')({
  overflowX: 'auto',
  position: 'relative',
  '&:focus-visible': { outlineOffset: -2 },
  '& td': { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  '& th:first-of-type': { minWidth: 160, maxWidth: 320, overflowWrap: 'anywhere' },
  '& tbody tr:last-of-type > *': { borderBottom: 0 },
  '& [data-rest] > *': { color: tokens.text2 },
});

const List = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { padding: '12px 16px 14px', borderBottom: `1px solid ${tokens.line}` },
  '& li:last-of-type': { borderBottom: 0 },
  '& strong': { display: 'block', marginBottom: 8, fontWeight: 600 },
});
