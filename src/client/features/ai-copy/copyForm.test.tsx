import { screen, waitFor } from '@testing-library/react';
import { aProAccount } from '../../testing/builders';
import { fillIn, generate, generateButton, openAiCopy, sentBody } from '../../testing/aiCopyPage';

describe('the form', () => {
  it('sends what is asked for, without blank benefits', async () => {
    const view = openAiCopy();
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
    const view = openAiCopy();
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
    const { user, fake } = openAiCopy();
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
    const view = openAiCopy();
    await fillIn(view);
    await view.user.clear(screen.getByLabelText('Benefit 1'));
    await view.user.click(await generateButton());
    const toast = await screen.findByText('Missing Benefits');
    expect(toast).toBeVisible();
    expect(screen.getByLabelText('Benefit 1')).toHaveFocus();
    expect(view.fake.countCalls('generateAdCopy')).toBe(0);
  });

  it('Enter goes on to the next benefit, and sends the form behind the last', async () => {
    const view = openAiCopy();
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
    const { user } = openAiCopy();
    await screen.findByLabelText('Benefit 1');
    expect(screen.queryByRole('button', { name: /Remove benefit/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Add Benefit' }));
    await user.type(screen.getByLabelText('Benefit 2'), 'Skip a week');
    await user.click(screen.getByRole('button', { name: 'Remove benefit 1' }));
    expect(screen.getByLabelText('Benefit 1')).toHaveValue('Skip a week');
    expect(screen.queryByRole('button', { name: /Remove benefit/ })).not.toBeInTheDocument();
  });

  it('tells at its field what the server refuses, and keeps what was typed', async () => {
    const view = openAiCopy();
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
    const view = openAiCopy();
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
    const view = openAiCopy();
    await generate(view);
    await view.user.click(screen.getByRole('link', { name: 'Campaigns' }));
    await screen.findByRole('heading', { level: 1, name: 'Campaigns' });
    await view.user.click(screen.getByRole('link', { name: 'AI Copy' }));
    expect(await screen.findByLabelText('Product or service name')).toHaveValue('Northfold Coffee');
    expect(screen.getByRole('tab', { name: /Headlines/ })).toBeVisible();
  });

  it('sends a double click once, says that it works, and can be called off', async () => {
    const view = openAiCopy();
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
    const { user } = openAiCopy();
    await user.type(await screen.findByLabelText('Product or service name'), product);
    expect(await screen.findByText(note)).toBeVisible();
  });

  it('is not told where the product is in English', async () => {
    const { user } = openAiCopy();
    await user.type(await screen.findByLabelText('Product or service name'), 'Café coffee for the home');
    await screen.findByText(/generations used this month/);
    expect(screen.queryByText(note)).not.toBeInTheDocument();
  });

  it('is not told of a model', async () => {
    const { user } = openAiCopy(aProAccount(), (fake) =>
      fake.answerNext('getAiUsage', { body: { generations_this_month: 3, model_label: 'Claude' } }),
    );
    await user.type(await screen.findByLabelText('Product or service name'), 'Кофе на дом');
    await screen.findByText('Claude Powered');
    expect(screen.queryByText(note)).not.toBeInTheDocument();
  });
});
