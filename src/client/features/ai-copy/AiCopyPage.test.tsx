import { screen, waitFor, within } from '@testing-library/react';
import type { WrittenCopy } from '../../api/aiApi';
import { aProAccount, aUser } from '../../testing/builders';
import { aCopyBrief, aGeneration } from '../../testing/fakeWritingAnswers';
import { createFakeApi } from '../../testing/fakeApi';
import { pasteInto } from '../../testing/pasteInto';
import { type AppView, renderApp } from '../../testing/renderApp';

const path = '/ai-generator';
const now = () => Date.UTC(2026, 10, 20);

function open(account = aProAccount(), prepare: (fake: ReturnType<typeof createFakeApi>) => void = () => undefined) {
  const fake = createFakeApi({ user: account, now });
  prepare(fake);
  return renderApp({ path, fake, account });
}

const generateButton = () => screen.findByRole('button', { name: 'Generate Ad Copy' });
const results = () => within(screen.getByRole('region', { name: 'Generated Content' }));

async function fillIn({ user }: AppView) {
  await pasteInto(user, await screen.findByLabelText('Product or service name'), 'Northfold Coffee');
  await pasteInto(user, screen.getByLabelText('Target audience'), 'Home baristas');
  await user.selectOptions(screen.getByLabelText('Platform'), 'Google Ads');
  await pasteInto(user, screen.getByLabelText('Benefit 1'), 'Roasted the day before it ships');
}

async function generate(view: AppView) {
  await fillIn(view);
  await view.user.click(await generateButton());
  await screen.findByRole('tab', { name: /Headlines/ });
}

const sentBody = ({ fake }: AppView) =>
  fake.calls.filter(({ operation }) => operation === 'generateAdCopy').at(-1)?.body;

const aCopy = (own: Partial<WrittenCopy> = {}) => ({
  headlines: ['Fresh Coffee'],
  descriptions: ['Roasted for you.'],
  call_to_actions: ['Order Now'],
  full_ad_copy: ['Fresh Coffee\nOrder now.', 'Wake up.'],
  character_counts: { headlines: [12], descriptions: [16], call_to_actions: [9], full_ad_copy: [23, 8] },
  ...own,
});

