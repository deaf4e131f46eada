import type { AdComment, Proof } from '../api/proofsApi';
import type { RememberedColumns } from '../api/reportColumnsApi';
import {
  aCampaign,
  aDay,
  aDevice,
  aMember,
  anActivity,
  anImage,
  anInvited,
  aPastImport,
  aSavedAd,
  aTeam,
  aUser,
  aUuid,
} from './builders';
import { createFakeApi } from './fakeApi';
import { anApiKey } from './fakeApiKeyAnswers';
import { anAuditEntry } from './fakeAuditAnswers';
import { aLinkPreset } from './fakeLinkAnswers';
import { aDelivery, aWebhook } from './fakeWebhookAnswers';
import { aGeneration } from './fakeWritingAnswers';
import { aLibraryTemplate, aTemplate } from './fakeLibrary';
import type { FakeCheckout } from './fakeAccount';

const now = Date.parse('2026-11-22T10:00:00.000Z');
const day = 86_400_000;

export type FullAccount = ReturnType<typeof aFullAccount>;

/**
 * A fake backend whose account pays for Pro, has one of everything, is an admin in a team of somebody else and invited into
 * another, at a time that stands still.
 */
export function aFullAccount() {
  const fake = createFakeApi({ now: () => now, user: aUser({ subscription_plan: 'pro', email_verified: false }) });
  const things = {
    campaign: aCampaign(),
    pastImport: aPastImport(),
    image: anImage(),
    template: aTemplate(),
    libraryTemplate: aLibraryTemplate(),
    apiKey: anApiKey(),
    auditEntry: anAuditEntry(),
    webhook: aWebhook(),
    delivery: aDelivery(),
    preset: aLinkPreset(),
    reportColumns: {
      id: aUuid(),
      titles: ['took', 'when'],
      columns: { date: 2, spend: 1 },
      chosen_at: '2026-11-12T10:00:00.000Z',
      chosen_by: 'Mara Okafor',
      is_own: true,
    } satisfies RememberedColumns,
    view: { id: aUuid(), name: 'By campaign', query: 'by=campaign', created_at: '2026-11-02T10:00:00.000Z' },
    generation: aGeneration(),
    device: aDevice(),
    checkoutId: aUuid(),
    transactionId: aUuid(),
    member: aMember(),
    invited: anInvited(),
    invitationToken: 'invitation-of-mara',
    proofToken: 'proof-of-mara',
  };
  const { user } = fake.account;
  const team = aTeam({
    members: [aMember({ user_id: user.id, email: user.email, role: 'admin' }), things.member, things.invited],
    activity: [anActivity()],
  });
  const guest = anInvited({ email: user.email });
  const link = { token: things.invitationToken, memberId: guest.id, invitedBy: 'Ines Duarte', usedBy: null };
  fake.state.teams = [team, aTeam({ name: 'Halden Wool', members: [guest], invitations: [link] })];
  const ad = aSavedAd({ campaign_id: things.campaign.id });
  const proof: Proof = {
    id: aUuid(),
    name: 'Spring ads',
    campaign_id: null,
    ad_ids: [ad.id],
    has_passphrase: false,
    approvers: [],
    made_by: 'Mara Okafor',
    created_at: '2026-11-20T10:00:00.000Z',
    expires_at: '2026-12-20T10:00:00.000Z',
    open_comment_count: 1,
  };
  const comment: AdComment = {
    id: aUuid(),
    number: 1,
    format: 'facebook_feed',
    preview: 0,
    point: { x: 0.5, y: 0.25 },
    name: 'Dana',
    text: 'Less red.',
    created_at: '2026-11-21T10:00:00.000Z',
    resolved_at: null,
    answers: [],
  };
  const deletedAd = aSavedAd({ name: 'Monday roast' });
  Object.assign(fake.account, {
    campaigns: [things.campaign],
    days: new Map([[things.campaign.id, new Map([['2026-11-01', aDay()]])]]),
    adDays: new Map([[things.campaign.id, [{ ...aDay(), ad_id: ad.id }]]]),
    reportColumns: [things.reportColumns],
    imports: [
      { import: things.pastImport, before: [{ campaignId: things.campaign.id, date: '2026-11-01', metrics: null }] },
    ],
    ads: [ad],
    deletedAds: [deletedAd],
    images: [things.image],
    templates: [things.template],
    analyticsViews: [things.view],
    emailSummaries: new Map([[null, { cadence: 'weekly', next_on: '2026-11-23' }]]),
    apiKeys: [{ teamId: null, key: things.apiKey }],
    webhooks: [{ teamId: null, webhook: things.webhook, deliveries: [things.delivery] }],
    proofs: [{ teamId: null, proof, token: things.proofToken, passphrase: null }],
    comments: [{ adId: ad.id, token: things.proofToken, comment }],
    auditLog: [{ teamId: null, entry: things.auditEntry }],
    linkPresets: [things.preset],
    generations: [things.generation],
    generationsWritten: 1,
    subscription: {
      status: 'active',
      cancel_at_period_end: false,
      periodStart: now - 10 * day,
      periodEnd: now + 20 * day,
    },
    transactions: [
      {
        id: things.transactionId,
        created_at: '2026-11-12T10:00:00.000Z',
        plan_id: 'pro',
        description: 'Pro, billed every month',
        amount_total: 2900,
        currency: 'usd',
        status: 'paid',
      },
    ],
  } satisfies Partial<typeof fake.account>);
  fake.account.devices.set('another', things.device);
  fake.account.checkouts.set(things.checkoutId, anOpenCheckout());
  fake.state.library = [things.libraryTemplate];
  return { fake, ...things, team, ad, deletedAd, proof, comment };
}

const anOpenCheckout = (): FakeCheckout => ({
  status: 'open',
  payment_status: 'unpaid',
  planId: 'business',
  amount_total: 7000,
  currency: 'usd',
  credited_total: 0,
  metadata: { plan_id: 'business', plan_name: 'Business' },
  declined: false,
  paidAt: null,
});
