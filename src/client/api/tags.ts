import type { DefinitionType, EndpointDefinitions } from '@reduxjs/toolkit/query/react';
import { problemOf } from './problem';

/**
 * The nouns that cached answers are about. Each says which of its tags become stale when colleagues change something in a
 * team: `one` is its only answer, `list` its lists, `each` all of its items, `ofTeam` the item with the team's id.
 */
const nouns = {
  Account: [],
  AdComment: ['list'],
  AdviceAnswer: ['list'],
  // The editor itself watches over an ad that is open in it.
  Ad: ['list'],
  AiUsage: ['one'],
  AnalyticsOverview: ['one'],
  AnalyticsView: ['list'],
  ApiKey: ['list'],
  BrandKit: ['one'],
  BrandVoice: ['one'],
  Campaign: ['list', 'each'],
  CampaignBrief: ['each'],
  CampaignMetrics: ['each'],
  CampaignSummary: ['one'],
  Checkout: [],
  EmailSummary: [],
  ProofEmails: [],
  Generation: ['list'],
  Image: ['list'],
  Invitation: [],
  LibraryTemplate: [],
  LinkPreset: ['list'],
  LinkSettings: ['one'],
  PastImport: ['list'],
  Plan: [],
  Proof: ['list'],
  ReportColumns: ['list'],
  Session: [],
  Subscription: [],
  Team: ['list', 'ofTeam'],
  TeamActivity: ['ofTeam'],
  // The answer that tells of their changes.
  TeamChanges: [],
  TeamStats: ['ofTeam'],
  Template: ['list'],
  Transaction: [],
  TwoStep: [],
  Usage: ['one'],
  Webhook: ['list'],
  WebhookDelivery: ['list'],
} as const satisfies Record<string, readonly ('one' | 'list' | 'each' | 'ofTeam')[]>;

export type TagType = keyof typeof nouns;
export const tagTypes = Object.keys(nouns) as TagType[];
export type Tag = { type: TagType; id: string };

/**
 * What each operation of an area has to decide, so that one without a decision does not compile: a query, the nouns
 * that its answer is about; a change, those whose answers it makes wrong. `nothing` is a decision too.
 */
export type CachingDecisions<Definitions extends EndpointDefinitions> = {
  [Name in keyof Definitions]: Decided<
    Definitions[Name],
    Definitions[Name]['type'] extends DefinitionType.mutation ? 'invalidatesTags' : 'providesTags'
  >;
};
type Decided<Definition, Decision extends keyof Definition> = Partial<Definition> &
  Required<Pick<Definition, Decision>>;

/** Of a query: no change makes its answer wrong. Of a change: no kept answer becomes wrong by it. */
export const nothing: Tag[] = [];

/** Names the one answer of a noun that has no items, such as the account's overview. */
export function tag(type: TagType): Tag {
  return { type, id: 'ONE' };
}

/** Names one item. */
export function idTag(type: TagType, id: string): Tag {
  return { type, id };
}

/** Names every list of a noun. */
export function listTag(type: TagType): Tag {
  return { type, id: 'LIST' };
}

/** Names every item that is read by itself, for changes that don't know which ones they change. */
export function eachTag(type: TagType): Tag {
  return { type, id: 'EACH' };
}

/** Tags of a list's answer: the list and each of its items. */
export function tagsOfList(type: TagType, items: readonly { id: string }[] = []): Tag[] {
  return [listTag(type), ...items.map(({ id }) => idTag(type, id))];
}

/** Invalidates only when the call succeeded: a refused change leaves every cached answer true. */
export function invalidatesOnSuccess<Result, Arg>(tagsOf: (result: Result | undefined, arg: Arg) => Tag[]) {
  return (result: Result | undefined, error: unknown, arg: Arg): Tag[] => (error ? [] : tagsOf(result, arg));
}

/** The same where something is deleted: if somebody else did so already, cached answers still show it. */
export function invalidatesOnDelete<Result, Arg>(tagsOf: (result: Result | undefined, arg: Arg) => Tag[]) {
  return (result: Result | undefined, error: unknown, arg: Arg): Tag[] =>
    error && problemOf(error)?.status !== 404 ? [] : tagsOf(result, arg);
}

/** What every change of campaigns shows up in, besides the campaigns themselves: a team's, too, if they are a team's. */
export const campaignFigures = [
  listTag('Campaign'),
  listTag('PastImport'),
  tag('CampaignSummary'),
  tag('AnalyticsOverview'),
  tag('Usage'),
  eachTag('TeamStats'),
  eachTag('TeamActivity'),
];

/** Everything that becomes stale when colleagues change something in a team. */
export function staleInTeam(id: string): Tag[] {
  const named = { one: tag, list: listTag, each: eachTag, ofTeam: (type: TagType) => idTag(type, id) };
  return tagTypes.flatMap((type) => nouns[type].map((part) => named[part](type)));
}
