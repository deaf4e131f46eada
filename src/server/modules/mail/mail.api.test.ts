import { setTimeout as delay } from 'node:timers/promises';
import type { Db } from '../../db/connect';
import { createJobs } from '../../db/jobs';
import { jobDefinitions } from '../../jobs';
import { createLocks } from '../../db/locks';
import { createSmtpTransport } from '../../providers/smtp/smtpTransport';
import { askForResetLink, signUp } from '../../testing/builders';
import { silentLog } from '../../testing/silentLog';
import { startTestMailServer, type TestMailServer } from '../../testing/testMailServer';
import { useTestServer } from '../../testing/testServer';
import { waitUntil } from '../../testing/waitUntil';
import { createAccountsRepository } from '../auth/accounts.repository';
import { queueMail } from './mail.service';
import { createOutboxRepository } from './outbox.repository';

let mailServer: TestMailServer;
const running: { stop(): Promise<void> }[] = [];

const server = useTestServer({
  deliver: (mail) => createSmtpTransport(mailServer.url, 'Campaign Studio <studio@northfold.example>').deliver(mail),
});

beforeAll(async () => {
  mailServer = await startTestMailServer();
});
afterAll(() => mailServer.close());
beforeEach(() => {
  mailServer.received.length = 0;
  mailServer.refuse(0);
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((jobs) => jobs.stop()));
});

/** Works mails off like one process of the product, but repeats after a second. */
async function startProcess(): Promise<void> {
  const jobs = createJobs({
    database: server.database,
    definitions: jobDefinitions,
    log: silentLog,
    retryDelay: 1,
  });
  running.push(jobs);
  await jobs.start(server.services);
}

async function askForLink() {
  const { user } = await signUp(server);
  await askForResetLink(server, user.email);
  return user;
}

const mails = async () => (await server.database.run('select status, body, last_error from mails order by id')).rows;

it('reaches the mail server with the link, and keeps no copy of it', async () => {
  const user = await askForLink();
  await startProcess();
  await waitUntil(async () => (await mails())[0]?.status === 'sent');
  const [mail] = mailServer.received;
  expect(mail?.recipients).toEqual([user.email]);
  expect(mail?.text).toMatch(/^From: Campaign Studio <studio@northfold\.example>/m);
  expect(mail?.text).toMatch(/^Subject: Set a new password for Campaign Studio/m);
  expect(mail?.text.replaceAll('=\r\n', '')).toMatch(/http:\/\/127\.0\.0\.1:3000\/password-reset\?token=3?D?[\w-]{43}/);
  expect(await mails()).toEqual([{ status: 'sent', body: '', last_error: null }]);
});

it('is tried again until the mail server takes it, and sent once', async () => {
  mailServer.refuse(2);
  await askForLink();
  await startProcess();
  await waitUntil(async () => (await mails())[0]?.status === 'sent');
  await delay(1_500);
  expect(mailServer.received).toHaveLength(1);
});

it('waits while the product is down', async () => {
  mailServer.refuse(1);
  await askForLink();
  await startProcess();
  await waitUntil(async () => (await mails())[0]?.last_error !== null);
  await running.pop()?.stop();
  expect(await mails()).toMatchObject([{ status: 'waiting' }]);
  await startProcess();
  await waitUntil(async () => (await mails())[0]?.status === 'sent');
  expect(mailServer.received).toHaveLength(1);
});

it('is sent once by several processes', async () => {
  await Promise.all([startProcess(), startProcess(), startProcess()]);
  for (let count = 0; count < 5; count++) {
    const { user } = await signUp(server);
    await server.call('POST', '/auth/password-reset', { body: { email: user.email } });
  }
  const links = () => mailServer.received.filter(({ text }) => text.includes('Subject: Set a new password'));
  await waitUntil(() => Promise.resolve(links().length >= 5));
  await delay(1_500);
  expect(links()).toHaveLength(5);
});

const mailTx = (tx: Db) => ({
  outbox: createOutboxRepository(tx),
  accounts: createAccountsRepository(tx),
  jobs: server.jobs.in(tx),
  locks: createLocks(tx),
});

