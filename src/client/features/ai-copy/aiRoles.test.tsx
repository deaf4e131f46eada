import { act, screen, waitFor, within } from '@testing-library/react';
import { emptyAd } from '../../../ad-kit/emptyAd';
import { paths } from '../../lib/paths';
import { aGeneration } from '../../testing/fakeWritingAnswers';
import { workspaceChosen } from '../../domain/teams/teamsSlice';
import { asTeam } from '../../testing/fakeTeams';
import { openInTeam, viewersAreTold } from '../../testing/inTeam';
import { pasteInto } from '../../testing/pasteInto';
import type { createFakeApi } from '../../testing/fakeApi';

const path = () => paths.aiGenerator;
const generator = () => screen.findByRole('heading', { level: 1, name: 'AI Ad Copy Generator' });
const gate = () => screen.findByRole('heading', { level: 1, name: 'Premium Feature' });

describe('who may have ad copy written goes by where one works', () => {
  it('lets people without such a plan in, in a team whose owner’s plan has it', async () => {
    const { user, fake } = openInTeam('editor', { path });
    await generator();
    expect(await screen.findByText('BUSINESS Feature')).toBeInTheDocument();
    await pasteInto(user, await screen.findByLabelText('Product or service name'), 'Northfold Coffee');
    await pasteInto(user, screen.getByLabelText('Target audience'), 'Home baristas');
    await user.selectOptions(screen.getByLabelText('Platform'), 'Google Ads');
    await pasteInto(user, screen.getByLabelText('Benefit 1'), 'Roasted the day before it ships');
    await user.click(screen.getByRole('button', { name: 'Generate Ad Copy' }));
    expect(await screen.findByRole('tab', { name: /Headlines/ })).toBeInTheDocument();
    expect(fake.calls.find(({ operation }) => operation === 'generateAdCopy')?.query).toMatch(/team_id=/);
  });

  it('keeps the same person out of it in what is the own, and leads to the team', async () => {
    const { user, store } = openInTeam('editor', { path, account: { ai_access: true } });
    await generator();
    act(() => void store.dispatch(workspaceChosen(null)));
    await gate();
    expect(screen.getByRole('link', { name: 'Upgrade Now' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Work in Halden Wool' }));
    await generator();
  });

  it('tells a paying person that the team’s plan lacks it, and leads to the own', async () => {
    const { user } = openInTeam('editor', {
      path,
      plan: 'free',
      account: { subscription_plan: 'pro', ai_access: true },
    });
    await gate();
    expect(
      screen.getByText('Ines Duarte’s plan, which covers Halden Wool, doesn’t include AI ad copy.'),
    ).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Upgrade Now' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Work in Personal' }));
    await generator();
  });

  it('goes by the team’s plan where a backend says no more of it', async () => {
    openInTeam('editor', {
      path,
      plan: 'free',
      account: { subscription_plan: 'pro', ai_access: true },
      prepare: ({ state, account, answerNext }) => {
        const [team] = state.teams.map((one) => asTeam(state, account, one));
        const specified = { body: [{ ...team, ai_copy: undefined }] };
        // Several parts of the page ask.
        answerNext('listMyTeams', ...Array.from({ length: 9 }, () => specified));
      },
    });
    await gate();
  });

  it('holds for suggestions at the fields of a team’s ad', async () => {
    const { user } = openInTeam('editor', {
      path: ({ adId }) => paths.ad(adId),
      ad: { contents: [emptyAd('google_search')] },
    });
    await user.click(await screen.findByRole('button', { name: 'Suggest headlines' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Suggest headlines' }));
    expect(await panel.findByLabelText('Tone')).toBeInTheDocument();
    expect(panel.queryByText(/Suggestions are part of the/)).not.toBeInTheDocument();
  });

  it('keeps suggestions closed at the fields of an ad of the own, whatever a team lends', async () => {
    const { user } = openInTeam('editor', {
      path: ({ adId }) => paths.ad(adId),
      ad: { contents: [emptyAd('google_search')], team_id: null },
    });
    await user.click(await screen.findByRole('button', { name: 'Suggest headlines' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Suggest headlines' }));
    expect(await panel.findByText(/Suggestions are part of the/)).toBeInTheDocument();
  });
});

describe('the page of ad copy, for a viewer', () => {
  const keptCopy = ({ account }: ReturnType<typeof createFakeApi>) => {
    account.generations = [aGeneration()];
    account.brandVoice = { description: 'Warm', words_to_use: [], banned_words: [], required_claims: [] };
  };

  it.each([
    ['', 'Generate Ad Copy', 'Product or service name'],
    ['?tool=headlines', 'Write headlines', 'Product or service name'],
    ['?tool=improve', 'Improve', undefined],
  ])('says at the button of %j why nothing is written, and sends nothing', async (tool, name, field) => {
    const { user, fake } = openInTeam('viewer', { path: () => `${paths.aiGenerator}${tool}` });
    const button = await screen.findByRole('button', { name });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription(viewersAreTold);
    await user.click(button);
    button.focus();
    await user.keyboard('{Enter}');
    if (field) await user.type(screen.getByLabelText(field), 'Coffee{Enter}');
    for (const operation of ['generateAdCopy', 'generateHeadlines', 'optimizeContent'] as const)
      expect(fake.countCalls(operation)).toBe(0);
    expect(screen.queryByText('Please choose a platform.')).not.toBeInTheDocument();
  });

  it('shows what was written, to be copied but not changed, marked, used or deleted', async () => {
    const { user } = openInTeam('viewer', { path, prepare: keptCopy });
    await user.click(await screen.findByRole('button', { name: 'History' }));
    const history = within(await screen.findByRole('dialog', { name: 'History' }));
    await user.click(await history.findByRole('button', { name: /^Open / }));
    expect((await screen.findAllByRole('button', { name: /^Copy / }))[0]).toBeEnabled();
    for (const name of [/^More for /, 'Generate again', /^Favorite/, /^Use in ad/])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'History' }));
    const again = within(await screen.findByRole('dialog', { name: 'History' }));
    await again.findByRole('button', { name: /^Open / });
    for (const name of [/^Favorite/, /^Delete /]) expect(again.queryByRole('button', { name })).not.toBeInTheDocument();
  });

  it('shows the brand voice, with fields that can’t be written in and nothing to save', async () => {
    const { user, fake } = openInTeam('viewer', { path, prepare: keptCopy });
    const button = await screen.findByRole('button', { name: 'Brand voice' });
    await waitFor(() => expect(button).toBeEnabled());
    await user.click(button);
    const dialog = within(await screen.findByRole('dialog', { name: 'Brand voice' }));
    expect(dialog.getByText(viewersAreTold)).toBeInTheDocument();
    for (const field of dialog.getAllByRole('textbox')) expect(field).toBeDisabled();
    expect(dialog.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
    const [, close] = dialog.getAllByRole('button', { name: /Close/ });
    await user.click(close as HTMLElement);
    expect(fake.countCalls('updateBrandVoice')).toBe(0);
  });
});
