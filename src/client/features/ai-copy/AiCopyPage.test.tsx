import { screen, waitFor, within } from '@testing-library/react';
import type { WrittenCopy } from '../../api/aiApi';
import { aProAccount, aUser } from '../../testing/builders';
import { fillIn, generate, generateButton, openAiCopy, sentBody } from '../../testing/aiCopyPage';

const results = () => within(screen.getByRole('region', { name: 'Generated Content' }));

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
    openAiCopy(aUser());
    expect(await screen.findByRole('heading', { level: 1, name: 'Premium Feature' })).toBeVisible();
    expect(
      screen.getByText('AI ad copy generation is available for Pro, Business, and Enterprise subscribers.'),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Upgrade Now' })).toHaveAttribute('href', '/billing?from=%2Fai-generator');
    expect(screen.queryByText('Campaign Details')).not.toBeInTheDocument();
  });

  it('is told by the backend where it says so', async () => {
    openAiCopy(aUser({ ai_access: true }));
    expect(await screen.findByRole('heading', { level: 1, name: 'AI Ad Copy Generator' })).toBeVisible();
  });
});

describe('the head of the page', () => {
  it('says whose feature it is, what writes, and how much of the month is used', async () => {
    openAiCopy(aUser({ subscription_plan: 'business' }), ({ account }) => (account.generationsWritten = 38));
    expect(await screen.findByText('BUSINESS Feature')).toBeVisible();
    expect(await screen.findByText('Built-in writer Powered')).toBeVisible();
    expect(screen.getByText('Every line is checked against the platform’s own limits.')).toBeVisible();
    expect(screen.getByText('38 of 1,000 generations used this month. Resets on Dec 1, 2026.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'See plans' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'AI Copy' })).toHaveAttribute('href', '/ai-generator');
  });

  it('leads to the plans once the month is used up', async () => {
    openAiCopy(aProAccount(), ({ account }) => (account.generationsWritten = 200));
    expect(await screen.findByText(/200 of 200 generations used this month/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'See plans' })).toBeVisible();
  });

  it('leaves out what the backend does not say', async () => {
    openAiCopy(aProAccount(), (fake) => fake.answerNext('getAiUsage', { body: { generations_this_month: 3 } }));
    expect(await screen.findByText('3 generations used this month')).toBeVisible();
    expect(screen.getByText('AI Powered')).toBeVisible();
  });

  it.each([
    ['comes', 'no-answer'],
    ['could not be read', { status: 404, detail: 'Not Found' }],
  ] as const)('names no model while its label %s', async (_case, outcome) => {
    openAiCopy(aProAccount(), (fake) => fake.answerNext('getAiUsage', outcome));
    expect(await screen.findByText('AI Powered')).toBeVisible();
  });
});

it('says what of the brief was left out, and why', async () => {
  const reason = 'It guarantees a result (“guaranteed results”), which Google doesn’t allow.';
  const copy = aCopy({ left_out: [{ text: 'Guaranteed results', reason }] });
  const view = openAiCopy(aProAccount(), (fake) => fake.answerNext('generateAdCopy', { body: copy }));
  await fillIn(view);
  await view.user.click(await generateButton());
  const part = await screen.findByRole('region', { name: 'Left out' });
  expect(within(part).getByRole('listitem')).toHaveTextContent(`Guaranteed results ${reason}`);
});

describe('what was written', () => {
  it('replaces the empty state, with a toast and a sentence for screen readers', async () => {
    const view = openAiCopy();
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
    const view = openAiCopy();
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
    const view = openAiCopy();
    const { character_counts: _counts, ...copy } = aCopy();
    view.fake.answerNext('generateAdCopy', { body: copy });
    await generate(view);
    expect(results().getByText('Fresh Coffee')).toBeVisible();
    expect(results().queryByText(/characters/)).not.toBeInTheDocument();
  });

  it('is copied text by text', async () => {
    const view = openAiCopy();
    view.fake.answerNext('generateAdCopy', { body: aCopy() });
    await generate(view);
    await view.user.click(results().getByRole('button', { name: 'Copy “Fresh Coffee”' }));
    expect(await screen.findByText('Copied!')).toBeVisible();
    expect(screen.getByText('Content copied to clipboard.')).toBeVisible();
    expect(view.world.extra.clipboard.writeText).toHaveBeenCalledWith('Fresh Coffee');
  });

  it('says so where the browser forbids the clipboard', async () => {
    const view = openAiCopy();
    view.fake.answerNext('generateAdCopy', { body: aCopy() });
    await generate(view);
    view.world.extra.clipboard.writeText.mockRejectedValueOnce(new Error('Denied'));
    await view.user.click(results().getByRole('button', { name: 'Copy “Fresh Coffee”' }));
    expect(await screen.findByText('Not copied')).toBeVisible();
  });

  it('stays after a failure, which is told by the server’s sentence', async () => {
    const view = openAiCopy();
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
    const view = openAiCopy();
    await fillIn(view);
    view.fake.answerNext('generateAdCopy', outcome);
    await view.user.click(await generateButton());
    expect(await screen.findByText('Generation Failed')).toBeVisible();
    expect(screen.getByText('Please try again.')).toBeVisible();
  });

  it('is written again from the same inputs, whatever the form says by then', async () => {
    const view = openAiCopy();
    await generate(view);
    const first = sentBody(view);
    await view.user.type(screen.getByLabelText('Product or service name'), ' and more');
    await view.user.click(results().getByRole('button', { name: 'Generate again' }));
    await waitFor(() => expect(view.fake.countCalls('generateAdCopy')).toBe(2));
    expect(sentBody(view)).toEqual(first);
  });
});
