import { screen, waitFor, within } from '@testing-library/react';
import { aProAccount } from '../../../testing/builders';
import { createFakeApi } from '../../../testing/fakeApi';
import { pasteInto } from '../../../testing/pasteInto';
import { type AppView, renderApp } from '../../../testing/renderApp';

function open(path = '/ai-generator') {
  const account = aProAccount();
  const fake = createFakeApi({ user: account });
  return renderApp({ path, fake, account });
}

const submit = () => screen.findByRole('button', { name: 'Write headlines' });
const results = () => within(screen.getByRole('region', { name: 'Your Headlines' }));

async function fillIn({ user }: AppView) {
  await pasteInto(user, await screen.findByLabelText('Product or service name'), 'Northfold Coffee');
  await pasteInto(user, screen.getByLabelText('Target audience'), 'Home baristas');
  await user.selectOptions(screen.getByLabelText('Platform'), 'Google Ads');
}

const answer = (...headlines: string[]) => ({
  body: { id: 'h1', headlines, character_counts: { headlines: headlines.map(({ length }) => length) } },
});

describe('headlines alone', () => {
  it('take over what is typed for ad copy, and come as many as wanted', async () => {
    const view = open();
    await fillIn(view);
    await view.user.selectOptions(screen.getByLabelText('Tone'), 'Friendly');
    await view.user.click(screen.getByRole('radio', { name: 'Headlines only' }));
    expect(view.address()).toBe('/ai-generator?tool=headlines');
    await view.user.clear(await screen.findByLabelText('How many'));
    await view.user.type(screen.getByLabelText('How many'), '2');
    view.fake.answerNext('generateHeadlines', answer('Fresh Coffee', 'Skip a Week'));
    await view.user.click(await submit());
    expect(await results().findByText('Fresh Coffee')).toBeVisible();
    expect(results().getByText('12 characters')).toBeVisible();
    expect(results().getByText('Your headlines are here: 2 headlines.')).toHaveRole('status');
    expect(view.fake.calls.find(({ operation }) => operation === 'generateHeadlines')?.body).toEqual({
      product_name: 'Northfold Coffee',
      target_audience: 'Home baristas',
      platform: 'google',
      tone: 'friendly',
      count: 2,
    });
  });

  it('can be changed one by one', async () => {
    const view = open('/ai-generator?tool=headlines');
    await fillIn(view);
    view.fake.answerNext('generateHeadlines', answer('Fresh Coffee'));
    view.fake.answerNext('suggestTexts', { body: { texts: ['Coffee'], character_counts: [6] } });
    await view.user.click(await submit());
    await view.user.click(await screen.findByRole('button', { name: 'More for “Fresh Coffee”' }));
    await view.user.click(await screen.findByRole('menuitem', { name: 'Shorten' }));
    expect(await results().findByText('Coffee')).toBeVisible();
    expect(view.fake.calls.at(-1)?.body).toMatchObject({ kind: 'headline', ad_type: 'display', change: 'shorten' });
  });

  it('ask for what is missing at its field', async () => {
    const { user, fake } = open('/ai-generator?tool=headlines');
    await user.clear(await screen.findByLabelText('How many'));
    await user.type(screen.getByLabelText('How many'), '21');
    await user.click(await submit());
    expect(screen.getByText('Please enter a product or service.')).toBeVisible();
    expect(screen.getByText('Please say who the headlines are for.')).toBeVisible();
    expect(screen.getByText('Please choose a platform.')).toBeVisible();
    expect(screen.getByText('Please choose a number from 1 to 20.')).toBeVisible();
    expect(screen.getByLabelText('Product or service name')).toHaveFocus();
    expect(fake.countCalls('generateHeadlines')).toBe(0);
  });

  it('say why they failed, and keep what was typed and written', async () => {
    const view = open('/ai-generator?tool=headlines');
    await fillIn(view);
    view.fake.answerNext('generateHeadlines', answer('Fresh Coffee'), {
      status: 503,
      code: 'writer_away',
      detail: 'The writer is away.',
    });
    await view.user.click(await submit());
    await results().findByText('Fresh Coffee');
    await view.user.click(await submit());
    expect(await screen.findByText('The writer is away.')).toBeVisible();
    expect(results().getByText('Fresh Coffee')).toBeVisible();
    expect(screen.getByLabelText('Product or service name')).toHaveValue('Northfold Coffee');
  });

  it('tell with the way to the plans that the month is used up', async () => {
    const view = open('/ai-generator?tool=headlines');
    view.fake.account.generationsWritten = 200;
    await fillIn(view);
    await view.user.click(await submit());
    const toast = await screen.findByRole('alert');
    expect(toast).toHaveTextContent('You’ve used all 200 generations your plan includes this month.');
    expect(within(toast).getByRole('link', { name: 'See plans' })).toBeVisible();
  });

  it('can be called off', async () => {
    const view = open('/ai-generator?tool=headlines');
    await fillIn(view);
    view.fake.answerNext('generateHeadlines', 'no-answer');
    await view.user.click(await submit());
    expect(await screen.findByRole('button', { name: 'Writing…' })).toBeDisabled();
    await view.user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await submit()).toBeEnabled();
    expect(screen.getByText('Ready to write')).toBeVisible();
  });

  it('are opened again from the history', async () => {
    const view = open('/ai-generator?tool=headlines');
    await fillIn(view);
    await view.user.click(await submit());
    await waitFor(() => expect(view.fake.account.generations).toHaveLength(1));
    await view.user.click(screen.getByRole('radio', { name: 'Ad copy' }));
    await view.user.click(screen.getByRole('button', { name: 'History' }));
    await view.user.click(await screen.findByRole('button', { name: 'Open Northfold Coffee' }));
    expect(await screen.findByRole('region', { name: 'Your Headlines' })).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Headlines only' })).toBeChecked();
  });
});
