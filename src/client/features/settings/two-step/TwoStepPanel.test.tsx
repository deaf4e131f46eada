import { screen, waitFor, within } from '@testing-library/react';
import { aUser } from '../../../testing/builders';
import { createFakeApi } from '../../../testing/fakeApi';
import { fakeAppCodes, turnOnFakeTwoStep } from '../../../testing/fakeTwoStepAnswers';
import { renderApp } from '../../../testing/renderApp';

const [firstCode] = fakeAppCodes;
const panel = () => within(screen.getByRole('region', { name: 'Two-step sign-in' }));

async function openSettings(options: Parameters<typeof renderApp>[0] = {}) {
  const view = renderApp({ path: '/settings', ...options });
  await screen.findByRole('heading', { level: 1, name: 'Settings' });
  return view;
}

/** The settings of an account that takes a code to sign in. */
async function openTurnedOn() {
  const fake = createFakeApi();
  const recoveryCodes = turnOnFakeTwoStep(fake.account);
  const view = await openSettings({ fake });
  await panel().findByText('On');
  return { ...view, fake, recoveryCodes };
}

describe('two-step sign-in that is off', () => {
  it('is turned on with the password and a code of the app, and the recovery codes are shown', async () => {
    const { user, world } = await openSettings();
    await user.click(await panel().findByRole('button', { name: 'Turn on' }));
    const first = within(await screen.findByRole('dialog', { name: 'Turn on two-step sign-in' }));
    await user.type(first.getByLabelText('Password'), 'secret1{Enter}');

    const second = within(await screen.findByRole('dialog', { name: 'Scan the code' }));
    expect(second.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
    expect(second.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible();
    await user.click(second.getByRole('button', { name: 'Copy key' }));
    expect(await screen.findByText('Copied!')).toBeVisible();
    expect(world.extra.clipboard.writeText).toHaveBeenLastCalledWith('JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP');
    const code = second.getByLabelText('Code from the app');
    expect(code).toHaveAttribute('inputmode', 'numeric');
    expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await user.type(code, `${firstCode}{Enter}`);

    const third = within(await screen.findByRole('dialog', { name: 'Save your recovery codes' }));
    const codes = within(third.getByRole('list', { name: 'Recovery codes' })).getAllByRole('listitem');
    expect(codes).toHaveLength(10);
    await user.click(third.getByRole('button', { name: 'Copy' }));
    const lines = codes.map(({ textContent }) => textContent).join('\n');
    await waitFor(() => expect(world.extra.clipboard.writeText).toHaveBeenLastCalledWith(lines));
    await user.click(third.getByRole('button', { name: 'Download' }));
    await waitFor(() => expect(world.downloads).toHaveLength(1));
    expect(world.downloads[0]).toMatchObject({ fileName: 'recovery-codes.txt' });
    for (const { textContent } of codes) expect(world.downloads[0]?.text).toContain(textContent);
    await user.click(third.getByRole('button', { name: 'Done' }));
    expect(await panel().findByText('On')).toBeVisible();
    expect(panel().getByText(/10 recovery codes left\.$/)).toBeVisible();
  });

  it('says at the field that the password is wrong, and then that the code is', async () => {
    const { user } = await openSettings();
    await user.click(await panel().findByRole('button', { name: 'Turn on' }));
    const first = within(await screen.findByRole('dialog', { name: 'Turn on two-step sign-in' }));
    const password = first.getByLabelText('Password');
    await user.type(password, 'wrong{Enter}');
    await waitFor(() => expect(password).toHaveAccessibleDescription('That password is incorrect.'));
    await user.clear(password);
    await user.type(password, 'secret1{Enter}');
    const second = within(await screen.findByRole('dialog', { name: 'Scan the code' }));
    const code = second.getByLabelText('Code from the app');
    await user.type(code, '000000{Enter}');
    await waitFor(() => expect(code).toHaveAccessibleDescription(/That code isn’t right/));
    expect(code).toHaveValue('000000');
  });

  it('waits until the email is confirmed', async () => {
    await openSettings({ account: aUser({ email_verified: false }) });
    expect(await panel().findByText(/Confirm your email first to turn it on\.$/)).toBeVisible();
    expect(panel().queryByRole('button')).not.toBeInTheDocument();
  });

  it('is not there for a demo account', async () => {
    const { fake } = await openSettings({ account: aUser({ is_demo: true }) });
    expect(screen.queryByRole('region', { name: 'Two-step sign-in' })).not.toBeInTheDocument();
    expect(fake.countCalls('getTwoStep')).toBe(0);
  });

  it('is not there where the server doesn’t have it', async () => {
    const fake = createFakeApi();
    fake.leaveOut('getTwoStep');
    await openSettings({ fake });
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Two-step sign-in' })).not.toBeInTheDocument());
  });

  it('can be asked for again when it did not load', async () => {
    const fake = createFakeApi();
    fake.answerNext('getTwoStep', { status: 503, detail: 'The database does not answer.' });
    const { user } = await openSettings({ fake });
    expect(await panel().findByText('The database does not answer.')).toBeVisible();
    await user.click(panel().getByRole('button', { name: 'Retry' }));
    expect(await panel().findByRole('button', { name: 'Turn on' })).toBeVisible();
  });
});

describe('two-step sign-in that is on', () => {
  it('is turned off with the password and a code', async () => {
    const { user, fake } = await openTurnedOn();
    await user.click(panel().getByRole('button', { name: 'Turn off' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Turn off two-step sign-in?' }));
    await user.type(dialog.getByLabelText('Password'), 'secret1');
    const code = dialog.getByLabelText('Code');
    await user.type(code, '000000{Enter}');
    await waitFor(() => expect(code).toHaveAccessibleDescription(/That code isn’t right/));
    await user.clear(code);
    await user.type(code, `${firstCode}{Enter}`);
    expect(await panel().findByRole('button', { name: 'Turn on' })).toBeVisible();
    expect(await screen.findByText('Two-step sign-in is off')).toBeVisible();
    expect(fake.account.twoStep.turnedOnAt).toBeNull();
  });

  it('gets new recovery codes', async () => {
    const { user, fake, recoveryCodes } = await openTurnedOn();
    for (const code of fake.account.twoStep.recoveryCodes) code.isUsed = true;
    Object.assign(fake.account.twoStep.recoveryCodes[0] ?? {}, { isUsed: false });
    await user.click(panel().getByRole('button', { name: 'New recovery codes' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New recovery codes' }));
    await user.type(dialog.getByLabelText('Password'), 'secret1');
    await user.type(dialog.getByLabelText('Code'), `${recoveryCodes[0]}{Enter}`);
    const shown = within(await screen.findByRole('dialog', { name: 'Save your recovery codes' }));
    await user.click(shown.getByRole('button', { name: 'Done' }));
    expect(await panel().findByText(/10 recovery codes left\.$/)).toBeVisible();
  });

  it('says that few recovery codes are left', async () => {
    const fake = createFakeApi();
    turnOnFakeTwoStep(fake.account);
    for (const code of fake.account.twoStep.recoveryCodes.slice(1)) code.isUsed = true;
    await openSettings({ fake });
    expect(await panel().findByText('1 recovery code left: get new ones while you can.')).toBeVisible();
  });

  it('shows which devices are asked for no code', async () => {
    const fake = createFakeApi();
    turnOnFakeTwoStep(fake.account);
    const token = fake.signIn();
    const device = fake.account.devices.get(token);
    if (device) device.remembered_until = '2026-12-18T10:00:00.000Z';
    await openSettings({ fake });
    const devices = within(screen.getByRole('region', { name: 'Devices' }));
    expect(await devices.findByText('Signs in without a code until Dec 18, 2026')).toBeVisible();
  });
});
