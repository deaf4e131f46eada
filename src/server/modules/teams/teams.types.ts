import type { Role } from '../../lib/scope';

/** The roles in a team besides the owner. */
export type MemberRole = Exclude<Role, 'owner'>;

/** The fields of a team that people fill in. */
export interface TeamFields {
  name: string;
  /** Empty if not given. */
  description: string;
}

interface TeamOwner {
  id: string;
  email: string;
  fullName: string;
  isDemo: boolean;
}

/** Whether a team has more people than its owner's plan has seats. */
export interface SeatState {
  /** Null while they fit. */
  overSince: Date | null;
  /** When it was decided who can only read; null until then. */
  decidedAt: Date | null;
}

/** How many people are in a team. */
export interface TeamCrowd {
  name: string;
  /** The owner included. */
  joined: number;
  invited: number;
}

/** A team as one of its members sees it. */
export interface TeamFacts extends TeamFields {
  id: string;
  createdAt: Date;
  owner: TeamOwner;
  /** The caller's role right now. A member without a seat can only read. */
  role: Role;
  /** Whether the owner and admins need two-step sign-in to do more than read. */
  requiresTwoStep: boolean;
  /** Whether the caller is one of those and has it off. */
  needsTwoStep: boolean;
  seats: SeatState;
}

/** A member other than the owner, or an invited person. */
export interface Member {
  /** The member's id, not the account's. */
  id: string;
  teamId: string;
  /** Null until the person has joined. */
  accountId: string | null;
  /** The account's address once it has joined, the invited one before. */
  email: string;
  /** Empty until the person has joined. */
  fullName: string;
  role: MemberRole;
  invitedAt: Date;
  /** When the newest link ends. */
  expiresAt: Date;
  /** Null until the person has joined. */
  joinedAt: Date | null;
  /** Whether the person can only read until there is a seat. */
  isWaiting: boolean;
}

/** A team with its people and what its owner's plan allows. */
export interface Team extends TeamFacts {
  planId: 'free' | 'pro' | 'business' | 'enterprise';
  /** The owner included; 0 while the plan includes no teams. */
  maxMembers: number;
  isReadOnly: boolean;
  /** Null where everybody has a seat. */
  overSeats: {
    /** The owner included. */
    people: number;
    seats: number;
    /** Null once it is decided who can only read. */
    decideBy: Date | null;
  } | null;
  /** Whether ad copy can be written there. */
  hasAiCopy: boolean;
  /** Without the owner. */
  members: Member[];
}

export interface TeamStats {
  totalMembers: number;
  activeMembers: number;
  totalCampaigns: number;
  activeCampaigns: number;
  totalAds: number;
  totalImages: number;
  aiGenerationsThisMonth: number;
}

/** An invitation, looked up by its link. */
export interface Invitation {
  memberId: string;
  team: TeamFields & { id: string };
  ownerId: string;
  email: string;
  role: MemberRole;
  /** Who sent the invitation; empty if that account was deleted. */
  invitedBy: string;
  expiresAt: Date;
  /** Who used it; null while it is open. */
  usedBy: string | null;
}

/** A new link, and whether its mail was sent. */
export interface SentInvitation {
  member: Member;
  /** The address of the page where it is accepted. */
  link: string;
  isMailed: boolean;
}

/** A team that an account owns or belongs to, for its export. */
export interface Membership {
  id: string;
  name: string;
  role: Role;
  joinedAt: Date;
}

export interface ActivityFilter {
  actorId?: string | undefined;
  kind?: string | undefined;
  /** Searches the names of people and things. */
  search?: string | undefined;
}

/** One entry of a team's activity. */
export interface TeamActivity {
  id: string;
  createdAt: Date;
  /** Null once the account is gone. */
  actorId: string | null;
  /** As it was. */
  actorName: string;
  action: string;
  subjectId: string | null;
  /** As it was. */
  subjectName: string;
  /** Empty if there is nothing else to tell. */
  detail: string;
}
