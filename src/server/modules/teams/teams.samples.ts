import { addTeam } from '../../testing/builders';
import type { ModuleSamples } from '../../testing/moduleSamples';

export const teamSamples = {
  bodies: {
    createTeam: { name: 'Northfold Studio', description: 'Everything about coffee' },
    updateTeam: { name: 'Taken over' },
    chooseSeats: { member_ids: [] },
    inviteMember: { email: 'nobody@northfold.example', role: 'viewer' },
    renewInvitation: { send_mail: true },
    changeMemberRole: { role: 'admin' },
    transferTeam: { user_id: '01a1fdf6-40fe-77ff-8dd6-a12df61f4f1d' },
  },
  things: { team: { address: '/teams', add: async (server, token) => (await addTeam(server, token)).id } },
} satisfies ModuleSamples;
