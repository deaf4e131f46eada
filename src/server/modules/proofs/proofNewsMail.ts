import { formatName } from '../../../ad-kit/formats';
import { groupBy } from '../../lib/groupBy';
import { greeting, notInNames } from '../../lib/personName';
import type { NewMail, Site } from '../mail/mail.types';
import type { ProofNews } from './proofNews.types';

interface Contents {
  reader: { id: string; email: string; fullName: string };
  proofName: string;
  /** The oldest first; at least one. */
  news: readonly ProofNews[];
  /** Turns these mails off. */
  token: string;
}

/** How many ads are named, and how much is said of each. */
const mostAds = 10;
const mostLines = 10;

/** How many characters are quoted of what somebody said. */
const longestQuote = 200;

/** What clients said and decided since the last mail, by ad. */
export function proofNewsMail({ reader, proofName, news, token }: Contents, { productName, publicUrl }: Site): NewMail {
  const byAd = [...groupBy(news, ({ adId }) => adId)];
  const shown = byAd.slice(0, mostAds);
  return {
    accountId: reader.id,
    recipient: reader.email,
    subject: `${proofName}: ${countsOf(news)}`,
    body: [
      greeting(reader.fullName),
      `This came in through your link “${proofName}”:`,
      ...shown.map(([id, ofAd]) => [ofAd[0]?.adName ?? '', ...linesOf(ofAd), `${publicUrl}/create/${id}`].join('\n')),
      ...(byAd.length > shown.length
        ? [`There’s news on ${counted(byAd.length - shown.length, 'other ad')}, too.`]
        : []),
      `You get this email, once an hour at most, because you made the link or the ad in ${productName}. Unsubscribe with one click:\n${publicUrl}/unsubscribe?from=proofs&token=${token}`,
    ].join('\n\n'),
    unsubscribeLink: `${publicUrl}/api/proof-emails/unsubscribe?token=${token}`,
  };
}

/** "1 approval, 3 comments". */
function countsOf(news: readonly ProofNews[]): string {
  const nouns = { approved: 'approval', changes_asked: 'request for changes', comment: 'comment' } as const;
  return (['approved', 'changes_asked', 'comment'] as const)
    .flatMap((kind) => {
      const count = news.filter((one) => one.kind === kind).length;
      if (count === 0) return [];
      return kind === 'changes_asked' && count > 1 ? [`${count} requests for changes`] : [counted(count, nouns[kind])];
    })
    .join(', ');
}

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

function linesOf(news: readonly ProofNews[]): string[] {
  const shown = news.slice(0, mostLines);
  const left = news.length - shown.length;
  return [...shown.map((one) => `- ${lineOf(one)}`), ...(left > 0 ? [`- and ${left} more`] : [])];
}

function lineOf({ name, kind, format, text }: ProofNews): string {
  const who = safe(name) ?? 'Someone';
  const did = { approved: 'approved it', changes_asked: 'asked for changes', comment: 'commented' }[kind];
  const where = format === null ? '' : ` on ${formatName(format)}`;
  const quote = safe(text);
  return quote === undefined ? `${who} ${did}${where}.` : `${who} ${did}${where}: “${quote}”`;
}

/**
 * What was typed, on one line and short; `undefined` where nothing was, or where mail programs would show it as a link:
 * anybody with the proof's link may have typed it.
 */
function safe(typed: string): string | undefined {
  const line = typed.replaceAll(/\s+/g, ' ').trim();
  if (line === '' || notInNames.test(line)) return undefined;
  const characters = Array.from(line);
  return characters.length <= longestQuote ? line : `${characters.slice(0, longestQuote - 1).join('')}…`;
}
