import { parseDollars } from './amounts';
import { checkCampaignForm, emptyCampaignForm, mapCampaignForm, parseCampaign } from './campaignForm';
import { aCampaign } from '../../testing/builders';

const valid = { ...emptyCampaignForm, name: 'Free Shipping Week', budget: '1,250.50' };

describe('the campaign form', () => {
  it('shows a campaign and says the same on the wire', () => {
    const campaign = aCampaign({ budget: 0.29, objective: 'Leads', start_date: '2026-11-01', end_date: null });
    expect(mapCampaignForm(parseCampaign(campaign))).toEqual({
      name: campaign.name,
      platform: campaign.platform,
      budget: 0.29,
      status: campaign.status,
      objective: 'Leads',
      target_audience: campaign.target_audience ?? null,
      start_date: '2026-11-01',
      end_date: null,
    });
  });

  it('accepts what the server accepts', () => {
    expect(checkCampaignForm(valid)).toEqual({});
    expect(checkCampaignForm({ ...valid, budget: '0', name: '🚀'.repeat(120) })).toEqual({});
    expect(
      checkCampaignForm({ ...valid, budget: '10000000', start_date: '2026-11-01', end_date: '2026-11-01' }),
    ).toEqual({});
  });

  it.each([
    ['name', { name: '   ' }, 'Give the campaign a name.'],
    ['name', { name: 'x'.repeat(121) }, 'The name is 1 too long (max 120).'],
    ['budget', { budget: '' }, 'Enter a budget; 0 is fine.'],
    ['budget', { budget: '-1' }, 'Enter the budget as a number, such as 1250 or 1,250.50.'],
    ['budget', { budget: '1.005' }, 'The budget can have up to two decimals.'],
    ['budget', { budget: '10000000.01' }, 'The budget can’t be more than $10,000,000.'],
    ['objective', { objective: 'x'.repeat(5001) }, 'This is 1 too long (max 5000).'],
    ['end_date', { start_date: '2026-11-02', end_date: '2026-11-01' }, 'The end date can’t be before the start date.'],
  ])('says what is wrong at %s', (field, change, sentence) => {
    expect(checkCampaignForm({ ...valid, ...change })).toEqual({ [field]: sentence });
  });
});

describe('an amount as typed', () => {
  it.each([
    ['1250', 1250],
    ['$1,250.50', 1250.5],
    [' 12 000 ', 12000],
    ['12.', 12],
    ['1,25', undefined],
    ['1e9', undefined],
    ['12,50', undefined],
    ['', undefined],
  ])('%j is %s', (text, dollars) => {
    expect(parseDollars(text)).toBe(dollars);
  });
});
