import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aCampaign, aDay, aProAccount } from '../../testing/builders';
import { createFakeApi } from '../../testing/fakeApi';
import { renderApp } from '../../testing/renderApp';
import { forgetScreenWidth, onAPhone } from '../../testing/screenWidth';

const csv = [
  'date,campaign,impressions,clicks,spend',
  '2026-11-01,Brand,1000,50,25.50',
  '2026-11-02,Brand,1000,40,20.00',
  '2026-11-03,Brand,1000,30,ten',
  '2026-11-04,Brand,1000,20,5.00',
  '2026-11-01,Retargeting,1000,10,60.00',
  '2026-11-01,Summer,1000,9,1.00',
].join('\n');

async function open(path = '/reports/import') {
  const fake = createFakeApi({ user: aProAccount() });
  const brand = aCampaign({ name: 'Brand' });
  const retargeting = aCampaign({ name: 'Retargeting' });
  fake.account.campaigns = [brand, retargeting];
  const days = [
    aDay({ date: '2026-11-02', clicks: 40, spent: 20 }),
    aDay({ date: '2026-11-04', clicks: 21, spent: 5 }),
  ];
  fake.account.days.set(brand.id, new Map(days.map((day) => [day.date, day])));
  const view = renderApp({ path, fake });
  const field = await screen.findByLabelText(/Choose CSV or Excel files/);
  fireEvent.change(field, { target: { files: [new File([csv], 'report.csv')] } });
  await screen.findByRole('checkbox', { name: 'Select all campaigns' });
  return { ...view, fake, brand, retargeting };
}

const tick = (name: string) => screen.getByRole('checkbox', { name: `Import ${name}` });
const all = () => screen.getByRole('checkbox', { name: 'Select all campaigns' });
const place = (name: string) => screen.getByRole('combobox', { name: `Where ${name} goes` });
const button = (name: string) => screen.findByRole('button', { name });

describe('the campaigns of a file', () => {
  it('are ticked where they were found, and left out once they aren’t', async () => {
    const { user, fake, retargeting } = await open();
    await button('Import 2 campaigns');
    expect(
      [tick('Brand'), tick('Retargeting'), tick('Summer')].map((one) => (one as HTMLInputElement).checked),
    ).toEqual([true, true, false]);
    expect(all()).toHaveAttribute('data-indeterminate', 'true');
    await user.click(tick('Retargeting'));
    expect(tick('Retargeting')).toHaveFocus();
    expect(place('Retargeting')).toHaveDisplayValue('Leave out');
    await user.click(await button('Import 1 campaign'));
    expect(await screen.findByText('Numbers imported for 1 campaign')).toBeVisible();
    expect(fake.account.days.get(retargeting.id)?.size ?? 0).toBe(0);
  });

  it('go where they went before once they are ticked again, and new ones become campaigns', async () => {
    const { user } = await open();
    await button('Import 2 campaigns');
    await user.click(all());
    await button('Import 3 campaigns');
    expect(place('Summer')).toHaveDisplayValue('New campaign');
    await user.click(all());
    await button('Choose where campaigns go');
    expect(all()).not.toBeChecked();
    expect(tick('Brand')).not.toBeChecked();
    await user.click(tick('Brand'));
    await button('Import 1 campaign');
    expect(place('Brand')).toHaveDisplayValue('Brand');
    expect(all()).toHaveAttribute('data-indeterminate', 'true');
    await user.click(all());
    await button('Import 3 campaigns');
    expect(place('Retargeting')).toHaveDisplayValue('Retargeting');
  });
});

describe('a campaign of a file', () => {
  it('opens to its days: what is new, what changes, and why one is skipped', async () => {
    const { user } = await open();
    await button('Import 2 campaigns');
    const opener = screen.getByRole('button', { name: 'Days of Brand' });
    expect(opener).toHaveAttribute('aria-expanded', 'false');
    await user.click(opener);
    expect(opener).toHaveAttribute('aria-expanded', 'true');
    const days = within(await screen.findByRole('region', { name: 'Days of Brand' }));
    const [, first, second, third, fourth] = days.getAllByRole('row');
    expect(first).toHaveTextContent('2AddedNov 1, 2026');
    expect(second).toHaveTextContent('3UnchangedNov 2, 2026');
    expect(third).toHaveTextContent(/^4SkippedNov 3, 2026.*ten/);
    expect(fourth).toHaveTextContent('5ChangedNov 4, 2026');
    expect(within(fourth as HTMLElement).getByText('21').tagName).toBe('DEL');
    await user.click(screen.getByRole('radio', { name: /Changed/ }));
    await waitFor(() => expect(days.getAllByRole('row')).toHaveLength(2));
    await user.click(opener);
    expect(screen.queryByRole('region', { name: 'Days of Brand' })).toBeNull();
    expect(opener).toHaveFocus();
  });

  it('closes once other answers make its days wrong', async () => {
    const { user } = await open();
    await button('Import 2 campaigns');
    await user.click(screen.getByRole('button', { name: 'Days of Brand' }));
    await screen.findByRole('region', { name: 'Days of Brand' });
    await user.click(tick('Brand'));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Days of Brand' })).toBeNull());
  });

  it('says that its days can’t be loaded, and tries again', async () => {
    const { user, fake } = await open();
    await button('Import 2 campaigns');
    fake.answerNext('importReport', 'network-error');
    await user.click(screen.getByRole('button', { name: 'Days of Brand' }));
    expect(await screen.findByText('Couldn’t load the days')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('region', { name: 'Days of Brand' })).toBeVisible();
  });
});

describe('on a phone', () => {
  beforeEach(onAPhone);
  afterEach(forgetScreenWidth);

  it('are cards, ticked and opened alike', async () => {
    const { user } = await open();
    await button('Import 2 campaigns');
    const list = screen.getByRole('list', { name: 'Campaigns in this file' });
    expect(within(list).getByText('1 new day · 1 changed · 1 unchanged · 1 skipped')).toBeVisible();
    expect(within(list).getByText('Left out')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Days of Brand' }));
    const days = await screen.findByRole('list', { name: 'Rows in this file' });
    expect(within(days).getByText('Nov 4, 2026')).toBeVisible();
    await user.click(all());
    expect(await button('Import 3 campaigns')).toBeEnabled();
  });
});
