import type { EmailSummary, EmailSummaryCadence } from '../api/summariesApi';
import { shiftDay, unitOf, unitsOf } from '../../ad-kit/reports/periods';
import { todayInUtc } from '../lib/dates';
import { refuseWithoutPlan } from './fakeAnalyticsAnswers';
import { type FakeAnswers, FakeRefusal } from './fakeState';
import { workspaceNamed } from './fakeTeams';

type SummaryOperation = 'getEmailSummary' | 'setEmailSummary' | 'stopEmailSummary';

const off: EmailSummary = { cadence: 'off', next_on: null };

/** Summaries of the numbers by email. `summary-token` is the token of the first account's own. */
export const summaryAnswers: FakeAnswers<SummaryOperation> = {
  getEmailSummary: ({ state, account, query }) => {
    workspaceNamed(state, account, query);
    return { body: account.emailSummaries.get(query.get('team_id')) ?? off };
  },
  setEmailSummary: (asked) => {
    const { state, account, query, body } = asked;
    workspaceNamed(state, account, query);
    if (body.cadence !== 'off') refuseWithoutPlan(asked);
    const summary = { cadence: body.cadence, next_on: nextOn(body.cadence, todayInUtc(state.now())) };
    account.emailSummaries.set(query.get('team_id'), summary);
    return { body: summary };
  },
  stopEmailSummary: ({ state, query }) => {
    const [account] = state.accounts;
    if (query.get('token') !== 'summary-token' || !account?.emailSummaries.has(null)) {
      throw new FakeRefusal(
        404,
        'not_found',
        'Open the link in your newest email, or turn summaries off on the Analytics page.',
      );
    }
    account.emailSummaries.set(null, off);
    return { body: undefined };
  },
};

/** The first Monday, or first of a month, after a day. */
function nextOn(cadence: EmailSummaryCadence, today: string): string | null {
  if (cadence === 'off') return null;
  if (cadence === 'weekly') return shiftDay(unitOf(today, 'week'), 7);
  return unitsOf({ from: today, to: shiftDay(today, 31) }, 'month')[1] ?? null;
}
