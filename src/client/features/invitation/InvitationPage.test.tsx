import { screen, waitFor } from '@testing-library/react';
import { paths } from '../../lib/paths';
import { selectWorkspaceTeamId } from '../../domain/teams/teamsSlice';
import { anInvited, aTeam, aUser } from '../../testing/builders';
import { createFakeApi } from '../../testing/fakeApi';
import { renderApp } from '../../testing/renderApp';

const token = 'invitation-1';
const inAWeek = () => new Date(Date.now() + 6 * 86_400_000).toISOString();

type Options = { email?: string; expiresAt?: string; usedBy?: string | null; isSignedIn?: boolean };

/** Ines invites an address into Halden Wool; Mara opens the link. */
function openLink({ email, expiresAt = inAWeek(), usedBy = null, isSignedIn = true }: Options = {}) {
  const fake = createFakeApi({ user: aUser() });
  const { user } = fake.account;
  const guest = anInvited({ email: email ?? user.email.toUpperCase(), role: 'editor', expires_at: expiresAt });
  const invitations = [{ token, memberId: guest.id, invitedBy: 'Ines Duarte', usedBy }];
  const team = aTeam({ name: 'Halden Wool', members: [guest], invitations });
  fake.state.teams = [team];
  return { ...renderApp({ path: paths.invitation(token), fake, account: isSignedIn ? user : null }), team };
}

describe('the page of an invitation', () => {
  it('says who invites whom into what as what, and joins with one press', async () => {
    const { user, fake, store, team } = openLink();
    expect(await screen.findByRole('heading', { name: 'Join Halden Wool' })).toBeInTheDocument();
    expect(screen.getByText('Ines Duarte')).toBeInTheDocument();
    expect(screen.getByText('Editor')).toBeInTheDocument();
    expect(fake.countCalls('acceptInvitation')).toBe(0);
    await user.dblClick(await screen.findByRole('button', { name: 'Join Halden Wool' }));
    expect(await screen.findByText('You joined Halden Wool')).toBeInTheDocument();
    expect(fake.countCalls('acceptInvitation')).toBe(1);
    expect(selectWorkspaceTeamId(store.getState())).toBe(team.id);
    await waitFor(() => expect(fake.countCalls('getCurrentUser')).toBe(2));
  });

  it('opens the sign-up with the invited address, and joins only by the button afterwards', async () => {
    const { user, fake } = openLink({ email: 'new@halden.example', isSignedIn: false });
    await user.click(await screen.findByRole('button', { name: 'Sign up to join' }));
    const email = await screen.findByRole('textbox', { name: 'Email' });
    expect(email).toHaveValue('new@halden.example');
    await user.type(screen.getByRole('textbox', { name: 'Full Name' }), 'Nia Holm');
    await user.type(screen.getByLabelText(/Password/), 'secret1');
    await user.click(screen.getByRole('button', { name: 'Create Account' }));
    expect(await screen.findByRole('button', { name: 'Join Halden Wool' })).toBeInTheDocument();
    expect(fake.countCalls('acceptInvitation')).toBe(0);
  });

  it('opens the sign-in with the invited address', async () => {
    const { user } = openLink({ email: 'mara@northfold.example', isSignedIn: false });
    await user.click(await screen.findByRole('button', { name: 'Sign in' }));
    expect(await screen.findByRole('textbox', { name: 'Email' })).toHaveValue('mara@northfold.example');
    expect(screen.getByRole('tab', { name: 'Login' })).toHaveAttribute('aria-selected', 'true');
  });

  it('offers another account to people who are signed in under another address', async () => {
    const { user, fake } = openLink({ email: 'tom@halden.example' });
    expect(await screen.findByText(/This invitation is for tom@halden.example/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Join Halden Wool' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Sign out and use another account' }));
    expect(await screen.findByRole('button', { name: 'Sign up to join' })).toBeInTheDocument();
    expect(fake.countCalls('acceptInvitation')).toBe(0);
  });

  it.each([
    ['expired', { expiresAt: '2020-01-01T00:00:00.000Z' }, /more than 7 days old/],
    ['used', { usedBy: 'somebody' }, /already used/],
  ])('says that a link is %s, and leads on', async (_what, options, sentence) => {
    openLink(options);
    // Once: a title that says the same is no help.
    expect(await screen.findAllByText(sentence)).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Go to your campaigns' })).toBeInTheDocument();
  });

  it('says that a link was withdrawn or is unknown', async () => {
    const fake = createFakeApi();
    renderApp({ path: paths.invitation('nobody'), fake, account: null });
    expect(await screen.findByText(/may have been revoked or replaced/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toBeInTheDocument();
  });

  it('tries again after the network was gone', async () => {
    const fake = createFakeApi();
    fake.answerNext('getInvitation', 'network-error');
    const { user } = renderApp({ path: paths.invitation(token), fake, account: null });
    await user.click(await screen.findByRole('button', { name: /retry|try again/i }));
    expect(await screen.findByText(/may have been revoked or replaced/)).toBeInTheDocument();
  });

  it('tells who joined in another tab that they are in', async () => {
    const { user, team, fake } = openLink();
    const join = await screen.findByRole('button', { name: 'Join Halden Wool' });
    team.invitations = team.invitations.map((one) => ({ ...one, usedBy: fake.account.user.id }));
    await user.click(join);
    expect(await screen.findByText('You’re already on Halden Wool.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Open your teams' })).toBeInTheDocument();
  });
});
