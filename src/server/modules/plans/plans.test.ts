import { featuresOf, missingFeature, type Plan } from './plans';

const free: Plan = {
  id: 'free',
  name: 'Free',
  size: 0,
  priceCents: 0,
  currency: 'usd',
  campaignsPerMonth: 3,
  libraryTemplates: 5,
  hasAiCopy: false,
  aiGenerationsPerMonth: 0,
  hasAdvancedAnalytics: false,
  hasTeams: false,
  hasApiAccess: false,
  membersPerTeam: 0,
  support: 'email',
};
const pro: Plan = { ...free, id: 'pro', name: 'Pro', size: 1, hasAiCopy: true, libraryTemplates: null };
const business: Plan = { ...pro, id: 'business', name: 'Business', size: 2, hasTeams: true, membersPerTeam: 10 };
const plans = [free, pro, business];

it('says which plans include what a plan lacks', () => {
  expect(missingFeature(free, 'hasAiCopy', plans)).toBe(
    'AI ad copy is part of Pro and Business. Upgrade your plan to use it.',
  );
  expect(missingFeature(pro, 'hasTeams', plans)).toBe(
    'Team collaboration is part of Business. Upgrade your plan to use it.',
  );
  expect(missingFeature(business, 'hasTeams', plans)).toBeUndefined();
});

it('lists what a plan brings', () => {
  expect(featuresOf(free)).toEqual(['3 campaigns per month', 'Basic template library (5)', 'Email support']);
  expect(featuresOf({ ...business, campaignsPerMonth: null, support: 'dedicated' })).toEqual([
    'Unlimited campaigns',
    'Premium template library',
    'AI-powered ad copy',
    'Team collaboration (10 members per team)',
    '24/7 dedicated support',
  ]);
});
