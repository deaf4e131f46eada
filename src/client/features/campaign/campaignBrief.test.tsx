import { screen, waitFor, within } from '@testing-library/react';
import type { WireCampaign as Campaign } from '../../api/campaignsApi';
import { aBrief, aCampaign, aProAccount, emptyBrief } from '../../testing/builders';
import { createFakeApi } from '../../testing/fakeApi';
import { pasteInto } from '../../testing/pasteInto';
import { renderApp } from '../../testing/renderApp';

function open(brief: ReturnType<typeof aBrief> | null = null, own: Partial<Campaign> = {}) {
  const account = aProAccount();
  const fake = createFakeApi({ user: account });
  const campaign = aCampaign({ name: 'Autumn Lookbook', ...own });
  fake.account.campaigns = [campaign];
  if (brief) fake.account.briefs.set(campaign.id, { brief, revision: 1 });
  return { ...renderApp({ path: `/campaigns/${campaign.id}`, account, fake }), campaign };
}

const panel = () => screen.findByRole('region', { name: 'Brief' });
const dialog = () => screen.findByRole('dialog', { name: 'Campaign brief' });

it('is written on the campaign’s page and stands there afterwards', async () => {
  const { user, fake, campaign } = open();
  await user.click(await within(await panel()).findByRole('button', { name: 'Write the brief' }));
  const form = within(await dialog());
  await pasteInto(user, await form.findByLabelText('Offer'), '20% off the first box');
  await pasteInto(user, form.getByLabelText('Benefit 1'), 'Skip or pause any week');
  await user.click(form.getByText('Words and claims for this product'));
  await pasteInto(user, form.getByLabelText('Required claims'), 'Contains caffeine.');
  await user.click(form.getByRole('button', { name: 'Save brief' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(fake.account.briefs.get(campaign.id)?.brief).toEqual({
    ...emptyBrief,
    offer: '20% off the first box',
    key_benefits: ['Skip or pause any week'],
    required_claims: ['Contains caffeine.'],
  });
  const facts = within(await panel());
  expect(await facts.findByText('20% off the first box')).toBeVisible();
  expect(facts.getByText('Contains caffeine.')).toBeVisible();
  expect(facts.getByRole('link', { name: 'Write ad copy' })).toHaveAttribute(
    'href',
    `/ai-generator?campaign=${campaign.id}`,
  );
});

it('says what a benefit is read as, and keeps what a person says', async () => {
  const { user, fake, campaign } = open(aBrief());
  await user.click(await within(await panel()).findByRole('button', { name: 'Edit brief' }));
  const form = within(await dialog());
  await user.click(await form.findByRole('button', { name: /^Kind of benefit 2: / }, { timeout: 5000 }));
  const menu = within(await screen.findByRole('menu', { name: 'Kind of benefit 2' }));
  await user.click(menu.getByRole('menuitemradio', { name: /^Guarantee/ }));
  await user.click(form.getByRole('button', { name: 'Save brief' }));
  await waitFor(() => expect(fake.account.briefs.get(campaign.id)?.brief.benefit_kinds).toEqual([null, 'guarantee']));
});

it('keeps what is typed where somebody else saved meanwhile, and saves it the next time', async () => {
  const { user, fake, campaign } = open(aBrief());
  await user.click(await within(await panel()).findByRole('button', { name: 'Edit brief' }));
  const form = within(await dialog());
  await pasteInto(user, await form.findByLabelText('Deadline'), ' at noon');
  fake.account.briefs.set(campaign.id, { brief: aBrief({ price: '$15' }), revision: 2 });
  await user.click(form.getByRole('button', { name: 'Save brief' }));
  expect(await form.findByText(/^Someone else changed this brief in the meantime/)).toBeVisible();
  expect(form.getByLabelText('Deadline')).toHaveValue('Order by December 18 at noon');
  await user.click(form.getByRole('button', { name: 'Save brief' }));
  await waitFor(() =>
    expect(fake.account.briefs.get(campaign.id)).toMatchObject({
      brief: { deadline: 'Order by December 18 at noon' },
      revision: 3,
    }),
  );
});

it('asks before what was typed is thrown away', async () => {
  const { user, fake } = open(aBrief());
  await user.click(await within(await panel()).findByRole('button', { name: 'Edit brief' }));
  const form = within(await dialog());
  await pasteInto(user, await form.findByLabelText('Offer'), '!');
  await user.click(form.getByRole('button', { name: 'Cancel' }));
  const question = within(await screen.findByRole('dialog', { name: 'Discard your changes?' }));
  await user.click(question.getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(fake.countCalls('updateCampaignBrief')).toBe(0);
});

it('can only be read once the campaign is completed', async () => {
  open(aBrief(), { status: 'completed' });
  const facts = within(await panel());
  expect(await facts.findByText('20% off the first box')).toBeVisible();
  expect(facts.queryByRole('button')).not.toBeInTheDocument();
});

it('is left out where the backend keeps none', async () => {
  const account = aProAccount();
  const fake = createFakeApi({ user: account });
  const campaign = aCampaign();
  fake.account.campaigns = [campaign];
  fake.leaveOut('getCampaignBrief');
  renderApp({ path: `/campaigns/${campaign.id}`, account, fake });
  await screen.findByRole('region', { name: 'Details' });
  await waitFor(() => expect(fake.countCalls('getCampaignBrief')).toBe(1));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Brief' })).not.toBeInTheDocument());
});
