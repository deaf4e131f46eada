import { startTestMailServer } from '../server/testing/testMailServer';
import { makeAccount } from './account';
import { makeAd } from './adFixtures';
import { expect, test } from './fixtures';
import { RunningServer } from './server';

const dana = 'dana@client.example';

test('a chosen client confirms an emailed code and approves, and the team sees the address and that version', async ({
  browser,
}) => {
  const mail = await startTestMailServer();
  const server = await RunningServer.start({ DEFAULT_PLAN: 'business', SMTP_URL: mail.url });
  const [team, client] = [await browser.newContext({ baseURL: server.url }), await browser.newContext()];
  /** What the newest mail to an address says that matches. */
  const mailed = async (address: string, pattern: RegExp): Promise<string> => {
    const texts = () => mail.received.filter(({ recipients }) => recipients.includes(address)).map(({ text }) => text);
    const found = () => pattern.exec(texts().at(-1)?.replaceAll('=\r\n', '').replaceAll('=3D', '=') ?? '')?.[0] ?? '';
    await expect.poll(found).not.toBe('');
    return found();
  };
  try {
    const account = await makeAccount(team.request);
    const token = (await mailed(account.email, /token=[\w-]+/)).slice('token='.length);
    const verified = await team.request.post('/api/auth/email-verification/confirm', { data: { token } });
    expect(verified.ok(), await verified.text()).toBe(true);
    const id = await makeAd(team.request, account.token);

    const page = await team.newPage();
    await page.addInitScript((session) => localStorage.setItem('token', session), account.token);
    await page.goto(`/create/${id}`);
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    const share = page.getByRole('dialog', { name: 'Share for review' });
    await share.getByLabel('Who can approve').selectOption('Only these people');
    await share.getByLabel('Their emails').fill(dana);
    await share.getByRole('button', { name: 'Create link' }).click();
    const link = await page.getByRole('dialog', { name: 'Copy your link' }).getByRole('textbox').inputValue();
    await page.getByRole('button', { name: 'Done' }).click();

    const guest = await client.newPage();
    await guest.goto(link);
    await guest.getByRole('button', { name: 'Approve Friday roast' }).click();
    const confirm = guest.getByRole('dialog', { name: 'Confirm your email' });
    await confirm.getByLabel('Your email').fill(dana);
    await confirm.getByRole('button', { name: 'Send code' }).click();
    await confirm.getByLabel('6-digit code').fill(await mailed(dana, /^\d{6}\r?$/m));
    await confirm.getByRole('button', { name: 'Continue' }).click();
    const approve = guest.getByRole('dialog', { name: 'Approve “Friday roast”' });
    await approve.getByLabel('Your name').fill('Dana');
    await approve.getByRole('button', { name: 'Approve', exact: true }).click();
    await expect(guest.getByText(/^Approved .* by Dana$/)).toBeVisible();

    await page.goto('/ads?approval=approved');
    await expect(page.getByText(`by Dana · ${dana}`)).toBeVisible();
    await page.getByRole('link', { name: 'Edit: Friday roast' }).click();
    await page.getByRole('button', { name: 'See the approved version' }).click();
    const approved = page.getByRole('dialog', { name: 'Approved version of “Friday roast”' });
    const download = page.waitForEvent('download');
    await approved.getByRole('button', { name: 'Download (ZIP)' }).click();
    expect((await download).suggestedFilename()).toMatch(/friday-roast-approved\.zip/i);
  } finally {
    await Promise.all([team.close(), client.close()]);
    await server.dispose();
    await mail.close();
  }
});
