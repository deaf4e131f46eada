import { unzipSync } from 'fflate';
import type { WireTypes } from '../../contract/handlers';
import { addAd, addMember, addProof, addTeam, signUp } from '../../testing/builders';
import { useTestServer } from '../../testing/testServer';

const server = useTestServer({ config: { defaultPlan: 'business' } });

const minute = 60_000;
const dana = 'dana@client.example';
const kim = 'kim@client.example';

const tokenOf = (link: string) => link.slice(link.lastIndexOf('/') + 1);
const problemOf = (answer: { statusCode: number; json: () => unknown }) => {
  const { code, detail } = answer.json() as { code: string; detail: string };
  return [answer.statusCode, code, detail];
};

const askForCode = (link: string, email: string) =>
  server.call('POST', `/shared-proofs/${tokenOf(link)}/codes`, { body: { email } });

const confirm = (link: string, email: string, code: string) =>
  server.call('POST', `/shared-proofs/${tokenOf(link)}/codes/confirm`, { body: { email, code } });

/** Does the work that requests for codes have left, and returns the mails that came of it. */
async function mailCodes(): Promise<{ recipient: string; subject: string; body: string; status: string }[]> {
  const { rows: jobs } = await server.database.run(`select data from pgboss.job where name = 'mail-approval-code'`);
  for (const { data } of jobs) {
    const { proofId, email } = data as { proofId: string; email: string };
    await server.services.approvers.mailCode(proofId, email);
  }
  await server.database.run(`delete from pgboss.job where name = 'mail-approval-code'`);
  const { rows } = await server.database.run('delete from mails returning recipient, subject, body, status');
  return rows as { recipient: string; subject: string; body: string; status: string }[];
}

/** Asks for a code and returns it; empty if none is mailed. */
async function codeFor(link: string, email: string): Promise<string> {
  await askForCode(link, email);
  const [mail] = await mailCodes();
  return /^\d{6}$/m.exec(mail?.body ?? '')?.[0] ?? '';
}

/** Another code than this one. */
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

async function versionOf(link: string): Promise<string> {
  const shared = await server.call('GET', `/shared-proofs/${tokenOf(link)}`);
  return shared.json<WireTypes['SharedProof']>().ads[0]?.version ?? '';
}

async function decide(link: string, adId: string, change: Partial<WireTypes['NewDecision']> = {}) {
  const body = { kind: 'approved', name: 'Dana', version: await versionOf(link), ...change };
  return server.call('POST', `/shared-proofs/${tokenOf(link)}/ads/${adId}/decisions`, { body });
}

const setApprovers = (token: string, id: string, approvers: string[]) =>
  server.call('PUT', `/proofs/${id}`, { token, body: { approvers } });

const confirmed = async (link: string, email: string) =>
  (await confirm(link, email, await codeFor(link, email))).json<WireTypes['ConfirmedApprover']>().approver;

/** An ad with a link by which only Dana and Kim decide. */
async function prepare(overrides: Partial<WireTypes['NewProof']> = {}) {
  const { token, user } = await signUp(server);
  const ad = await addAd(server, token);
  const { link, proof } = await addProof(server, token, { ad_ids: [ad.id], approvers: [dana, kim], ...overrides });
  return { token, user, ad, link, proof };
}

const refused = (detail: string) => [403, 'approver_required', detail];
const notConfirmed = refused('Confirm your email with a code first. Only people chosen for this link can decide.');
const notListed = refused('Your email isn’t on this link’s list anymore. Ask the person who sent it to you.');
const noCode = (detail: string) => [401, 'invalid_code', detail];
const wrong = noCode('That code isn’t right. After five wrong tries, you need a new one.');

