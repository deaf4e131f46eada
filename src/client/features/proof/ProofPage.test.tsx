import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aFeedAd, aSearchAd } from '../../../ad-kit/testing/adBuilders';
import { paths } from '../../lib/paths';
import { aUuid } from '../../testing/builders';
import { approvalCode } from '../../testing/fakeApproverAnswers';
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
    expect(document.head).toContainHTML('<meta name="robots" content="noindex, nofollow">');
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

describe('deciding on an ad', () => {
  it('approves it with a name that is given once', async () => {
    const { fake, open } = openLink();
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Approve Friday roast' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Approve “Friday roast”' }));
    await user.click(dialog.getByRole('button', { name: 'Approve' }));
    expect(await dialog.findByText('Please enter your name.')).toBeInTheDocument();
    await user.type(dialog.getByRole('textbox', { name: 'Your name' }), 'Dana');
    await user.click(dialog.getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('Approved. Thank you!')).toBeInTheDocument();
    expect(await screen.findByText('Approved Nov 22, 2026 by Dana')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Ask for changes to Friday roast' }));
    const again = within(await screen.findByRole('dialog', { name: 'Ask for changes to “Friday roast”' }));
    expect(again.getByRole('textbox', { name: 'Your name' })).toHaveValue('Dana');
    await user.click(again.getByRole('button', { name: 'Send' }));
    expect(await again.findByText('Please say what to change.')).toBeInTheDocument();
    await user.type(again.getByRole('textbox', { name: 'What should change?' }), '<b>Less red</b>');
    await user.click(again.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Dana: <b>Less red</b>')).toBeInTheDocument();
    expect(fake.account.decisions.map(({ decision }) => decision.kind)).toEqual(['changes_asked', 'approved']);
  });

  it('says how the ad differs from what was approved, and shows that version', async () => {
    const { fake, ad, open } = openLink();
    fake.account.proofs = fake.account.proofs.slice(0, 1);
    const { contents, artwork, picture, image_id, logo_id } = ad;
    const version = JSON.stringify({ contents, artwork, picture, image_id, logo_id });
    const who = { ad_id: ad.id, name: 'Dana', email: null, note: '' };
    const approval = { ...who, kind: 'approved' as const, created_at: '2026-11-21T10:00:00.000Z', is_current: true };
    fake.account.decisions = [{ decision: approval, version }];
    ad.picture = { ...picture, headline: 'Another headline' };
    const { user } = open();
    expect(await screen.findByText('Changed since approval')).toBeInTheDocument();
    const row = within(await screen.findByRole('row', { name: /Artwork: headline/ }));
    expect(row.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(['Another headline', picture.headline]);
    await user.click(screen.getByRole('button', { name: 'Show the approved version' }));
    expect(await screen.findByRole('button', { name: 'Show the ad as it is now' })).toBeInTheDocument();
    expect((await screen.findAllByRole('img', { name: new RegExp(picture.headline) })).length).toBeGreaterThan(0);
  });

  it('takes another look where the ad was changed meanwhile, and keeps what was typed', async () => {
    const { fake, open } = openLink();
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Ask for changes to Friday roast' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: 'Your name' }), 'Dana');
    await user.type(dialog.getByRole('textbox', { name: 'What should change?' }), 'Less red');
    const detail = 'This ad was changed while you looked at it. Look at the new version, then decide.';
    fake.answerNext('decideOnSharedAd', { status: 409, code: 'stale_version', detail });
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText(detail)).toBeInTheDocument();
    await waitFor(() => expect(fake.countCalls('getSharedProof')).toBe(2));
    await user.click(screen.getByRole('button', { name: 'Ask for changes to Friday roast' }));
    expect(await screen.findByRole('textbox', { name: 'What should change?' })).toHaveValue('Less red');
  });
});

