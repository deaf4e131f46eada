import { screen, waitFor, within } from '@testing-library/react';
import type { TextWish } from '../../../api/aiApi';
import { aProAccount } from '../../../testing/builders';
import { aCopyBrief, aGeneration } from '../../../testing/fakeWritingAnswers';
import { createFakeApi } from '../../../testing/fakeApi';
import { type AppView, renderApp } from '../../../testing/renderApp';

const earlier = {
  ...aGeneration(aCopyBrief({ tone: 'casual', ad_type: 'search' })),
  response: {
    ...aGeneration().response,
    headlines: ['Fresh Coffee', 'Skip a Week'],
    character_counts: { headlines: [12, 11], descriptions: [], call_to_actions: [], full_ad_copy: [] },
  },
};

async function openCopy() {
  const account = aProAccount();
  const fake = createFakeApi({ user: account });
  fake.account.generations = [earlier];
  const view = renderApp({ path: '/ai-generator', fake, account });
  await showAgain(view);
  return view;
}

async function showAgain({ user }: AppView) {
  await user.click(await screen.findByRole('button', { name: 'History' }));
  await user.click(await screen.findByRole('button', { name: 'Open Northfold Coffee subscription' }));
  await screen.findByText('Fresh Coffee');
}

const results = () => within(screen.getByRole('region', { name: 'Generated Content' }));
const row = (at: number) => within(results().getAllByRole('listitem')[at] as HTMLElement);
const menuButton = (text: string) => screen.findByRole('button', { name: `More for “${text}”` });

async function change({ user }: AppView, text: string, tool: string) {
  await user.click(await menuButton(text));
  await user.click(await screen.findByRole('menuitem', { name: tool }));
}

const suggests = (text: string) => ({ body: { texts: [text], character_counts: [text.length] } });
const sentWishes = ({ fake }: AppView) =>
  fake.calls.filter(({ operation }) => operation === 'suggestTexts').map(({ body }) => body as TextWish);

