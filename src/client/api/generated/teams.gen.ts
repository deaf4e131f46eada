// Generated from openapi.yaml by `npm run generate:api`. Do not edit.

import { baseApi as api } from "../baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listMyTeams: build.query<ListMyTeamsApiResponse, ListMyTeamsApiArg>({
      query: (queryArg) => ({
        url: `/teams/my-teams`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
        },
      }),
    }),
    createTeam: build.mutation<CreateTeamApiResponse, CreateTeamApiArg>({
      query: (queryArg) => ({
        url: `/teams`,
        method: "POST",
        body: queryArg.newTeam,
      }),
    }),
    getTeam: build.query<GetTeamApiResponse, GetTeamApiArg>({
      query: (queryArg) => ({
        url: `/teams/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    updateTeam: build.mutation<UpdateTeamApiResponse, UpdateTeamApiArg>({
      query: (queryArg) => ({
        url: `/teams/${encodeURIComponent(String(queryArg.id))}`,
        method: "PATCH",
        body: queryArg.teamChange,
      }),
    }),
    deleteTeam: build.mutation<DeleteTeamApiResponse, DeleteTeamApiArg>({
      query: (queryArg) => ({
        url: `/teams/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
    }),
    requireTwoStep: build.mutation<
      RequireTwoStepApiResponse,
      RequireTwoStepApiArg
    >({
      query: (queryArg) => ({
        url: `/teams/${encodeURIComponent(String(queryArg.id))}/two-step`,
        method: "PUT",
        body: queryArg.twoStepRule,
      }),
    }),
    getTeamStats: build.query<GetTeamStatsApiResponse, GetTeamStatsApiArg>({
      query: (queryArg) => ({
        url: `/teams/${encodeURIComponent(String(queryArg.id))}/stats`,
      }),
    }),
    chooseSeats: build.mutation<ChooseSeatsApiResponse, ChooseSeatsApiArg>({
      query: (queryArg) => ({
        url: `/teams/${encodeURIComponent(String(queryArg.id))}/seats`,
        method: "PUT",
        body: queryArg.seatChoice,
      }),
    }),
    inviteMember: build.mutation<InviteMemberApiResponse, InviteMemberApiArg>({
      query: (queryArg) => ({
        url: `/teams/${encodeURIComponent(String(queryArg.id))}/invite`,
        method: "POST",
        body: queryArg.newInvitation,
      }),
    }),
    changeMemberRole: build.mutation<
      ChangeMemberRoleApiResponse,
      ChangeMemberRoleApiArg
    >({
      query: (queryArg) => ({
        url: `/teams/${encodeURIComponent(String(queryArg.id))}/members/${encodeURIComponent(String(queryArg.userId))}`,
        method: "PATCH",
        body: queryArg.roleChange,
      }),
    }),
    removeMember: build.mutation<RemoveMemberApiResponse, RemoveMemberApiArg>({
      query: (queryArg) => ({
        url: `/teams/${encodeURIComponent(String(queryArg.id))}/members/${encodeURIComponent(String(queryArg.userId))}`,
        method: "DELETE",
      }),
    }),
    renewInvitation: build.mutation<
      RenewInvitationApiResponse,
      RenewInvitationApiArg
    >({
      query: (queryArg) => ({
        url: `/teams/${encodeURIComponent(String(queryArg.id))}/members/${encodeURIComponent(String(queryArg.userId))}/invitation`,
        method: "POST",
        body: queryArg.invitationRenewal,
      }),
    }),
    transferTeam: build.mutation<TransferTeamApiResponse, TransferTeamApiArg>({
      query: (queryArg) => ({
        url: `/teams/${encodeURIComponent(String(queryArg.id))}/transfer`,
        method: "POST",
        body: queryArg.teamTransfer,
      }),
    }),
    leaveTeam: build.mutation<LeaveTeamApiResponse, LeaveTeamApiArg>({
      query: (queryArg) => ({
        url: `/teams/${encodeURIComponent(String(queryArg.id))}/leave`,
        method: "POST",
      }),
    }),
    listTeamActivity: build.query<
      ListTeamActivityApiResponse,
      ListTeamActivityApiArg
    >({
      query: (queryArg) => ({
        url: `/teams/${encodeURIComponent(String(queryArg.id))}/activity`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
          user_id: queryArg.userId,
          kind: queryArg.kind,
          search: queryArg.search,
        },
      }),
    }),
    exportTeamActivity: build.query<
      ExportTeamActivityApiResponse,
      ExportTeamActivityApiArg
    >({
      query: (queryArg) => ({
        url: `/teams/${encodeURIComponent(String(queryArg.id))}/activity/export`,
        params: {
          user_id: queryArg.userId,
          kind: queryArg.kind,
          search: queryArg.search,
        },
      }),
    }),
    getTeamChanges: build.query<
      GetTeamChangesApiResponse,
      GetTeamChangesApiArg
    >({
      query: (queryArg) => ({
        url: `/teams/${encodeURIComponent(String(queryArg.id))}/changes`,
      }),
    }),
    getInvitation: build.query<GetInvitationApiResponse, GetInvitationApiArg>({
      query: (queryArg) => ({
        url: `/invitations/${encodeURIComponent(String(queryArg.token))}`,
      }),
    }),
    acceptInvitation: build.mutation<
      AcceptInvitationApiResponse,
      AcceptInvitationApiArg
    >({
      query: (queryArg) => ({
        url: `/invitations/${encodeURIComponent(String(queryArg.token))}/accept`,
        method: "POST",
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedApi };
export type ListMyTeamsApiResponse =
  /** status 200 One page of teams. */ Team[];
export type ListMyTeamsApiArg = {
  /** How many at most. */
  limit?: number;
  /** How many to skip. */
  offset?: number;
};
export type CreateTeamApiResponse = /** status 201 The team. */ Team;
export type CreateTeamApiArg = {
  newTeam: NewTeam;
};
export type GetTeamApiResponse = /** status 200 The team. */ Team;
export type GetTeamApiArg = {
  /** The id (UUID). */
  id: string;
};
export type UpdateTeamApiResponse = /** status 200 The team. */ Team;
export type UpdateTeamApiArg = {
  /** The id (UUID). */
  id: string;
  teamChange: TeamChange;
};
export type DeleteTeamApiResponse = unknown;
export type DeleteTeamApiArg = {
  /** The id (UUID). */
  id: string;
};
export type RequireTwoStepApiResponse = /** status 200 The team. */ Team;
export type RequireTwoStepApiArg = {
  /** The id (UUID). */
  id: string;
  twoStepRule: TwoStepRule;
};
export type GetTeamStatsApiResponse = /** status 200 The counts. */ TeamStats;
export type GetTeamStatsApiArg = {
  /** The id (UUID). */
  id: string;
};
export type ChooseSeatsApiResponse = /** status 200 The team. */ Team;
export type ChooseSeatsApiArg = {
  /** The id (UUID). */
  id: string;
  seatChoice: SeatChoice;
};
export type InviteMemberApiResponse =
  /** status 201 The invitation. */ SentInvitation;
export type InviteMemberApiArg = {
  /** The id (UUID). */
  id: string;
  newInvitation: NewInvitation;
};
export type ChangeMemberRoleApiResponse =
  /** status 200 The member. */ TeamMember;
export type ChangeMemberRoleApiArg = {
  /** The id (UUID). */
  id: string;
  /** The member's account, or the `id` of the member. Who is only invited is found by the `id` alone. */
  userId: string;
  roleChange: RoleChange;
};
export type RemoveMemberApiResponse = unknown;
export type RemoveMemberApiArg = {
  /** The id (UUID). */
  id: string;
  /** The member's account, or the `id` of the member. Who is only invited is found by the `id` alone. */
  userId: string;
};
export type RenewInvitationApiResponse =
  /** status 200 The invitation. */ SentInvitation;
export type RenewInvitationApiArg = {
  /** The id (UUID). */
  id: string;
  /** The member's account, or the `id` of the member. Who is only invited is found by the `id` alone. */
  userId: string;
  invitationRenewal: InvitationRenewal;
};
export type TransferTeamApiResponse = /** status 200 The team. */ Team;
export type TransferTeamApiArg = {
  /** The id (UUID). */
  id: string;
  teamTransfer: TeamTransfer;
};
export type LeaveTeamApiResponse = unknown;
export type LeaveTeamApiArg = {
  /** The id (UUID). */
  id: string;
};
export type ListTeamActivityApiResponse =
  /** status 200 One page of entries. */ TeamActivity[];
export type ListTeamActivityApiArg = {
  /** The id (UUID). */
  id: string;
  /** How many at most. */
  limit?: number;
  /** How many to skip. */
  offset?: number;
  /** Only what this account did. */
  userId?: string;
  /** Only what was done to things of this kind. */
  kind?: TeamActivityKind;
  /** Only entries in which the name of the person or of the thing contains this text, regardless of case. */
  search?: string;
};
export type ExportTeamActivityApiResponse = /** status 200 The file. */ string;
export type ExportTeamActivityApiArg = {
  /** The id (UUID). */
  id: string;
  /** Only what this account did. */
  userId?: string;
  /** Only what was done to things of this kind. */
  kind?: TeamActivityKind;
  /** Only entries in which the name of the person or of the thing contains this text, regardless of case. */
  search?: string;
};
export type GetTeamChangesApiResponse =
  /** status 200 What tells a change. */ TeamChanges;
export type GetTeamChangesApiArg = {
  /** The id (UUID). */
  id: string;
};
export type GetInvitationApiResponse =
  /** status 200 The invitation. */ Invitation;
export type GetInvitationApiArg = {
  /** The token of the link. */
  token: string;
};
export type AcceptInvitationApiResponse = /** status 200 The team. */ Team;
export type AcceptInvitationApiArg = {
  /** The token of the link. */
  token: string;
};
export type TeamName = string;
export type TeamDescription = string;
export type PlanId = "free" | "pro" | "business" | "enterprise";
export type TeamOwner = {
  /** The account's id. */
  id: string;
  /** The account's address. */
  email: string;
  /** The person's name. */
  full_name: string;
};
export type MemberRole = "admin" | "editor" | "viewer";
export type MemberStatus = "active" | "invited";
export type TeamMember = {
  /** The member's id, which is not the account's. */
  id: string;
  /** The account that has joined; null for an invited address, whether or not it has an account. */
  user_id: string | null;
  /** The address of the account, or the invited one. */
  email: string;
  /** The person's name; empty until the person has joined. */
  full_name: string;
  role: MemberRole;
  /** When the person joined; null until then. */
  joined_at: string | null;
  /** When the newest link was made. */
  invited_at: string;
  /** When the open link ends or ended; null for those who joined. */
  expires_at: string | null;
  status: MemberStatus;
  /** Whether the person can only read for now, whatever the role, because the team has more people than seats. */
  read_only?: boolean;
};
export type TeamRole = "owner" | "admin" | "editor" | "viewer";
export type TeamOverSeats = {
  /** The number of people in it, including the owner and excluding invitations. */
  people: number;
  /** How many of them can be active, the owner included. */
  seats: number;
  /** Until when the owner can choose who stays active before the newest members can only read; null once that is decided. */
  decide_by: string | null;
};
export type Team = {
  /** The team's id. */
  id: string;
  name: TeamName;
  description: TeamDescription;
  plan: PlanId;
  /** The account that owns the team and pays for it. */
  owner_id: string;
  owner?: TeamOwner;
  /** When the team was made. */
  created_at: string;
  /** How many people the owner's plan allows in it, the owner and the invited included; 0 while it includes no teams. */
  max_members: number;
  /** Everybody but the owner, the invited included: who joined first, the oldest first, then who is invited. */
  members: TeamMember[];
  my_role?: TeamRole;
  /** Whether the owner's plan includes no teams, so that the team can only be read. */
  read_only?: boolean;
  /** What the team is over its seats by; null where it is not. */
  over_seats?: TeamOverSeats | null;
  /** Whether the owner's plan includes AI ad copy, so that editors, admins and the owner may have it written there. */
  ai_copy?: boolean;
  /** Whether the owner and admins need two-step sign-in to do more than read. */
  requires_two_step?: boolean;
  /** Whether the caller is one of those and has it off, and so can only read. */
  needs_two_step?: boolean;
};
export type ErrorCode =
  | "malformed_json"
  | "unauthenticated"
  | "invalid_credentials"
  | "invalid_code"
  | "second_step_required"
  | "sign_in_expired"
  | "plan_limit"
  | "plan_required"
  | "role_required"
  | "scope_required"
  | "key_not_allowed"
  | "team_read_only"
  | "two_step_required"
  | "not_found"
  | "demo_off"
  | "email_taken"
  | "no_password"
  | "email_unverified"
  | "two_step_on"
  | "two_step_off"
  | "two_step_not_started"
  | "reset_link_invalid"
  | "sign_in_link_invalid"
  | "verification_link_invalid"
  | "already_verified"
  | "sample_data_exists"
  | "sample_campaign"
  | "too_many"
  | "too_many_variants"
  | "variant_name_taken"
  | "campaign_completed"
  | "import_overwritten"
  | "import_running"
  | "stale_version"
  | "selection_changed"
  | "idempotency_in_progress"
  | "idempotency_answer_lost"
  | "idempotency_key_reused"
  | "image_in_use"
  | "already_member"
  | "owner_stays"
  | "owns_teams"
  | "invitation_expired"
  | "invitation_used"
  | "invitation_other_address"
  | "proof_expired"
  | "proof_locked"
  | "approver_required"
  | "storage_full"
  | "already_free"
  | "billing_busy"
  | "cancel_instead"
  | "checkout_closed"
  | "checkout_off"
  | "current_plan"
  | "no_subscription"
  | "payment_due"
  | "webhook_invalid"
  | "webhook_off"
  | "payments_away"
  | "writer_away"
  | "payload_too_large"
  | "unsupported_media_type"
  | "image_invalid"
  | "image_too_large"
  | "validation_failed"
  | "rate_limited"
  | "disk_full"
  | "internal"
  | "unavailable"
  | "busy";
export type FieldError = {
  /** The field, with dots and indexes for nested ones. */
  field: string;
  /** One sentence for a person. */
  message: string;
};
export type Problem = {
  /** One sentence that a person can act on. */
  detail: string;
  code?: ErrorCode;
  /** For 422, what is wrong by field, at most 20 of them. */
  errors?: FieldError[];
  /** For `second_step_required`, what `completeSignIn` takes. */
  second_step?: {
    /** The sign-in that goes on. Shown only here. */
    challenge: string;
    /** When it ends, 5 minutes later. */
    expires_at: string;
  };
};
export type NewTeam = {
  name: TeamName;
  description?: TeamDescription;
  /** Accepted and ignored. */
  id?: any;
  /** Accepted and ignored. */
  plan?: any;
  /** Accepted and ignored. */
  owner_id?: any;
  /** Accepted and ignored. */
  owner?: any;
  /** Accepted and ignored. */
  created_at?: any;
  /** Accepted and ignored. */
  max_members?: any;
  /** Accepted and ignored. */
  members?: any;
  /** Accepted and ignored. */
  my_role?: any;
  /** Accepted and ignored. */
  read_only?: any;
  /** Accepted and ignored. */
  ai_copy?: any;
  /** Accepted and ignored. */
  over_seats?: any;
  /** Accepted and ignored. */
  requires_two_step?: any;
  /** Accepted and ignored. */
  needs_two_step?: any;
};
export type TeamChange = {
  name?: TeamName;
  description?: TeamDescription;
  /** Accepted and ignored. */
  id?: any;
  /** Accepted and ignored. */
  plan?: any;
  /** Accepted and ignored. */
  owner_id?: any;
  /** Accepted and ignored. */
  owner?: any;
  /** Accepted and ignored. */
  created_at?: any;
  /** Accepted and ignored. */
  max_members?: any;
  /** Accepted and ignored. */
  members?: any;
  /** Accepted and ignored. */
  my_role?: any;
  /** Accepted and ignored. */
  read_only?: any;
  /** Accepted and ignored. */
  ai_copy?: any;
  /** Accepted and ignored. */
  over_seats?: any;
  /** Accepted and ignored. */
  requires_two_step?: any;
  /** Accepted and ignored. */
  needs_two_step?: any;
};
export type TwoStepRule = {
  /** Whether the owner and admins need two-step sign-in to do more than read. */
  required: boolean;
};
export type TeamStats = {
  /** The owner, the members and the invited. */
  total_members: number;
  /** The owner and those who joined. */
  active_members: number;
  /** The team's campaigns. */
  total_campaigns: number;
  /** Those of them that run. */
  active_campaigns: number;
  /** The team's ads, without those that were deleted and can still be restored. */
  total_ads?: number;
  /** The team's uploaded images. */
  total_images?: number;
  /** How much ad copy was written in the team this calendar month (UTC), deleted ones included. */
  ai_generations_this_month: number;
};
export type SeatChoice = {
  /** The members who stay active beside the owner, by the `id` of the member; at most as many as there are seats for. */
  member_ids: string[];
};
export type SentInvitation = {
  /** One sentence for a person. */
  message: string;
  member: TeamMember;
  /** The address of the page on which the invitation is accepted. Shown only here. */
  link?: string;
  /** Whether a mail is on its way. False where none was wanted, or where this installation sends none. */
  mailed?: boolean;
};
export type EmailAddress = string;
export type NewInvitation = {
  email: EmailAddress;
  /** What the invited person is to be. */
  role?: MemberRole;
};
export type RoleChange = {
  role: MemberRole;
  /** Accepted and ignored. */
  id?: any;
  /** Accepted and ignored. */
  user_id?: any;
  /** Accepted and ignored. */
  email?: any;
  /** Accepted and ignored. */
  full_name?: any;
  /** Accepted and ignored. */
  joined_at?: any;
  /** Accepted and ignored. */
  invited_at?: any;
  /** Accepted and ignored. */
  expires_at?: any;
  /** Accepted and ignored. */
  status?: any;
};
export type InvitationRenewal = {
  /** Whether the address gets a mail; without one the link is only answered here. */
  send_mail?: boolean;
};
export type TeamTransfer = {
  /** The account of the member who is to own the team, or the member's id. */
  user_id: string;
};
export type TeamActivityAction =
  | "campaign_created"
  | "campaign_edited"
  | "campaign_paused"
  | "campaign_resumed"
  | "campaign_completed"
  | "campaign_deleted"
  | "campaign_duplicated"
  | "campaign_moved_in"
  | "campaign_moved_out"
  | "numbers_recorded"
  | "ad_created"
  | "ad_edited"
  | "ad_deleted"
  | "ad_restored"
  | "template_created"
  | "template_edited"
  | "template_deleted"
  | "proof_created"
  | "proof_changed"
  | "proof_revoked"
  | "ad_approved"
  | "ad_changes_asked"
  | "ad_commented"
  | "ad_comment_answered"
  | "ad_comment_resolved"
  | "ad_comment_reopened"
  | "copy_written"
  | "brand_voice_changed"
  | "brand_kit_changed"
  | "member_invited"
  | "member_joined"
  | "member_role_changed"
  | "member_removed"
  | "member_left"
  | "invitation_renewed"
  | "invitation_revoked"
  | "team_created"
  | "team_edited"
  | "team_transferred";
export type TeamActivity = {
  /** The entry's id; later ones are greater. */
  id: string;
  /** When it was done. */
  created_at: string;
  /** Who did it. */
  actor: {
    /** The account; null once it is deleted. */
    id: string | null;
    /** The person's name, as it was. */
    full_name: string;
  };
  action: TeamActivityAction;
  /** What it was done to. */
  subject: {
    /** Its id, which may be gone; null if there is none. */
    id: string | null;
    /** Its name, as it was. */
    name: string;
  };
  /** Further details, such as the new role; empty if there are none. */
  detail: string;
};
export type TeamActivityKind =
  | "campaign"
  | "ad"
  | "template"
  | "proof"
  | "copy"
  | "brand"
  | "member"
  | "team";
export type TeamChanges = {
  /** The id of the newest activity; null if there is none. */
  latest: string | null;
  role: TeamRole;
};
export type Invitation = {
  /** The team. */
  team: {
    /** Its name. */
    name: string;
    /** What it is for; empty if not given. */
    description: string;
  };
  role: MemberRole;
  /** The invited address. */
  email: string;
  /** The name of the person who invites; empty if that account is gone. */
  invited_by: string;
  /** When the link ends. */
  expires_at: string;
};
