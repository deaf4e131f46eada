import type { Operation } from '../../client/api/api';
import type { Backend, Call } from './backends';
import { artwork, newAd, newCampaign, password } from './fixtures';

/** Ids and tokens of what is there on one of the two. */
export type World = Record<
  | 'mara' // owns a team, on Business
  | 'maraId'
  | 'tom' // an editor there, on the free plan
  | 'tomId'
  | 'vera' // a viewer there
  | 'veraId'
  | 'stranger'
  | 'demo'
  | 'demoEmail'
  | 'team'
  | 'teamCampaign'
  | 'invited'
  | 'link'
  | 'fullTeam' // Mara's too: it has no seat left
  | 'sleepingTeam' // its owner's plan has no teams anymore
  | 'olga' // that owner
  | 'closedCheckout' // Tom's
  | 'locked' // a template of the library that the free plan leaves out
  | 'usedLink'
  | 'campaign' // Mara's own, as all below
  | 'completed'
  | 'sample'
  | 'ad'
  | 'template'
  | 'runningImport',
  string
>;

/** Fills a backend through the contract's own operations, so that both hold the same. */
export async function fill({ ask, give }: Backend): Promise<World> {
  const made = async (operation: Operation, call: Call) => {
    const { status, body } = await ask(operation, call);
    if (status >= 300) throw new Error(`${operation}: ${JSON.stringify(body)}`);
    return body as Record<string, string> & { user: { id: string; email: string } };
  };
  const register = async (name: string, full_name: string) => {
    const registration = { email: `${name}@halden.example`, password, full_name };
    const { access_token: token = '', user } = await made('registerAccount', { body: registration });
    return { token, id: user.id };
  };
  const mara = await register('owner', 'Mara Okafor');
  await give(mara.id, 'business');
  const asMara = { token: mara.token };
  const { id: team = '' } = await made('createTeam', { ...asMara, body: { name: 'Halden Studio' } });
  const invite = async (email: string, role: string) => {
    const { link = '', user_id } = await made('inviteMember', {
      ...asMara,
      params: { id: team },
      body: { email, role },
    });
    return { link: link.split('/').at(-1) ?? '', user_id };
  };
  const join = async (name: string, full_name: string, role: string) => {
    const person = await register(name, full_name);
    const { link } = await invite(`${name}@halden.example`, role);
    await made('acceptInvitation', { token: person.token, params: { token: link } });
    return { ...person, link };
  };
  const tom = await join('tom', 'Tom Reyes', 'editor');
  const vera = await join('vera', 'Vera Lind', 'viewer');
  for (const name of ['One', 'Two', 'Three'])
    await made('createCampaign', { token: tom.token, body: { ...newCampaign, name } });
  const { link } = await invite('guest@halden.example', 'editor');
  const { members } = (await made('getTeam', { ...asMara, params: { id: team } })) as unknown as {
    members: { id: string; email: string }[];
  };
  const olga = await register('olga', 'Olga Brandt');
  await give(olga.id, 'business');
  const { id: sleepingTeam = '' } = await made('createTeam', { token: olga.token, body: { name: 'Brandt Studio' } });
  await give(olga.id, 'pro');
  const { id: fullTeam = '' } = await made('createTeam', { ...asMara, body: { name: 'Halden Shop' } });
  for (let seat = 2; seat <= 10; seat += 1) {
    await made('inviteMember', { ...asMara, params: { id: fullTeam }, body: { email: `seat-${seat}@halden.example` } });
  }
  const { session_id: closedCheckout = '' } = await made('startCheckout', {
    token: tom.token,
    query: { plan_id: 'pro' },
  });
  const closing = { token: tom.token, params: { session_id: closedCheckout }, body: { action: 'expire' } };
  await made('finishSandboxCheckout', closing);
  await made('addSampleCampaigns', asMara);
  const campaigns = (await made('listCampaigns', asMara)) as unknown as { id: string; is_sample: boolean }[];
  const library = (await made('listLibraryTemplates', { token: tom.token, query: { limit: '100' } })) as unknown as {
    id: string;
    locked: boolean;
  }[];
  const banned = { description: '', words_to_use: [], banned_words: ['cheap'], required_claims: [] };
  await made('updateBrandVoice', { ...asMara, body: banned });
  const { access_token: demo = '', user: demoUser } = await made('createDemoAccount', {});
  const { id: campaign = '' } = await made('createCampaign', { ...asMara, body: newCampaign });
  const { id: completed = '' } = await made('createCampaign', { ...asMara, body: newCampaign });
  await made('updateCampaign', { ...asMara, params: { id: completed }, body: { status: 'completed' } });
  const runningImport = '0190a6a2-7b3c-7d4e-9f10-2a3b4c5d6e7f';
  const part = { csv: 'date,campaign,clicks\n2026-11-01,Tracked,7', import_id: runningImport, more_follows: true };
  await made('createCampaign', { ...asMara, body: { ...newCampaign, name: 'Tracked' } });
  await made('importReport', { ...asMara, body: part });
  return {
    mara: mara.token,
    maraId: mara.id,
    tom: tom.token,
    tomId: tom.id,
    vera: vera.token,
    veraId: vera.id,
    stranger: (await register('stranger', 'Sam Stranger')).token,
    demo,
    demoEmail: demoUser.email,
    team,
    teamCampaign: (await made('createCampaign', { ...asMara, query: { team_id: team }, body: newCampaign })).id ?? '',
    invited: members.find(({ email }) => email.startsWith('guest'))?.id ?? '',
    link,
    fullTeam,
    sleepingTeam,
    olga: olga.token,
    closedCheckout,
    locked: library.find(({ locked }) => locked)?.id ?? '',
    sample: campaigns.find((one) => one.is_sample)?.id ?? '',
    usedLink: tom.link,
    campaign,
    runningImport,
    completed,
    ad: (await made('createAd', { ...asMara, body: newAd })).id ?? '',
    template:
      (
        await made('createTemplate', {
          ...asMara,
          body: { name: 'Autumn', format: '1080x1080', headline: 'Wool that lasts.', design_elements: { artwork } },
        })
      ).id ?? '',
  };
}
