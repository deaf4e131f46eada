import { screen, waitFor, within } from '@testing-library/react';
import { aMember, aTeam, aUser, anInvited, ownerOf } from '../../../testing/builders';
import { choose, findDialog, rowOf } from '../../../testing/campaignList';
import { createFakeApi } from '../../../testing/fakeApi';
import type { FakeTeam } from '../../../testing/fakeState';
import { renderApp } from '../../../testing/renderApp';

const now = () => Date.parse('2026-11-22T10:00:00.000Z');

async function openMembers(own: Partial<FakeTeam> = {}, query = '') {
  const user = aUser({ subscription_plan: 'business' });
  const fake = createFakeApi({ now, user });
  const team = aTeam({ owner: ownerOf(user), ...own });
  fake.state.teams = [team];
  const view = renderApp({ path: `/teams?tab=members${query}`, fake, account: user });
  await screen.findByRole('combobox', { name: 'Active Team' });
  return { ...view, team };
}

const names = () =>
  within(screen.getByRole('table', { name: 'Members' }))
    .getAllByRole('strong')
    .map(({ textContent }) => textContent);

/** Opens the invite dialog and types an address. */
async function invite(view: Awaited<ReturnType<typeof openMembers>>, email: string) {
  const [button] = screen.getAllByRole('button', { name: 'Invite' });
  if (button) await view.user.click(button);
  const dialog = within(await findDialog('Invite Team Member'));
  if (email) await view.user.type(dialog.getByLabelText('Email'), email);
  await view.user.click(dialog.getByRole('button', { name: 'Send Invitation' }));
  return dialog;
}

describe('the members', () => {
  it('show the invited with name, address and status, where the backend knows the name', async () => {
    const invited = anInvited({ full_name: 'Jonas Weber', email: 'jonas@northfold.example' });
    await openMembers({ members: [invited] });
    const row = within(screen.getByRole('row', { name: /Jonas Weber/ }));
    expect(row.getByText('Jonas Weber')).toBeVisible();
    expect(row.getByText('jonas@northfold.example')).toBeVisible();
    expect(row.getByText('Invited')).toBeVisible();
  });

  it('show the address of the invited once where nobody knows the name', async () => {
    await openMembers({ members: [anInvited({ full_name: '', email: 'jonas@northfold.example' })] });
    expect(screen.getAllByText('jonas@northfold.example')).toHaveLength(1);
  });

  it('begin with the owner, an active admin whom nobody removes', async () => {
    await openMembers({ members: [aMember()] });
    expect(names()).toEqual(['Mara Okafor', 'Lea Brandt']);
    const owner = screen.getByRole('row', { name: /Mara Okafor Owner/ });
    expect(owner).toHaveTextContent('AdminActiveOct 1, 2026');
    expect(within(owner).queryByRole('button')).not.toBeInTheDocument();
    expect(screen.getByRole('row', { name: /Lea Brandt/ })).toHaveTextContent(
      'lea@northfold.exampleEditorActiveNov 3, 2026',
    );
  });

  it('say when there is only the owner', async () => {
    await openMembers();
    expect(screen.getByText('Just you so far')).toBeVisible();
    expect(screen.getByText('Invite team members to start collaborating on campaigns')).toBeVisible();
  });

  it('are counted: all, active, and how many there may be', async () => {
    await openMembers({ members: [aMember(), anInvited()] });
    const figures = screen.getAllByRole('definition').slice(0, 3);
    expect(figures.map(({ textContent }) => textContent)).toEqual(['3', '2', '10']);
  });

  it('are searched among a hundred, and paged', async () => {
    const members = Array.from({ length: 99 }, (_, at) =>
      aMember({ full_name: `Person ${at}`, email: `p${at}@northfold.example`, role: at === 7 ? 'viewer' : 'editor' }),
    );
    const view = await openMembers({ members });
    expect(screen.getByText('1–25 of 100')).toBeVisible();
    await view.user.click(screen.getByRole('button', { name: 'Next' }));
    expect(view.address()).toBe('/teams?tab=members&page=2');
    await view.user.type(screen.getByRole('searchbox', { name: 'Search by name or email' }), 'p77@');
    await waitFor(() => expect(names()).toEqual(['Person 77']));
    expect(view.address()).toBe('/teams?tab=members&search=p77%40');
    await view.user.clear(screen.getByRole('searchbox'));
    await view.user.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'Viewer');
    await waitFor(() => expect(names()).toEqual(['Person 7']));
  });

  it('are given another role', async () => {
    const view = await openMembers({ members: [aMember()] });
    await choose(view, 'Lea Brandt', 'Change Role');
    const dialog = within(await findDialog('Change Lea Brandt’s role'));
    expect(dialog.getByRole('radio', { name: /Editor/ })).toBeChecked();
    await view.user.click(dialog.getByRole('radio', { name: /Viewer/ }));
    view.fake.answerNext('changeMemberRole', {
      status: 403,
      code: 'role_required',
      detail: 'You need the admin role for this.',
    });
    await view.user.click(dialog.getByRole('button', { name: 'Change Role' }));
    expect(await dialog.findByText('You need the admin role for this.')).toBeVisible();
    expect(dialog.getByRole('radio', { name: /Viewer/ })).toBeChecked();
    await view.user.click(dialog.getByRole('button', { name: 'Change Role' }));
    await waitFor(() => expect(screen.getByRole('row', { name: /Lea Brandt/ })).toHaveTextContent('Viewer'));
  });

  it('are removed after the browser’s question, and not without', async () => {
    const view = await openMembers({ members: [aMember()] });
    view.world.extra.confirm.mockReturnValueOnce(false);
    await choose(view, 'Lea Brandt', 'Remove Member');
    expect(view.world.extra.confirm).toHaveBeenCalledWith('Are you sure you want to remove this member?');
    expect(view.fake.countCalls('removeMember')).toBe(0);
    await choose(view, 'Lea Brandt', 'Remove Member');
    expect(await screen.findByText('Member removed successfully')).toBeVisible();
    await waitFor(() => expect(names()).toEqual(['Mara Okafor']));
  });

  it('stay when they could not be removed', async () => {
    const view = await openMembers({ members: [aMember()] });
    view.fake.answerNext('removeMember', { status: 500, detail: '' });
    await choose(view, 'Lea Brandt', 'Remove Member');
    expect(await screen.findByText('Failed to remove member')).toBeVisible();
    expect(names()).toContain('Lea Brandt');
  });
});

