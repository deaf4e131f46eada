import type { Operation, User, WireProblem } from '../api/api';
import { aUser } from './builders';
import { adAnswers } from './fakeAdAnswers';
import { variantAnswers } from './fakeVariantAnswers';
import { aiAnswers } from './fakeAiAnswers';
import { analyticsAnswers } from './fakeAnalyticsAnswers';
import { apiKeyAnswers } from './fakeApiKeyAnswers';
import { addAccount, authAnswers } from './fakeAuthAnswers';
import { billingAnswers } from './fakeBillingAnswers';
import { briefAnswers } from './fakeBriefAnswers';
import { campaignAnswers } from './fakeCampaignAnswers';
import { adResultAnswers } from './fakeAdResultAnswers';
import { insightAnswers } from './fakeInsightAnswers';
import { labelAnswers } from './fakeLabelAnswers';
import { linkAnswers } from './fakeLinkAnswers';
import { reportColumnAnswers } from './fakeReportColumnAnswers';
import { commentAnswers } from './fakeCommentAnswers';
import { approverAnswers } from './fakeApproverAnswers';
import { proofAnswers } from './fakeProofAnswers';
import { metricsAnswers } from './fakeMetricsAnswers';
import { startSession } from './fakeSessions';
import { summaryAnswers } from './fakeSummaryAnswers';
import { teamAnswers } from './fakeTeamAnswers';
import { templateAnswers } from './fakeTemplateAnswers';
import { auditAnswers } from './fakeAuditAnswers';
import { twoStepAnswers } from './fakeTwoStepAnswers';
import { webhookAnswers } from './fakeWebhookAnswers';
import { makeLibrary } from './fakeLibrary';
import { type FoundOperation, findOperation } from './fakeRoutes';
import type { FakeAccount } from './fakeAccount';
import { type FakeAnswers, FakeRefusal, type FakeState } from './fakeState';
import { enterTeam } from './fakeTeams';
import type { WritingOperation } from './fakeWritingAnswers';

const answers: FakeAnswers<Exclude<Operation, WritingOperation>> = {
  ...authAnswers,
  ...twoStepAnswers,
  ...campaignAnswers,
  ...briefAnswers,
  ...labelAnswers,
  ...analyticsAnswers,
  ...metricsAnswers,
  ...reportColumnAnswers,
  ...billingAnswers,
  ...templateAnswers,
  ...adAnswers,
  ...variantAnswers,
  ...adResultAnswers,
  ...insightAnswers,
  ...summaryAnswers,
  ...linkAnswers,
  ...proofAnswers,
  ...approverAnswers,
  ...commentAnswers,
  ...apiKeyAnswers,
  ...webhookAnswers,
  ...auditAnswers,
  ...aiAnswers,
  ...teamAnswers,
};

/** The writer takes longer to load than everything else here, and few tests have something written. */
const answersTo = async (operation: Operation): Promise<Partial<FakeAnswers>> =>
  operation in answers ? answers : (await import('./fakeWritingAnswers')).writingAnswers;

/**
 * What a test can order a call to answer: no connection, no answer at all, a problem, a failure as an HTML page, a
 * body, JSON lines as they come, the usual answer after something else has happened, or the usual answer as it is now,
 * arriving only then.
 */
export type FakeOutcome =
  | 'network-error'
  | 'no-answer'
  | ({ status: number } & WireProblem)
  | { status: number; page: string }
  | { body: unknown }
  | { lines: ReadableStream<Uint8Array> }
  | { after: Promise<unknown> }
  | { arrivingAfter: Promise<unknown> };

/** An answer, of which operation it is, and whether the test ordered it. */
export type FakeReply = { operation: Operation; response: Response; isOrdered: boolean };

export type FakeApi = ReturnType<typeof createFakeApi>;

/**
 * A backend in memory with the contract's operations, for tests and for `npm run dev:fake`. It starts with one account,
 * `mara@northfold.example` with the password `secret1`.
 */
