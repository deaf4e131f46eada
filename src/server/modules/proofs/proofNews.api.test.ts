import type { WireTypes } from '../../contract/handlers';
import { addAd, addMember, addProof, addTeam, signUp } from '../../testing/builders';
import { useTestServer } from '../../testing/testServer';

const server = useTestServer({ config: { defaultPlan: 'business' } });

const minute = 60_000;

const tokenOf = (link: string) => link.slice(link.lastIndexOf('/') + 1);

const comment = (link: string, adId: string, text: string, name = 'Dana') =>
  server.call('POST', `/shared-proofs/${tokenOf(link)}/ads/${adId}/comments`, {
    body: { name, text, format: 'facebook_feed' },
  });

async function decide(link: string, adId: string, kind: WireTypes['DecisionKind'], note = '') {
  const shared = await server.call('GET', `/shared-proofs/${tokenOf(link)}`);
  const version = shared.json<WireTypes['SharedProof']>().ads.find(({ id }) => id === adId)?.version ?? '';
  return server.call('POST', `/shared-proofs/${tokenOf(link)}/ads/${adId}/decisions`, {
    body: { kind, name: 'Dana', note, version },
  });
}

const jobs = async (): Promise<{ proofId: string }[]> =>
  (await server.database.run(`select data from pgboss.job where name = 'mail-proof-news'`)).rows.map(
    ({ data }) => data as { proofId: string },
  );

type Mail = { recipient: string; subject: string; body: string; unsubscribe_link: string };

/** Does the jobs that wait, once their time has come, and returns the mails that came of it. */
async function mailNews(): Promise<Mail[]> {
  server.clock.advance(5 * minute);
  for (const { proofId } of await jobs()) await server.services.proofNews.mail(proofId);
  await server.database.run(`delete from pgboss.job where name = 'mail-proof-news'`);
  const { rows } = await server.database.run(
    'select recipient, subject, body, unsubscribe_link from mails order by id',
  );
  await server.database.run('delete from mails');
  return rows as Mail[];
}

/** Minutes until the next mail; undefined where none waits. */
async function minutesToNext(proofId: string): Promise<number | undefined> {
  const { rows } = await server.database.run('select news_due_at from proofs where id = $1', [proofId]);
  const due = rows[0]?.news_due_at as Date | null;
  return due === null ? undefined : (new Date(due).getTime() - server.clock.now().getTime()) / minute;
}

async function prepare() {
  const { token, user } = await signUp(server);
  const ad = await addAd(server, token, { name: 'Friday roast' });
  const { link, proof } = await addProof(server, token, { ad_ids: [ad.id] });
  return { token, user, ad, link, proof };
}

