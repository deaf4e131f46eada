import { createTransport } from 'nodemailer';
import type { MailTransport } from '../../modules/mail/mail.port';

/** Sends mails through the SMTP server of `url`, with `from` as the sender. */
export function createSmtpTransport(url: string, from: string): MailTransport {
  const transporter = createTransport({
    url,
    // Well below the time for which a mail is claimed.
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: 30_000,
  });
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    deliver: async ({ id, recipient, subject, body, unsubscribeLink }) => {
      await transporter.sendMail({
        from,
        to: { name: '', address: recipient },
        subject,
        text: body,
        ...(unsubscribeLink !== null && {
          list: { unsubscribe: unsubscribeLink },
          headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
        }),
        messageId: `<${id}@${domain}>`,
      });
      return 'sent';
    },
  };
}
