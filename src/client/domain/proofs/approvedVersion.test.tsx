import { screen, waitFor, within } from '@testing-library/react';
import { aFeedAd } from '../../../ad-kit/testing/adBuilders';
import { paths } from '../../lib/paths';
import { findDialog } from '../../testing/campaignList';
import { aFullAccount } from '../../testing/fullAccount';
import { renderApp } from '../../testing/renderApp';

/** The editor of an ad that Dana approved, and that was changed since. */
function openEditor() {
  const { fake, ad } = aFullAccount();
  ad.contents = [aFeedAd()];
  const { contents, artwork, picture, image_id, logo_id } = ad;
  const version = JSON.stringify({ contents, artwork, picture, image_id, logo_id });
  const who = { ad_id: ad.id, name: 'Dana', email: 'dana@client.example', note: 'Go ahead.' };
  const approval = { ...who, kind: 'approved' as const, created_at: '2026-11-21T10:00:00.000Z', is_current: true };
  fake.account.decisions = [{ decision: approval, version }];
  ad.picture = { ...picture, headline: 'Another headline' };
  return { ...renderApp({ path: paths.ad(ad.id), fake }), fake, ad, before: picture.headline };
}

async function findApproved(name: string, before: string) {
  const dialog = within(await findDialog(`Approved version of “${name}”`));
  expect(await dialog.findByText('Approved Nov 21, 2026 by Dana · dana@client.example')).toBeInTheDocument();
  expect(dialog.getByText('Go ahead.')).toBeInTheDocument();
  expect(await dialog.findByText('Changed since approval')).toBeInTheDocument();
  const row = within(dialog.getByRole('row', { name: /Artwork: headline/ }));
  expect(row.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(['Another headline', before]);
  expect((await dialog.findAllByRole('img', { name: new RegExp(before) })).length).toBeGreaterThan(0);
  return dialog;
}

it('the approved version opens from the editor, with what changed since, and is downloaded', async () => {
  const { user, fake, ad, world, before } = openEditor();
  await user.click(await screen.findByRole('button', { name: 'See the approved version' }));
  const dialog = await findApproved(ad.name, before);
  fake.answerNext('exportAd', { body: 'the file' });
  await user.click(dialog.getByRole('button', { name: 'Download (ZIP)' }));
  await waitFor(() => expect(world.files).toHaveLength(1));
  expect(fake.calls.find(({ operation }) => operation === 'exportAd')?.query).toBe('?version=approved&pictures=png');
  fake.answerNext('exportAd', { status: 503, code: 'busy', detail: 'Please try again in a minute.' });
  await user.click(dialog.getByRole('button', { name: 'Download (ZIP)' }));
  expect(await screen.findByText('Please try again in a minute.')).toBeInTheDocument();
});

it('the approved version opens from where the ad is shared', async () => {
  const { user, ad, before } = openEditor();
  await user.click(await screen.findByRole('button', { name: 'Share' }));
  const share = within(await findDialog('Share for review'));
  await user.click(await share.findByRole('button', { name: 'See the approved version' }));
  await findApproved(ad.name, before);
});
