import { act, screen, waitFor, within } from '@testing-library/react';
import { aProAccount } from '../../testing/builders';
import { aGeneration } from '../../testing/fakeWritingAnswers';
import { createFakeApi } from '../../testing/fakeApi';
import { createFakeLines } from '../../testing/fakeLines';
import { renderApp } from '../../testing/renderApp';

const copy = {
  ...aGeneration().response,
  headlines: ['Fresh Coffee', 'Skip a Week'],
  descriptions: ['Roasted for you.'],
  call_to_actions: [],
  full_ad_copy: [],
  character_counts: { headlines: [12, 11], descriptions: [16], call_to_actions: [], full_ad_copy: [] },
};

/** The page with a generation under way, whose answer the test writes; an earlier result is there already. */
async function startWriting() {
  const account = aProAccount();
  const fake = createFakeApi({ user: account });
  const earlier = aGeneration();
  fake.account.generations = [earlier];
  const answer = createFakeLines();
  fake.answerNext('generateAdCopy', { lines: answer.lines });
  const view = renderApp({ path: '/ai-generator', fake, account });
  await view.user.click(await screen.findByRole('button', { name: 'History' }));
  await view.user.click(await screen.findByRole('button', { name: /^Open/ }));
  await view.user.click(await screen.findByRole('button', { name: 'Generate again' }));
  await screen.findByRole('button', { name: 'Generating...' });
  return { ...view, answer, before: earlier.response.headlines[0] ?? '-' };
}

const results = () => within(screen.getByRole('region', { name: 'Generated Content' }));
const headline = (text: string) => ({ kind: 'headline', text, character_count: text.length });
const description = (text: string) => ({ kind: 'description', text, character_count: text.length });

describe('ad copy that comes line by line', () => {
  it('stands in its tabs as it comes, and can be copied but not changed until all is there', async () => {
    const { answer, user } = await startWriting();
    answer.tell(headline('Fresh Coffee'));
    expect(await results().findByText('Fresh Coffee')).toBeVisible();
    expect(results().getByText('12 characters')).toBeVisible();
    answer.tell(description('Roasted for you.'));
    expect(await results().findByRole('tab', { name: 'Descriptions 1' })).toBeVisible();
    expect(results().getByRole('tab', { name: 'Headlines 1' })).toBeVisible();
    expect(results().getByRole('button', { name: 'Copy “Fresh Coffee”' })).toBeEnabled();
    expect(results().queryByRole('button', { name: /^More for/ })).not.toBeInTheDocument();
    await user.click(results().getByRole('tab', { name: 'Descriptions 1' }));
    answer.tell({ done: copy });
    answer.end();
    expect(await results().findByRole('button', { name: 'More for “Roasted for you.”' })).toBeEnabled();
    expect(results().getByRole('tab', { name: 'Descriptions 1' })).toHaveAttribute('aria-selected', 'true');
    await user.click(results().getByRole('tab', { name: 'Headlines 2' }));
    expect(await results().findByRole('button', { name: 'More for “Fresh Coffee”' })).toBeEnabled();
    expect(await screen.findByText('AI-powered ad copy generated successfully.')).toBeVisible();
  });

  it('asks the backend for lines', async () => {
    const accepted: (string | null)[] = [];
    const account = aProAccount();
    const fake = createFakeApi({ user: account });
    fake.account.generations = [aGeneration()];
    const answer = fake.answer;
    fake.answer = (request) => {
      if (request.url.endsWith('/ai/generate-ad-copy')) accepted.push(request.headers.get('Accept'));
      return answer(request);
    };
    const { user } = renderApp({ path: '/ai-generator', fake, account });
    await user.click(await screen.findByRole('button', { name: 'History' }));
    await user.click(await screen.findByRole('button', { name: /^Open/ }));
    await user.click(await screen.findByRole('button', { name: 'Generate again' }));
    await waitFor(() => expect(accepted).toEqual(['application/x-ndjson, application/json;q=0.9']));
  });

  it('says sparsely how far it is', async () => {
    const { answer } = await startWriting();
    expect(results().getByText('Writing your ad copy.')).toHaveRole('status');
    for (let at = 1; at <= 9; at += 1) answer.tell(headline(`Headline ${at}`));
    expect(await results().findByText('8 texts written.')).toHaveRole('status');
    answer.tell({ done: copy });
    answer.end();
    expect(await results().findByText(/^Your ad copy is here: 2 headlines, 1 description/)).toHaveRole('status');
  });

  it('takes a line that comes in pieces', async () => {
    const { answer } = await startWriting();
    const line = JSON.stringify(headline('Fresh Coffee'));
    answer.send(line.slice(0, 20));
    answer.send(`${line.slice(20)}\n${JSON.stringify({ done: copy })}`);
    answer.end();
    expect(await results().findByText('Skip a Week')).toBeVisible();
  });

  it('is called off with nothing kept of it: the last result is back', async () => {
    const { answer, user, before } = await startWriting();
    answer.tell(headline('Fresh Coffee'));
    await results().findByText('Fresh Coffee');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await results().findByText(before)).toBeVisible();
    expect(results().queryByText('Fresh Coffee')).not.toBeInTheDocument();
    expect(screen.queryByText('Generation Failed')).not.toBeInTheDocument();
  });

  it.each([
    ['has no last line', (answer: ReturnType<typeof createFakeLines>) => answer.end()],
    ['breaks off', (answer: ReturnType<typeof createFakeLines>) => answer.breakOff()],
  ])('has failed where it %s, and the last result is back', async (_name, finish) => {
    const { answer, before } = await startWriting();
    answer.tell(headline('Fresh Coffee'));
    await results().findByText('Fresh Coffee');
    act(() => finish(answer));
    expect(await screen.findByText('Generation Failed')).toBeVisible();
    expect(screen.getByText('The response was cut off. Please try again.')).toBeVisible();
    expect(results().getByText(before)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Generate Ad Copy' })).toBeEnabled();
  });

  it('has failed where its last line says so, in the server’s words', async () => {
    const { answer, before } = await startWriting();
    answer.tell(headline('Fresh Coffee'));
    answer.tell({ failed: { detail: 'The writer stopped in the middle.', code: 'writer_away' } });
    answer.end();
    expect(await screen.findByText('The writer stopped in the middle.')).toBeVisible();
    expect(results().getByText(before)).toBeVisible();
  });
});
