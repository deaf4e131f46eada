import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { CopyBrief } from '../../api/aiApi';
import { aBrief, aCampaign, aProAccount } from '../../testing/builders';
import { createFakeApi } from '../../testing/fakeApi';
import { pasteInto } from '../../testing/pasteInto';
import { renderApp } from '../../testing/renderApp';

function open({
  brief = aBrief(),
  path = '/ai-generator',
}: { brief?: ReturnType<typeof aBrief> | null; path?: string } = {}) {
  const account = aProAccount();
  const fake = createFakeApi({ user: account });
  const campaign = aCampaign({ name: 'Northfold spring', platform: 'linkedin' });
  fake.account.campaigns = [campaign];
  if (brief) fake.account.briefs.set(campaign.id, { brief, revision: 1 });
  return { ...renderApp({ path: path.replace('ID', campaign.id), account, fake }), campaign };
}

async function chooseCampaign(user: UserEvent) {
  await screen.findByRole('option', { name: 'Northfold spring' });
  await user.selectOptions(screen.getByLabelText('Campaign'), 'Northfold spring');
}

const name = () => screen.findByLabelText('Product or service name');

it('fills an empty form from the campaign’s brief, and everything of it is sent', async () => {
  const { user, fake } = open({ brief: aBrief({ required_claims: ['Contains caffeine.'] }) });
  await chooseCampaign(user);
  await waitFor(async () => expect(await name()).toHaveValue('Northfold Coffee subscription'));
  expect(screen.getByLabelText('Platform')).toHaveValue('linkedin');
  expect(screen.getByLabelText('Offer')).toBeVisible();
  expect(await screen.findByText('Matches the brief of Northfold spring.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Generate Ad Copy' }));
  await waitFor(() => expect(fake.countCalls('generateAdCopy')).toBe(1));
  const { body } = fake.calls.find(({ operation }) => operation === 'generateAdCopy') ?? {};
  expect(body as CopyBrief).toMatchObject({
    offer: '20% off the first box',
    price: 'From $14 a bag',
    deadline: 'Order by December 18',
    proof: '4.9 stars from 812 reviews',
    required_claims: ['Contains caffeine.'],
  });
});

it('opens for the campaign that the address names', async () => {
  const { address } = open({ path: '/ai-generator?campaign=ID' });
  await waitFor(async () => expect(await name()).toHaveValue('Northfold Coffee subscription'));
  await waitFor(() => expect(address()).toBe('/ai-generator'));
});

it('asks before what was typed makes way for the brief', async () => {
  const { user } = open();
  await pasteInto(user, await name(), 'My own words');
  await chooseCampaign(user);
  expect(await screen.findByText('The campaign’s brief differs from this form.')).toBeVisible();
  expect(await name()).toHaveValue('My own words');
  await user.click(screen.getByRole('button', { name: 'Use its brief' }));
  await waitFor(async () => expect(await name()).toHaveValue('Northfold Coffee subscription'));
});

it('becomes the brief of a campaign that has none, and keeps the landing page of one that has', async () => {
  const { user, fake, campaign } = open({ brief: null });
  await pasteInto(user, await name(), 'Northfold Coffee');
  await pasteInto(user, screen.getByLabelText('Benefit 1'), 'Roasted to order');
  await chooseCampaign(user);
  await user.click(await screen.findByRole('button', { name: 'Save as its brief' }));
  expect(await screen.findByText('Matches the brief of Northfold spring.')).toBeVisible();
  expect(fake.account.briefs.get(campaign.id)?.brief).toMatchObject({
    product_name: 'Northfold Coffee',
    key_benefits: ['Roasted to order'],
    landing_page: '',
  });
});

it('does without briefs where the backend keeps none', async () => {
  const { user, fake } = open({ brief: null });
  fake.leaveOut('getCampaignBrief');
  await chooseCampaign(user);
  await waitFor(() => expect(fake.countCalls('getCampaignBrief')).toBeGreaterThan(0));
  expect(screen.queryByText(/brief/)).not.toBeInTheDocument();
});
