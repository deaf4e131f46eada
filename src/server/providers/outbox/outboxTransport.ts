import type { Log } from '../../lib/log';
import type { MailTransport } from '../../modules/mail/mail.port';

/** Where no mail server is set: shows each mail in the log, for whoever runs the product. */
export function createOutboxTransport(log: Log): MailTransport {
  return {
    deliver: ({ recipient, subject, body }) => {
      log.info({ recipient, subject, body }, 'No SMTP_URL is set, so this mail is kept in the outbox.');
      return Promise.resolve('kept');
    },
  };
}
