import type { Handlers } from '../../contract/handlers';
import { toWireEmailSummary } from '../../contract/wire/emailSummaries';
import type { EmailSummariesService } from './emailSummaries.service';

type EmailSummaryHandlers = Pick<Handlers, 'getEmailSummary' | 'setEmailSummary' | 'stopEmailSummary'>;

interface EmailSummaryServices {
  emailSummaries: EmailSummariesService;
}

export function createEmailSummaryHandlers({ emailSummaries }: EmailSummaryServices): EmailSummaryHandlers {
  return {
    getEmailSummary: async ({ scope }) => ({ status: 200, body: toWireEmailSummary(await emailSummaries.get(scope)) }),
    setEmailSummary: async ({ scope, body }) => ({
      status: 200,
      body: toWireEmailSummary(await emailSummaries.set(scope, body.cadence)),
    }),
    stopEmailSummary: async ({ query }) => {
      await emailSummaries.stop(query.token);
      return { status: 204 };
    },
  };
}
