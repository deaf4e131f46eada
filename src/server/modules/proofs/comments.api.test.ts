import type { WireTypes } from '../../contract/handlers';
import { addAd, addMember, addProof, addTeam, signUp } from '../../testing/builders';
import { useComments } from '../../testing/proofComments';

const { answer, comment, commentsBy, commentsOn, prepare, sentenceOf, server, tokenOf } = useComments();

const resolve = (token: string, adId: string, id: string, resolved = true) =>
  server.call('PUT', `/ads/${adId}/comments/${id}`, { token, body: { resolved } });

describe('a comment', () => {
  it('is pinned to a point of a format, and both sides read it', async () => {
    const { token, ad, link } = await prepare();
    const sent = await comment(link, ad.id, { name: ' Dana ', preview: 1 });
    expect([sent.statusCode, sent.json()]).toEqual([
      201,
      {
        id: expect.any(String) as string,
        number: 1,
        format: 'facebook_feed',
        preview: 1,
        point: { x: 0.25, y: 0.5 },
        name: 'Dana',
        text: 'Less red.',
        created_at: '2026-11-18T10:00:00.000Z',
        resolved_at: null,
        answers: [],
      },
    ]);
    await comment(link, ad.id, { text: 'And bolder.', point: null });
    for (const read of [await commentsBy(link, ad.id), await commentsOn(token, ad.id)]) {
      const [first, second] = read.json<WireTypes['AdComment'][]>();
      expect(first).toEqual(sent.json());
      expect(second).toMatchObject({ number: 2, text: 'And bolder.', point: null, preview: 0 });
      expect(read.headers['x-total-count']).toBe('2');
    }
    const shared = (await server.call('GET', `/shared-proofs/${tokenOf(link)}`)).json<WireTypes['SharedProof']>();
    expect(shared.ads[0]?.comments).toEqual({ open: 2, resolved: 0 });
    const [listed] = (await server.call('GET', '/proofs', { token })).json<WireTypes['Proof'][]>();
    expect(listed?.open_comment_count).toBe(2);
  });

  it('may have 2,000 characters, markup and all, and no more', async () => {
    const { ad, link } = await prepare();
    const name = '<img src=x onerror=alert(1)>';
    const text = `<script>${'x'.repeat(1_983)}</script>`;
    expect(text).toHaveLength(2_000);
    expect((await comment(link, ad.id, { name, text })).json()).toMatchObject({ name, text });
    expect((await commentsBy(link, ad.id)).json()).toMatchObject([{ name, text }]);
    expect(sentenceOf(await comment(link, ad.id, { text: `${text}!` }))).toEqual([
      422,
      'validation_failed',
      'Text can’t be more than 2,000 characters.',
    ]);
    expect((await comment(link, ad.id, { text: ' ' })).statusCode).toBe(422);
    expect((await comment(link, ad.id, { name: '' })).statusCode).toBe(422);
  });

  it.each([
    { x: 1.01, y: 0.5 },
    { x: 0.5, y: -0.01 },
  ])('is refused at a point outside of the preview: $x, $y', async (point) => {
    const { ad, link } = await prepare();
    const [status, code] = sentenceOf(await comment(link, ad.id, { point }));
    expect([status, code]).toEqual([422, 'validation_failed']);
    expect((await comment(link, ad.id, { point: { x: 0, y: 1 } })).statusCode).toBe(201);
  });

  it('is refused about a format that the ad doesn’t have', async () => {
    const { ad, link } = await prepare();
    expect(sentenceOf(await comment(link, ad.id, { format: 'twitter_image' }))).toEqual([
      422,
      'validation_failed',
      'This ad doesn’t have that format anymore. Choose another one.',
    ]);
  });

  it('stays where its format is taken out of the ad', async () => {
    const { token, ad, link } = await prepare();
    await comment(link, ad.id);
    const contents = ad.contents.filter(({ format }) => format !== 'facebook_feed');
    await server.call('PUT', `/ads/${ad.id}`, { token, body: { revision: 1, contents } });
    expect((await commentsOn(token, ad.id)).json()).toMatchObject([{ format: 'facebook_feed' }]);
  });

  it('is stored once where it is sent twice at the same time, and again once it was resolved', async () => {
    const { token, ad, link } = await prepare();
    const [one, other] = await Promise.all([comment(link, ad.id), comment(link, ad.id)]);
    expect(one.json<WireTypes['AdComment']>()).toEqual(other.json<WireTypes['AdComment']>());
    expect((await commentsBy(link, ad.id)).json<WireTypes['AdComment'][]>()).toHaveLength(1);
    await resolve(token, ad.id, one.json<WireTypes['AdComment']>().id);
    expect((await comment(link, ad.id)).json()).toMatchObject({ number: 2 });
  });

  it('gets a number of its own where several people comment at once', async () => {
    const { ad, link } = await prepare();
    const names = ['Dana', 'Kim', 'Lee', 'Ines'];
    const sent = await Promise.all(names.map((name) => comment(link, ad.id, { name })));
    expect(sent.map((one) => one.json<WireTypes['AdComment']>().number).sort()).toEqual([1, 2, 3, 4]);
  });

  it('takes a link that has fewer than 1,000, over all its ads', async () => {
    const { token, ad, link, proof } = await prepare();
    const other = await addAd(server, token);
    const second = await addProof(server, token, { ad_ids: [ad.id, other.id] });
    await server.database.run(
      `insert into ad_comments (id, ad_id, proof_id, number, format, preview, name, text, created_at)
       select gen_random_uuid(), $1, $2, one, 'facebook_feed', 0, 'Dana', 'Number ' || one, '2026-11-01T00:00:00Z'
       from generate_series(1, 999) one`,
      [ad.id, second.proof.id],
    );
    expect((await comment(second.link, other.id)).statusCode).toBe(201);
    expect(sentenceOf(await comment(second.link, ad.id))).toEqual([
      409,
      'too_many',
      'This link has 1,000 comments already. Ask the person who sent it for a new one.',
    ]);
    expect((await comment(second.link, other.id)).statusCode).toBe(201);
    expect((await comment(link, ad.id)).json()).toMatchObject({ number: 1_000 });
    const page = await commentsBy(second.link, ad.id, '?limit=50&offset=980');
    expect([page.json<WireTypes['AdComment'][]>().length, page.headers['x-total-count']]).toEqual([19, '999']);
    expect((await commentsBy(second.link, ad.id, '?limit=51')).statusCode).toBe(422);
    expect(proof.open_comment_count).toBe(0);
  });
});

