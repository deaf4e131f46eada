import type { SavedAd } from '../api/adsApi';
import type { BrandVoice, WireGeneration } from '../api/aiApi';
import type { AnalyticsView } from '../api/analyticsApi';
import type { ApiKey } from '../api/apiKeysApi';
import type { AuditEntry } from '../api/auditLogApi';
import type { EmailSummary } from '../api/summariesApi';
import type { AccountExport, PlanId, SignedInDevice, Transaction, User } from '../api/api';
import type { CheckoutStatus, Subscription } from '../api/billingApi';
import type { BrandKit } from '../api/brandApi';
import type { Image } from '../api/imagesApi';
import type { LinkPreset, LinkSettings } from '../api/linksApi';
import type { AdComment, AdDecision, Proof } from '../api/proofsApi';
import type { Template } from '../api/templatesApi';
import type { TwoStep } from '../api/twoStepApi';
import type { Webhook, WebhookDelivery } from '../api/webhooksApi';
import { withFigures } from './fakeFigures';
import type { FakeWorkspace } from './fakeWorkspace';

/** A checkout of the fake backend, and what the sandbox knows of it. */
export type FakeCheckout = CheckoutStatus & {
  planId: PlanId;
  /** Whether the last try to pay was declined. */
  declined: boolean;
  /** When a slow payment is confirmed, in milliseconds since 1970. */
  paidAt: number | null;
};

/** What an account pays for; the plan itself is the user's. */
type FakeSubscription = Pick<Subscription, 'status' | 'cancel_at_period_end'> & {
  /** Milliseconds since 1970. */
  periodStart: number;
  periodEnd: number;
};

/** An API key and the team that it works in; null for the account's own workspace. */
export type FakeApiKey = { teamId: string | null; key: ApiKey };

/** A webhook, the team that it is in, null for the account's own workspace, and what it is told, the newest first. */
export type FakeWebhook = { teamId: string | null; webhook: Webhook; deliveries: WebhookDelivery[] };

/** What was done, and in which team; null for the account's own workspace. */
type FakeAuditEntry = { teamId: string | null; entry: AuditEntry };

/** Which codes an account takes to sign in. */
type FakeTwoStep = {
  /** ISO text; null while it is off. */
  turnedOnAt: string | null;
  /** Whether a secret waits for its first code. */
  isStarted: boolean;
  /** Codes of the app that were used. */
  usedAppCodes: string[];
  recoveryCodes: { code: string; isUsed: boolean }[];
  /** Sign-ins that wait for a code. */
  challenges: string[];
  /** Whether the one browser that there is signs in without a code. */
  isRemembered: boolean;
};

export const twoStepOff = (): FakeTwoStep => ({
  turnedOnAt: null,
  isStarted: false,
  usedAppCodes: [],
  recoveryCodes: [],
  challenges: [],
  isRemembered: false,
});

/** A link that shows ads, in a team or, with null, in the account's own workspace. */
export type FakeProof = {
  teamId: string | null;
  proof: Proof;
  token: string;
  passphrase: string | null;
  /** What became of the codes that were asked for, by address. */
  codes?: Record<string, 'open' | 'used'>;
};

