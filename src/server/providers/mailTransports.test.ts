import type { Log } from '../lib/log';
import type { MailTransport } from '../modules/mail/mail.port';
import { startTestMailServer, type TestMailServer } from '../testing/testMailServer';
import { createOutboxTransport } from './outbox/outboxTransport';
import { createSmtpTransport } from './smtp/smtpTransport';

const mail = {
  id: '01a1fdf6-40fe-77ff-8dd6-a12df61f4f1d',
  recipient: 'mara@northfold.example',
  subject: 'Grüße, and a\r\nBcc: everybody@northfold.example',
  body: 'The text – with a link: https://ads.example.com/x',
  unsubscribeLink: null,
};

let mailServer: TestMailServer;
const logged: object[] = [];
const log: Log = {
  debug: () => undefined,
  info: (facts) => logged.push(facts),
  warn: (facts) => logged.push(facts),
  error: () => undefined,
};

beforeAll(async () => {
  mailServer = await startTestMailServer();
});
afterAll(() => mailServer.close());

describe.each<[string, () => MailTransport, 'sent' | 'kept']>([
  ['the SMTP server', () => createSmtpTransport(mailServer.url, 'Studio <studio@northfold.example>'), 'sent'],
  ['the outbox', () => createOutboxTransport(log, true), 'kept'],
])('%s', (_name, create, outcome) => {
  it('takes mails', async () => {
    expect(await create().deliver(mail)).toBe(outcome);
  });
});

it('sends through SMTP what the mail says and nothing that was smuggled in', async () => {
  mailServer.received.length = 0;
  await createSmtpTransport(mailServer.url, 'Studio <studio@northfold.example>').deliver(mail);
  const [{ recipients, text } = { recipients: [], text: '' }] = mailServer.received;
  expect(recipients).toEqual(['mara@northfold.example']);
  expect(text).toContain(`Message-ID: <${mail.id}@northfold.example>`);
  expect(text).not.toMatch(/^(Bcc|List-Unsubscribe)/m);
});

it('names the door out of what comes again and again, for mail programs that have a button for it', async () => {
  mailServer.received.length = 0;
  const unsubscribeLink = 'https://ads.example.com/api/email-summary/unsubscribe?token=abc';
  await createSmtpTransport(mailServer.url, 'studio@northfold.example').deliver({ ...mail, unsubscribeLink });
  const text = mailServer.received[0]?.text.replaceAll(/\r\n[ \t]/g, ' ');
  expect(text).toContain(`List-Unsubscribe: <${unsubscribeLink}>`);
  expect(text).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
});

it('says when the SMTP server does not take a mail, or is not there', async () => {
  mailServer.refuse(1);
  await expect(createSmtpTransport(mailServer.url, 'a@b.example').deliver(mail)).rejects.toThrow('Try again later');
  await expect(createSmtpTransport('smtp://127.0.0.1:1', 'a@b.example').deliver(mail)).rejects.toThrow('ECONNREFUSED');
});

it('shows in the log what stays in the outbox', async () => {
  logged.length = 0;
  await createOutboxTransport(log, true).deliver(mail);
  expect(logged).toEqual([{ recipient: mail.recipient, subject: mail.subject, body: mail.body }]);
});

it('names in the log of a public server what stays in the outbox, and shows nothing of it', async () => {
  logged.length = 0;
  await createOutboxTransport(log, false).deliver(mail);
  expect(logged).toEqual([{ mailId: mail.id }]);
});
