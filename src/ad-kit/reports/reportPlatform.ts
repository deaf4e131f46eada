import type { AdPlatform } from '../ad';
import { plainHeading } from './reportWords';

/** Platforms whose reports are told apart. Meta's file says nothing of where an ad ran. */
export type ReportPlatform = Extract<AdPlatform, 'google' | 'facebook' | 'linkedin'>;

/**
 * Headings that only one platform writes, in English, German, French and Spanish. Source: exports and parsers in
 * public, seen in November 2026. X publishes none, and none was found.
 */
const ownHeadings: Record<ReportPlatform, readonly string[]> = {
  google: [
    ...['avg. cpc', 'avg. cpm', 'avg. cost', 'impr.', 'interaction rate', 'cost / conv.', 'conv. value', 'conv. rate'],
    ...['durchschn. cpc', 'interaktionsrate', 'conv.-wert', 'kosten/conv.', 'cpc moy.', 'taux d’interaction'],
    ...['valeur de conv.', 'cout/conv.', 'cpc medio', 'prom. cpc', 'valor de conv.', 'coste/conv.', 'budget type'],
  ],
  facebook: [
    ...['reporting starts', 'reporting ends', 'amount spent', 'ad set name', 'link clicks', 'clicks (all)'],
    ...['result indicator', 'attribution setting', 'cost per result', 'berichtsstart', 'berichtsende'],
    ...['ausgegebener betrag', 'anzeigengruppenname', 'debut des rapports', 'fin des rapports', 'montant depense'],
    ...['inicio del informe', 'fin del informe', 'importe gastado', 'nombre del conjunto de anuncios'],
    ...['link-klicks', 'clics sur un lien', 'clics en el enlace', 'purchases conversion value'],
  ],
  linkedin: [
    ...['start date (in utc)', 'total spent', 'campaign group name', 'total social actions', 'clicks to landing page'],
    ...['clicks to linkedin page', 'ad introduction text', 'creative name', 'campaign objective', 'ad headline'],
  ],
};

/** One heading may be anybody's; two are no chance. */
const fewestOwn = 2;

/** The platform of a report, by its headings; `undefined` where several platforms write them. */
export function platformOfReport(headings: readonly string[]): ReportPlatform | undefined {
  const plain = new Set(headings.map(plainHeading));
  const scores = (Object.keys(ownHeadings) as ReportPlatform[]).map((platform) => ({
    platform,
    own: ownHeadings[platform].filter((heading) => plain.has(heading)).length,
  }));
  const [best, next] = scores.toSorted((one, other) => other.own - one.own);
  return best && best.own >= fewestOwn && best.own > (next?.own ?? 0) ? best.platform : undefined;
}
