import type { LibraryTemplate } from '../api/templateLibraryApi';
import type { QueryArgFrom, ResultTypeFrom } from '@reduxjs/toolkit/query/react';
import type { ErrorCode, Operation, PlanId, WireDefinitions, WireProblem } from '../api/api';
import type { AnsweredAdvice } from '../api/insightsApi';
import type { CheckoutMode } from '../api/billingApi';
import type { Team, TeamActivity, TeamOverSeats, TeamOwner } from '../api/teamsApi';
import type { FakeAccount } from './fakeAccount';
import type { FakeWorkspace } from './fakeWorkspace';

/** A link into a team. */
export type FakeInvitation = {
  token: string;
  /** The row of who is invited. */
  memberId: string;
  invitedBy: string;
  /** The account that used it. */
  usedBy: string | null;
};

/** A team and what is in it. Who belongs to it with a `user_id` need not have an account here. */
export type FakeTeam = FakeWorkspace &
  Pick<Team, 'id' | 'name' | 'description' | 'created_at' | 'members'> & {
    owner: TeamOwner;
    /** The plan of an owner that has no account here; else that account's plan counts. */
    plan: PlanId;
    /** Newest first. */
    activity: TeamActivity[];
    invitations: FakeInvitation[];
    /** Whether its owner and admins need two-step sign-in. */
    requiresTwoStep: boolean;
    /** Left out where everybody has a seat. */
    over_seats?: TeamOverSeats;
    /** How much was written here this month. */
    generationsWritten: number;
  };

/** The fake backend's state. */
export type FakeState = {
  accounts: FakeAccount[];
  /** The oldest first. */
  teams: FakeTeam[];
  /** Whether invitations are mailed. */
  sendsMail: boolean;
  isDemoOffered: boolean;
  /** In its order. The first of each industry is basic. */
  library: LibraryTemplate[];
  adviceAnswers: AnsweredAdvice[];
  /** Who takes payments. Only the sandbox is played; with `stripe`, addresses lead to Stripe. */
  checkout: CheckoutMode;
  /** Milliseconds since 1970. */
  now: () => number;
};

type BodyOf<Arg> = Arg extends object ? Extract<Arg[keyof Arg], object> : undefined;

/** A call as an answerer gets it: the parts of the request, typed by the contract. */
export type FakeCall<Op extends Operation> = {
  state: FakeState;
  /** The account of the call's token; calls without one are refused first. */
  account: FakeAccount;
  token: string;
  params: Record<string, string>;
  query: URLSearchParams;
  body: BodyOf<QueryArgFrom<WireDefinitions[Op]>>;
};

type FakeAnswer<Op extends Operation> = {
  body: ResultTypeFrom<WireDefinitions[Op]>;
  /** For lists: how many there are in all. */
  total?: number;
};

export type FakeAnswers<Ops extends Operation = Operation> = {
  [Op in Ops]: (call: FakeCall<Op>) => FakeAnswer<Op>;
};

/** An answer in the contract's error shape. */
export class FakeRefusal extends Error {
  constructor(
    readonly status: number,
    readonly code: ErrorCode,
    readonly detail: string,
    readonly fields: Record<string, string> = {},
    readonly secondStep?: WireProblem['second_step'],
  ) {
    super(detail);
  }
}

/** Refuses fields, each with its sentence. */
export function invalid(fields: Record<string, string>): FakeRefusal {
  const [detail = '', ...others] = Object.values(fields);
  const whole = others.length === 0 ? detail : `Please correct these fields: ${Object.keys(fields).join(', ')}.`;
  return new FakeRefusal(422, 'validation_failed', whole, fields);
}

/** Refuses the fields that have a sentence. */
export function refuseFaults(faults: Record<string, string | false | undefined>): void {
  const found = Object.entries(faults).flatMap(([field, sentence]) => (sentence ? [[field, sentence] as const] : []));
  if (found.length > 0) throw invalid(Object.fromEntries(found));
}

/** Refuses words that a brief or a brand voice both wants and bans. */
export function refuseBannedWish(words: { words_to_use: string[]; banned_words: string[] }, at = ''): void {
  const wanted = words.words_to_use.map((word) => word.trim().toLowerCase());
  const both = words.banned_words.find((word) => wanted.includes(word.trim().toLowerCase()));
  if (both === undefined) return;
  throw invalid({
    [`${at}banned_words`]: `“${both}” is also one of your words to use. Please choose one or the other.`,
  });
}

/** What the contract says of a text that people can see, and of a number. */
export const faultOf = {
  blank: (name: string, text: string | undefined) => text !== undefined && !text.trim() && `${name} can’t be blank.`,
  short: (name: string, text: string, least: number) =>
    text.length < least && `${name} must be at least ${least} characters.`,
  address: (name: string, text: string) =>
    !isAddress(text) && `${name} must be an email address, such as name@example.com.`,
  outside: (name: string, value: number | null | undefined, [least, most]: readonly [number, number]) => {
    if (value == null) return false;
    if (value < least) return `${name} must be at least ${least.toLocaleString('en-US')}.`;
    return value > most && `${name} must be at most ${most.toLocaleString('en-US')}.`;
  },
};

export function notFound(what: string): FakeRefusal {
  return new FakeRefusal(404, 'not_found', `This ${what} doesn’t exist, or it belongs to another account.`);
}

function isAddress(text: string): boolean {
  const [name, domain, ...more] = text.split('@');
  return !/\s/.test(text) && !!name && !!domain?.slice(1, -1).includes('.') && more.length === 0;
}

/** The part of a list that `limit` and `offset` ask for. */
export function pageOf<Item>(items: Item[], query: URLSearchParams): { body: Item[]; total: number } {
  const offset = Number(query.get('offset') ?? 0);
  const limit = Number(query.get('limit') ?? 50);
  return { body: items.slice(offset, offset + limit), total: items.length };
}
