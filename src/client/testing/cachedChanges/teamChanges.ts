import { turnOnFakeTwoStep } from '../fakeTwoStepAnswers';
import { type Changes, ownsTeam, paysForBusiness } from './change';
import type { Query } from './queries';

const oneTeam: Query[] = ['listMyTeams', 'getTeam', 'listTeamActivity', 'getTeamChanges'];
const membership: Query[] = ['getCurrentUser', 'getReceipt', 'listMyTeams'];

/** Teams and the people on them. */
export const teamChanges = {
  createTeam: {
    before: paysForBusiness,
    arg: () => ({ newTeam: { name: 'Halden' } }),
    mayAsk: membership,
  },
  updateTeam: { arg: ({ team }) => ({ id: team.id, teamChange: { name: 'Halden' } }) },
  requireTwoStep: {
    before: (full) => {
      ownsTeam(full);
      turnOnFakeTwoStep(full.fake.account);
    },
    arg: ({ team }) => ({ id: team.id, twoStepRule: { required: true } }),
    mayAsk: oneTeam,
  },
  deleteTeam: { before: ownsTeam, arg: ({ team }) => ({ id: team.id }), mayAsk: membership },
  inviteMember: {
    arg: ({ team }) => ({ id: team.id, newInvitation: { email: 'kai@halden.example' } }),
  },
  renewInvitation: {
    arg: ({ team, invited }) => ({ id: team.id, userId: invited.id, invitationRenewal: {} }),
  },
  changeMemberRole: {
    arg: ({ team, member }) => ({ id: team.id, userId: member.id, roleChange: { role: 'viewer' } }),
  },
  chooseSeats: {
    before: ownsTeam,
    arg: ({ team }) => ({ id: team.id, seatChoice: { member_ids: [] } }),
    mayAsk: oneTeam,
  },
  removeMember: { arg: ({ team, member }) => ({ id: team.id, userId: member.id }) },
  transferTeam: {
    before: ownsTeam,
    arg: ({ team, member }) => ({ id: team.id, teamTransfer: { user_id: member.id } }),
    mayAsk: ['getCurrentUser', 'getReceipt', 'getUsage', ...oneTeam],
  },
  leaveTeam: { arg: ({ team }) => ({ id: team.id }), mayAsk: membership },
  acceptInvitation: {
    arg: ({ invitationToken }) => ({ token: invitationToken }),
    mayAsk: [...membership, 'getInvitation'],
  },
} satisfies Partial<Changes>;
