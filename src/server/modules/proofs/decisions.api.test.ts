import { unzipSync } from 'fflate';
import type { WireTypes } from '../../contract/handlers';
import { addAd, addImage, addMember, addProof, addTeam, signUp } from '../../testing/builders';
import { useTestServer } from '../../testing/testServer';

const server = useTestServer({ config: { defaultPlan: 'business' } });

type Shared = WireTypes['SharedProof'];
type Decision = WireTypes['AdDecision'];

const tokenOf = (link: string) => link.slice(link.lastIndexOf('/') + 1);
const refusalOf = (answer: { statusCode: number; json: () => unknown }) => [
  answer.statusCode,
  (answer.json() as { code: string }).code,
];

async function sharedAd(link: string): Promise<WireTypes['SharedAd']> {
  const answer = await server.call('GET', `/shared-proofs/${tokenOf(link)}`);
  const [ad] = answer.json<Shared>().ads;
  if (!ad) throw new Error('The link shows no ad.');
  return ad;
}

const decide = (link: string, adId: string, body: WireTypes['NewDecision']) =>
  server.call('POST', `/shared-proofs/${tokenOf(link)}/ads/${adId}/decisions`, { body });

const edit = (token: string, id: string, revision: number, change: object) =>
  server.call('PUT', `/ads/${id}`, { token, body: { revision, ...change } });

const decisionsOn = async (token: string, ...ids: string[]) =>
  (await server.call('GET', `/ad-decisions?ad_ids=${ids.join()}`, { token })).json<Decision[]>();

/** An ad with a link, and the version that the link shows. */
async function prepare(overrides: Parameters<typeof addAd>[2] = {}) {
  const { token } = await signUp(server);
  const ad = await addAd(server, token, overrides);
  const { link, proof } = await addProof(server, token, { ad_ids: [ad.id] });
  const { version } = await sharedAd(link);
  return { token, ad, link, proof, version };
}

const picture = { headline: 'Another headline', subheadline: '', body: '', cta: 'Shop now' };

