import { screen, waitFor, within } from '@testing-library/react';
import { emptyAd } from '../../../../ad-kit/emptyAd';
import { aSearchAd, taggedLink } from '../../../../ad-kit/testing/adBuilders';
import type { SavedAd } from '../../../api/adsApi';
import { paths } from '../../../lib/paths';
import { aSavedAd, aUser, aUuid } from '../../../testing/builders';
import { createFakeApi } from '../../../testing/fakeApi';
import { openInTeam } from '../../../testing/inTeam';
import { renderApp } from '../../../testing/renderApp';

/** Opens the last of an ad's variants, or an ad without any. */
function openEditor(names: readonly string[] = [], own: Partial<SavedAd> = {}) {
  const user = aUser();
  const fake = createFakeApi({ user });
  const variant_group = aUuid();
  const variants = names.map((variant_name) => aSavedAd({ name: 'Spring sale', variant_group, variant_name, ...own }));
  const ads = variants.length > 0 ? variants : [aSavedAd({ name: 'Spring sale' })];
  fake.account.ads = [...ads].reverse();
  const ad = ads.at(-1) as SavedAd;
  return { ...renderApp({ path: `/create/${ad.id}`, account: user, fake }), ad };
}

const bar = () => screen.findByRole('navigation', { name: 'Variants' });
const shown = async () =>
  within(await bar())
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const current = (name: string) =>
  waitFor(async () => expect(within(await bar()).getByRole('link', { name })).toHaveAttribute('aria-current', 'page'));

it('makes a variant of an ad as it is written, and opens it', async () => {
  const { user, fake, ad } = openEditor();
  await user.click(await screen.findByRole('textbox', { name: 'Ad name' }));
  await user.paste(' now');
  await user.click(screen.getByRole('button', { name: 'Add Variant' }));
  await current('B');
  expect(await shown()).toEqual(['A', 'B']);
  expect(fake.account.ads.map(({ name }) => name)).toEqual(['Spring sale now', 'Spring sale now']);
  expect(fake.account.ads.find(({ id }) => id === ad.id)).toMatchObject({ variant_name: 'A' });
  expect(screen.getAllByRole('button', { name: 'Add Variant' })).toHaveLength(1);
});

it('leads from one variant to another, and what was written is stored', async () => {
  const { user, fake, ad } = openEditor(['A', 'B']);
  await current('B');
  await user.click(await screen.findByRole('textbox', { name: 'Ad name' }));
  await user.paste(' now');
  await user.click(within(await bar()).getByRole('link', { name: 'A' }));
  await current('A');
  expect(screen.getByRole('textbox', { name: 'Ad name' })).toHaveValue('Spring sale');
  await waitFor(() => expect(fake.account.ads.find(({ id }) => id === ad.id)?.name).toBe('Spring sale now'));
});

it('stays with the format that is shown', async () => {
  const contents = [emptyAd('google_search'), emptyAd('facebook_feed')];
  const { user } = openEditor(['A', 'B'], { contents });
  await user.click(await screen.findByRole('tab', { name: /Facebook feed/ }));
  await user.click(within(await bar()).getByRole('link', { name: 'A' }));
  await current('A');
  expect(screen.getByRole('tab', { name: /Facebook feed/ })).toHaveAttribute('aria-selected', 'true');
});

it('adds another one, until there are six', async () => {
  const { user } = openEditor(['A', 'B', 'C', 'D', 'E']);
  await user.click(await screen.findByRole('button', { name: 'Add Variant' }));
  await current('F');
  const held = screen.getByRole('button', { name: 'Add Variant' });
  expect(held).toHaveAttribute('aria-disabled', 'true');
  expect(held).toHaveAccessibleDescription('An ad can have up to 6 variants.');
});

it('gives a variant another name, and says why not', async () => {
  const { user } = openEditor(['A', 'B']);
  await user.click(await screen.findByRole('button', { name: 'Actions for variant B' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Rename…' }));
  const field = await screen.findByRole('textbox', { name: 'Name' });
  expect(field).toHaveValue('B');
  await user.clear(field);
  await user.type(field, 'a{Enter}');
  expect(await screen.findByText(/already called “a”/)).toBeVisible();
  await user.clear(field);
  await user.type(field, 'Bold{Enter}');
  await current('Bold');
});

it('removes a variant, goes to the one beside it, and offers to undo it', async () => {
  const { user, fake, ad } = openEditor(['A', 'B', 'C']);
  await user.click(await screen.findByRole('button', { name: 'Actions for variant C' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Remove' }));
  await current('B');
  await waitFor(async () => expect(await shown()).toEqual(['A', 'B']));
  // The editor’s own Undo has no text.
  await user.click(await screen.findByText('Undo'));
  await waitFor(async () => expect(await shown()).toEqual(['A', 'B', 'C']));
  expect(fake.account.ads.some(({ id }) => id === ad.id)).toBe(true);
});

it('is shared alone, or with all others', async () => {
  const { user, fake } = openEditor(['A', 'B', 'C']);
  await user.click(await screen.findByRole('button', { name: 'Share' }));
  await user.selectOptions(await screen.findByRole('combobox', { name: 'What it shows' }), 'All 3 variants');
  await user.click(screen.getByRole('button', { name: 'Create link' }));
  const ids = [...fake.account.ads].reverse().map(({ id }) => id);
  await waitFor(() => expect(fake.account.proofs.map(({ proof }) => proof.ad_ids)).toEqual([ids]));
});

it('names in its issues the variants whose link is the same, until it has its own', async () => {
  const contents = [aSearchAd({ final_url: `${taggedLink}&utm_content=beans` })];
  const { user } = openEditor(['A', 'B'], { contents });
  const issues = within(await screen.findByRole('region', { name: 'Issues' }));
  expect(await issues.findByText(/Final URL has the same utm_content as in variant A/)).toBeVisible();
  await user.click(screen.getByRole('textbox', { name: 'Final URL' }));
  await user.paste('2');
  await waitFor(() => expect(issues.queryByText(/has the same utm_content/)).not.toBeInTheDocument());
});

it('says that the variants couldn’t be loaded, and tries again', async () => {
  const user = aUser();
  const fake = createFakeApi({ user });
  const ad = aSavedAd({ variant_group: aUuid(), variant_name: 'A' });
  const other = aSavedAd({ variant_group: ad.variant_group, variant_name: 'B' });
  fake.account.ads = [other, ad];
  fake.answerNext('listVariants', { status: 500, code: 'internal', detail: 'Something went wrong.' });
  const view = renderApp({ path: `/create/${ad.id}`, account: user, fake });
  expect(await screen.findByText(/Couldn’t load the variants/)).toBeVisible();
  await view.user.click(screen.getByRole('button', { name: 'Try again' }));
  await current('A');
});

it('stays out of the way of a variant whose others are gone', async () => {
  openEditor(['B']);
  expect(await screen.findByRole('button', { name: 'Add Variant' })).toBeEnabled();
  expect(screen.queryByRole('navigation', { name: 'Variants' })).not.toBeInTheDocument();
});

it('leads viewers from one to another, and lets them change none', async () => {
  const variant_group = aUuid();
  openInTeam('viewer', {
    path: ({ adId }) => paths.ad(adId),
    ad: { variant_group, variant_name: 'A' },
    prepare: ({ account }) => account.ads.push(aSavedAd({ ...account.ads[0], id: aUuid(), variant_name: 'B' })),
  });
  expect(await shown()).toEqual(['B', 'A']);
  expect(within(await bar()).queryByRole('button')).not.toBeInTheDocument();
});
