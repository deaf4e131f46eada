import { screen, waitFor, within } from '@testing-library/react';
import type { WrittenCopy } from '../../api/aiApi';
import { aProAccount } from '../../testing/builders';
import { aCopyBrief, aGeneration } from '../../testing/fakeWritingAnswers';
import { type AppView } from '../../testing/renderApp';
import { generate, openAiCopy } from '../../testing/aiCopyPage';

const results = () => within(screen.getByRole('region', { name: 'Generated Content' }));

const aCopy = (own: Partial<WrittenCopy> = {}) => ({
  headlines: ['Fresh Coffee'],
  descriptions: ['Roasted for you.'],
  call_to_actions: ['Order Now'],
  full_ad_copy: ['Fresh Coffee\nOrder now.', 'Wake up.'],
  character_counts: { headlines: [12], descriptions: [16], call_to_actions: [9], full_ad_copy: [23, 8] },
  ...own,
});

describe('the history', () => {
  const older = aGeneration(aCopyBrief({ product_name: 'Teapot', tone: 'casual' }), '2026-11-18T10:00:00.000Z');
  const newer = aGeneration(aCopyBrief({ product_name: 'Grinder', platform: 'google' }), '2026-11-19T10:00:00.000Z');

  async function openHistory(view: AppView) {
    await view.user.click(await screen.findByRole('button', { name: 'History' }));
    await screen.findByRole('dialog', { name: 'History' });
  }

  const drawer = () => within(screen.getByRole('dialog', { name: 'History' }));

  const withHistory = () => openAiCopy(aProAccount(), ({ account }) => (account.generations = [newer, older]));

  it('lists what was written, the newest first', async () => {
    await openHistory(withHistory());
    const [first, second] = await drawer().findAllByRole('listitem');
    expect(first).toHaveTextContent('Grinder');
    expect(first).toHaveTextContent(/Google Ads · Professional · Nov 19, 2026/);
    expect(first).toHaveTextContent(newer.response.headlines[0] ?? '-');
    expect(second).toHaveTextContent(/Teapot.*Casual/);
  });

  it('opens an earlier result', async () => {
    const view = withHistory();
    await openHistory(view);
    await view.user.click(await drawer().findByRole('button', { name: 'Open Teapot' }));
    expect(await results().findByText(older.response.headlines[0] ?? '-')).toBeVisible();
    expect(results().getByRole('button', { name: 'Generate again' })).toBeEnabled();
  });

  it('puts earlier inputs into the form', async () => {
    const view = withHistory();
    await openHistory(view);
    await view.user.click(await drawer().findByRole('button', { name: 'Reuse inputs of Grinder' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByLabelText('Product or service name')).toHaveValue('Grinder');
    expect(screen.getByLabelText('Platform')).toHaveValue('google');
    expect(screen.getByLabelText('Benefit 2')).toHaveValue('Skip or pause any week');
  });

  it('deletes after a question', async () => {
    const view = withHistory();
    await openHistory(view);
    await view.user.click(await drawer().findByRole('button', { name: 'Delete Grinder' }));
    const question = within(await screen.findByRole('dialog', { name: 'Delete this generation?' }));
    await view.user.click(question.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(drawer().queryByText('Grinder')).not.toBeInTheDocument());
    expect(drawer().getByText('Teapot')).toBeInTheDocument();
  });

  it('is read page by page', async () => {
    const many = Array.from({ length: 11 }, (_, at) => aGeneration(aCopyBrief({ product_name: `Product ${at}` })));
    const view = openAiCopy(aProAccount(), ({ account }) => (account.generations = many));
    await openHistory(view);
    expect(await drawer().findByText('1–10 of 11')).toBeVisible();
    await view.user.click(drawer().getByRole('button', { name: 'Next' }));
    expect(await drawer().findByText('Product 10')).toBeVisible();
  });

  it('says where nothing is, and why it could not be read', async () => {
    const view = openAiCopy();
    view.fake.answerNext('listGenerations', { status: 503, code: 'unavailable', detail: 'The database is away.' });
    await openHistory(view);
    expect(await drawer().findByText('The database is away.')).toBeVisible();
    await view.user.click(drawer().getByRole('button', { name: 'Retry' }));
    expect(await drawer().findByText('Nothing written yet')).toBeVisible();
  });

  const star = (name: string) => drawer().findByRole('button', { name: `Favorite: ${name}` });

  it('marks favorites at once, and shows them alone', async () => {
    const view = withHistory();
    await openHistory(view);
    view.fake.answerNext('updateGeneration', { after: new Promise(() => undefined) });
    await view.user.click(await star('Teapot'));
    expect(await drawer().findByRole('button', { name: 'Favorite: Teapot', pressed: true })).toBeVisible();
    expect(await star('Grinder')).toHaveAttribute('aria-pressed', 'false');
    view.fake.account.generations = [newer, { ...older, is_favorite: true }];
    await view.user.click(drawer().getByRole('radio', { name: 'Favorites' }));
    await waitFor(() => expect(drawer().queryByText('Grinder')).not.toBeInTheDocument());
    expect(await drawer().findByText('Teapot')).toBeVisible();
    expect(view.fake.calls.at(-1)?.query).toBe('?limit=10&offset=0&favorites=true');
  });

  it('takes a mark back that is refused, and says so', async () => {
    const view = withHistory();
    view.fake.answerNext('updateGeneration', { status: 503, code: 'unavailable', detail: 'The database is away.' });
    await openHistory(view);
    await view.user.click(await star('Teapot'));
    expect(await screen.findByText('Couldn’t save the favorite')).toBeVisible();
    expect(await star('Teapot')).toHaveAttribute('aria-pressed', 'false');
  });

  it('says where there are no favorites', async () => {
    const view = withHistory();
    await openHistory(view);
    await view.user.click(await drawer().findByRole('radio', { name: 'Favorites' }));
    expect(await drawer().findByText('No favorites yet')).toBeVisible();
    await view.user.click(drawer().getByRole('radio', { name: 'All' }));
    expect(await drawer().findByText('Teapot')).toBeVisible();
  });

  it('has no favorites where the backend has none', async () => {
    const view = openAiCopy();
    const { is_favorite: _mark, ...plain } = newer;
    view.fake.answerNext('listGenerations', { body: [plain] });
    await openHistory(view);
    expect(await drawer().findByText('Grinder')).toBeVisible();
    expect(drawer().queryByRole('button', { name: /Favorite/ })).not.toBeInTheDocument();
    expect(drawer().queryByRole('radio')).not.toBeInTheDocument();
  });

  it('marks the result in sight, of a backend that keeps it', async () => {
    const view = openAiCopy();
    await generate(view);
    await view.user.click(await results().findByRole('button', { name: 'Favorite' }));
    expect(await results().findByRole('button', { name: 'Favorite', pressed: true })).toBeVisible();
    await waitFor(() => expect(view.fake.account.generations[0]?.is_favorite).toBe(true));
    view.fake.answerNext('updateGeneration', { status: 503, code: 'unavailable', detail: 'The database is away.' });
    await view.user.click(results().getByRole('button', { name: 'Favorite' }));
    expect(await screen.findByText('Couldn’t save the favorite')).toBeVisible();
    expect(await results().findByRole('button', { name: 'Favorite', pressed: true })).toBeVisible();
    view.fake.answerNext('generateAdCopy', { body: aCopy() });
    await view.user.click(results().getByRole('button', { name: 'Generate again' }));
    await results().findByText('Fresh Coffee');
    expect(results().queryByRole('button', { name: 'Favorite' })).not.toBeInTheDocument();
  });
});