describe('who may decide', () => {
  it('is listed with a link, each address once regardless of case, and changed later', async () => {
    const { token, link, proof } = await prepare({ approvers: ['Dana@Client.example', dana, kim] });
    expect(proof.approvers).toEqual([dana, kim]);
    const shared = await server.call('GET', `/shared-proofs/${tokenOf(link)}`);
    expect(shared.json()).toMatchObject({ takes_code: true });
    expect(shared.body).not.toContain('client.example');
    const changed = await setApprovers(token, proof.id, []);
    expect([changed.statusCode, changed.json()]).toEqual([200, { ...proof, approvers: [] }]);
    const open = await server.call('GET', `/shared-proofs/${tokenOf(link)}`);
    expect(open.json()).toMatchObject({ takes_code: false });
  });

  it('is at most 10 people with addresses, chosen by somebody whose own address is verified', async () => {
    const { token, user, proof } = await prepare();
    const many = Array.from({ length: 11 }, (_, at) => `client${at}@client.example`);
    expect((await setApprovers(token, proof.id, many)).statusCode).toBe(422);
    expect((await setApprovers(token, proof.id, ['dana'])).statusCode).toBe(422);
    const wide = await setApprovers(token, proof.id, [kim, '＜dana@client.example']);
    expect(wide.json()).toMatchObject({
      code: 'validation_failed',
      errors: [{ field: 'approvers.1', message: 'Approvers must be email addresses, such as name@example.com.' }],
    });
    await server.database.run('update accounts set email_verified_at = null where id = $1', [user.id]);
    const unverified = [409, 'email_unverified', 'Please confirm your email first. Then you can choose who decides.'];
    expect(problemOf(await setApprovers(token, proof.id, [kim]))).toEqual(unverified);
    const body = { name: 'Spring', expires_in_days: 7, ad_ids: proof.ad_ids, approvers: [kim] };
    expect(problemOf(await server.call('POST', '/proofs', { token, body }))).toEqual(unverified);
    expect((await setApprovers(token, proof.id, [])).statusCode).toBe(200);
  });

  it('is changed by editors of its team alone, who are told of it', async () => {
    const owner = await signUp(server);
    const team = await addTeam(server, owner.token);
    const viewer = await addMember(server, owner.token, team.id, 'viewer');
    const editor = await addMember(server, owner.token, team.id, 'editor');
    const { proof } = await addProof(server, owner.token, {}, team.id);
    expect((await setApprovers(viewer.token, proof.id, [dana])).statusCode).toBe(403);
    expect((await setApprovers(editor.token, proof.id, [dana])).statusCode).toBe(200);
    const activity = await server.call('GET', `/teams/${team.id}/activity?kind=proof`, { token: owner.token });
    expect(activity.json<WireTypes['TeamActivity'][]>()[0]).toMatchObject({ action: 'proof_changed' });
  });
});

