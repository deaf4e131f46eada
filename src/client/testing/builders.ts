import { emptyAd } from '../../ad-kit/emptyAd';
import { anArtwork } from '../../ad-kit/testing/anArtwork';
import type { SavedAd } from '../api/adsApi';
import type { Image } from '../api/imagesApi';
import type { DailyMetrics, SignedInDevice, User } from '../api/api';
import type { PastImport } from '../api/metricsApi';
import type { AnalyticsOverview } from '../api/analyticsApi';
import { type Brief, type Campaign, type WireCampaign, wholeCampaign } from '../api/campaignsApi';
import type { TeamActivity, TeamMember, TeamOwner } from '../api/teamsApi';
import type { FakeTeam } from './fakeState';

let built = 0;

/** A UUID that is not used by anything else built here. */
export function aUuid(): string {
  built += 1;
  return `0190a000-0000-7000-8000-${String(built).padStart(12, '0')}`;
}

export function aUser(own: Partial<User> = {}): User {
  return {
    id: aUuid(),
    email: 'mara@northfold.example',
    full_name: 'Mara Okafor',
    subscription_plan: 'free',
    created_at: '2026-06-01T09:00:00.000Z',
    is_demo: false,
    email_verified: true,
    ...own,
  };
}

export function aProAccount(own: Partial<User> = {}): User {
  return aUser({ subscription_plan: 'pro', ...own });
}

/** An ad for Google search that nothing is written in yet. */
export function aSavedAd(own: Partial<SavedAd> = {}): SavedAd {
  return {
    id: aUuid(),
    campaign_id: null,
    name: 'Friday roast',
    contents: [emptyAd('google_search')],
    artwork: anArtwork({ brand: 'NORTHFOLD' }),
    picture: { headline: 'Fresh roast, every other Friday.', subheadline: '', body: '', cta: 'Start a subscription' },
    image_id: null,
    logo_id: null,
    from_brief: null,
    labels: [],
    sample_texts: [],
    sample_fields: [],
    variant_group: null,
    variant_name: null,
    revision: 1,
    created_at: '2026-11-02T10:00:00.000Z',
    updated_at: '2026-11-02T10:00:00.000Z',
    ...own,
  };
}

/** All of a campaign's fields: as a backend says them, and as screens know them. */
type FullCampaign = Campaign & WireCampaign;

/** An active campaign with no numbers of its own: the fake backend computes those from its days. */
export function aCampaign(own: Partial<FullCampaign> = {}): FullCampaign {
  const specified = wholeCampaign({
    id: aUuid(),
    name: 'Free Shipping Week',
    status: 'active',
    platform: 'google',
    budget: 12000,
    spent: 0,
    impressions: 0,
    clicks: 0,
    conversions: 0,
    ctr: 0,
    cpc: 0,
    created_at: '2026-11-02T10:00:00.000Z',
  });
  return { ...specified, revenue: 0, ...own };
}

/** A day that reports everything. */
type WholeDay = { [Field in keyof DailyMetrics]: NonNullable<DailyMetrics[Field]> };

export function aDay(own: Partial<WholeDay> = {}): WholeDay {
  return { date: '2026-11-01', impressions: 1000, clicks: 50, conversions: 5, spent: 25.5, revenue: 80, ...own };
}

export function aPastImport(own: Partial<PastImport> = {}): PastImport {
  return {
    id: aUuid(),
    created_at: '2026-11-20T10:00:00.000Z',
    file_name: 'november.csv',
    imported_by: 'Mara Okafor',
    campaigns: 1,
    campaign: null,
    added: 1,
    changed: 0,
    unchanged: 0,
    refused: 0,
    is_running: false,
    can_be_taken_back: true,
    taken_back_at: null,
    ...own,
  };
}

export function aDevice(own: Partial<SignedInDevice> = {}): SignedInDevice {
  return {
    id: aUuid(),
    created_at: '2026-11-01T08:00:00.000Z',
    last_used_at: '2026-11-20T08:00:00.000Z',
    expires_at: '2026-12-20T08:00:00.000Z',
    name: 'Chrome on Windows',
    user_agent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36',
    current: false,
    remembered_until: null,
    ...own,
  };
}