describe('mail about what clients say', () => {
  it('sums up comments and decisions in one, for whoever made both the link and the ad', async () => {
    const { user, ad, link } = await prepare();
    await comment(link, ad.id, 'Less red.\nAnd bolder.');
    await decide(link, ad.id, 'changes_asked', 'Another picture.');
    await decide(link, ad.id, 'approved');
    expect(await jobs()).toHaveLength(1);
    const mails = await mailNews();
    expect(mails.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      [user.email, 'Spring ads: 1 approval, 1 request for changes, 1 comment'],
    ]);
    expect(mails[0]?.body).toContain(
      [
        'Friday roast',
        '- Dana commented on Facebook feed: “Less red. And bolder.”',
        '- Dana asked for changes: “Another picture.”',
        '- Dana approved it.',
        `http://127.0.0.1:3000/create/${ad.id}`,
      ].join('\n'),
    );
  });

  it('goes out 5 minutes after the first news, and then an hour after the last mail at the earliest', async () => {
    const { ad, link, proof } = await prepare();
    await comment(link, ad.id, 'Less red.');
    expect(await minutesToNext(proof.id)).toBe(5);
    expect(await mailNews()).toHaveLength(1);
    expect(await minutesToNext(proof.id)).toBeUndefined();
    server.clock.advance(10 * minute);
    await comment(link, ad.id, 'And bolder.');
    await comment(link, ad.id, 'And larger.');
    expect(await minutesToNext(proof.id)).toBe(50);
    const [mail] = await mailNews();
    expect(mail?.subject).toBe('Spring ads: 2 comments');
    expect(mail?.body).not.toContain('Less red.');
  });

  it('goes once where its job is done twice, and not for what was resolved or revoked meanwhile', async () => {
    const { token, ad, link, proof } = await prepare();
    await comment(link, ad.id, 'Less red.');
    server.clock.advance(5 * minute);
    await server.services.proofNews.mail(proof.id);
    await server.services.proofNews.mail(proof.id);
    expect(await mailNews()).toHaveLength(1);
    server.clock.advance(60 * minute);
    const more = (await comment(link, ad.id, 'And bolder.')).json<WireTypes['AdComment']>();
    await server.call('PUT', `/ads/${ad.id}/comments/${more.id}`, { token, body: { resolved: true } });
    expect(await mailNews()).toEqual([]);
    server.clock.advance(60 * minute);
    await comment(link, ad.id, 'And larger.');
    await server.call('DELETE', `/proofs/${proof.id}`, { token });
    expect(await mailNews()).toEqual([]);
  });

  it('is queued again where the last job was lost', async () => {
    const { ad, link } = await prepare();
    await comment(link, ad.id, 'Less red.');
    await server.database.run(`delete from pgboss.job where name = 'mail-proof-news'`);
    server.clock.advance(64 * minute);
    await comment(link, ad.id, 'And bolder.');
    expect(await jobs()).toHaveLength(0);
    server.clock.advance(minute);
    await comment(link, ad.id, 'And larger.');
    expect((await mailNews()).map(({ subject }) => subject)).toEqual(['Spring ads: 3 comments']);
  });

  it('holds nothing that a mail program would make a link of, and no more than the beginning of a long text', async () => {
    const { ad, link } = await prepare();
    await comment(link, ad.id, 'See https://evil.example/login now', 'www.evil.example');
    await comment(link, ad.id, 'x'.repeat(2_000));
    const [mail] = await mailNews();
    expect(mail?.body).toContain('- Someone commented on Facebook feed.\n');
    expect(mail?.body).toContain(`: “${'x'.repeat(199)}…”`);
    expect(mail?.body).not.toContain('evil');
  });

  it('names ten of many on an ad', async () => {
    const { ad, link } = await prepare();
    for (let count = 1; count <= 12; count++) await comment(link, ad.id, `Number ${count}.`);
    const [mail] = await mailNews();
    expect(mail?.subject).toBe('Spring ads: 12 comments');
    expect(mail?.body).toContain('“Number 10.”\n- and 2 more\n');
  });
});

describe('a mail about what clients say', () => {
  const isOn = async (token: string) =>
    (await server.call('GET', '/proof-emails', { token })).json<WireTypes['ProofEmails']>().enabled;
  const set = (token: string, enabled: boolean) => server.call('PUT', '/proof-emails', { token, body: { enabled } });
  const press = (search: string, contentType = 'application/x-www-form-urlencoded') =>
    server.app.inject({
      method: 'POST',
      url: `/api/proof-emails/unsubscribe${search}`,
      headers: { 'content-type': contentType },
      payload: 'List-Unsubscribe=One-Click',
    });

  /** One more comment; the unsubscribe links of the mails that come of it. */
  async function linksAfter(link: string, adId: string) {
    server.clock.advance(60 * minute);
    await comment(link, adId, `Less red at ${server.clock.now().toISOString()}.`);
    const mails = await mailNews();
    for (const { body, unsubscribe_link } of mails) {
      expect(body).toContain(
        `http://127.0.0.1:3000/unsubscribe?from=proofs&${new URL(unsubscribe_link).search.slice(1)}`,
      );
    }
    return mails.map(({ unsubscribe_link }) => new URL(unsubscribe_link).search);
  }

  it('is stopped by the button of a mail program, without signing in, and comes again once it is turned on', async () => {
    const { token, ad, link } = await prepare();
    expect(await isOn(token)).toBe(true);
    const [search = ''] = await linksAfter(link, ad.id);
    expect((await press('?token=wrong')).statusCode).toBe(404);
    expect(await isOn(token)).toBe(true);
    expect((await press(search)).statusCode).toBe(204);
    expect((await press(search, 'multipart/form-data; boundary=x')).statusCode).toBe(204);
    expect(await isOn(token)).toBe(false);
    expect(await linksAfter(link, ad.id)).toEqual([]);
    expect((await set(token, true)).json()).toEqual({ enabled: true });
    expect(await linksAfter(link, ad.id)).toEqual([search]);
  });

  it('is stopped in the settings, for oneself alone', async () => {
    const { token, ad, link } = await prepare();
    const { token: other } = await signUp(server);
    await server.database.run('delete from mails');
    expect((await set(other, false)).json()).toEqual({ enabled: false });
    expect(await linksAfter(link, ad.id)).toHaveLength(1);
    await set(token, false);
    expect(await linksAfter(link, ad.id)).toEqual([]);
    const taken = (await server.call('GET', '/auth/export', { token })).json<WireTypes['AccountExport']>();
    expect(taken.proof_emails).toEqual({ enabled: false });
  });
});

