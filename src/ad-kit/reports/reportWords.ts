/** What a column of a report can hold, as far as it is asked for. */
export type ReportField = 'date' | 'campaign' | 'ad' | 'spend' | 'impressions' | 'clicks' | 'conversions' | 'revenue';

/** Columns that say how others are to be read. Nobody chooses them by hand. */
type HelpingColumn = 'currency' | 'resultKind' | 'periodEnd' | 'sourceLine' | AdColumn;

/** Columns that say which ad a row is of, beside its name. */
export type AdColumn = 'adGroup' | 'address' | 'utmContent' | 'utmCampaign';

type ReportColumn = ReportField | HelpingColumn;

export const reportFields: readonly ReportField[] = [
  'date',
  'campaign',
  'ad',
  'spend',
  'impressions',
  'clicks',
  'conversions',
  'revenue',
];

/** Where a report without a daily breakdown has the first day of its range; with one of a single day it is that day. */
const periodStarts = ['reporting starts', 'berichtsstart', 'debut des rapports', 'inicio del informe', 'starts'];

/** Counts of whatever a campaign is after: purchases for one, visits of a profile for another. */
const results = ['results', 'ergebnisse', 'resultats', 'resultados'];

/** Of a part of a longer file: which line of that file a row is. */
export const sourceLineHeading = 'source line';

/**
 * Headings of exports in English, German, French and Spanish, as `plainHeading` has them; of two that a file has, the
 * earlier one counts. Source: exports and parsers in public, seen in November 2026; platforms publish no list.
 */
const headings: Record<ReportColumn, readonly string[]> = {
  date: [
    ...['day', 'date', 'by day', 'tag', 'datum', 'jour', 'dia', 'fecha', 'gregorian date', 'gregoriandate'],
    ...['time period', 'timeperiod', 'start date (in utc)', ...periodStarts],
  ],
  campaign: [
    ...['campaign name', 'campaign', 'campaignname', 'kampagnenname', 'kampagne', 'nom de la campagne', 'campagne'],
    ...['nombre de la campana', 'nombre de campana', 'campana'],
  ],
  spend: [
    ...['spend', 'spent', 'cost', 'amount spent', 'total spent', 'kosten', 'ausgegebener betrag', 'ausgaben', 'cout'],
    ...['montant depense', 'depenses', 'coste', 'costo', 'importe gastado', 'gasto'],
  ],
  impressions: ['impressions', 'impr.', 'impr', 'impressionen', 'impresiones'],
  clicks: [
    ...['clicks', 'link clicks', 'clicks (destination)', 'clicks (all)', 'klicks', 'link-klicks', 'linkklicks'],
    ...['klicks (alle)', 'clics', 'clics sur un lien', 'clics sur le lien', 'clics (tous)', 'clics en el enlace'],
    'clics (todos)',
  ],
  conversions: [
    ...['conversions', 'conv.', 'conv', 'total conversions', 'konversionen', 'conversiones', 'purchases'],
    ...['website purchases', 'kaufe', 'achats', 'compras', ...results],
  ],
  revenue: [
    ...['revenue', 'conv. value', 'conversion value', 'total conversion value', 'purchases conversion value'],
    ...['website purchases conversion value', 'umsatz', 'conv.-wert', 'conversion-wert', 'conversionwert'],
    ...['valeur de conv.', 'valeur conv.', 'valeur de conversion', 'valeur de conversion des achats', 'ingresos'],
    ...['valor de conv.', 'valor conv.', 'valor de conversion', 'valor de conversion de compras'],
  ],
  currency: [
    ...['currency code', 'currency', 'currencycode', 'wahrungscode', 'wahrung', 'code de devise', 'code devise'],
    ...['devise', 'codigo de moneda', 'moneda', 'divisa'],
  ],
  resultKind: [
    ...['result indicator', 'result type', 'ergebnisindikator', 'ergebnistyp', 'indicateur de resultat'],
    ...['indicateur de resultats', 'type de resultat', 'type de resultats', 'indicador de resultado'],
    ...['indicador de resultados', 'tipo de resultado', 'tipo de resultados'],
  ],
  periodEnd: ['reporting ends', 'berichtsende', 'fin des rapports', 'fin del informe', 'ends'],
  ad: [
    ...['ad name', 'creative name', 'ad', 'name der anzeige', 'anzeigenname', 'anzeige', 'nom de la publicite'],
    ...['nom de l’annonce', "nom de l'annonce", 'nombre del anuncio', 'anuncio'],
  ],
  adGroup: [
    ...['ad group', 'ad group name', 'adgroup', 'anzeigengruppe', 'name der anzeigengruppe', 'groupe d’annonces'],
    ...["groupe d'annonces", 'grupo de anuncios'],
  ],
  address: [
    ...[
      'ad final url',
      'final url',
      'website url',
      'link (ad settings)',
      'destination url',
      'landing page',
      'click uri',
    ],
    ...['finale url', 'url finale', 'url final', 'url der website', 'url du site web', 'url del sitio web'],
  ],
  utmContent: ['utm content', 'session manual ad content', 'manual ad content'],
  utmCampaign: ['utm campaign'],
  sourceLine: [sourceLineHeading],
};

/** No number and no heading has more characters; what has is refused before it is matched against anything. */
export const longestCell = 200;

/** Columns further right are not looked at: the widest export of a platform has about a hundred. */
export const mostColumns = 300;

type Rank = { column: ReportColumn; rank: number };

const ranks = new Map<string, Rank>(
  (Object.keys(headings) as ReportColumn[]).flatMap((column) =>
    headings[column].map((heading, rank): [string, Rank] => [heading, { column, rank }]),
  ),
);

export type FoundColumns = Partial<Record<ReportColumn, number>>;

/** Where the headings say that what is; counted from 0. */
export function findColumns(cells: readonly string[]): FoundColumns {
  const best: Partial<Record<ReportColumn, { index: number; rank: number }>> = {};
  cells.slice(0, mostColumns).forEach((cell, index) => {
    const found = ranks.get(plainHeading(cell));
    if (!found) return;
    const { column, rank } = found;
    if (rank < (best[column]?.rank ?? Infinity)) best[column] = { index, rank };
  });
  return Object.fromEntries(Object.entries(best).map(([column, { index }]) => [column, index]));
}

export const isPeriodStart = (heading: string): boolean => periodStarts.includes(plainHeading(heading));

export const isResults = (heading: string): boolean => results.includes(plainHeading(heading));

const currencyInHeading = /\(([A-Za-z]{3})\)$/;

/** The currency that a heading such as `Cost (EUR)` ends with. */
export function currencyOfHeading(heading: string): string | undefined {
  if (heading.length > longestCell) return undefined;
  return currencyInHeading.exec(heading.trim())?.[1]?.toUpperCase();
}

/**
 * A heading without case, accents, doubled blanks and currency. `(all)` is no currency: Meta counts clicks two ways.
 */
export function plainHeading(cell: string): string {
  if (cell.length > longestCell) return '';
  const plain = cell.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const key = plain.replace(/[_\s]+/g, ' ').trim();
  return key.endsWith('(all)') ? key : key.replace(currencyInHeading, '').trim();
}
