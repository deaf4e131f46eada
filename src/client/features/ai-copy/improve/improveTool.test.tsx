import { screen, within } from '@testing-library/react';
import { aProAccount } from '../../../testing/builders';
import { createFakeApi } from '../../../testing/fakeApi';
import { pasteInto } from '../../../testing/pasteInto';
import { type AppView, renderApp } from '../../../testing/renderApp';

function open() {
  const account = aProAccount();
  const fake = createFakeApi({ user: account });
  return renderApp({ path: '/ai-generator?tool=improve', fake, account });
}

const submit = () => screen.findByRole('button', { name: 'Improve' });
const results = () => within(screen.getByRole('region', { name: 'Improved Text' }));

async function fillIn({ user }: AppView, text: string) {
  await pasteInto(user, await screen.findByLabelText('Text to improve'), text);
  await user.selectOptions(screen.getByLabelText('Platform'), 'Facebook');
}

const answer = (optimized_content: string, ...suggestions: string[]) => ({
  body: { id: 'o1', optimized_content, character_count: optimized_content.length, suggestions },
});

describe('improving a text', () => {
  it('shows both versions with what changed marked, the length and what is left to think about', async () => {
    const view = open();
    await fillIn(view, 'Fresh coffee coffee today');
    view.fake.answerNext('optimizeContent', answer('Fresh coffee today', 'Say where to buy it.'));
    await view.user.click(await submit());
    expect(await results().findByText('18 characters')).toBeVisible();
    expect(results().getByRole('deletion')).toHaveTextContent('coffee');
    expect(results().getByText('Say where to buy it.')).toHaveRole('listitem');
    await view.user.click(results().getByRole('button', { name: 'Copy' }));
    expect(view.world.extra.clipboard.writeText).toHaveBeenCalledWith('Fresh coffee today');
    expect(results().getByRole('button', { name: /^Use in ad/ })).toBeEnabled();
  });

  it('sends the text and where it is to be shown', async () => {
    const view = open();
    await fillIn(view, 'Fresh coffee');
    await view.user.click(await submit());
    await results().findByRole('button', { name: 'Copy' });
    expect(view.fake.calls.find(({ operation }) => operation === 'optimizeContent')?.query).toBe(
      '?content=Fresh+coffee&platform=facebook',
    );
  });

  it('says that a good text is good', async () => {
    const view = open();
    await fillIn(view, 'Fresh coffee');
    view.fake.answerNext('optimizeContent', answer('Fresh coffee'));
    await view.user.click(await submit());
    expect(await results().findByText('Nothing to fix. Your text is good as is.')).toBeVisible();
    expect(results().queryByText('Before')).not.toBeInTheDocument();
  });

  it('asks for what is missing at its field', async () => {
    const { user, fake } = open();
    await user.click(await submit());
    expect(screen.getByText('Please enter the text to improve.')).toBeVisible();
    expect(screen.getByText('Please choose a platform.')).toBeVisible();
    expect(screen.getByLabelText('Text to improve')).toHaveFocus();
    expect(fake.countCalls('optimizeContent')).toBe(0);
  });

  it('tells a refusal at its field, and keeps the text, on other pages too', async () => {
    const view = open();
    view.fake.account.brandVoice = { ...view.fake.account.brandVoice, banned_words: ['cheap'] };
    await fillIn(view, 'Cheap coffee');
    await view.user.click(await submit());
    expect(
      await screen.findByText('“cheap” is a banned word of your brand voice. Please take it out of the text first.'),
    ).toBeVisible();
    await view.user.click(screen.getByRole('link', { name: 'Campaigns' }));
    await screen.findByRole('heading', { level: 1, name: 'Campaigns' });
    await view.user.click(screen.getByRole('link', { name: 'AI Copy' }));
    await view.user.click(await screen.findByRole('radio', { name: 'Improve text' }));
    expect(await screen.findByLabelText('Text to improve')).toHaveValue('Cheap coffee');
  });

  it('can be called off', async () => {
    const view = open();
    await fillIn(view, 'Fresh coffee');
    view.fake.answerNext('optimizeContent', 'no-answer');
    await view.user.click(await submit());
    expect(await screen.findByRole('button', { name: 'Improving…' })).toBeDisabled();
    await view.user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await submit()).toBeEnabled();
  });

  it('is found again in the history, result and text', async () => {
    const view = open();
    await fillIn(view, 'Fresh coffee');
    await view.user.click(await submit());
    await results().findByRole('button', { name: 'Copy' });
    await view.user.click(screen.getByRole('radio', { name: 'Ad copy' }));
    await view.user.click(screen.getByRole('button', { name: 'History' }));
    await view.user.click(await screen.findByRole('button', { name: 'Reuse inputs of Fresh coffee' }));
    expect(await screen.findByLabelText('Text to improve')).toHaveValue('Fresh coffee');
    await view.user.click(screen.getByRole('button', { name: 'History' }));
    await view.user.click(await screen.findByRole('button', { name: 'Open Fresh coffee' }));
    expect(results().getByRole('button', { name: 'Copy' })).toBeVisible();
  });
});
