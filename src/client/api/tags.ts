/** The nouns that cached answers are about. */
export const tagTypes = [
  'Account',
  'Ad',
  'AnalyticsOverview',
  'Campaign',
  'CampaignMetrics',
  'CampaignSummary',
  'Checkout',
  'Image',
  'LibraryTemplate',
  'LinkPreset',
  'LinkSettings',
  'Plan',
  'Session',
  'Subscription',
  'Template',
  'Transaction',
  'Usage',
] as const;
export type TagType = (typeof tagTypes)[number];
export type Tag = { type: TagType; id: string };

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

/** Tags of a list's answer: the list and each of its items. */
export function tagsOfList(type: TagType, items: readonly { id: string }[] = []): Tag[] {
  return [listTag(type), ...items.map(({ id }) => idTag(type, id))];
}

/** Invalidates only when the call succeeded: a refused change leaves every cached answer true. */
export function invalidatesOnSuccess<Result, Arg>(tagsOf: (result: Result | undefined, arg: Arg) => Tag[]) {
  return (result: Result | undefined, error: unknown, arg: Arg): Tag[] => (error ? [] : tagsOf(result, arg));
}

/** What every change of campaigns shows up in, besides the campaigns themselves. */
export const campaignFigures = [listTag('Campaign'), tag('CampaignSummary'), tag('AnalyticsOverview'), tag('Usage')];