describe('changing a single text', () => {
  it('offers another, a shorter, a longer one and the four other tones', async () => {
    const { user } = await openCopy();
    await user.click(await menuButton('Fresh Coffee'));
    const names = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    expect(names).toEqual([
      'Write another',
      'Shorten',
      'Lengthen',
      'Make it professional',
      'Make it exciting',
      'Make it urgent',
      'Make it friendly',
      'Use in ad…',
    ]);
  });

  it('asks for what the copy was about, and for nothing like what is there', async () => {
    const view = await openCopy();
    view.fake.answerNext('suggestTexts', suggests('Coffee'));
    await change(view, 'Fresh Coffee', 'Shorten');
    await results().findByText('Coffee');
    expect(sentWishes(view)).toEqual([
      {
        product_name: 'Northfold Coffee subscription',
        target_audience: 'People who grind at home',
        platform: 'facebook',
        tone: 'casual',
        key_benefits: ['Roasted the day before it ships', 'Skip or pause any week'],
        call_to_action: '',
        include_emojis: false,
        max_characters: null,
        kind: 'headline',
        ad_type: 'search',
        change: 'shorten',
        text: 'Fresh Coffee',
        avoid: ['Fresh Coffee', 'Skip a Week'],
        count: 1,
      },
    ]);
  });

  it('writes another one in a tone', async () => {
    const view = await openCopy();
    view.fake.answerNext('suggestTexts', suggests('Order Today'));
    await change(view, 'Fresh Coffee', 'Make it urgent');
    await results().findByText('Order Today');
    expect(sentWishes(view)).toMatchObject([{ change: 'another', tone: 'urgent' }]);
  });

  it('shows the text with its length, and puts the old one back', async () => {
    const view = await openCopy();
    view.fake.answerNext('suggestTexts', suggests('Coffee'), suggests('Beans'));
    await change(view, 'Fresh Coffee', 'Shorten');
    expect(await row(0).findByText('6 characters')).toBeVisible();
    expect(row(0).getByText('It reads: Coffee')).toHaveRole('status');
    await change(view, 'Coffee', 'Write another');
    await row(0).findByText('Beans');
    expect(sentWishes(view).at(-1)?.avoid).toEqual(expect.arrayContaining(['Fresh Coffee', 'Coffee', 'Skip a Week']));
    await view.user.click(row(0).getByRole('button', { name: 'Undo the change of “Beans”' }));
    await view.user.click(row(0).getByRole('button', { name: 'Undo the change of “Coffee”' }));
    expect(row(0).getByText('Fresh Coffee')).toBeVisible();
    expect(row(0).getByText('12 characters')).toBeVisible();
    expect(row(0).queryByRole('button', { name: /Undo/ })).not.toBeInTheDocument();
    expect(await menuButton('Fresh Coffee')).toHaveFocus();
  });

  it('copies what the row shows', async () => {
    const view = await openCopy();
    view.fake.answerNext('suggestTexts', suggests('Coffee'));
    await change(view, 'Fresh Coffee', 'Shorten');
    await view.user.click(await screen.findByRole('button', { name: 'Copy “Coffee”' }));
    expect(view.world.extra.clipboard.writeText).toHaveBeenCalledWith('Coffee');
  });

  it('leaves the text as it is after a failure, and says why in its row', async () => {
    const view = await openCopy();
    const errors = [{ field: 'text', message: 'This is as short as it gets.' }];
    view.fake.answerNext('suggestTexts', { status: 422, code: 'validation_failed', detail: 'Please check.', errors });
    await change(view, 'Fresh Coffee', 'Shorten');
    expect(await row(0).findByRole('alert')).toHaveTextContent('This is as short as it gets.');
    expect(row(0).getByText('Fresh Coffee')).toBeVisible();
  });

  it('tells with the way to the plans that all suggestions are used', async () => {
    const view = await openCopy();
    view.fake.account.suggestionsMade = 2000;
    await change(view, 'Fresh Coffee', 'Shorten');
    const toast = await screen.findByRole('alert');
    expect(toast).toHaveTextContent('You’ve used all 2,000 suggestions your plan includes this month.');
    expect(within(toast).getByRole('link', { name: /plans/i })).toBeVisible();
  });

  it('works on several texts at once, which stay readable', async () => {
    const view = await openCopy();
    view.fake.answerNext('suggestTexts', 'no-answer', suggests('Skip'));
    await change(view, 'Fresh Coffee', 'Shorten');
    await change(view, 'Skip a Week', 'Shorten');
    expect(await row(1).findByText('Skip')).toBeVisible();
    expect(row(0).getByText('Fresh Coffee')).toBeVisible();
    expect(row(0).getByText('Writing…')).toBeVisible();
    await view.user.click(row(0).getByRole('button', { name: 'Cancel changing “Fresh Coffee”' }));
    expect(row(0).queryByText('Writing…')).not.toBeInTheDocument();
    expect(await menuButton('Fresh Coffee')).toHaveFocus();
  });

  it('changes nothing of a copy that is shown by then', async () => {
    const view = await openCopy();
    let answerNow = (): void => undefined;
    const after = new Promise<void>((resolve) => (answerNow = resolve));
    view.fake.answerNext('suggestTexts', { after });
    await change(view, 'Fresh Coffee', 'Write another');
    await row(0).findByText('Writing…');
    await showAgain(view);
    expect(row(0).queryByText('Writing…')).not.toBeInTheDocument();
    answerNow();
    await waitFor(() => expect(view.fake.account.suggestionsMade).toBe(1));
    expect(row(0).getByText('Fresh Coffee')).toBeVisible();
    expect(row(0).queryByRole('button', { name: /Undo/ })).not.toBeInTheDocument();
  });

  it('is called off with the page', async () => {
    const view = await openCopy();
    view.fake.answerNext('suggestTexts', 'no-answer');
    await change(view, 'Fresh Coffee', 'Write another');
    await row(0).findByText('Writing…');
    await view.user.click(screen.getByRole('link', { name: 'Campaigns' }));
    await screen.findByRole('heading', { level: 1, name: 'Campaigns' });
    await view.user.click(screen.getByRole('link', { name: 'AI Copy' }));
    expect(await screen.findByText('Fresh Coffee')).toBeVisible();
    expect(screen.queryByText('Writing…')).not.toBeInTheDocument();
  });

  it('is left out where the backend has no such call, without a word', async () => {
    const view = await openCopy();
    view.fake.answerNext('suggestTexts', { status: 404, detail: 'Not Found' });
    await change(view, 'Fresh Coffee', 'Shorten');
    await waitFor(() => expect(row(0).queryByText('Writing…')).not.toBeInTheDocument());
    await view.user.click(await menuButton('Fresh Coffee'));
    const names = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    expect(names).toEqual(['Use in ad…']);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('takes what the row shows into an ad', async () => {
    const view = await openCopy();
    view.fake.answerNext('suggestTexts', suggests('Coffee'));
    await change(view, 'Fresh Coffee', 'Shorten');
    await results().findByText('Coffee');
    await change(view, 'Coffee', 'Use in ad…');
    expect(await screen.findByRole('dialog', { name: /ad/i })).toHaveTextContent('Coffee');
  });
});
