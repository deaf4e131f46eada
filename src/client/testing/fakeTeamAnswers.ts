import type { SentInvitation, TeamActivityAction, TeamMember } from '../api/teamsApi';
import { aTeam, aUuid, ownerOf } from './builders';
import { invitationAnswers, linkFor } from './fakeInvitationAnswers';
import { countByStatus } from './fakeFigures';
import { planOf } from './fakePlans';
import type { FakeAccount } from './fakeAccount';
import {
  type FakeAnswers,
  FakeRefusal,
  type FakeState,
  type FakeTeam,
  faultOf,
  invalid,
  notFound,
  pageOf,
  refuseFaults,
} from './fakeState';
import { asTeam, openTeam, planOfTeam, record, refuseReadOnly, roleIn, roomOf, subjectOf } from './fakeTeams';

type TeamOperation =
  | 'listMyTeams'
  | 'createTeam'
  | 'getTeam'
  | 'updateTeam'
  | 'requireTwoStep'
  | 'deleteTeam'
  | 'getTeamStats'
  | 'chooseSeats'
  | 'inviteMember'
  | 'changeMemberRole'
  | 'removeMember'
  | 'renewInvitation'
  | 'transferTeam'
  | 'leaveTeam'
  | 'listTeamActivity'
  | 'exportTeamActivity'
  | 'getTeamChanges'
  | 'getInvitation'
  | 'acceptInvitation';

