import { screen, waitFor, within } from '@testing-library/react';
import { aCampaign, aSavedAd, aUser } from '../../testing/builders';
import { createFakeApi } from '../../testing/fakeApi';
import { renderApp } from '../../testing/renderApp';

function openAds(campaignCount: number) {
  const user = aUser();
  const fake = createFakeApi({ user });
  fake.account.campaigns = Array.from({ length: campaignCount }, (_, index) =>
    aCampaign({ name: `Campaign ${index + 1}` }),
  );
  fake.account.ads = fake.account.campaigns.map(({ id, name }) =>
    aSavedAd({ campaign_id: id, name: name.replace('Campaign', 'Ad') }),
  );
  return renderApp({ path: '/ads', account: user, fake });
}

const field = () => screen.findByRole('combobox', { name: 'Campaign' });

it('is a list of the campaigns where there are few', async () => {
  const { user } = openAds(12);
  await waitFor(async () => expect(within(await field()).getAllByRole('option')).toHaveLength(13));
  await user.selectOptions(await field(), 'Campaign 7');
  expect(await screen.findByText('Ad 7')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Ad 8')).not.toBeInTheDocument());
});

it('is searched where there are many, and chosen with the keyboard', async () => {
  const { user } = openAds(30);
  await waitFor(async () => expect(await field()).toHaveValue('All campaigns'));
  await user.click(await field());
  const found = async () => within(await screen.findByRole('listbox')).getAllByRole('option');
  expect(await found()).toHaveLength(21);
  await user.clear(await field());
  await user.keyboard('gn 27');
  await waitFor(async () => expect(await found()).toHaveLength(1));
  await user.keyboard('{ArrowDown}{Enter}');
  expect(await field()).toHaveValue('Campaign 27');
  expect(await screen.findByText('Ad 27')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Ad 8')).not.toBeInTheDocument());
});

it('says that no campaign has the name, and Escape brings the chosen one back', async () => {
  const { user } = openAds(30);
  await waitFor(async () => expect(await field()).toHaveValue('All campaigns'));
  await user.click(await field());
  await user.clear(await field());
  await user.keyboard('nowhere');
  expect(await screen.findByText('No campaign has this in its name.')).toBeVisible();
  await user.keyboard('{Escape}{Tab}');
  expect(await field()).toHaveValue('All campaigns');
});