export function anOverview(own: Partial<AnalyticsOverview> = {}): AnalyticsOverview {
  return {
    total_spent: 45525.42,
    total_budget: 74700,
    total_impressions: 2418306,
    total_clicks: 58127,
    total_conversions: 3296,
    campaigns_by_status: { active: 6, paused: 3, completed: 3 },
    trends: { impressions: 12, clicks: 8, conversions: -3 },
    monthly: [
      { month: '2026-06', revenue: 6100, spent: 3900 },
      { month: '2026-07', revenue: 7300, spent: 4300 },
      { month: '2026-08', revenue: 7900, spent: 4200 },
      { month: '2026-09', revenue: 8600, spent: 5100 },
      { month: '2026-10', revenue: 9890, spent: 5400 },
      { month: '2026-11', revenue: 10810, spent: 6000 },
    ],
    ...own,
  };
}

export function anImage(own: Partial<Image> = {}): Image {
  return {
    id: aUuid(),
    width: 1600,
    height: 900,
    bytes: 348_160,
    type: 'image/jpeg',
    transparent: false,
    tones: [],
    created_at: '2026-11-03T09:00:00.000Z',
    ...own,
  };
}

/** A person as a team names its owner. */
export function ownerOf({ id, email, full_name }: User): TeamOwner {
  return { id, email, full_name };
}

/** A team of somebody else on Business, with nobody in it. */
export function aTeam(own: Partial<FakeTeam> = {}): FakeTeam {
  return {
    id: aUuid(),
    name: 'Northfold Studio',
    description: 'Coffee and campaigns',
    owner: { id: aUuid(), email: 'ines@northfold.example', full_name: 'Ines Duarte' },
    plan: 'business',
    created_at: '2026-10-01T09:00:00.000Z',
    members: [],
    campaigns: [],
    days: new Map(),
    adDays: new Map(),
    briefs: new Map(),
    imports: [],
    rememberedTargets: new Map(),
    reportColumns: [],
    ads: [],
    activity: [],
    invitations: [],
    requiresTwoStep: false,
    generationsWritten: 0,
    ...own,
  };
}

/** Somebody who has joined. */
export function aMember(own: Partial<TeamMember> = {}): TeamMember {
  return {
    id: aUuid(),
    user_id: aUuid(),
    email: 'lea@northfold.example',
    full_name: 'Lea Brandt',
    role: 'editor',
    joined_at: '2026-11-03T09:00:00.000Z',
    invited_at: '2026-11-02T09:00:00.000Z',
    expires_at: null,
    status: 'active',
    read_only: false,
    ...own,
  };
}

/** Somebody who is invited. */
export function anInvited(own: Partial<TeamMember> = {}): TeamMember {
  return aMember({
    user_id: null,
    email: 'tom@halden.example',
    full_name: '',
    joined_at: null,
    invited_at: '2026-11-21T09:00:00.000Z',
    expires_at: '2026-11-28T09:00:00.000Z',
    status: 'invited',
    ...own,
  });
}

export function anActivity(own: Partial<TeamActivity> = {}): TeamActivity {
  return {
    id: aUuid(),
    created_at: '2026-11-21T10:00:00.000Z',
    actor: { id: aUuid(), full_name: 'Mara Lindqvist' },
    action: 'campaign_paused',
    subject: { id: aUuid(), name: 'Spring Sale' },
    detail: '',
    ...own,
  };
}

export const emptyBrief: Brief = {
  product_name: '',
  target_audience: '',
  offer: '',
  price: '',
  deadline: '',
  proof: '',
  landing_page: '',
  tone: 'professional',
  key_benefits: [],
  benefit_kinds: [],
  words_to_use: [],
  banned_words: [],
  required_claims: [],
};

export const aBrief = (own: Partial<Brief> = {}): Brief => ({
  ...emptyBrief,
  product_name: 'Northfold Coffee subscription',
  target_audience: 'People who grind at home',
  offer: '20% off the first box',
  price: 'From $14 a bag',
  deadline: 'Order by December 18',
  proof: '4.9 stars from 812 reviews',
  landing_page: 'https://northfold.example/box',
  key_benefits: ['Roasted the day before it ships', 'Skip or pause any week'],
  ...own,
});