/** Teams, their people and what was done in them. One named `refuse me` is refused. */
export const teamAnswers: FakeAnswers<TeamOperation> = {
  ...invitationAnswers,
  listMyTeams: ({ state, account, query }) => {
    const mine = state.teams.filter((team) => roleIn(team, account));
    const { body, total } = pageOf(mine, query);
    return { body: body.map((team) => asTeam(state, account, team)), total };
  },
  createTeam: ({ state, account, body }) => {
    if (!planOf(account.user.subscription_plan).teams) {
      throw new FakeRefusal(
        403,
        'plan_required',
        'Team collaboration is part of Business and Enterprise. Upgrade your plan to use it.',
      );
    }
    checkName(body.name);
    const team = aTeam({
      name: body.name.trim(),
      description: body.description?.trim() ?? '',
      owner: ownerOf(account.user),
      created_at: new Date(state.now()).toISOString(),
    });
    state.teams.push(team);
    record(state, team, account, { action: 'team_created', subject: { id: team.id, name: team.name } });
    return { body: asTeam(state, account, team) };
  },
  getTeam: ({ state, account, params }) => ({ body: asTeam(state, account, openTeam(state, account, params.id)) }),
  updateTeam: ({ state, account, params, body }) => {
    const team = openToChange(state, account, params.id);
    if (body.name !== undefined) checkName(body.name);
    team.name = body.name?.trim() ?? team.name;
    team.description = body.description?.trim() ?? team.description;
    record(state, team, account, { action: 'team_edited', subject: { id: team.id, name: team.name } });
    return { body: asTeam(state, account, team) };
  },
  requireTwoStep: ({ state, account, params, body }) => {
    const team = openTeam(state, account, params.id, 'owner');
    if (body.required && account.twoStep.turnedOnAt === null) {
      const detail = 'Turn on two-step sign-in for yourself first, in Settings. Then you can ask your team for it.';
      throw new FakeRefusal(403, 'two_step_required', detail);
    }
    team.requiresTwoStep = body.required;
    return { body: asTeam(state, account, team) };
  },
  deleteTeam: ({ state, account, params }) => {
    const team = openTeam(state, account, params.id, 'owner');
    state.teams = state.teams.filter((one) => one !== team);
    return { body: undefined };
  },
  getTeamStats: ({ state, account, params }) => {
    const { members, campaigns, ads, generationsWritten } = openTeam(state, account, params.id);
    return {
      body: {
        total_members: members.length + 1,
        active_members: members.filter(({ status }) => status === 'active').length + 1,
        total_campaigns: campaigns.length,
        active_campaigns: countByStatus(campaigns).active,
        total_ads: ads.length,
        total_images: 0,
        ai_generations_this_month: generationsWritten,
      },
    };
  },
  chooseSeats: ({ state, account, params, body }) => {
    const team = openTeam(state, account, params.id, 'owner');
    if (team.over_seats) {
      team.members = team.members.map((member) => ({ ...member, read_only: !body.member_ids.includes(member.id) }));
      team.over_seats = { ...team.over_seats, decide_by: null };
    }
    return { body: asTeam(state, account, team) };
  },
  inviteMember: ({ state, account, params, body }) => {
    const team = openToChange(state, account, params.id);
    const email = body.email.trim();
    refuseFaults({ email: faultOf.address('Email', email) });
    if (isSame(email, account.user.email)) throw invalid({ email: 'You’re already on this team.' });
    if (isSame(email, team.owner.email)) throw alreadyMember(team.owner.full_name);
    const known = team.members.find((member) => isSame(email, member.email));
    if (known?.status === 'active') throw alreadyMember(known.full_name);
    const plan = planOfTeam(state, team);
    if (!known && team.members.length + 1 >= roomOf(plan)) {
      const places = `The ${plan.name} plan allows ${roomOf(plan)} people on a team, and all seats are taken.`;
      throw new FakeRefusal(403, 'plan_limit', `${places} Remove someone or revoke an invitation to make room.`);
    }
    const role = body.role ?? 'editor';
    const member = known ?? anInvitation(email);
    if (!known) team.members = [...team.members, member];
    return { body: send(state, account, team, { ...member, role }, known ? 'invitation_renewed' : 'member_invited') };
  },
  renewInvitation: ({ state, account, params, body }) => {
    const team = openToChange(state, account, params.id);
    if (params.user_id === team.owner.id) throw alreadyMember(team.owner.full_name);
    const member = findMember(team, params.user_id);
    if (member.status === 'active') throw alreadyMember(member.full_name);
    const sent = send(state, account, team, member, 'invitation_renewed');
    return { body: { ...sent, mailed: sent.mailed && body.send_mail !== false } };
  },
  changeMemberRole: ({ state, account, params, body }) => {
    const team = openToChange(state, account, params.id);
    if (params.user_id === team.owner.id) throw ownerStays('The owner’s role can’t be changed.');
    const member = { ...findMember(team, params.user_id), role: body.role };
    put(team, member);
    record(state, team, account, {
      action: 'member_role_changed',
      subject: subjectOf(member),
      detail: body.role,
    });
    return { body: member };
  },
  removeMember: ({ state, account, params }) => {
    const team = openTeam(state, account, params.id, 'admin');
    if (params.user_id === team.owner.id) throw ownerStays('The owner can’t be removed.');
    const member = findMember(team, params.user_id);
    drop(team, member);
    const action = member.status === 'active' ? 'member_removed' : 'invitation_revoked';
    record(state, team, account, { action, subject: subjectOf(member) });
    return { body: undefined };
  },
  transferTeam: ({ state, account, params, body }) => {
    const team = openTeam(state, account, params.id, 'owner');
    if (body.user_id === team.owner.id) throw invalid({ user_id: 'You already own this team.' });
    const heir = findMember(team, body.user_id);
    if (heir.status !== 'active' || !heir.user_id) {
      throw invalid({ user_id: `${heir.email} hasn’t joined yet. Choose someone who has.` });
    }
    const plan = state.accounts.find(({ user }) => user.id === heir.user_id)?.user.subscription_plan ?? team.plan;
    if (!planOf(plan).teams) {
      throw new FakeRefusal(
        403,
        'plan_required',
        `${heir.full_name}’s plan doesn’t include teams. Ask ${heir.full_name} to move to Business or Enterprise first.`,
      );
    }
    const { id, email, full_name } = team.owner;
    drop(team, heir);
    const joined_at = new Date(state.now()).toISOString();
    const before = { ...heir, id: aUuid(), user_id: id, email, full_name, role: 'admin' as const, joined_at };
    team.members = [...team.members, before];
    team.owner = { id: heir.user_id, email: heir.email, full_name: heir.full_name };
    record(state, team, account, { action: 'team_transferred', subject: subjectOf(heir) });
    return { body: asTeam(state, account, team) };
  },
  leaveTeam: ({ state, account, params }) => {
    const team = openTeam(state, account, params.id);
    if (team.owner.id === account.user.id) throw ownerStays('The owner can’t leave.');
    const member = findMember(team, account.user.id);
    drop(team, member);
    record(state, team, account, { action: 'member_left', subject: subjectOf(member) });
    return { body: undefined };
  },
  listTeamActivity: ({ state, account, params, query }) =>
    pageOf(matching(openTeam(state, account, params.id), query), query),
  exportTeamActivity: ({ state, account, params, query }) => {
    const lines = matching(openTeam(state, account, params.id), query).map(({ created_at, actor, action, subject }) =>
      [created_at, actor.full_name, action.replaceAll('_', ' '), subject.name, ''].join(','),
    );
    return { body: `\uFEFF${['Time,Person,Action,What,Detail', ...lines].join('\r\n')}\r\n` };
  },
  getTeamChanges: ({ state, account, params }) => {
    const team = openTeam(state, account, params.id);
    return { body: { latest: team.activity[0]?.id ?? null, role: roleIn(team, account) ?? 'viewer' } };
  },
};

