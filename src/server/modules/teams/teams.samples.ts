import { addTeam } from '../../testing/builders';
import type { ModuleSamples } from '../../testing/moduleSamples';

const fullTeam = { name: 'Northfold Studio', description: 'Everything about coffee' };

export const samples = {
  bodies: {
    createTeam: fullTeam,
    updateTeam: { name: 'Taken over' },
    chooseSeats: { member_ids: [] },
    requireTwoStep: { required: false },
    inviteMember: { email: 'nobody@northfold.example', role: 'viewer' },
    renewInvitation: { send_mail: true },
    changeMemberRole: { role: 'admin' },
    transferTeam: { user_id: '01a1fdf6-40fe-77ff-8dd6-a12df61f4f1d' },
  },
  writing: {
    createTeam: () => Promise.resolve({ body: fullTeam, path: '/teams', read: '/teams/{id}' }),
    updateTeam: async (server, token) => {
      const { id } = await addTeam(server, token);
      return { body: fullTeam, path: `/teams/${id}`, read: '/teams/{id}' };
    },
  },
  acting: ['chooseSeats', 'requireTwoStep', 'inviteMember', 'renewInvitation', 'changeMemberRole', 'transferTeam'],
  things: { team: { address: '/teams', add: async (server, token) => (await addTeam(server, token)).id } },
} satisfies ModuleSamples;
