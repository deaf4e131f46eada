import { screen, within } from '@testing-library/react';
import { aCampaign, aSavedAd } from '../../testing/builders';
import { aFakeWith, findDialog } from '../../testing/campaignList';
import { setPageSetting } from '../../testing/pageSettings';
import { renderApp } from '../../testing/renderApp';

async function openDialog() {
  const campaign = aCampaign({ name: 'Autumn Lookbook' });
  const fake = aFakeWith(campaign);
  fake.account.ads = [aSavedAd({ campaign_id: campaign.id })];
  const view = renderApp({ path: `/campaigns/${campaign.id}`, fake });
  const section = within(await screen.findByRole('region', { name: 'Ads' }));
  const share = async () => view.user.click(await section.findByRole('button', { name: 'Share' }));
  await share();
  return { user: view.user, fake, share };
}

const choice = { name: 'Who can approve' };

describe('who can approve', () => {
  it('is anyone with the link, or people whose emails are given', async () => {
    const { user, fake, share } = await openDialog();
    const form = within(await findDialog('Share for review'));
    expect(form.getByRole('combobox', choice)).toHaveValue('anyone');
    await user.selectOptions(form.getByRole('combobox', choice), 'Only these people');
    await user.click(form.getByRole('button', { name: 'Create link' }));
    expect(await form.findByText('Please enter at least one email.')).toBeInTheDocument();
    const emails = form.getByRole('textbox', { name: 'Their emails' });
    await user.type(emails, 'dana@client.example, kim');
    await user.click(form.getByRole('button', { name: 'Create link' }));
    expect(await form.findByText('“kim” isn’t an email, such as name@example.com.')).toBeInTheDocument();
    await user.type(emails, '@client.example');
    await user.click(form.getByRole('button', { name: 'Create link' }));
    await user.click(within(await findDialog('Copy your link')).getByRole('button', { name: 'Done' }));
    expect(fake.account.proofs[0]?.proof.approvers).toEqual(['dana@client.example', 'kim@client.example']);

    await share();
    const list = within(await findDialog('Share for review'));
    expect(await list.findByText(/, 2 approvers/)).toBeInTheDocument();
    await user.click(list.getByRole('button', { name: 'Approvers of Autumn Lookbook' }));
    const dialog = within(await findDialog('Who can approve “Autumn Lookbook”'));
    expect(dialog.getByRole('textbox', { name: 'Their emails' })).toHaveValue(
      'dana@client.example, kim@client.example',
    );
    await user.selectOptions(dialog.getByRole('combobox', choice), 'Anyone with the link');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Approvers saved')).toBeInTheDocument();
    expect(fake.account.proofs[0]?.proof.approvers).toEqual([]);
  });

  it('is 10 people at most', async () => {
    const { user } = await openDialog();
    const form = within(await findDialog('Share for review'));
    await user.selectOptions(form.getByRole('combobox', choice), 'Only these people');
    await user.click(form.getByRole('textbox', { name: 'Their emails' }));
    await user.paste(Array.from({ length: 11 }, (_, at) => `client${at}@client.example`).join('\n'));
    await user.click(form.getByRole('button', { name: 'Create link' }));
    expect(await form.findByText('That’s 11 emails. Up to 10 fit.')).toBeInTheDocument();
  });

  describe('where no mail goes out', () => {
    beforeEach(() => setPageSetting('mail', 'off'));
    afterEach(() => setPageSetting('mail', 'on'));

    it('is anyone, and the dialog says why', async () => {
      await openDialog();
      const form = within(await findDialog('Share for review'));
      expect(form.getByRole('combobox', choice)).toBeDisabled();
      expect(form.getByText(/^Email isn’t set up here/)).toBeInTheDocument();
    });
  });
});
