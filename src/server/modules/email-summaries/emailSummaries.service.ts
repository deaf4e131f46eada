import { byNobody, type UnitOfWork } from '../../db/unitOfWork';
import type { Clock } from '../../lib/clock';
import { dayOf } from '../../lib/days';
import type { JobSender } from '../../lib/jobs';
import { Refusal } from '../../lib/refusal';
import { personalScope, type Reach, type Right, type Scope } from '../../lib/scope';
import { newToken } from '../../lib/secrets';
import type { ReportService } from '../analytics/report.service';
import type { InsightsService } from '../insights/insights.service';
import { type MailTx, queueMail } from '../mail/mail.service';
import type { Site } from '../mail/mail.types';
import type { PlansService, PlansTx } from '../plans/plans.service';
import type { EmailSummariesRepository } from './emailSummaries.repository';
import type { Cadence, EmailSummary, SummaryJobs, SummaryKey } from './emailSummaries.types';
import { lastPeriod, nextDay } from './summaryDays';
import { summaryMail } from './summaryMail';

/** How many are queued in one transaction. */
const atOnce = 500;

/** Longer than reading anybody's numbers takes, and shorter than a job may run. */
const longestMs = 120_000;

/** Numbers are only read, which takes no session. */
const toRead: Right = { credential: { kind: 'session', id: '' }, role: 'viewer', whenReadOnly: true };

/** The recipient of a summary. */
interface Reader {
  id: string;
  email: string;
  fullName: string;
  isDemo: boolean;
  emailVerifiedAt: Date | null;
}

export interface SummariesTx extends MailTx, PlansTx {
  emailSummaries: EmailSummariesRepository;
  accounts: { find(id: string): Promise<Reader | undefined> } & MailTx['accounts'] & PlansTx['accounts'];
  teams: { find(id: string, accountId: string): Promise<{ name: string } | undefined> };
  jobs: MailTx['jobs'] & JobSender<SummaryJobs>;
}

interface SummariesDeps {
  emailSummaries: EmailSummariesRepository;
  reach: Reach<'team'>;
  reports: Pick<ReportService, 'report'>;
  insights: Pick<InsightsService, 'insights'>;
  plans: Pick<PlansService, 'requireFeature'>;
  unitOfWork: UnitOfWork<SummariesTx>;
  clock: Clock;
  site: Site;
}

export type EmailSummariesService = ReturnType<typeof createEmailSummariesService>;

/** Summaries of a workspace's numbers by email. Rule: docs/product-rules.md, "Email summaries". */
export function createEmailSummariesService(deps: SummariesDeps) {
  const { emailSummaries, reach, reports, insights, plans, unitOfWork, clock, site } = deps;
  const today = () => dayOf(clock.now());

  /** What somebody may read today; `undefined` for a team that is gone or was left. */
  const scopeOf = async ({ accountId, workspaceId }: SummaryKey): Promise<Scope | undefined> =>
    accountId === workspaceId ? personalScope(accountId, toRead) : reach.ofItem(accountId, 'team', workspaceId, toRead);

  /** The numbers, and what to do; `undefined` without numbers, or without analytics in the plan. */
  const contentsFor = async (scope: Scope, cadence: Exclude<Cadence, 'off'>) => {
    const period = lastPeriod(cadence, today());
    const wish = { ...period, by: 'campaign', comparison: 'previous_period', match: {} } as const;
    try {
      const report = await reports.report(scope, wish);
      if (!report.total) return undefined;
      const { advice, campaigns } = await insights.insights(scope, undefined, AbortSignal.timeout(longestMs));
      return { report, advice, campaigns };
    } catch (error) {
      if (error instanceof Refusal && error.code === 'plan_required') return undefined;
      throw error;
    }
  };

  return {
    async get({ actorId: accountId, workspaceId }: Scope): Promise<EmailSummary> {
      return (await emailSummaries.find({ accountId, workspaceId })) ?? { cadence: 'off', nextOn: null };
    },

    /** Throws `Refusal('plan_required')`; everybody may turn it off. */
    set: (asked: Scope, cadence: Cadence): Promise<EmailSummary> =>
      unitOfWork(asked, async (tx, { actorId: accountId, workspaceId, payerId }) => {
        if (cadence !== 'off') await plans.requireFeature(tx, payerId, 'hasAdvancedAnalytics');
        const summary = { cadence, nextOn: cadence === 'off' ? null : nextDay(cadence, today()) };
        await tx.emailSummaries.put({ accountId, workspaceId }, summary, newToken());
        return summary;
      }),

    /** Turns one off by its token, also again. Throws `Refusal('not_found')` for a token that there never was. */
    stop: (token: string): Promise<void> =>
      unitOfWork(byNobody, async (tx) => {
        if (!(await tx.emailSummaries.turnOff(token))) {
          throw new Refusal(
            'not_found',
            'Open the link in your newest email, or turn summaries off on the Analytics page.',
          );
        }
      }),

    /** Queues a job for each summary whose day has come. */
    async startDue(): Promise<void> {
      let last: SummaryKey | undefined;
      do {
        last = await unitOfWork(byNobody, async (tx) => {
          const due = await tx.emailSummaries.due(today(), last, atOnce);
          for (const key of due) await tx.jobs.send('send-email-summary', key);
          return due.length === atOnce ? due.at(-1) : undefined;
        });
      } while (last);
    },

    /** Sends a summary that is due. Several calls or processes that ask for the same one send it once. */
    async send(key: SummaryKey): Promise<void> {
      const summary = await emailSummaries.find(key);
      if (!summary || summary.cadence === 'off' || summary.nextOn === null || summary.nextOn > today()) return;
      const { cadence, nextOn, token } = summary;
      const scope = await scopeOf(key);
      const contents = scope && (await contentsFor(scope, cadence));
      await unitOfWork(byNobody, async (tx) => {
        if (!scope) return tx.emailSummaries.remove(key);
        if (!(await tx.emailSummaries.moveOn(key, nextOn, nextDay(cadence, today()))) || !contents) return undefined;
        const reader = await tx.accounts.find(key.accountId);
        // A demo account's address leads to nobody.
        if (!reader || reader.isDemo || reader.emailVerifiedAt === null) return undefined;
        const team = scope.isTeam ? await tx.teams.find(key.workspaceId, key.accountId) : undefined;
        return queueMail(
          tx,
          summaryMail({ ...contents, cadence, reader, teamName: team?.name, token }, site),
          clock.now(),
        );
      });
    },

    /** All that an account gets. */
    ofAccount: (accountId: string) => emailSummaries.ofAccount(accountId),
  };
}
