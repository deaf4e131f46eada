import type { Log } from '../../lib/log';
import type { MailTransport } from '../../modules/mail/mail.port';

/**
 * Where no mail server is set: keeps mails in the outbox and tells so in the log. The log shows a mail, with its links,
 * only if `showMails`: anyone who reads the log could get into other people's accounts.
 */
export function createOutboxTransport(log: Log, showMails: boolean): MailTransport {
  return {
    deliver: ({ id, recipient, subject, body }) => {
      if (showMails) log.info({ recipient, subject, body }, 'No SMTP_URL is set, so this mail is kept in the outbox.');
      else log.warn({ mailId: id }, 'A mail waits in the outbox, because no SMTP_URL is set.');
      return Promise.resolve('kept');
    },
  };
}
