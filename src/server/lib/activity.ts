import type { Place } from './scope';

/** What a member of a team can be told to have done, by what it was done to. */
export const actionsByKind = {
  campaign: [
    'campaign_created',
    'campaign_edited',
    'campaign_paused',
    'campaign_resumed',
    'campaign_completed',
    'campaign_deleted',
    'campaign_duplicated',
    'campaign_moved_in',
    'campaign_moved_out',
    'numbers_recorded',
  ],
  ad: ['ad_created', 'ad_edited', 'ad_deleted', 'ad_restored'],
  template: ['template_created', 'template_edited', 'template_deleted'],
  copy: ['copy_written', 'brand_voice_changed'],
  brand: ['brand_kit_changed'],
  member: [
    'member_invited',
    'member_joined',
    'member_role_changed',
    'member_removed',
    'member_left',
    'invitation_renewed',
    'invitation_revoked',
  ],
  team: ['team_created', 'team_edited', 'team_transferred'],
} as const;

export type ActivityKind = keyof typeof actionsByKind;

export type ActivityAction = (typeof actionsByKind)[ActivityKind][number];

/** What was done, and to what. */
export interface NewActivity {
  action: ActivityAction;
  /** Null for what has no id that can be followed. The name is kept as it is, at most 254 characters of it. */
  subject: { id: string | null; name: string };
  /** What else there is to tell, such as the role that somebody got; at most 254 characters of it are kept. */
  detail?: string;
}

/** Keeps what members do in a team. In a workspace of an account's own nobody else looks, so nothing is kept there. */
export interface ActivityRecorder {
  /**
   * Belongs into the transaction of what it tells. Edits of one thing by one person that follow each other become one
   * entry, so that saving by itself does not bury everything else.
   */
  record(place: Place, activity: NewActivity, now: Date): Promise<void>;
}
