import { screen, waitFor, within } from '@testing-library/react';
import type { BrandVoice } from '../../../api/aiApi';
import { aProAccount } from '../../../testing/builders';
import { createFakeApi } from '../../../testing/fakeApi';
import { renderApp } from '../../../testing/renderApp';

const blank: BrandVoice = { description: '', words_to_use: [], banned_words: [], required_claims: [] };

function open(voice: Partial<BrandVoice> = {}, prepare: (fake: ReturnType<typeof createFakeApi>) => void = () => {}) {
  const account = aProAccount();
  const fake = createFakeApi({ user: account });
  fake.account.brandVoice = { ...blank, ...voice };
  prepare(fake);
  return renderApp({ path: '/ai-generator', fake, account });
}

/** It can be pressed once the voice has come. */
async function openButton() {
  const button = await screen.findByRole('button', { name: 'Brand voice' });
  await waitFor(() => expect(button).toBeEnabled());
  return button;
}

const dialog = () => screen.findByRole('dialog', { name: 'Brand voice' });
/** Finds an element by its whole text, no matter which elements it is made of. */
const reads = (text: string) => (_own: string, element: Element | null) => element?.textContent === text;
const banned = () => screen.getByLabelText('Banned words');

describe('the brand voice', () => {
  it('is written line by line, counted, and saved', async () => {
    const { user, fake } = open();
    await user.click(await openButton());
    const form = within(await dialog());
    await user.type(form.getByLabelText('How your brand sounds'), 'Warm and plain');
    await user.type(form.getByLabelText('Words to use'), 'fresh');
    await user.type(banned(), 'cheap{Enter}{Enter} best ');
    await user.type(form.getByLabelText('Required claims'), 'Cancel anytime.');
    expect(form.getByText(reads('14 / 1000'))).toBeVisible();
    expect(form.getByText(reads('2 / 50'))).toBeVisible();
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Brand voice saved')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(fake.account.brandVoice).toEqual({
      description: 'Warm and plain',
      words_to_use: ['fresh'],
      banned_words: ['cheap', 'best'],
      required_claims: ['Cancel anytime.'],
    });
  });

  it('is told under the form where one is set, with the way to it', async () => {
    const { user } = open({ banned_words: ['cheap', 'best', 'cool'], required_claims: ['Cancel anytime.'] });
    const link = await screen.findByRole('button', { name: 'Brand voice on' });
    expect(screen.getByText(reads('Brand voice on: 3 banned words, 1 required claim'))).toBeVisible();
    await user.click(link);
    await dialog();
    expect(banned()).toHaveValue('cheap\nbest\ncool');
  });

  it('says nothing under the form where none is set', async () => {
    open();
    await openButton();
    expect(screen.queryByText('Brand voice on')).not.toBeInTheDocument();
  });

  it.each([
    ['banned_words', '“fresh” is also one of your words to use.'],
    ['banned_words.1', 'Banned words 2 may have at most 40 characters.'],
  ])('tells a refusal of %s at its list, and keeps what was typed', async (field, message) => {
    const { user, fake } = open();
    const errors = [{ field, message }];
    fake.answerNext('updateBrandVoice', { status: 422, code: 'validation_failed', detail: 'Please check.', errors });
    await user.click(await openButton());
    await dialog();
    await user.type(banned(), 'fresh');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(banned()).toHaveFocus());
    expect(banned()).toHaveAccessibleDescription(expect.stringContaining(message));
    expect(banned()).toHaveValue('fresh');
  });

  it('asks before it throws away what is not saved', async () => {
    const { user, fake } = open();
    await user.click(await openButton());
    await dialog();
    await user.type(banned(), 'cheap');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    const question = within(await screen.findByRole('dialog', { name: 'Discard your changes?' }));
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByText('Discard your changes?')).not.toBeInTheDocument());
    expect(banned()).toHaveValue('cheap');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(fake.countCalls('updateBrandVoice')).toBe(0);
  });

  it('closes without a question where nothing was changed', async () => {
    const { user } = open({ banned_words: ['cheap'] });
    await user.click(await openButton());
    await dialog();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('is left out where the backend has none', async () => {
    open({}, (fake) => fake.answerNext('getBrandVoice', { status: 404, detail: 'Not Found' }));
    expect(await screen.findByRole('button', { name: 'History' })).toBeVisible();
    await screen.findByText(/generations used this month/);
    expect(screen.queryByRole('button', { name: 'Brand voice' })).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
