import { screen } from '@testing-library/react';
import { aProAccount } from './builders';
import { createFakeApi } from './fakeApi';
import { pasteInto } from './pasteInto';
import { type AppView, renderApp } from './renderApp';

const now = () => Date.UTC(2026, 10, 20);

/** Opens the page, on a backend that is prepared before. */
export function openAiCopy(
  account = aProAccount(),
  prepare: (fake: ReturnType<typeof createFakeApi>) => void = () => undefined,
) {
  const fake = createFakeApi({ user: account, now });
  prepare(fake);
  return renderApp({ path: '/ai-generator', fake, account });
}

export const generateButton = () => screen.findByRole('button', { name: 'Generate Ad Copy' });

/** Fills in as little as the form takes. */
export async function fillIn({ user }: AppView) {
  await pasteInto(user, await screen.findByLabelText('Product or service name'), 'Northfold Coffee');
  await pasteInto(user, screen.getByLabelText('Target audience'), 'Home baristas');
  await user.selectOptions(screen.getByLabelText('Platform'), 'Google Ads');
  await pasteInto(user, screen.getByLabelText('Benefit 1'), 'Roasted the day before it ships');
}

/** Has copy written of that, and waits for it. */
export async function generate(view: AppView) {
  await fillIn(view);
  await view.user.click(await generateButton());
  await screen.findByRole('tab', { name: /Headlines/ });
}

/** What was sent to have copy written. */
export const sentBody = ({ fake }: AppView) =>
  fake.calls.filter(({ operation }) => operation === 'generateAdCopy').at(-1)?.body;