/** One account and everything in it. */
export type FakeAccount = FakeWorkspace & {
  user: User;
  password: string | null;
  twoStep: FakeTwoStep;
  /** By token. */
  devices: Map<string, SignedInDevice>;
  /** Null for an account that pays nothing, whatever plan it was given. */
  subscription: FakeSubscription | null;
  /** Credit in cents. */
  credit: number;
  /** By session id. */
  checkouts: Map<string, FakeCheckout>;
  /** Newest first. */
  transactions: Transaction[];
  /** The last changed first. */
  templates: Template[];
  /** Those that can be restored. */
  deletedAds: SavedAd[];
  /** Newest first. */
  images: Image[];
  /** Newest first. */
  analyticsViews: AnalyticsView[];
  /** By team; null for the account's own numbers. */
  emailSummaries: Map<string | null, EmailSummary>;
  /** Whether what clients say is mailed. */
  proofEmails: boolean;
  /** Newest first. */
  apiKeys: FakeApiKey[];
  /** Newest first. */
  webhooks: FakeWebhook[];
  /** Newest first. */
  proofs: FakeProof[];
  /** Newest first, each with the version that it is about. */
  decisions: { decision: Omit<AdDecision, 'has_approved_version'>; version: string }[];
  /** Oldest first, each with its ad and the token of the link that it came by. */
  comments: { adId: string; token: string; comment: AdComment }[];
  /** Newest first. */
  auditLog: FakeAuditEntry[];
  /** Newest first. */
  linkPresets: LinkPreset[];
  linkSettings: LinkSettings;
  brandKit: BrandKit;
  /** Newest first. */
  generations: WireGeneration[];
  brandVoice: BrandVoice;
  /** How often texts were suggested this month. */
  suggestionsMade: number;
  /** How much was written this month and ever, deleted ones included. */
  generationsWritten: number;
  /** By the image's id. */
  imageFiles: Map<string, Blob>;
};

/** An account in which nothing is yet. */
export const newAccount = (user: User, password: string | null): FakeAccount => ({
  user,
  password,
  twoStep: twoStepOff(),
  devices: new Map(),
  campaigns: [],
  days: new Map(),
  adDays: new Map(),
  briefs: new Map(),
  imports: [],
  rememberedTargets: new Map(),
  reportColumns: [],
  subscription: null,
  credit: 0,
  checkouts: new Map(),
  transactions: [],
  templates: [],
  ads: [],
  deletedAds: [],
  images: [],
  analyticsViews: [],
  emailSummaries: new Map(),
  proofEmails: true,
  apiKeys: [],
  webhooks: [],
  proofs: [],
  decisions: [],
  comments: [],
  auditLog: [],
  linkPresets: [],
  generations: [],
  generationsWritten: 0,
  suggestionsMade: 0,
  brandKit: { name: '', logo_id: null, colors: null, display_font: null, text_font: null },
  brandVoice: { description: '', words_to_use: [], banned_words: [], required_claims: [] },
  linkSettings: { separator: '_' },
  imageFiles: new Map(),
});

export const twoStepOf = ({ twoStep }: FakeAccount): TwoStep => ({
  turned_on_at: twoStep.turnedOnAt,
  recovery_codes_left: twoStep.recoveryCodes.filter(({ isUsed }) => !isUsed).length,
});

/** All that an account takes home. */
export const exportOf = (account: FakeAccount, exportedAt: string): AccountExport => ({
  exported_at: exportedAt,
  user: account.user,
  sessions: [...account.devices.values()],
  two_step: twoStepOf(account),
  campaigns: account.campaigns.map((campaign) => ({
    campaign: withFigures(account, campaign),
    brief: account.briefs.get(campaign.id)?.brief ?? null,
    metrics: [...(account.days.get(campaign.id)?.values() ?? [])],
    ad_metrics: account.adDays.get(campaign.id) ?? [],
  })),
  templates: account.templates,
  ads: account.ads,
  images: account.images,
  analytics_views: account.analyticsViews,
  email_summaries: [...account.emailSummaries].map(([team_id, summary]) => ({ team_id, ...summary })),
  api_keys: account.apiKeys.map(({ key }) => key),
  webhooks: account.webhooks.map(({ webhook }) => webhook),
  proofs: account.proofs.filter(({ teamId }) => teamId === null).map(({ proof }) => proof),
  proof_emails: { enabled: account.proofEmails },
  audit_log: account.auditLog.filter(({ teamId }) => teamId === null).map(({ entry }) => entry),
  link_presets: account.linkPresets,
  link_settings: account.linkSettings,
  generations: account.generations,
  brand_voice: account.brandVoice,
  brand_kit: account.brandKit,
  teams: [],
  transactions: account.transactions,
});