describe('an invitation', () => {
  it.each([
    ['', 'Please enter an email address'],
    ['tom', 'Please enter a valid email address'],
    ['tom@halden', 'Please enter a valid email address'],
    ['tom smith@halden.example', 'Please enter a valid email address'],
  ])('is not sent to “%s”', async (email, sentence) => {
    const view = await openMembers({ members: [aMember()] });
    const dialog = await invite(view, email);
    expect(await screen.findByRole('alert', { hidden: true })).toHaveTextContent(sentence);
    expect(view.fake.countCalls('inviteMember')).toBe(0);
    expect(dialog.getByLabelText('Email')).toHaveValue(email);
  });

  it('goes to an editor unless somebody says otherwise, and the dialog closes', async () => {
    const view = await openMembers({ members: [aMember()] });
    view.fake.state.sendsMail = true;
    await invite(view, 'tom@halden.example');
    expect(await screen.findByText('Invitation Sent!')).toBeVisible();
    expect(screen.getByText('Invitation sent to tom@halden.example')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const row = await screen.findByRole('row', { name: /tom@halden\.example/ });
    expect(row).toHaveTextContent('Invited, link expires Nov 29, 2026EditorInvited–');
  });

  it('shows who is there, how many may be, and the plan', async () => {
    const view = await openMembers({ members: [aMember()] });
    await view.user.click(screen.getByRole('button', { name: 'Invite' }));
    const dialog = within(await findDialog('Invite Team Member'));
    expect(dialog.getByText('Current members: 2 / 10')).toBeVisible();
    expect(dialog.getByText('Plan: Business')).toBeVisible();
    expect(dialog.getByRole('radio', { name: /Editor/ })).toBeChecked();
  });

  it('is busy while it is sent', async () => {
    const view = await openMembers({ members: [aMember()] });
    view.fake.answerNext('inviteMember', 'no-answer');
    const dialog = await invite(view, 'tom@halden.example');
    expect(dialog.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  });

  it('keeps what was typed when it is refused', async () => {
    const view = await openMembers({ members: [aMember()] });
    const dialog = await invite(view, 'lea@northfold.example');
    expect(await screen.findByText('Lea Brandt is already on this team.')).toBeVisible();
    expect(dialog.getByLabelText('Email')).toHaveValue('lea@northfold.example');
    view.fake.answerNext('inviteMember', { status: 500, detail: '' });
    await view.user.click(dialog.getByRole('button', { name: 'Send Invitation' }));
    expect(await screen.findByText('Failed to send invitation')).toBeVisible();
  });

  it('is a link to pass on where no mail goes out', async () => {
    const view = await openMembers({ members: [aMember()] });
    await invite(view, 'tom@halden.example');
    const dialog = within(await findDialog('Invitation link'));
    const link = dialog.getByLabelText<HTMLInputElement>('Link').value;
    expect(link).toContain('/invitations/');
    expect(await screen.findByText('Invitation created')).toBeVisible();
    expect(screen.getByText('It wasn’t emailed. Send the link to tom@halden.example yourself.')).toBeVisible();
    expect(screen.queryByText('Invitation Sent!')).toBeNull();
    await view.user.click(dialog.getByRole('button', { name: 'Copy link' }));
    expect(view.world.extra.clipboard.writeText).toHaveBeenCalledWith(link);
  });

  it('is sent again, copied and revoked from its row', async () => {
    const view = await openMembers({ members: [anInvited()] });
    view.fake.state.sendsMail = true;
    await choose(view, 'tom@halden.example', 'Resend');
    expect(await screen.findByText('Invitation renewed')).toBeVisible();
    await choose(view, 'tom@halden.example', 'Copy link');
    expect(await screen.findByText('Copied!')).toBeVisible();
    expect(view.world.extra.clipboard.writeText).toHaveBeenCalledWith(expect.stringContaining('/invitations/'));
    await choose(view, 'tom@halden.example', 'Revoke');
    expect(view.world.extra.confirm).toHaveBeenCalledWith(
      'Revoke the invitation for tom@halden.example? The link will stop working.',
    );
    await waitFor(() => expect(names()).toEqual(['Mara Okafor']));
    expect(await screen.findByText('Invitation revoked')).toBeVisible();
    expect(screen.queryByText('Member removed successfully')).not.toBeInTheDocument();
  });

  it('stays when it could not be revoked', async () => {
    const view = await openMembers({ members: [anInvited()] });
    view.fake.answerNext('removeMember', { status: 500, detail: '' });
    await choose(view, 'tom@halden.example', 'Revoke');
    expect(await screen.findByText('Failed to revoke invitation')).toBeVisible();
    expect(names()).toHaveLength(2);
  });

  it('has no place in a full team, and the way to the plans', async () => {
    await openMembers({ members: Array.from({ length: 9 }, () => aMember()) });
    expect(screen.getByRole('button', { name: 'Invite' })).toBeDisabled();
    expect(screen.getByText(/All 10 seats on this team are taken/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'See plans' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/billing/),
    );
  });
});

it('leaves a viewer neither Invite nor menus', async () => {
  const user = aUser({ team_access: true });
  const fake = createFakeApi({ now, user });
  const me = aMember({ user_id: user.id, full_name: user.full_name, role: 'viewer' });
  fake.state.teams = [aTeam({ members: [me, aMember()] })];
  renderApp({ path: '/teams?tab=members', fake, account: user });
  expect(await screen.findByRole('row', { name: /Ines Duarte Owner/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Invite' })).not.toBeInTheDocument();
  expect(rowOf('Lea Brandt').queryByRole('button')).not.toBeInTheDocument();
});

describe('a team with more people than seats', () => {
  const crowd = () => [
    aMember({ full_name: 'Ada Byron', email: 'ada@northfold.example' }),
    aMember({ full_name: 'Ben Okri', email: 'ben@northfold.example' }),
    aMember({ full_name: 'Cleo Marsh', email: 'cleo@northfold.example' }),
  ];
  const over_seats = { people: 4, seats: 3, decide_by: '2026-12-06T10:00:00.000Z' };

  it('lets the owner choose who stays active', async () => {
    const view = await openMembers({ members: crowd(), over_seats });
    expect(
      await screen.findByText(/This team has 4 people and 3 seats\. Choose who stays active by Dec 6, 2026\./),
    ).toBeVisible();
    await view.user.click(screen.getByRole('button', { name: 'Choose who stays active' }));
    const dialog = within(await findDialog('Choose who stays active'));
    expect(dialog.getByText('2 of 2 seats taken, besides yours.')).toBeVisible();
    await view.user.click(dialog.getByRole('checkbox', { name: /Cleo Marsh/ }));
    await view.user.click(dialog.getByRole('button', { name: 'Save choice' }));
    expect(dialog.getByText('3 of 2 seats taken, besides yours. Uncheck 1 to save.')).toBeVisible();
    expect(view.fake.countCalls('chooseSeats')).toBe(0);
    await view.user.click(dialog.getByRole('checkbox', { name: /Ben Okri/ }));
    await view.user.click(dialog.getByRole('button', { name: 'Save choice' }));
    await waitFor(() => expect(screen.getByRole('row', { name: /Ben Okri/ })).toHaveTextContent('View only'));
    expect(screen.getByRole('row', { name: /Cleo Marsh/ })).not.toHaveTextContent('View only');
    expect(screen.getByText(/Members without a seat can only view things until there’s room\./)).toBeVisible();
  });

  it('keeps the choice when it is refused', async () => {
    const view = await openMembers({ members: crowd(), over_seats });
    await view.user.click(await screen.findByRole('button', { name: 'Choose who stays active' }));
    const dialog = within(await findDialog('Choose who stays active'));
    view.fake.answerNext('chooseSeats', { status: 503, detail: 'Please try again shortly.', code: 'unavailable' });
    await view.user.click(dialog.getByRole('checkbox', { name: /Ben Okri/ }));
    await view.user.click(dialog.getByRole('button', { name: 'Save choice' }));
    expect(await dialog.findByText('Please try again shortly.')).toBeVisible();
    expect(dialog.getByRole('checkbox', { name: /Ben Okri/ })).not.toBeChecked();
  });

  it('tells who waits for a seat, and offers that person no choice', async () => {
    const user = aUser({ subscription_plan: 'business' });
    const fake = createFakeApi({ now, user });
    const waiting = aMember({ user_id: user.id, email: user.email, full_name: user.full_name, read_only: true });
    fake.state.teams = [
      aTeam({ members: [...crowd(), waiting], over_seats: { people: 5, seats: 3, decide_by: null } }),
    ];
    renderApp({ path: '/teams?tab=members', fake, account: user });
    expect(await screen.findByText(/You can only view things for now\. Ask the owner for a seat\./)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Choose who stays active' })).not.toBeInTheDocument();
  });
});
