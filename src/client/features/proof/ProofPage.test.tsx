import { screen, within } from '@testing-library/react';
import { aFeedAd, aSearchAd } from '../../../ad-kit/testing/adBuilders';
import { paths } from '../../lib/paths';
import { aFullAccount } from '../../testing/fullAccount';
import { renderApp } from '../../testing/renderApp';

type Options = { passphrase?: string | null; expiresAt?: string };

/** Somebody without an account opens Mara's link. */
function openLink({ passphrase = null, expiresAt = '2099-12-20T10:00:00.000Z' }: Options = {}) {
  const full = aFullAccount();
  const { fake, ad, proofToken: token } = full;
  Object.assign(ad, { name: 'Friday roast', contents: [aFeedAd(), aSearchAd()] });
  for (const shared of fake.account.proofs) {
    shared.passphrase = passphrase;
    shared.proof.expires_at = expiresAt;
  }
  return { ...full, open: () => renderApp({ path: paths.proof(token), fake, account: null }) };
}

describe('the page of a proof link', () => {
  it('shows each ad in all its formats to somebody without an account, and nothing of the product but its name', async () => {
    const { open } = openLink();
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Spring ads' })).toBeInTheDocument();
    expect(screen.getByText('1 ad, shown as it is now. This link works until Dec 20, 2099.')).toBeInTheDocument();
    const ad = within(screen.getByRole('region', { name: 'Friday roast' }));
    expect(ad.getAllByRole('figure').length).toBeGreaterThanOrEqual(2);
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex, nofollow');
  });

  it('asks for the passphrase, keeps a wrong one in its field, and then shows the ads', async () => {
    const { user } = openLink({ passphrase: 'warm beans' }).open();
    const field = await screen.findByLabelText('Passphrase');
    await user.type(field, 'cold beans');
    await user.click(screen.getByRole('button', { name: 'See the ads' }));
    expect(await screen.findByText(/That isn’t the passphrase for this link/)).toBeInTheDocument();
    expect(field).toHaveValue('cold beans');
    await user.clear(field);
    await user.type(field, 'warm beans{Enter}');
    expect(await screen.findByRole('heading', { name: 'Friday roast' })).toBeInTheDocument();
  });

  it('says that the link has expired', async () => {
    openLink({ expiresAt: '2026-11-01T00:00:00.000Z' }).open();
    expect(await screen.findByRole('heading', { name: 'This link has expired' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  });

  it('says that a revoked link doesn’t work anymore', async () => {
    const { fake, open } = openLink();
    fake.account.proofs = [];
    open();
    expect(await screen.findByRole('heading', { name: 'This link doesn’t work anymore' })).toBeInTheDocument();
  });

  it('says so where all its ads were deleted', async () => {
    const { fake, open } = openLink();
    fake.account.ads = [];
    open();
    expect(await screen.findByRole('heading', { name: 'No ads to see right now' })).toBeInTheDocument();
  });

  it('tries again where the network was gone', async () => {
    const { fake, open } = openLink();
    fake.answerNext('getSharedProof', 'network-error');
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Friday roast' })).toBeInTheDocument();
  });
});
