import type { DefinitionsFromApi } from '@reduxjs/toolkit/query/react';
import { peopleChanged, teamsApi } from '../../../api/teamsApi';

type Revoked = {
  /** The team. */
  id: string;
  /** The account of who was invited, or the row where there is none. */
  userId: string;
};

/**
 * The call that removes members, for invitations that are taken back. Under a name of its own, because it is told in
 * words of its own: an invited person is no member yet.
 */
export const revokeInvitationApi = teamsApi.injectEndpoints({
  endpoints: (build) => ({
    revokeInvitation: build.mutation<void, Revoked>({
      query: ({ id, userId }) => ({
        url: `/teams/${encodeURIComponent(id)}/members/${encodeURIComponent(userId)}`,
        method: 'DELETE',
      }),
      invalidatesTags: peopleChanged,
    }),
  }),
});

export type RevokeInvitationDefinitions = Pick<DefinitionsFromApi<typeof revokeInvitationApi>, 'revokeInvitation'>;
