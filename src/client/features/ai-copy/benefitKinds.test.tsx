import { screen, waitFor, within } from '@testing-library/react';
import { aProAccount } from '../../testing/builders';
import { aCopyBrief, aGeneration } from '../../testing/fakeWritingAnswers';
import { createFakeApi } from '../../testing/fakeApi';
import { pasteInto } from '../../testing/pasteInto';
import { type AppView, renderApp } from '../../testing/renderApp';
import { aiCopySlice, benefitsRead, formEdited, inputsReused, kindSaid } from './aiCopySlice';
import { kindIn } from '../../domain/briefs/benefits';
import { briefOf, formOf } from './copyForm';

const path = '/ai-generator';
const { reducer } = aiCopySlice;
const begin = () => reducer(undefined, formEdited({ key_benefits: ['Cook paella over open fire', ' ', 'BYOB'] }));

describe('the form', () => {
  it('sends what a person says of each benefit that it sends, and nothing where nothing is said', () => {
    expect(briefOf(begin().form)).not.toHaveProperty('benefit_kinds');
    const said = reducer(begin(), kindSaid({ benefit: ' BYOB ', kind: 'place' }));
    expect(briefOf(said.form)).toMatchObject({
      key_benefits: ['Cook paella over open fire', 'BYOB'],
      benefit_kinds: [null, 'place'],
    });
    expect(briefOf(said.form)).not.toHaveProperty('said_kinds');
    expect(briefOf(reducer(said, kindSaid({ benefit: 'BYOB', kind: null })).form)).not.toHaveProperty('benefit_kinds');
  });

  it('forgets what was said of a text that changes, and nothing else', () => {
    const said = [
      kindSaid({ benefit: 'BYOB', kind: 'place' }),
      kindSaid({ benefit: 'Cook paella over open fire', kind: 'does' }),
      formEdited({ product_name: 'Ember Grill' }),
      formEdited({ key_benefits: ['BYO', 'Cook paella over open fire'] }),
      formEdited({ key_benefits: ['BYOB', 'Cook paella over open fire'] }),
    ].reduce(reducer, begin());
    expect(said.form.said_kinds).toEqual({ 'Cook paella over open fire': 'does' });
  });

  it('has again what was said of an earlier brief', () => {
    const request = aCopyBrief({ key_benefits: ['Cook paella', 'BYOB'], benefit_kinds: ['does', null] });
    const { form } = reducer(undefined, inputsReused(formOf({ request })));
    expect(briefOf(form)).toMatchObject({ benefit_kinds: ['does', null] });
  });

  it('takes no text for a property that every object has, and a short answer as it is', () => {
    const benefits = ['constructor', 'toString'];
    const { readKinds } = reducer(undefined, benefitsRead({ benefits, kinds: ['thing'] }));
    expect(benefits.map((benefit) => kindIn(readKinds, benefit))).toEqual(['thing', undefined]);
  });
});

const open = (prepare: (fake: ReturnType<typeof createFakeApi>) => void = () => undefined) => {
  const account = aProAccount();
  const fake = createFakeApi({ user: account, now: () => Date.UTC(2026, 10, 20) });
  prepare(fake);
  return renderApp({ path, fake, account });
};
const calls = ({ fake }: AppView, operation: string) => fake.calls.filter((call) => call.operation === operation);
const chip = (name: RegExp) => screen.findByRole('button', { name }, { timeout: 3000 });
const soon = { timeout: 3000 };

async function typeBenefit({ user }: AppView, text: string) {
  await pasteInto(user, await screen.findByLabelText('Benefit 1'), text);
}

describe('beside each benefit', () => {
  it('stands what it is read as, asked once for all, and said otherwise by one choice', async () => {
    const view = open();
    const { user } = view;
    await typeBenefit(view, 'Cook paella over open fire');
    await user.click(screen.getByRole('button', { name: 'Add Benefit' }));
    await pasteInto(user, screen.getByLabelText('Benefit 2'), '20% off the first order');
    expect(await chip(/^Kind of benefit 2: Price, change$/)).toBeVisible();
    await user.click(await chip(/^Kind of benefit 1: What you can do, change$/));
    expect(calls(view, 'readBenefits').at(-1)?.body).toEqual({
      key_benefits: ['Cook paella over open fire', '20% off the first order'],
    });
    const asked = calls(view, 'readBenefits').length;

    const menu = within(await screen.findByRole('menu', { name: 'Kind of benefit 1' }));
    expect(menu.getAllByRole('menuitemradio')).toHaveLength(12);
    expect(menu.getByRole('menuitemradio', { name: /^What you can do/ })).toBeChecked();
    expect(menu.queryByRole('menuitem', { name: 'Let the writer decide' })).not.toBeInTheDocument();
    await user.click(menu.getByRole('menuitemradio', { name: /^What it does/ }));
    expect(await chip(/^Kind of benefit 1: What it does, change$/)).toHaveFocus();

    await pasteInto(user, screen.getByLabelText('Product or service name'), 'Ember Grill');
    await pasteInto(user, screen.getByLabelText('Target audience'), 'weekend cooks');
    await user.selectOptions(screen.getByLabelText('Platform'), 'Facebook');
    await user.click(screen.getByRole('button', { name: 'Generate Ad Copy' }));
    await screen.findByRole('tab', { name: /Headlines/ });
    expect(calls(view, 'generateAdCopy').at(-1)?.body).toMatchObject({ benefit_kinds: ['does', null] });
    expect(calls(view, 'readBenefits')).toHaveLength(asked);
  });

  it('is what was said until the text changes or the writer may decide', async () => {
    const view = open();
    const { user } = view;
    await typeBenefit(view, 'Cook paella over open fire');
    await user.click(await chip(/What you can do/));
    await user.click(await screen.findByRole('menuitemradio', { name: /^Proof/ }));
    await user.click(await chip(/Proof/));
    await user.click(await screen.findByRole('menuitem', { name: 'Let the writer decide' }));
    await user.click(await chip(/What you can do/));
    await user.click(await screen.findByRole('menuitemradio', { name: /^Proof/ }));
    await user.type(screen.getByLabelText('Benefit 1'), ' today');
    expect(screen.queryByRole('button', { name: /^Kind of benefit/ })).not.toBeInTheDocument();
    expect(await chip(/What you can do/)).toBeVisible();
  });

  it('stands “As typed” of another language, and why', async () => {
    const view = open();
    await typeBenefit(view, '砂糖不使用');
    expect(await chip(/As typed/)).toHaveAccessibleDescription('This stands word for word in your ads.');
  });

  it('stands nothing where the backend can’t tell, and nobody is told', async () => {
    const view = open((fake) => fake.answerNext('readBenefits', { status: 404, detail: 'Not Found' }));
    await typeBenefit(view, 'Skip any week');
    await waitFor(() => expect(calls(view, 'readBenefits')).toHaveLength(1), soon);
    await view.user.type(screen.getByLabelText('Product or service name'), 'Beans');
    expect(screen.queryByRole('button', { name: /^Kind of benefit/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await view.user.type(screen.getByLabelText('Benefit 1'), '!');
    expect(await chip(/What you can do/)).toBeVisible();
  });

  it('stands what was said of an earlier brief', async () => {
    const request = aCopyBrief({ key_benefits: ['BYOB'], benefit_kinds: ['place'] });
    const view = open(({ account }) => (account.generations = [aGeneration(request)]));
    await view.user.click(await screen.findByRole('button', { name: 'History' }));
    await view.user.click(await screen.findByRole('button', { name: /^Reuse inputs of/ }));
    expect(await chip(/Location/)).toBeVisible();
  });
});