function openToChange(state: FakeState, account: FakeAccount, id: string | undefined): FakeTeam {
  const team = openTeam(state, account, id, 'admin');
  refuseReadOnly(state, account, team);
  return team;
}

const anInvitation = (email: string): TeamMember => ({
  id: aUuid(),
  user_id: null,
  email,
  full_name: '',
  role: 'editor',
  joined_at: null,
  invited_at: '',
  expires_at: null,
  status: 'invited',
  read_only: false,
});

/** Makes a new link that replaces the previous one. */
function send(
  state: FakeState,
  account: FakeAccount,
  team: FakeTeam,
  pending: TeamMember,
  action: Extract<TeamActivityAction, 'member_invited' | 'invitation_renewed'>,
): SentInvitation {
  const member = {
    ...pending,
    invited_at: new Date(state.now()).toISOString(),
    expires_at: new Date(state.now() + 7 * 86_400_000).toISOString(),
  };
  put(team, member);
  record(state, team, account, { action, subject: subjectOf(member), detail: member.role });
  return {
    message: `Invitation sent to ${member.email}.`,
    member,
    link: linkFor(team, member.id, account.user.full_name),
    mailed: state.sendsMail,
  };
}

/** By the account's id, or by the row's for people without an account. */
function findMember({ members }: FakeTeam, id: string | undefined): TeamMember {
  const member = members.find((one) => one.user_id === id || one.id === id);
  if (!member) throw notFound('member');
  return member;
}

function put(team: FakeTeam, member: TeamMember) {
  team.members = team.members.map((one) => (one.id === member.id ? member : one));
}

function drop(team: FakeTeam, { id }: TeamMember) {
  team.members = team.members.filter((one) => one.id !== id);
  team.invitations = team.invitations.filter(({ memberId }) => memberId !== id);
}

function matching({ activity }: FakeTeam, query: URLSearchParams) {
  const search = (query.get('search') ?? '').toLowerCase();
  const kind = query.get('kind') ?? '';
  return activity
    .filter(({ actor }) => !query.has('user_id') || actor.id === query.get('user_id'))
    .filter(({ action }) => kindOf(action).startsWith(kind))
    .filter(({ actor, subject }) => `${actor.full_name}\n${subject.name}`.toLowerCase().includes(search));
}

function kindOf(action: string): string {
  if (action === 'numbers_recorded') return 'campaign';
  if (action.startsWith('invitation')) return 'member';
  return action.startsWith('brand_voice') ? 'copy' : (action.split('_')[0] ?? '');
}

function checkName(name: string) {
  refuseFaults({ name: faultOf.blank('Name', name) });
  if (name === 'refuse me') throw invalid({ name: 'Name is refused, as it asks for.' });
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

const alreadyMember = (who: string) => new FakeRefusal(409, 'already_member', `${who} is already on this team.`);

const ownerStays = (what: string) =>
  new FakeRefusal(409, 'owner_stays', `${what} Transfer the team to someone else first.`);