describe('who may enter', () => {
  it('is told by the plan where the backend says nothing: others see what it takes and the way there and back', async () => {
    open(aUser());
    expect(await screen.findByRole('heading', { level: 1, name: 'Premium Feature' })).toBeVisible();
    expect(
      screen.getByText('AI ad copy generation is available for Pro, Business, and Enterprise subscribers.'),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Upgrade Now' })).toHaveAttribute('href', '/billing?from=%2Fai-generator');
    expect(screen.queryByText('Campaign Details')).not.toBeInTheDocument();
  });

  it('is told by the backend where it says so', async () => {
    open(aUser({ ai_access: true }));
    expect(await screen.findByRole('heading', { level: 1, name: 'AI Ad Copy Generator' })).toBeVisible();
  });
});

describe('the head of the page', () => {
  it('says whose feature it is, what writes, and how much of the month is used', async () => {
    open(aUser({ subscription_plan: 'business' }), ({ account }) => (account.generationsWritten = 38));
    expect(await screen.findByText('BUSINESS Feature')).toBeVisible();
    expect(await screen.findByText('Built-in writer Powered')).toBeVisible();
    expect(screen.getByText('Every line is checked against the platform’s own limits.')).toBeVisible();
    expect(screen.getByText('38 of 1,000 generations used this month. Resets on Dec 1, 2026.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'See plans' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'AI Copy' })).toHaveAttribute('href', path);
  });

  it('leads to the plans once the month is used up', async () => {
    open(aProAccount(), ({ account }) => (account.generationsWritten = 200));
    expect(await screen.findByText(/200 of 200 generations used this month/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'See plans' })).toBeVisible();
  });

  it('leaves out what the backend does not say', async () => {
    open(aProAccount(), (fake) => fake.answerNext('getAiUsage', { body: { generations_this_month: 3 } }));
    expect(await screen.findByText('3 generations used this month')).toBeVisible();
    expect(screen.getByText('AI Powered')).toBeVisible();
  });

  it.each([
    ['comes', 'no-answer'],
    ['could not be read', { status: 404, detail: 'Not Found' }],
  ] as const)('names no model while its label %s', async (_case, outcome) => {
    open(aProAccount(), (fake) => fake.answerNext('getAiUsage', outcome));
    expect(await screen.findByText('AI Powered')).toBeVisible();
  });
});

it('says what of the brief was left out, and why', async () => {
  const reason = 'It guarantees a result (“guaranteed results”), which Google doesn’t allow.';
  const copy = aCopy({ left_out: [{ text: 'Guaranteed results', reason }] });
  const view = open(aProAccount(), (fake) => fake.answerNext('generateAdCopy', { body: copy }));
  await fillIn(view);
  await view.user.click(await generateButton());
  const part = await screen.findByRole('region', { name: 'Left out' });
  expect(within(part).getByRole('listitem')).toHaveTextContent(`Guaranteed results ${reason}`);
});

describe('the form', () => {
  it('sends what is asked for, without blank benefits', async () => {
    const view = open();
    const { user } = view;
    await fillIn(view);
    await user.click(screen.getByRole('button', { name: 'Add Benefit' }));
    expect(screen.getByLabelText('Benefit 2')).toHaveFocus();
    await user.type(screen.getByLabelText('Benefit 2'), '  ');
    await user.click(await generateButton());
    await screen.findByRole('tab', { name: /Headlines/ });
    expect(sentBody(view)).toEqual({
      product_name: 'Northfold Coffee',
      target_audience: 'Home baristas',
      platform: 'google',
      ad_type: 'display',
      tone: 'professional',
      key_benefits: ['Roasted the day before it ships'],
      call_to_action: '',
      max_characters: null,
      include_emojis: false,
    });
  });

  it('sends what is optional where it is given', async () => {
    const view = open();
    const { user } = view;
    await fillIn(view);
    await user.selectOptions(screen.getByLabelText('Ad type'), 'Search');
    await user.selectOptions(screen.getByLabelText('Tone'), 'Friendly');
    await user.type(screen.getByLabelText(/Call to action/), 'Start a subscription');
    await user.type(screen.getByLabelText(/Character limit/), '90');
    await user.click(screen.getByRole('checkbox', { name: 'Include emojis' }));
    await user.click(await generateButton());
    await screen.findByRole('tab', { name: /Headlines/ });
    expect(sentBody(view)).toMatchObject({
      ad_type: 'search',
      tone: 'friendly',
      call_to_action: 'Start a subscription',
      max_characters: 90,
      include_emojis: true,
    });
  });

  it('asks for product, audience and platform, and leads to the first that is missing', async () => {
    const { user, fake } = open();
    await user.type(await screen.findByLabelText('Product or service name'), 'Northfold');
    await user.click(await generateButton());
    const toast = await screen.findByRole('alert');
    expect(toast).toHaveTextContent('Missing Information');
    expect(toast).toHaveTextContent('Please fill in product name, target audience, and platform.');
    expect(screen.getByLabelText('Target audience')).toHaveFocus();
    expect(screen.getByLabelText('Target audience')).toBeInvalid();
    expect(screen.getByLabelText('Platform')).toBeInvalid();
    expect(screen.getByLabelText('Product or service name')).not.toHaveAttribute('aria-invalid', 'true');
    expect(fake.countCalls('generateAdCopy')).toBe(0);
  });

  it('asks for a benefit', async () => {
    const view = open();
    await fillIn(view);
    await view.user.clear(screen.getByLabelText('Benefit 1'));
    await view.user.click(await generateButton());
    const toast = await screen.findByText('Missing Benefits');
    expect(toast).toBeVisible();
    expect(screen.getByLabelText('Benefit 1')).toHaveFocus();
    expect(view.fake.countCalls('generateAdCopy')).toBe(0);
  });

  it('Enter goes on to the next benefit, and sends the form behind the last', async () => {
    const view = open();
    await fillIn(view);
    await view.user.type(screen.getByLabelText('Benefit 1'), '{Enter}');
    expect(screen.getByLabelText('Benefit 2')).toHaveFocus();
    await view.user.type(screen.getByLabelText('Benefit 1'), '{Enter}');
    expect(screen.getByLabelText('Benefit 2')).toHaveFocus();
    expect(screen.queryByLabelText('Benefit 3')).not.toBeInTheDocument();
    expect(view.fake.countCalls('generateAdCopy')).toBe(0);
    await view.user.keyboard('{Enter}');
    await screen.findByRole('tab', { name: /Headlines/ });
    expect(view.fake.countCalls('generateAdCopy')).toBe(1);
  });

  it('removes benefits while there is more than one', async () => {
    const { user } = open();
    await screen.findByLabelText('Benefit 1');
    expect(screen.queryByRole('button', { name: /Remove benefit/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Add Benefit' }));
    await user.type(screen.getByLabelText('Benefit 2'), 'Skip a week');
    await user.click(screen.getByRole('button', { name: 'Remove benefit 1' }));
    expect(screen.getByLabelText('Benefit 1')).toHaveValue('Skip a week');
    expect(screen.queryByRole('button', { name: /Remove benefit/ })).not.toBeInTheDocument();
  });

  it('tells at its field what the server refuses, and keeps what was typed', async () => {
    const view = open();
    await fillIn(view);
    await view.user.type(screen.getByLabelText(/Character limit/), '5');
    await view.user.click(await generateButton());
    expect(await screen.findByText('Generation Failed')).toBeVisible();
    const limit = screen.getByLabelText(/Character limit/);
    await waitFor(() => expect(limit).toHaveFocus());
    expect(limit).toHaveAccessibleDescription('Max characters must be at least 10.');
    expect(screen.getByLabelText('Product or service name')).toHaveValue('Northfold Coffee');
  });

  it('tells at its row what is wrong with a benefit', async () => {
    const view = open();
    await fillIn(view);
    await view.user.click(screen.getByRole('button', { name: 'Add Benefit' }));
    await view.user.click(screen.getByRole('button', { name: 'Add Benefit' }));
    await view.user.type(screen.getByLabelText('Benefit 3'), 'Skip a week');
    const errors = [{ field: 'key_benefits.1', message: 'Key benefits 2 can’t be read.' }];
    view.fake.answerNext('generateAdCopy', { status: 422, code: 'validation_failed', detail: 'Please check.', errors });
    await view.user.click(await generateButton());
    await waitFor(() => expect(screen.getByLabelText('Benefit 3')).toHaveFocus());
    expect(screen.getByLabelText('Benefit 3')).toHaveAccessibleDescription('Key benefits 2 can’t be read.');
    expect(screen.getByLabelText('Benefit 1')).not.toHaveAttribute('aria-invalid', 'true');
  });

  it('keeps what was typed and what was written while another page is shown', async () => {
    const view = open();
    await generate(view);
    await view.user.click(screen.getByRole('link', { name: 'Campaigns' }));
    await screen.findByRole('heading', { level: 1, name: 'Campaigns' });
    await view.user.click(screen.getByRole('link', { name: 'AI Copy' }));
    expect(await screen.findByLabelText('Product or service name')).toHaveValue('Northfold Coffee');
    expect(screen.getByRole('tab', { name: /Headlines/ })).toBeVisible();
  });

  it('sends a double click once, says that it works, and can be called off', async () => {
    const view = open();
    await fillIn(view);
    view.fake.answerNext('generateAdCopy', 'no-answer');
    await view.user.dblClick(await generateButton());
    expect(await screen.findByRole('button', { name: 'Generating...' })).toBeDisabled();
    expect(view.fake.countCalls('generateAdCopy')).toBe(1);
    await view.user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await generateButton()).toBeEnabled();
    expect(screen.getByText('Ready to Generate')).toBeVisible();
    expect(screen.queryByText('Generation Failed')).not.toBeInTheDocument();
  });
});

describe('the language of the built-in writer', () => {
  const note = 'The built-in writer writes in English.';

  it.each(['Кофе на дом', 'Kaffee mit der Post und ohne Abo'])('is told where the product is %s', async (product) => {
    const { user } = open();
    await user.type(await screen.findByLabelText('Product or service name'), product);
    expect(await screen.findByText(note)).toBeVisible();
  });

  it('is not told where the product is in English', async () => {
    const { user } = open();
    await user.type(await screen.findByLabelText('Product or service name'), 'Café coffee for the home');
    await screen.findByText(/generations used this month/);
    expect(screen.queryByText(note)).not.toBeInTheDocument();
  });

  it('is not told of a model', async () => {
    const { user } = open(aProAccount(), (fake) =>
      fake.answerNext('getAiUsage', { body: { generations_this_month: 3, model_label: 'Claude' } }),
    );
    await user.type(await screen.findByLabelText('Product or service name'), 'Кофе на дом');
    await screen.findByText('Claude Powered');
    expect(screen.queryByText(note)).not.toBeInTheDocument();
  });
});

describe('what was written', () => {
  it('replaces the empty state, with a toast and a sentence for screen readers', async () => {
    const view = open();
    expect(await screen.findByText('Ready to Generate')).toBeVisible();
    view.fake.answerNext('generateAdCopy', { body: aCopy() });
    await generate(view);
    expect(await screen.findByText('Success!')).toBeVisible();
    expect(screen.getByText('AI-powered ad copy generated successfully.')).toBeVisible();
    expect(
      results().getByText('Your ad copy is here: 1 headline, 1 description, 1 call to action, 2 full ads.'),
    ).toBeInTheDocument();
    expect(screen.queryByText('Ready to Generate')).not.toBeInTheDocument();
  });

  it('stands in four tabs with their counts, which arrow keys turn', async () => {
    const view = open();
    view.fake.answerNext('generateAdCopy', { body: aCopy() });
    await generate(view);
    const names = results()
      .getAllByRole('tab')
      .map((tab) => tab.textContent);
    expect(names).toEqual(['Headlines 1', 'Descriptions 1', 'CTAs 1', 'Full Ads 2']);
    expect(results().getByRole('tab', { name: 'Headlines 1' })).toHaveAttribute('aria-selected', 'true');
    expect(results().getByText('12 characters')).toBeVisible();
    await view.user.click(results().getByRole('tab', { name: 'Headlines 1' }));
    await view.user.keyboard('{ArrowLeft}');
    expect(results().getByRole('heading', { name: 'Ad Variation 2' })).toBeVisible();
    expect(results().getByText(/Fresh Coffee/)).toHaveTextContent('Fresh Coffee\nOrder now.', {
      normalizeWhitespace: false,
    });
  });

  it('says no length where none is given', async () => {
    const view = open();
    const { character_counts: _counts, ...copy } = aCopy();
    view.fake.answerNext('generateAdCopy', { body: copy });
    await generate(view);
    expect(results().getByText('Fresh Coffee')).toBeVisible();
    expect(results().queryByText(/characters/)).not.toBeInTheDocument();
  });

  it('is copied text by text', async () => {
    const view = open();
    view.fake.answerNext('generateAdCopy', { body: aCopy() });
    await generate(view);
    await view.user.click(results().getByRole('button', { name: 'Copy “Fresh Coffee”' }));
    expect(await screen.findByText('Copied!')).toBeVisible();
    expect(screen.getByText('Content copied to clipboard.')).toBeVisible();
    expect(view.world.extra.clipboard.writeText).toHaveBeenCalledWith('Fresh Coffee');
  });

  it('says so where the browser forbids the clipboard', async () => {
    const view = open();
    view.fake.answerNext('generateAdCopy', { body: aCopy() });
    await generate(view);
    view.world.extra.clipboard.writeText.mockRejectedValueOnce(new Error('Denied'));
    await view.user.click(results().getByRole('button', { name: 'Copy “Fresh Coffee”' }));
    expect(await screen.findByText('Not copied')).toBeVisible();
  });

  it('stays after a failure, which is told by the server’s sentence', async () => {
    const view = open();
    view.fake.answerNext('generateAdCopy', { body: aCopy() });
    await generate(view);
    view.fake.answerNext('generateAdCopy', { status: 503, code: 'unavailable', detail: 'The writer is away.' });
    await view.user.click(results().getByRole('button', { name: 'Generate again' }));
    expect(await screen.findByText('Generation Failed')).toBeVisible();
    expect(screen.getByText('The writer is away.')).toBeVisible();
    expect(results().getByText('Fresh Coffee')).toBeVisible();
  });

  it.each([
    ['says nothing', { status: 500, detail: '' }],
    ['is no JSON', { page: '<html>Bad Gateway</html>', status: 502 }],
  ] as const)('asks to try again after a failure that %s', async (_case, outcome) => {
    const view = open();
    await fillIn(view);
    view.fake.answerNext('generateAdCopy', outcome);
    await view.user.click(await generateButton());
    expect(await screen.findByText('Generation Failed')).toBeVisible();
    expect(screen.getByText('Please try again.')).toBeVisible();
  });

  it('is written again from the same inputs, whatever the form says by then', async () => {
    const view = open();
    await generate(view);
    const first = sentBody(view);
    await view.user.type(screen.getByLabelText('Product or service name'), ' and more');
    await view.user.click(results().getByRole('button', { name: 'Generate again' }));
    await waitFor(() => expect(view.fake.countCalls('generateAdCopy')).toBe(2));
    expect(sentBody(view)).toEqual(first);
  });
});

describe('the history', () => {
  const older = aGeneration(aCopyBrief({ product_name: 'Teapot', tone: 'casual' }), '2026-11-18T10:00:00.000Z');
  const newer = aGeneration(aCopyBrief({ product_name: 'Grinder', platform: 'google' }), '2026-11-19T10:00:00.000Z');

  async function openHistory(view: AppView) {
    await view.user.click(await screen.findByRole('button', { name: 'History' }));
    await screen.findByRole('dialog', { name: 'History' });
  }

  const drawer = () => within(screen.getByRole('dialog', { name: 'History' }));

  const withHistory = () => open(aProAccount(), ({ account }) => (account.generations = [newer, older]));

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
    const view = open(aProAccount(), ({ account }) => (account.generations = many));
    await openHistory(view);
    expect(await drawer().findByText('1–10 of 11')).toBeVisible();
    await view.user.click(drawer().getByRole('button', { name: 'Next' }));
    expect(await drawer().findByText('Product 10')).toBeVisible();
  });

  it('says where nothing is, and why it could not be read', async () => {
    const view = open();
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
    const view = open();
    const { is_favorite: _mark, ...plain } = newer;
    view.fake.answerNext('listGenerations', { body: [plain] });
    await openHistory(view);
    expect(await drawer().findByText('Grinder')).toBeVisible();
    expect(drawer().queryByRole('button', { name: /Favorite/ })).not.toBeInTheDocument();
    expect(drawer().queryByRole('radio')).not.toBeInTheDocument();
  });

  it('marks the result in sight, of a backend that keeps it', async () => {
    const view = open();
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