/** Puts mails into the outbox that nobody waits for. */
async function queueNews(count: number, name: string): Promise<void> {
  const { user } = await signUp(server);
  for (let number = 1; number <= count; number++) {
    const mail = { accountId: user.id, recipient: `${name}${number}@northfold.example`, subject: 'News', body: 'News' };
    await server.database.db.transaction((tx) => queueMail(mailTx(tx), mail, server.clock.now()));
  }
}

const newsReceived = () => mailServer.received.filter(({ text }) => text.includes('Subject: News'));

it('does not wait for mails that the mail server is slow to take', async () => {
  const release = mailServer.hold(/^slow/);
  await queueNews(2, 'slow');
  await queueNews(2, 'quick');
  await startProcess();
  await waitUntil(() => Promise.resolve(newsReceived().length >= 2));
  expect(newsReceived().flatMap(({ recipients }) => recipients)).toEqual(
    expect.arrayContaining(['quick1@northfold.example', 'quick2@northfold.example']),
  );
  release();
  await waitUntil(() => Promise.resolve(newsReceived().length >= 4));
});

it('passes all that nobody waits for where it is a link to sign in again with', async () => {
  const release = mailServer.hold(/^slow/);
  await queueNews(20, 'slow');
  await startProcess();
  const { user } = await signUp(server);
  await server.call('POST', '/auth/password-reset', { body: { email: user.email } });
  const links = () => mailServer.received.filter(({ text }) => text.includes('Subject: Set a new password'));
  await waitUntil(() => Promise.resolve(links().length > 0));
  expect(newsReceived()).toEqual([]);
  release();
  await waitUntil(() => Promise.resolve(newsReceived().length >= 20));
});

it('passes all other mails where it confirms an address', async () => {
  await queueNews(1, 'news');
  await server.call('POST', '/auth/register', {
    body: { email: 'ines@northfold.example', password: 'correct-horse', full_name: 'Ines Okafor' },
  });
  const { rows } = await server.database.run(
    `select m.subject from pgboss.job j join mails m on m.id::text = j.data->>'mailId' where j.name = 'deliver-mail' order by j.priority desc`,
  );
  expect(rows.map(({ subject }) => subject)).toEqual(['Confirm your email for Campaign Studio', 'News']);
});

it('is delivered once even where its job is done twice', async () => {
  await askForLink();
  const [mail] = (await server.database.run('select id from mails')).rows;
  await Promise.all([1, 2, 3].map(() => server.services.mail.deliver(String(mail?.id))));
  await server.services.mail.deliver(String(mail?.id));
  expect(mailServer.received).toHaveLength(1);
});

it('is taken over from a process that died while sending', async () => {
  await askForLink();
  const [mail] = (
    await server.database.run(
      `update mails set status = 'sending', claimed_until = '2026-11-18T10:02:00Z' returning id`,
    )
  ).rows;
  await server.services.mail.deliver(String(mail?.id));
  expect(mailServer.received).toHaveLength(0);
  server.clock.advance(120_001);
  await server.services.mail.deliver(String(mail?.id));
  expect(mailServer.received).toHaveLength(1);
});

it('is not there if its cause is undone', async () => {
  const { user } = await signUp(server);
  await server.database.run('alter table password_resets rename to hidden');
  await expect(askForResetLink(server, user.email)).rejects.toThrow();
  await server.database.run('alter table hidden rename to password_resets');
  expect(await mails()).toEqual([]);
  const jobs = await server.database.run(`select id from pgboss.job where name = 'deliver-mail'`);
  expect(jobs.rows).toEqual([]);
});

it('is removed a month after it was sent', async () => {
  await askForLink();
  const [mail] = (await server.database.run('select id from mails')).rows;
  await server.services.mail.deliver(String(mail?.id));
  server.clock.advance(29 * 24 * 3_600_000);
  await server.services.housekeeping.run();
  expect(await mails()).toHaveLength(1);
  server.clock.advance(2 * 24 * 3_600_000);
  await server.services.housekeeping.run();
  expect(await mails()).toEqual([]);
});