describe('deciding by a link for chosen people', () => {
  const openNamed = (approvers = ['dana@client.example']) => {
    const full = openLink();
    for (const { proof } of full.fake.account.proofs) proof.approvers = approvers;
    return { ...full, view: full.open() };
  };

  it('takes a mailed code once, and then counts for the whole page', async () => {
    const { fake, view } = openNamed();
    const { user } = view;
    await user.click(await screen.findByRole('button', { name: 'Approve Friday roast' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm your email' }));
    await user.type(dialog.getByLabelText('Your email'), 'Dana@client.example{Enter}');
    expect(await dialog.findByText(/If this email is on the link’s list, a code is on its way/)).toBeInTheDocument();
    const field = dialog.getByLabelText('6-digit code');
    await user.type(field, '123456{Enter}');
    expect(await dialog.findByText(/That code isn’t right/)).toBeInTheDocument();
    expect(field).toHaveValue('123456');
    await user.clear(field);
    await user.type(field, `${approvalCode}{Enter}`);
    const approve = within(await screen.findByRole('dialog', { name: 'Approve “Friday roast”' }));
    await user.type(approve.getByRole('textbox', { name: 'Your name' }), 'Dana');
    await user.click(approve.getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('Approved Nov 22, 2026 by Dana')).toBeInTheDocument();
    expect(fake.account.decisions[0]?.decision.email).toBe('dana@client.example');
    await user.click(screen.getByRole('button', { name: 'Ask for changes to Friday roast' }));
    expect(await screen.findByRole('dialog', { name: 'Ask for changes to “Friday roast”' })).toBeInTheDocument();
  });

  it('says the same to somebody who isn’t on the list, and sends another code', async () => {
    const { user } = openNamed().view;
    await user.click(await screen.findByRole('button', { name: 'Approve Friday roast' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm your email' }));
    await user.type(dialog.getByLabelText('Your email'), 'kim@client.example{Enter}');
    expect(await dialog.findByText(/If this email is on the link’s list, a code is on its way/)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Send another code' }));
    expect(dialog.getByLabelText('Your email')).toHaveValue('kim@client.example');
  });

  it('asks for a code where people were chosen while the page was open', async () => {
    const { fake, open } = openLink();
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Approve Friday roast' }));
    for (const shared of fake.account.proofs) shared.proof = { ...shared.proof, approvers: ['dana@client.example'] };
    const approve = within(await screen.findByRole('dialog', { name: 'Approve “Friday roast”' }));
    await user.type(approve.getByRole('textbox', { name: 'Your name' }), 'Dana');
    await user.click(approve.getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText(/Confirm your email with a code first/)).toBeInTheDocument();
    await waitFor(() => expect(fake.countCalls('getSharedProof')).toBe(2));
    await user.click(screen.getByRole('button', { name: 'Approve Friday roast' }));
    expect(await screen.findByRole('dialog', { name: 'Confirm your email' })).toBeInTheDocument();
  });
});

describe('commenting on an ad', () => {
  const open = () => {
    const full = openLink();
    full.fake.account.comments = [];
    return { ...full, view: full.open() };
  };

  it('pins a comment to the spot of a preview that was clicked, by the name of decisions, kept in the browser', async () => {
    const { fake, view } = open();
    const { user, world } = view;
    await user.click(await screen.findByRole('button', { name: 'Comment on Friday roast' }));
    const place = screen.getByRole('button', { name: 'Comment on Facebook feed' });
    jest
      .spyOn(place, 'getBoundingClientRect')
      .mockReturnValue(DOMRect.fromRect({ x: 100, y: 50, width: 200, height: 400 }));
    fireEvent.click(place, { detail: 1, clientX: 150, clientY: 250 });
    const dialog = within(await screen.findByRole('dialog', { name: 'Comment on “Friday roast”' }));
    expect(dialog.getByRole('combobox', { name: 'About' })).toHaveValue('facebook_feed');
    expect(dialog.getByText('Pinned to the spot you chose.')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    expect(await dialog.findByText('Please enter your name.')).toBeInTheDocument();
    expect(dialog.getByText('Please write a comment.')).toBeInTheDocument();
    await user.type(dialog.getByRole('textbox', { name: 'Your name' }), '<i>Dana</i>');
    await user.type(dialog.getByRole('textbox', { name: 'Comment' }), '<b>Less red</b>');
    await user.dblClick(dialog.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Sent. Thank you!')).toBeInTheDocument();
    const comments = within(await screen.findByRole('region', { name: 'Comments' }));
    expect(await comments.findByText('<b>Less red</b>')).toBeInTheDocument();
    expect(comments.getByText('<i>Dana</i>')).toBeInTheDocument();
    expect(fake.account.comments.map(({ comment: { format, point } }) => [format, point])).toEqual([
      ['facebook_feed', { x: 0.25, y: 0.5 }],
    ]);
    const pin = screen.getByRole('button', { name: 'Comment 1 by <i>Dana</i>' });
    expect(pin).toHaveStyle({ left: '25%', top: '50%' });
    await user.click(pin);
    expect(comments.getByRole('listitem')).toHaveFocus();
    await user.click(comments.getByRole('button', { name: 'Show where comment 1 points' }));
    expect(pin).toHaveFocus();
    expect(world.extra.storage.getItem('proof-guest-name')).toBe('<i>Dana</i>');
    await user.click(screen.getByRole('button', { name: 'Approve Friday roast' }));
    expect(await screen.findByRole('textbox', { name: 'Your name' })).toHaveValue('<i>Dana</i>');
  });

  it('works by keyboard, about all of a preview or a format that is chosen', async () => {
    const { fake, view } = open();
    const { user } = view;
    const start = await screen.findByRole('button', { name: 'Comment on Friday roast' });
    act(() => start.focus());
    await user.keyboard('{Enter}');
    act(() => screen.getAllByRole('button', { name: 'Comment on Google search' })[1]?.focus());
    await user.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: 'Your name' }), 'Dana');
    await user.type(dialog.getByRole('textbox', { name: 'Comment' }), 'Shorter');
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    await user.click(await screen.findByRole('button', { name: 'Comment on Friday roast' }));
    await user.click(screen.getByRole('button', { name: 'Comment without a spot' }));
    const again = within(await screen.findByRole('dialog'));
    await user.selectOptions(again.getByRole('combobox', { name: 'About' }), 'Google search');
    await user.type(again.getByRole('textbox', { name: 'Comment' }), 'And calmer{Tab}');
    await user.click(again.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('And calmer')).toBeInTheDocument();
    const sent = fake.account.comments.map(({ comment: { format, preview, point } }) => [format, preview, point]);
    expect(sent).toEqual([
      ['google_search', 1, null],
      ['google_search', 0, null],
    ]);
  });

  it('keeps what was typed where the link was revoked meanwhile, and when the dialog is closed', async () => {
    const { fake, view } = open();
    const { user } = view;
    await user.click(await screen.findByRole('button', { name: 'Comment on Friday roast' }));
    await user.click(screen.getByRole('button', { name: 'Comment without a spot' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: 'Your name' }), 'Dana');
    await user.type(dialog.getByRole('textbox', { name: 'Comment' }), 'Less red');
    fake.account.proofs = [];
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    expect(await dialog.findByText(/This link doesn’t work anymore/)).toBeInTheDocument();
    expect(dialog.getByRole('textbox', { name: 'Comment' })).toHaveValue('Less red');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Comment on Friday roast' }));
    await user.click(screen.getByRole('button', { name: 'Comment without a spot' }));
    expect(await screen.findByRole('textbox', { name: 'Comment' })).toHaveValue('Less red');
  });

  it('shows answers with the colleague’s name, and folds away what is resolved', async () => {
    const { fake, ad, comment, proofToken: token, open: openPage } = openLink();
    const answers = [{ id: aUuid(), name: 'Mara Okafor', text: 'Darker now.', created_at: '2026-11-22T10:00:00.000Z' }];
    const done = { ...comment, id: aUuid(), number: 2, text: 'Done already.', resolved_at: '2026-11-22T10:00:00.000Z' };
    fake.account.comments = [{ ...comment, answers }, done].map((one) => ({ adId: ad.id, token, comment: one }));
    const { user } = openPage();
    const list = within(await screen.findByRole('list', { name: 'Answers to comment 1' }));
    expect(list.getByText('Mara Okafor')).toBeInTheDocument();
    expect(list.getByText('Darker now.')).toBeInTheDocument();
    expect(screen.queryByText('Done already.')).not.toBeInTheDocument();
    await user.click(screen.getByText('Resolved'));
    expect(await screen.findByText('Done already.')).toBeInTheDocument();
  });
});