it('is told in a team’s activity, by which colleagues’ pages notice it: a person’s comments in a row as one entry', async () => {
  const { token } = await signUp(server);
  const team = await addTeam(server, token);
  const ad = await addAd(server, token, {}, team.id);
  const { link } = await addProof(server, token, { ad_ids: [ad.id] }, team.id);
  const latest = async () =>
    (await server.call('GET', `/teams/${team.id}/changes`, { token })).json<WireTypes['TeamChanges']>().latest ?? '';
  const ids = [await latest()];
  const { id } = (await comment(link, ad.id)).json<WireTypes['AdComment']>();
  ids.push(await latest());
  await comment(link, ad.id, { text: 'And bolder.' });
  ids.push(await latest());
  await comment(link, ad.id, { text: 'No.', name: 'Kim' });
  await answer(token, ad.id, id);
  ids.push(await latest());
  await resolve(token, ad.id, id);
  ids.push(await latest());
  await resolve(token, ad.id, id);
  await resolve(token, ad.id, id, false);
  ids.push(await latest());
  expect(ids).toEqual([...new Set(ids)].sort());
  const entries = (await server.call('GET', `/teams/${team.id}/activity`, { token })).json<
    WireTypes['TeamActivity'][]
  >();
  expect(entries.slice(0, 5).map(({ action, actor, subject }) => [action, actor.full_name, subject.id])).toEqual([
    ['ad_comment_reopened', 'Mara Okafor', ad.id],
    ['ad_comment_resolved', 'Mara Okafor', ad.id],
    ['ad_comment_answered', 'Mara Okafor', ad.id],
    ['ad_commented', 'Kim (proof link)', ad.id],
    ['ad_commented', 'Dana (proof link)', ad.id],
  ]);
  expect(entries.filter(({ action }) => action === 'ad_commented')).toHaveLength(2);
});