describe('a decision', () => {
  it('approves exactly what was looked at, with the name and the time', async () => {
    const { token, ad, link, version } = await prepare();
    const answer = await decide(link, ad.id, { kind: 'approved', name: ' Dana ', version });
    const decision = {
      ad_id: ad.id,
      kind: 'approved',
      name: 'Dana',
      note: '',
      created_at: '2026-11-18T10:00:00.000Z',
      is_current: true,
    };
    expect([answer.statusCode, answer.json()]).toEqual([201, decision]);
    expect(await sharedAd(link)).toMatchObject({ version, decision, approved: null });
    expect(await decisionsOn(token, ad.id)).toEqual([{ ...decision, email: null, has_approved_version: true }]);
  });

  it('is of before once texts, images, or looks change, and the approved version stays to see', async () => {
    const { token, ad, link, version } = await prepare();
    await decide(link, ad.id, { kind: 'approved', name: 'Dana', version });
    await edit(token, ad.id, 1, { name: 'Another name' });
    expect(await sharedAd(link)).toMatchObject({ version, decision: { is_current: true }, approved: null });

    await edit(token, ad.id, 2, { picture });
    const changed = await sharedAd(link);
    expect(changed.version).not.toBe(version);
    expect(changed).toMatchObject({
      decision: { kind: 'approved', is_current: false },
      picture,
      approved: { name: 'Dana', contents: ad.contents, picture: ad.picture, artwork: ad.artwork },
    });
    expect(await decisionsOn(token, ad.id)).toMatchObject([{ is_current: false }]);

    await edit(token, ad.id, 3, { picture: ad.picture });
    expect(await sharedAd(link)).toMatchObject({ version, decision: { is_current: true }, approved: null });

    const artwork = { ...ad.artwork, size_poses: { '1080x1920': { turn: 1 } } };
    await edit(token, ad.id, 4, { artwork });
    expect(await sharedAd(link)).toMatchObject({ decision: { is_current: false }, artwork });
  });

  it('is refused on a version that was changed meanwhile, and nothing is stored', async () => {
    const { token, ad, link, version } = await prepare();
    await edit(token, ad.id, 1, { picture });
    expect(refusalOf(await decide(link, ad.id, { kind: 'approved', name: 'Dana', version }))).toEqual([
      409,
      'stale_version',
    ]);
    expect(await decisionsOn(token, ad.id)).toEqual([]);
  });

  it('approves the old version or is refused, where somebody saves at the same time', async () => {
    const { token, ad, link, version } = await prepare();
    const [answer, saved] = await Promise.all([
      decide(link, ad.id, { kind: 'approved', name: 'Dana', version }),
      edit(token, ad.id, 1, { picture }),
    ]);
    expect(saved.statusCode).toBe(200);
    const found = await decisionsOn(token, ad.id);
    expect(found).toEqual(answer.statusCode === 201 ? [expect.objectContaining({ is_current: false })] : []);
  });

  it('counts each where two people decide at once, and once where the same is sent twice', async () => {
    const { ad, link, version } = await prepare();
    const approval = { kind: 'approved', name: 'Dana', version } as const;
    const answers = await Promise.all([
      decide(link, ad.id, approval),
      decide(link, ad.id, { ...approval, name: 'Kim' }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    const { decision } = await sharedAd(link);
    await decide(link, ad.id, { ...approval, name: decision?.name ?? '' });
    const { rows } = await server.database.run('select name, frozen is null as is_old from ad_decisions order by id');
    expect(rows.map(({ name }) => name).sort()).toEqual(['Dana', 'Kim']);
    expect(rows.map(({ is_old }) => is_old)).toEqual([true, false]);
  });

  it('asks for changes with a note of 2,000 characters, markup and all, and keeps the approval before', async () => {
    const { token, ad, link, version } = await prepare();
    await decide(link, ad.id, { kind: 'approved', name: 'Dana', version });
    const name = '<script>alert(1)</script>';
    const note = `<b>${'x'.repeat(1_993)}</b>`;
    await decide(link, ad.id, { kind: 'changes_asked', name, note, version });
    expect(await sharedAd(link)).toMatchObject({ decision: { kind: 'changes_asked', name, note } });
    await edit(token, ad.id, 1, { picture });
    expect(await sharedAd(link)).toMatchObject({ approved: { name: 'Dana', picture: ad.picture } });
    const long = { kind: 'changes_asked', name, note: `${note}!`, version } as const;
    expect(refusalOf(await decide(link, ad.id, long))).toEqual([422, 'validation_failed']);
  });

  it('takes a link that works and shows the ad', async () => {
    const { token, ad, link, proof, version } = await prepare();
    const other = await addAd(server, token);
    const approval = { kind: 'approved', name: 'Dana', version } as const;
    expect(refusalOf(await decide(link, other.id, approval))).toEqual([404, 'not_found']);
    const locked = await addProof(server, token, { ad_ids: [ad.id], passphrase: 'warm beans' });
    expect(refusalOf(await decide(locked.link, ad.id, approval))).toEqual([403, 'proof_locked']);
    await server.call('DELETE', `/proofs/${proof.id}`, { token });
    expect(refusalOf(await decide(link, ad.id, approval))).toEqual([404, 'not_found']);
  });

  it('is made 100 times on an ad at most', async () => {
    const { ad, link, version } = await prepare();
    await server.database.run(
      `insert into ad_decisions (id, ad_id, kind, name, note, version, created_at)
       select gen_random_uuid(), $1, 'changes_asked', 'Dana', '', 'old', '2026-11-01T00:00:00Z' from generate_series(1, 99)`,
      [ad.id],
    );
    const ask = (name: string) => decide(link, ad.id, { kind: 'changes_asked', name, version });
    expect((await ask('Kim')).statusCode).toBe(201);
    expect(refusalOf(await ask('Lee'))).toEqual([409, 'too_many']);
  });
});

describe('the download of an ad', () => {
  const sheetOf = async (token: string, id: string) => {
    const files = unzipSync((await server.call('GET', `/ads/${id}/export`, { token })).rawPayload);
    return files['approval.txt'] && Buffer.from(files['approval.txt']).toString('utf8');
  };

  it('says who decided what and when, and whether it is that version', async () => {
    const { token, ad, link, version } = await prepare();
    expect(await sheetOf(token, ad.id)).toBeUndefined();
    await decide(link, ad.id, { kind: 'approved', name: 'Dana\nWhitfield', note: 'Go ahead.', version });
    const decided = [
      'Fresh beans, spring',
      'Approved\nBy: Dana Whitfield (as typed on the link’s page; names aren’t verified)\nOn: Nov 18, 2026, 10:00 UTC',
      'Go ahead.',
    ];
    const same = 'The files here are the version that this is about.\n';
    expect(await sheetOf(token, ad.id)).toBe([...decided, same].join('\n\n'));
    await edit(token, ad.id, 1, { picture });
    const other = 'The ad was changed since. The files here are not the version that this is about.\n';
    expect(await sheetOf(token, ad.id)).toBe([...decided, other].join('\n\n'));
  });
});

describe('the approved version', () => {
  it('keeps its image, which its link goes on showing and nobody deletes', async () => {
    const { token } = await signUp(server);
    const image = await addImage(server, token);
    const ad = await addAd(server, token, { image_id: image.id });
    const { link } = await addProof(server, token, { ad_ids: [ad.id] });
    const { version } = await sharedAd(link);
    await decide(link, ad.id, { kind: 'approved', name: 'Dana', version });
    await edit(token, ad.id, 1, { image_id: null });
    const file = await server.call('GET', `/shared-proofs/${tokenOf(link)}/images/${image.id}`);
    expect(file.statusCode).toBe(200);
    const shared = (await server.call('GET', `/shared-proofs/${tokenOf(link)}`)).json<Shared>();
    expect(shared.images.map(({ id }) => id)).toEqual([image.id]);
    expect(refusalOf(await server.call('DELETE', `/images/${image.id}`, { token }))).toEqual([409, 'image_in_use']);
  });
});

it('a team is told who decided, as somebody who came by a link', async () => {
  const owner = await signUp(server);
  const team = await addTeam(server, owner.token);
  const viewer = await addMember(server, owner.token, team.id, 'viewer');
  const ad = await addAd(server, owner.token, { name: 'Friday roast' }, team.id);
  const { link } = await addProof(server, owner.token, { ad_ids: [ad.id] }, team.id);
  const { version } = await sharedAd(link);
  await decide(link, ad.id, { kind: 'changes_asked', name: 'Dana', note: 'Less red.', version });
  await decide(link, ad.id, { kind: 'approved', name: 'Dana', version });
  const activity = await server.call('GET', `/teams/${team.id}/activity?kind=proof`, { token: viewer.token });
  const told = activity.json<WireTypes['TeamActivity'][]>().slice(0, 2);
  expect(told.map(({ actor, action, subject }) => [actor, action, subject.name])).toEqual([
    [{ id: null, full_name: 'Dana (proof link)' }, 'ad_approved', 'Friday roast'],
    [{ id: null, full_name: 'Dana (proof link)' }, 'ad_changes_asked', 'Friday roast'],
  ]);
  const query = `/ad-decisions?team_id=${team.id}&ad_ids=${ad.id}`;
  expect((await server.call('GET', query, { token: viewer.token })).json()).toMatchObject([{ name: 'Dana' }]);
  expect(await decisionsOn(owner.token, ad.id)).toEqual([]);
});