describe('in a team, mail about what clients say', () => {
  it('goes to who made the link about all its ads, and to who made an ad about that one', async () => {
    const owner = await signUp(server);
    const team = await addTeam(server, owner.token);
    const author = await addMember(server, owner.token, team.id, 'editor');
    await server.database.run('delete from mails');
    const theirs = await addAd(server, author.token, { name: 'Friday roast' }, team.id);
    const own = await addAd(server, owner.token, { name: 'Monday roast' }, team.id);
    const { link } = await addProof(server, owner.token, { ad_ids: [theirs.id, own.id] }, team.id);
    await comment(link, theirs.id, 'Less red.');
    await comment(link, own.id, 'More red.');
    const mails = await mailNews();
    expect(mails.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      [owner.user.email, 'Spring ads: 2 comments'],
      [author.user.email, 'Spring ads: 1 comment'],
    ]);
    expect(mails[1]?.body).not.toContain('More red.');
  });

  it('goes to nobody who has left', async () => {
    const owner = await signUp(server);
    const team = await addTeam(server, owner.token);
    const author = await addMember(server, owner.token, team.id, 'editor');
    await server.database.run('delete from mails');
    const ad = await addAd(server, author.token, {}, team.id);
    const { link } = await addProof(server, author.token, { ad_ids: [ad.id] }, team.id);
    await comment(link, ad.id, 'Less red.');
    const left = await server.call('DELETE', `/teams/${team.id}/members/${author.user.id}`, { token: owner.token });
    expect(left.statusCode).toBeLessThan(300);
    await server.database.run('delete from mails');
    expect(await mailNews()).toEqual([]);
  });

  it('goes to nobody with an address that is not verified', async () => {
    const { user, ad, link } = await prepare();
    await server.database.run('update accounts set email_verified_at = null where id = $1', [user.id]);
    await comment(link, ad.id, 'Less red.');
    expect(await mailNews()).toEqual([]);
  });
});

describe('where no mail server is set', () => {
  const withoutMail = useTestServer({ config: { smtpUrl: undefined } });

  it('nothing waits to be mailed', async () => {
    const { token } = await signUp(withoutMail);
    const ad = await addAd(withoutMail, token);
    const { link } = await addProof(withoutMail, token, { ad_ids: [ad.id] });
    const sent = await withoutMail.call('POST', `/shared-proofs/${tokenOf(link)}/ads/${ad.id}/comments`, {
      body: { name: 'Dana', text: 'Less red.', format: 'facebook_feed' },
    });
    expect(sent.statusCode).toBe(201);
    const { rows } = await withoutMail.database.run(`select id from pgboss.job where name = 'mail-proof-news'`);
    expect(rows).toEqual([]);
  });
});