describe('a colleague', () => {
  it('answers by name, resolves, and reopens, which the client sees', async () => {
    const { token, ad, link } = await prepare();
    const { id } = (await comment(link, ad.id)).json<WireTypes['AdComment']>();
    const answered = await answer(token, ad.id, id, ' <b>Darker</b> now. ');
    expect(answered.statusCode).toBe(201);
    const answers = [{ name: 'Mara Okafor', text: '<b>Darker</b> now.', created_at: '2026-11-18T10:00:00.000Z' }];
    expect(answered.json()).toMatchObject({ answers });
    expect((await commentsBy(link, ad.id)).json()).toMatchObject([{ id, answers }]);

    const resolved = await resolve(token, ad.id, id);
    expect([resolved.statusCode, resolved.json<WireTypes['AdComment']>().resolved_at]).toEqual([
      200,
      '2026-11-18T10:00:00.000Z',
    ]);
    server.clock.advance(1_000);
    expect((await resolve(token, ad.id, id)).json()).toEqual(resolved.json());
    expect((await commentsBy(link, ad.id)).json()).toEqual([]);
    expect((await commentsBy(link, ad.id, '?state=resolved')).json()).toEqual([resolved.json()]);
    const shared = (await server.call('GET', `/shared-proofs/${tokenOf(link)}`)).json<WireTypes['SharedProof']>();
    expect(shared.ads[0]?.comments).toEqual({ open: 0, resolved: 1 });

    await resolve(token, ad.id, id, false);
    expect((await commentsOn(token, ad.id)).json()).toMatchObject([{ id, resolved_at: null, answers }]);
    expect((await commentsOn(token, ad.id, '?state=resolved')).json()).toEqual([]);
  });

  it('answers 20 times at most, in 2,000 characters', async () => {
    const { token, ad, link } = await prepare();
    const { id } = (await comment(link, ad.id)).json<WireTypes['AdComment']>();
    expect((await answer(token, ad.id, id, 'x'.repeat(2_001))).statusCode).toBe(422);
    for (let count = 1; count <= 20; count++) await answer(token, ad.id, id, `${count}${'x'.repeat(1_998)}`);
    expect(sentenceOf(await answer(token, ad.id, id))).toEqual([
      409,
      'too_many',
      'This comment has 20 answers already.',
    ]);
    const [read] = (await commentsOn(token, ad.id)).json<WireTypes['AdComment'][]>();
    expect(read?.answers.map(({ text }) => Number.parseInt(text, 10))).toEqual(
      Array.from({ length: 20 }, (_one, index) => index + 1),
    );
  });

  it('finds no comment of another ad', async () => {
    const { token, ad, link } = await prepare();
    const { id } = (await comment(link, ad.id)).json<WireTypes['AdComment']>();
    const other = await addAd(server, token);
    const none = [404, 'not_found', 'This comment doesn’t exist, or it belongs to another account.'];
    expect(sentenceOf(await answer(token, other.id, id))).toEqual(none);
    expect(sentenceOf(await resolve(token, other.id, id))).toEqual(none);
  });

  it('is at least an editor; viewers read', async () => {
    const owner = await signUp(server);
    const team = await addTeam(server, owner.token);
    const viewer = await addMember(server, owner.token, team.id, 'viewer');
    const editor = await addMember(server, owner.token, team.id, 'editor');
    const ad = await addAd(server, owner.token, {}, team.id);
    const { link } = await addProof(server, owner.token, { ad_ids: [ad.id] }, team.id);
    const { id } = (await comment(link, ad.id)).json<WireTypes['AdComment']>();
    expect((await commentsOn(viewer.token, ad.id)).json()).toMatchObject([{ id }]);
    expect((await answer(viewer.token, ad.id, id)).statusCode).toBe(403);
    expect((await resolve(viewer.token, ad.id, id)).statusCode).toBe(403);
    expect((await answer(editor.token, ad.id, id)).statusCode).toBe(201);
    expect((await resolve(editor.token, ad.id, id)).statusCode).toBe(200);
  });
});

it('an address writes 200 comments an hour at most', async () => {
  const { ad, link } = await prepare();
  await comment(link, ad.id);
  await server.database.run(`update rate_limits set points = 199 where key like '%comment-address%'`);
  expect((await comment(link, ad.id)).statusCode).toBe(201);
  expect(sentenceOf(await comment(link, ad.id))).toEqual([
    429,
    'rate_limited',
    expect.stringMatching(/^Too many comments from this address\. Please try again in \d+ minutes\.$/),
  ]);
});