export function createFakeApi({ now = () => Date.now(), user = aUser() }: { now?: () => number; user?: User } = {}) {
  const state: FakeState = {
    accounts: [],
    teams: [],
    sendsMail: false,
    isDemoOffered: true,
    library: makeLibrary(),
    adviceAnswers: [],
    checkout: 'sandbox',
    now,
  };
  const account = addAccount(state, user, 'secret1');
  const outcomes = new Map<Operation, FakeOutcome[]>();
  const missing = new Set<Operation>();
  const calls: { operation: Operation; query: string; body: unknown }[] = [];

  async function answer(request: Request): Promise<FakeReply> {
    const { pathname, search } = new URL(request.url);
    const found = findOperation(request.method, pathname.replace(/^\/api/, ''));
    if (!found) throw new UnknownCall(`The contract has no ${request.method} ${pathname}.`);
    const { operation, route } = found;
    const body = await bodyOf(request);
    calls.push({ operation, query: search, body });
    if (missing.has(operation)) return { operation, response: notServed(), isOrdered: true };
    const outcome = outcomes.get(operation)?.shift();
    if (isUsual(outcome)) {
      if ('after' in outcome) await outcome.after;
    } else if (outcome) {
      return { operation, response: await answerOf(outcome, route.status), isOrdered: true };
    }
    const response = await play(found, request, body);
    if (isUsual(outcome) && 'arrivingAfter' in outcome) await outcome.arrivingAfter;
    return { operation, response, isOrdered: false };
  }

  async function play(
    { operation, params, route }: FoundOperation,
    { url, headers }: Request,
    body: unknown,
  ): Promise<Response> {
    const { [operation]: answerer } = await answersTo(operation);
    try {
      const token = headers.get('Authorization')?.replace('Bearer ', '') ?? '';
      const caller = state.accounts.find(({ devices }) => devices.has(token));
      if (!caller && !route.isOpen) throw new FakeRefusal(401, 'unauthenticated', 'Please sign in.');
      // The parts are typed by the contract; that this request really has them is what the route table says.
      const call = answerer as (call: object) => { body: unknown; total?: number };
      const query = new URL(url).searchParams;
      if (caller) enterTeam(state, caller, query.get('team_id'), route);
      const { body: result, total } = call({ state, account: caller, token, params, query, body });
      return success(route.status, result, total);
    } catch (error) {
      if (error instanceof FakeRefusal) return refusal(error);
      throw error;
    }
  }

  return {
    /** Answers a call and says of which operation it is. */
    answer,
    /** Answers a call. */
    respond: async (request: Request): Promise<Response> => (await answer(request)).response,
    /** The account that is there from the start. */
    account,
    state,
    /** Every call so far, oldest first. */
    calls,
    /** How often an operation was called. */
    countCalls: (operation: Operation) => calls.filter((call) => call.operation === operation).length,
    /** Signs the first account in and hands out the token. */
    signIn: (who: FakeAccount = account) => startSession(state, who).access_token,
    /** Makes it a backend without these operations. */
    leaveOut: (...operations: Operation[]) => {
      for (const operation of operations) missing.add(operation);
    },
    /** Makes the next calls of an operation answer as said, one outcome for each call. */
    answerNext: (operation: Operation, ...next: FakeOutcome[]) => {
      outcomes.set(operation, [...(outcomes.get(operation) ?? []), ...next]);
    },
  };
}

/** A call that the contract does not have. */
class UnknownCall extends Error {
  override name = 'UnknownCall';
}

async function bodyOf(request: Request): Promise<unknown> {
  if (/^(image|application\/x-www-form-urlencoded)/.test(request.headers.get('Content-Type') ?? ''))
    return request.blob();
  const text = await request.text();
  return text === '' ? undefined : JSON.parse(text);
}

/** The usual answer, at another time. */
type UsualOutcome = Extract<FakeOutcome, { after: unknown } | { arrivingAfter: unknown }>;

function isUsual(outcome: FakeOutcome | undefined): outcome is UsualOutcome {
  return typeof outcome === 'object' && ('after' in outcome || 'arrivingAfter' in outcome);
}

function answerOf(outcome: Exclude<FakeOutcome, UsualOutcome>, goodStatus: number): Response | Promise<Response> {
  if (outcome === 'no-answer') return new Promise(() => undefined);
  if (outcome === 'network-error') return Response.error();
  if ('body' in outcome) return success(goodStatus, outcome.body);
  if ('lines' in outcome) {
    return new Response(outcome.lines, { headers: { 'Content-Type': 'application/x-ndjson; charset=utf-8' } });
  }
  if ('page' in outcome) {
    return new Response(outcome.page, { status: outcome.status, headers: { 'Content-Type': 'text/html' } });
  }
  const { status, ...problem } = outcome;
  return Response.json(problem satisfies WireProblem, { status });
}

/** What a web server says of an address that it does not have: nothing of ours. */
const notServed = () => Response.json({ detail: 'Not Found' }, { status: 404 });

const fileHeaders = {
  'Cache-Control': 'no-store',
  'Content-Disposition': 'inline',
  'X-Content-Type-Options': 'nosniff',
};

function success(status: number, body: unknown, total?: number): Response {
  const headers = total === undefined ? new Headers() : new Headers({ 'X-Total-Count': String(total) });
  if (status === 204) return new Response(null, { status, headers });
  if (body instanceof Blob) {
    for (const [name, value] of Object.entries(fileHeaders)) headers.set(name, value);
    return new Response(body, { status, headers });
  }
  if (typeof body !== 'string') return Response.json(body, { status, headers });
  headers.set('Content-Type', 'text/csv; charset=utf-8');
  return new Response(body, { status, headers });
}

function refusal({ status, code, detail, fields, secondStep }: FakeRefusal): Response {
  const errors = Object.entries(fields).map(([field, message]) => ({ field, message }));
  const problem: WireProblem = {
    detail,
    code,
    ...(errors.length > 0 && { errors }),
    ...(secondStep && { second_step: secondStep }),
  };
  const headers = new Headers(status === 429 || status === 503 ? { 'Retry-After': '900' } : {});
  return Response.json(problem, { status, headers });
}