describe('a code', () => {
  it('is mailed to people on the list alone, and the answer is the same for everybody', async () => {
    const { user, link } = await prepare();
    const listed = await askForCode(link, 'Dana@client.example');
    const stranger = await askForCode(link, 'stranger@client.example');
    expect([listed.statusCode, listed.body]).toEqual([202, stranger.body]);
    expect(stranger.statusCode).toBe(202);
    const mails = await mailCodes();
    expect(mails.map(({ recipient, status }) => [recipient, status])).toEqual([[dana, 'waiting']]);
    expect(mails[0]?.body).not.toContain(user.full_name);
    const { rows } = await server.database.run('select email, code_hash from proof_codes order by email');
    expect(rows.map(({ email }) => email)).toEqual([dana, 'stranger@client.example']);
    const code = /^\d{6}$/m.exec(mails[0]?.body ?? '')?.[0] ?? 'none';
    expect(JSON.stringify(rows)).not.toContain(code);
    expect(problemOf(await confirm(link, 'stranger@client.example', otherThan(code)))).toEqual(
      problemOf(await confirm(link, dana, otherThan(code))),
    );
  });

  it('lets its address decide once it is entered, for the visit and on this link alone', async () => {
    const { token, ad, link } = await prepare();
    expect(problemOf(await decide(link, ad.id))).toEqual(notConfirmed);
    expect(problemOf(await decide(link, ad.id, { approver: 'guessed' }))).toEqual(notConfirmed);
    const code = await codeFor(link, dana);
    const approver = (await confirm(link, dana, `${code.slice(0, 3)} ${code.slice(3)}`)).json<
      WireTypes['ConfirmedApprover']
    >().approver;
    const other = await addProof(server, token, { ad_ids: [ad.id], approvers: [dana] });
    expect(problemOf(await decide(other.link, ad.id, { approver }))).toEqual(notConfirmed);
    const approval = await decide(link, ad.id, { approver });
    expect(approval.statusCode).toBe(201);
    expect(approval.body).not.toContain(dana);
    expect((await server.call('GET', `/shared-proofs/${tokenOf(link)}`)).body).not.toContain(dana);
    const decisions = await server.call('GET', `/ad-decisions?ad_ids=${ad.id}`, { token });
    expect(decisions.json()).toMatchObject([{ kind: 'approved', name: 'Dana', email: dana }]);
    expect((await decide(link, ad.id, { approver, kind: 'changes_asked' })).statusCode).toBe(201);
    server.clock.advance(12 * 60 * minute);
    expect(problemOf(await decide(link, ad.id, { approver }))).toEqual(notConfirmed);
    const { rows } = await server.database.run('select token_hash from proof_visits');
    expect(JSON.stringify(rows)).not.toContain(approver);
  });

  it('works once', async () => {
    const { link } = await prepare();
    const code = await codeFor(link, dana);
    expect((await confirm(link, dana, code)).statusCode).toBe(200);
    const used = noCode('This code was already used. Send a new one.');
    expect(problemOf(await confirm(link, dana, code))).toEqual(used);
  });

  it('works once where it is entered twice at the same time', async () => {
    const { link } = await prepare();
    const code = await codeFor(link, dana);
    const answers = await Promise.all([confirm(link, dana, code), confirm(link, dana, code)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
  });

  it('ends after five wrong tries, after 15 minutes, and when another one is sent', async () => {
    const { link } = await prepare();
    const code = await codeFor(link, dana);
    for (let guess = 0; guess < 5; guess += 1)
      expect(problemOf(await confirm(link, dana, otherThan(code)))).toEqual(wrong);
    const ended = noCode('There were five wrong tries before, so this code no longer works. Send a new one.');
    expect(problemOf(await confirm(link, dana, code))).toEqual(ended);

    const late = await codeFor(link, dana);
    server.clock.advance(15 * minute);
    const old = noCode('This code is more than 15 minutes old. Send a new one.');
    expect(problemOf(await confirm(link, dana, late))).toEqual(old);

    const first = await codeFor(link, dana);
    const second = await codeFor(link, dana);
    if (first !== second) expect(problemOf(await confirm(link, dana, first))).toEqual(wrong);
    expect((await confirm(link, dana, second)).statusCode).toBe(200);
  });

  it('is its address’s alone', async () => {
    const { link } = await prepare();
    const code = await codeFor(link, dana);
    expect(problemOf(await confirm(link, kim, code))).toEqual(wrong);
  });

  it('takes a link that works, and its passphrase', async () => {
    const { token, link, proof } = await prepare({ passphrase: 'warm beans' });
    expect((await askForCode(link, dana)).json()).toMatchObject({ code: 'proof_locked' });
    expect((await confirm(link, dana, '123456')).json()).toMatchObject({ code: 'proof_locked' });
    server.clock.advance(7 * 24 * 60 * minute);
    expect((await askForCode(link, dana)).json()).toMatchObject({ code: 'proof_expired' });
    await server.call('DELETE', `/proofs/${proof.id}`, { token });
    expect((await confirm(link, dana, '123456')).json()).toMatchObject({ code: 'not_found' });
  });

  it('is asked for five times an hour for an address, whether or not it is on the list', async () => {
    const { link } = await prepare();
    for (const email of [dana, 'stranger@client.example']) {
      for (let asked = 0; asked < 5; asked += 1) expect((await askForCode(link, email)).statusCode).toBe(202);
      expect((await askForCode(link, email)).json()).toMatchObject({ code: 'rate_limited' });
    }
  });

  it('is removed at night once it is over, with what it gave', async () => {
    const { link } = await prepare();
    await confirmed(link, dana);
    server.clock.advance(13 * 60 * minute);
    await server.services.approvers.removeExpired();
    const { rows } = await server.database.run(
      'select (select count(*) from proof_codes) + (select count(*) from proof_visits) as left',
    );
    expect(Number(rows[0]?.left)).toBe(0);
  });
});

describe('the list', () => {
  it('counts as it is when the decision is stored', async () => {
    const { token, ad, link, proof } = await prepare();
    const approver = await confirmed(link, dana);
    const code = await codeFor(link, dana);
    await setApprovers(token, proof.id, [kim]);
    expect(problemOf(await decide(link, ad.id, { approver }))).toEqual(notListed);
    expect(problemOf(await confirm(link, dana, code))).toEqual(notListed);
    await setApprovers(token, proof.id, []);
    expect((await decide(link, ad.id)).statusCode).toBe(201);
  });

  it('is from before or after, where it changes at the same time', async () => {
    const { token, ad, link, proof } = await prepare();
    const approver = await confirmed(link, dana);
    const [answer, changed] = await Promise.all([
      decide(link, ad.id, { approver }),
      setApprovers(token, proof.id, [kim]),
    ]);
    expect(changed.statusCode).toBe(200);
    const { rows } = await server.database.run('select email from ad_decisions');
    expect(rows).toEqual(answer.statusCode === 201 ? [{ email: dana }] : []);
  });

  it('lets two people on it decide at once, each by their own address', async () => {
    const { ad, link } = await prepare();
    const approvers = [await confirmed(link, dana), await confirmed(link, kim)];
    const answers = await Promise.all(approvers.map((approver) => decide(link, ad.id, { approver })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    const { rows } = await server.database.run('select email from ad_decisions order by email');
    expect(rows).toEqual([{ email: dana }, { email: kim }]);
  });

  it('leaves comments to anybody with the link', async () => {
    const { ad, link } = await prepare();
    const body = { name: 'Lee', text: 'Less red.', format: 'facebook_feed' };
    const answer = await server.call('POST', `/shared-proofs/${tokenOf(link)}/ads/${ad.id}/comments`, { body });
    expect(answer.statusCode).toBe(201);
  });
});

it('a team is told the address, and so is the sheet of a download', async () => {
  const owner = await signUp(server);
  const team = await addTeam(server, owner.token);
  const ad = await addAd(server, owner.token, {}, team.id);
  const { link } = await addProof(server, owner.token, { ad_ids: [ad.id], approvers: [dana] }, team.id);
  await decide(link, ad.id, { approver: await confirmed(link, dana) });
  const activity = await server.call('GET', `/teams/${team.id}/activity?kind=proof`, { token: owner.token });
  expect(activity.json<WireTypes['TeamActivity'][]>()[0]).toMatchObject({ action: 'ad_approved', detail: dana });
  const files = unzipSync((await server.call('GET', `/ads/${ad.id}/export`, { token: owner.token })).rawPayload);
  const sheet = Buffer.from(files['approval.txt'] ?? []).toString('utf8');
  expect(sheet).toContain(`By: Dana, ${dana} (email confirmed with a code)`);
});

describe('without a mail server', () => {
  const bare = useTestServer({ config: { smtpUrl: undefined } });

  it('nobody can be named, since nobody would get a code', async () => {
    const { token } = await signUp(bare);
    const ad = await addAd(bare, token);
    const body = { name: 'Spring', expires_in_days: 7, ad_ids: [ad.id], approvers: [dana] };
    const answer = await bare.call('POST', '/proofs', { token, body });
    const message = 'Email isn’t set up here, so no one would get a code. Let anyone with the link decide.';
    expect(answer.json()).toMatchObject({ code: 'validation_failed', errors: [{ field: 'approvers', message }] });
    const { link } = await addProof(bare, token, { ad_ids: [ad.id] });
    const asked = await bare.call('POST', `/shared-proofs/${tokenOf(link)}/codes`, { body: { email: dana } });
    expect(asked.json<WireTypes['Message']>().message).toMatch(/^Email isn’t set up here\./);
  });
});
