import { useMemo } from 'react';
import { styled } from '@mui/material/styles';
import type { ClientReport, ReportTile } from '../../../../ad-kit/client-report/clientReport';
import { reportLook } from '../../../../ad-kit/client-report/look';
import type { BrandKit } from '../../../api/brandApi';
import { Spaced } from '../../../components/Spaced';
import { useBrandFonts } from '../../../domain/brand/useBrandFonts';
import { useImageAddresses } from '../../../domain/images/useImageAddresses';
import { belowTablet, radii, tokenDeclarations, tokens } from '../../../theme/tokens';
import { ReportPartHeading } from './ReportPartHeading';
import { ReportResultsTable } from './ReportResultsTable';
import { ReportTrendChart } from './ReportTrendChart';

type Props = { report: ClientReport; kit: BrandKit | undefined };

/** The report as it is printed: paper, in either theme. */
export function ReportSheet({ report, kit }: Props) {
  const { title, period, compared, scope, note, summary, tiles, trend, tables } = report;
  const look = reportLook(kit?.colors ?? null);
  const fonts = useBrandFonts(kit);
  return (
    <Sheet aria-label="Report" style={{ fontFamily: fonts.text }}>
      <Cover style={{ backgroundColor: look.ground, color: look.ink, borderColor: look.stripe }}>
        {kit && <Brand kit={kit} />}
        <Title style={{ fontFamily: fonts.display }}>{title}</Title>
        <p>{compared === '' ? period : `${period}, compared with ${compared}`}</p>
        {scope !== '' && <p>{scope}</p>}
      </Cover>
      <Body>
        {note.length > 0 && <Spaced above={28}>{note.map(paragraph)}</Spaced>}
        {summary.length > 0 && (
          <section>
            <ReportPartHeading>Summary</ReportPartHeading>
            {summary.map(paragraph)}
          </section>
        )}
        {tiles.length > 0 && (
          <section>
            <ReportPartHeading>Key metrics</ReportPartHeading>
            <Tiles>{tiles.map(tileOf)}</Tiles>
          </section>
        )}
        {trend && <ReportTrendChart trend={trend} barColor={look.bar} />}
        {tables.map((table) => (
          <ReportResultsTable key={table.title} table={table} />
        ))}
      </Body>
    </Sheet>
  );
}

const paragraph = (words: string, index: number) => (
  <p key={index} dir="auto">
    {words}
  </p>
);

const tileOf = ({ label, value, change, news }: ReportTile) => (
  <div key={label}>
    <dt>{label}</dt>
    <dd data-long={value.length > 11 || undefined}>{value}</dd>
    {change !== '' && <dd data-news={news}>{change}</dd>}
  </div>
);

/** The logo, or else the name: both would say the same. */
function Brand({ kit: { name, logo_id: logoId } }: { kit: BrandKit }) {
  const { addressOf } = useImageAddresses(useMemo(() => (logoId === null ? [] : [logoId]), [logoId]));
  if (logoId === null) return name === '' ? null : <Name>{name}</Name>;
  const address = addressOf(logoId);
  return <Logo>{address && <img src={address} alt={name || 'Logo'} />}</Logo>;
}

const Sheet = styled('article')({
  ...tokenDeclarations('light'),
  colorScheme: 'light',
  minWidth: 0,
  maxWidth: 794,
  overflow: 'hidden',
  color: tokens.text,
  backgroundColor: '#FFFFFF',
  border: `1px solid ${tokens.line}`,
  borderRadius: radii.panel,
  printColorAdjust: 'exact',
  WebkitPrintColorAdjust: 'exact',
  fontSynthesis: 'none',
  '@media print': { maxWidth: 'none', overflow: 'visible', border: 0, borderRadius: 0 },
});

const Cover = styled('div')({
  padding: '40px 48px 32px',
  borderBottom: '4px solid',
  overflowWrap: 'anywhere',
  '@media print': { padding: '14mm 16mm 10mm' },
  [belowTablet]: { padding: '24px 16px' },
});

const Name = styled('p')({ marginBottom: 32, fontSize: 16, lineHeight: '24px', fontWeight: 600 });

const Logo = styled('div')({
  height: 48,
  marginBottom: 32,
  '& img': { display: 'block', maxWidth: 220, height: '100%', objectFit: 'contain', objectPosition: 'left' },
});

const Title = styled('h2')({
  marginBottom: 8,
  fontSize: 34,
  lineHeight: '40px',
  letterSpacing: '-.02em',
  [belowTablet]: { fontSize: 28, lineHeight: '34px' },
});

const Body = styled('div')({
  padding: '4px 48px 40px',
  overflowWrap: 'anywhere',
  '& section > p + p, & > div > p + p': { marginTop: 8 },
  '& p': { maxWidth: '76ch', orphans: 3, widows: 3 },
  '@media print': { padding: '0 16mm' },
  [belowTablet]: { padding: '4px 16px 24px' },
});

const Tiles = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  // Each cell has lines of its own, which lie on its neighbors': a gap would be lost in print.
  paddingRight: 1,
  '& > div': {
    minWidth: 0,
    margin: '0 -1px -1px 0',
    padding: '12px 14px 14px',
    border: `1px solid ${tokens.line}`,
    breakInside: 'avoid',
  },
  '& dt': { fontSize: 12, lineHeight: '16px', color: tokens.text2 },
  '& dd': { margin: 0, fontSize: 12, lineHeight: '16px', color: tokens.text2 },
  '& dt + dd': {
    margin: '2px 0',
    fontSize: 21,
    lineHeight: '28px',
    fontWeight: 600,
    letterSpacing: '-.02em',
    color: tokens.text,
  },
  // A large amount is written smaller rather than broken.
  '& dd[data-long]': { fontSize: 15 },
  '& dd[data-news="good"]': { color: tokens.good },
  '& dd[data-news="bad"]': { color: tokens.bad },
  [belowTablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
