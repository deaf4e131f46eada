import { byNobody, type UnitOfWork } from '../../db/unitOfWork';
import type { Clock } from '../../lib/clock';
import { hourMs, minuteMs } from '../../lib/durations';
import type { JobSender } from '../../lib/jobs';
import type { Reach, Right } from '../../lib/scope';
import { newToken } from '../../lib/secrets';
import type { AdsTx } from '../ads/ads.service';
import { type MailTx, queueMail } from '../mail/mail.service';
import type { Site } from '../mail/mail.types';
import type { ProofEmailsRepository } from './proofEmails.repository';
import { proofNewsMail } from './proofNewsMail';
import type { ProofNewsRepository } from './proofNews.repository';
import type { ProofJobs } from './proofNews.types';

/** People say several things in a row, which are one mail. */
const gatheredMs = 5 * minuteMs;

/** Rule: docs/product-rules.md, "Proof links". */
const betweenMailsMs = hourMs;

/** The most people that get mail about one link. */
const mostReaders = 20;

/** It is only looked whether somebody may read, which takes no session. */
const toRead: Right = { credential: { kind: 'session', id: '' }, role: 'viewer', whenReadOnly: true };

/** What is needed to have news told in a transaction. */
export interface NoteNewsTx {
  proofNews: Pick<ProofNewsRepository, 'plan' | 'setDue'>;
  jobs: JobSender<ProofJobs>;
}

/**
 * Queues a mail about what came by a link, in the transaction that stores it, with the link locked. A mail that
 * is an hour overdue was lost, and is queued again.
 */
export async function noteNews({ proofNews, jobs }: NoteNewsTx, proofId: string, now: Date): Promise<void> {
  const plan = await proofNews.plan(proofId);
  if (!plan || (plan.dueAt && plan.dueAt.getTime() + betweenMailsMs > now.getTime())) return;
  const next = (plan.toldAt?.getTime() ?? 0) + betweenMailsMs;
  const dueAt = new Date(Math.max(now.getTime() + gatheredMs, next));
  await proofNews.setDue(proofId, dueAt);
  const startAfter = Math.ceil((dueAt.getTime() - now.getTime()) / 1_000);
  await jobs.send('mail-proof-news', { proofId }, { startAfter });
}

interface Reader {
  id: string;
  email: string;
  fullName: string;
  isDemo: boolean;
  emailVerifiedAt: Date | null;
}

export interface ProofNewsTx extends Omit<MailTx, 'jobs' | 'accounts'> {
  proofNews: ProofNewsRepository;
  proofEmails: ProofEmailsRepository;
  ads: Pick<AdsTx['ads'], 'makers'>;
  accounts: { find(id: string): Promise<Reader | undefined> } & MailTx['accounts'];
  reach: Reach<'ad'>;
  jobs: MailTx['jobs'] & JobSender<ProofJobs>;
}

interface ProofNewsDeps {
  unitOfWork: UnitOfWork<ProofNewsTx>;
  clock: Clock;
  site: Site;
}

export type ProofNewsService = ReturnType<typeof createProofNewsService>;

/** Mails about what clients said and decided. Rule: docs/product-rules.md, "Proof links". */
export function createProofNewsService({ unitOfWork, clock, site }: ProofNewsDeps) {
  return {
    /**
     * Queues a mail for whoever made the link and for each author of an ad with news, if they may read it today and
     * want such mails. Done twice, it queues them once.
     */
    mail: (proofId: string): Promise<void> =>
      unitOfWork(byNobody, async (tx) => {
        const now = clock.now();
        const proof = await tx.proofNews.take(proofId, now);
        if (!proof) return;
        const found = await tx.proofNews.since(proofId, proof.since);
        const ads = new Map(
          (await tx.ads.makers(proof.workspaceId, [...new Set(found.map(({ adId }) => adId))])).map((ad) => [
            ad.id,
            ad,
          ]),
        );
        const news = found.flatMap((one) => {
          const ad = ads.get(one.adId);
          return ad ? [{ ...one, adName: ad.name, adMadeBy: ad.createdBy ?? proof.workspaceId }] : [];
        });
        const maker = proof.createdBy ?? proof.workspaceId;
        const readers = [...new Set([maker, ...news.map(({ adMadeBy }) => adMadeBy)])].slice(0, mostReaders);
        for (const id of readers) {
          const own = id === maker ? news : news.filter(({ adMadeBy }) => adMadeBy === id);
          const [first] = own;
          const reader = first && (await tx.reach.ofItem(id, 'ad', first.adId, toRead)) && (await tx.accounts.find(id));
          // A demo account's address leads to nobody.
          if (!reader || reader.isDemo || reader.emailVerifiedAt === null) continue;
          const token = await tx.proofEmails.tokenFor(id, newToken());
          if (token === undefined) continue;
          await queueMail(tx, proofNewsMail({ reader, proofName: proof.name, news: own, token }, site), now);
        }
      }),
  };
}
