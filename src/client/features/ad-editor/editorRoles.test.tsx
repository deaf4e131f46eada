import { screen, waitFor, within } from '@testing-library/react';
import { emptyAd } from '../../../ad-kit/emptyAd';
import { paths } from '../../lib/paths';
import { openInTeam, viewersAreTold } from '../../testing/inTeam';
import { forgetScreenWidth, onAPhone } from '../../testing/screenWidth';
import { saveAd } from './state/adEditorThunks';

const editor = {
  path: ({ adId }: { adId: string }) => paths.ad(adId),
  ad: { contents: [emptyAd('google_search'), emptyAd('facebook_feed')] },
};

const headline = () => screen.findByRole('textbox', { name: 'Headline 1' });

const roleRequired = {
  status: 403,
  code: 'role_required',
  detail: 'You need the editor role for this. Ask an admin or the owner.',
} as const;

describe('the editor of an ad, for a viewer', () => {
  afterEach(forgetScreenWidth);

  it('says why, and has nothing that can be written in', async () => {
    openInTeam('viewer', editor);
    expect(await screen.findByText(viewersAreTold)).toBeVisible();
    await headline();
    await screen.findByRole('group', { name: 'Image' });
    for (const field of screen.getAllByRole('textbox')) expect(field).toBeDisabled();
    for (const field of screen.queryAllByRole('combobox')) expect(field).toBeDisabled();
  });

  it('has no button that changes the ad, and those that only show work', async () => {
    openInTeam('viewer', editor);
    await screen.findByText(viewersAreTold);
    await headline();
    await screen.findByRole('group', { name: 'Image' });
    for (const name of ['Undo', 'Redo', 'Save as template', 'Add a format', 'More actions'])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    for (const part of ['Ad copy', 'Design and preview'])
      for (const button of within(screen.getByRole('region', { name: part })).getAllByRole('button', {
        name: changing,
      }))
        expect(button).toBeDisabled();
    const remove = screen.getByRole('button', { name: /^Remove Google/ });
    expect(getComputedStyle(remove).opacity).toBe('0.6');
    for (const suggest of screen.getAllByRole('button', { name: /^Suggest/ })) expect(suggest).toBeDisabled();
    expect(screen.getByRole('button', { name: /^Download/ })).toBeEnabled();
    expect(screen.getByRole('tab', { name: /Facebook/ })).toBeEnabled();
  });

  it('has no menu of actions on a phone', async () => {
    onAPhone();
    openInTeam('viewer', editor);
    expect(await screen.findByText(viewersAreTold)).toBeVisible();
    await headline();
    expect(screen.queryByRole('button', { name: 'More actions' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Add a format' })).not.toBeInTheDocument();
  });

  it('sends nothing, neither by itself nor by the keys', async () => {
    const { user, fake, store, ad } = openInTeam('viewer', editor);
    await screen.findByText(viewersAreTold);
    await user.click(await screen.findByRole('tab', { name: /Facebook/ }));
    await user.keyboard('{Control>}z{/Control}{Control>}y{/Control}{Control>}s{/Control}');
    await store.dispatch(saveAd(ad.id));
    expect(fake.countCalls('updateAd')).toBe(0);
    expect(screen.getByText('Saved')).toBeVisible();
  });
});

const changing = /^(Remove|Add|Use your own|Suggest|Shorten|Replace)/;

describe('the editor of an ad, for an editor who becomes a viewer while writing', () => {
  async function refused() {
    const view = openInTeam('editor', editor);
    const field = await headline();
    view.becomes('viewer');
    view.fake.answerNext('updateAd', roleRequired);
    await view.user.type(field, 'Roasted this week');
    await screen.findByText(/^You need the editor role for this\./);
    return { ...view, field };
  }

  it('tells the server’s sentence, and keeps what was typed', async () => {
    const { field } = await refused();
    expect(
      screen.getByText(
        'You need the editor role for this. Ask an admin or the owner. Your changes are kept on this device.',
      ),
    ).toBeVisible();
    expect(screen.getByText('Not saved')).toBeVisible();
    expect(field).toHaveValue('Roasted this week');
    expect(await screen.findByText(viewersAreTold)).toBeVisible();
    expect(field).toBeDisabled();
    expect(field).toHaveValue('Roasted this week');
  });

  it('sends no more saves, whatever is still written', async () => {
    const view = openInTeam('editor', editor);
    const field = await headline();
    // The team is not asked about, so that the field stays open.
    view.fake.answerNext('getTeamChanges', ...Array.from({ length: 9 }, () => 'no-answer' as const));
    view.fake.answerNext('updateAd', roleRequired);
    await view.user.type(field, 'Roasted');
    await screen.findByText(/^You need the editor role for this\./);
    const sent = view.fake.countCalls('updateAd');
    await view.user.type(field, ' this week');
    // What a pause brings about.
    await view.store.dispatch(saveAd(view.ad.id));
    expect(view.fake.countCalls('updateAd')).toBe(sent);
    expect(screen.getByText('Not saved')).toBeVisible();
    expect(field).toHaveValue('Roasted this week');
  });

  it('saves all of it when the role is back and it is tried again', async () => {
    const view = await refused();
    view.becomes('editor');
    view.readsTeamsAnew();
    await waitFor(() => expect(view.field).toBeEnabled());
    await view.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(view.fake.account.ads[0]?.contents[0]).toMatchObject({ headlines: [{ text: 'Roasted this week' }, {}, {}] });
    expect(screen.queryByText(/^You need the editor role for this/)).not.toBeInTheDocument();
  });

  it('gives the changes up on demand', async () => {
    const { user, field, fake } = await refused();
    await user.click(screen.getByRole('button', { name: 'Discard my changes' }));
    expect(field).toHaveValue('');
    expect(screen.getByText('Saved')).toBeVisible();
    expect(fake.account.ads[0]?.contents[0]).toMatchObject({ headlines: [{ text: '' }, {}, {}] });
  });
});
