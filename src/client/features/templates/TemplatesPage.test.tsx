import { screen, waitFor, within } from '@testing-library/react';
import { aProAccount } from '../../testing/builders';
import { createFakeApi } from '../../testing/fakeApi';
import { aLibraryTemplate } from '../../testing/fakeLibrary';
import { renderApp } from '../../testing/renderApp';

function openLibrary(path = '/templates', fake = createFakeApi({ user: aProAccount() })) {
  return renderApp({ path, fake });
}

const cards = () => screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'));

describe('the template library', () => {
  it('sums up what there is', async () => {
    const fake = createFakeApi({ user: aProAccount() });
    const [first] = fake.state.library;
    if (first) first.uses = 2_431;
    openLibrary('/templates', fake);
    expect(await screen.findByText('72 templates for 12 industries')).toBeVisible();
    expect(screen.getByText('2.4k total uses')).toBeVisible();
    for (const [label, value] of [
      ['Templates', '72'],
      ['Categories', '6'],
      ['Industries', '12'],
      ['Total Uses', '2.4k'],
    ] as const) {
      expect(screen.getByText(label, { selector: 'dt' })).toBeVisible();
      expect(screen.getAllByText(value, { selector: 'dd' })[0]).toBeVisible();
    }
  });

  it('keeps as many lines for its sums while they load as they will have', async () => {
    const fake = createFakeApi({ user: aProAccount() });
    let arrive: () => void = () => undefined;
    fake.answerNext('getLibraryStats', { after: new Promise<void>((resolve) => (arrive = resolve)) });
    openLibrary('/templates', fake);
    expect(await screen.findByText('Total Uses')).toBeVisible();
    expect(screen.getAllByRole('definition')).toHaveLength(4);
    arrive();
    expect(await screen.findByText('72 templates for 12 industries')).toBeVisible();
    expect(screen.getAllByRole('definition')).toHaveLength(4);
  });

  it('shows of each template what it is and for whom', async () => {
    const fake = createFakeApi({ user: aProAccount() });
    fake.state.library = [aLibraryTemplate({ uses: 1_250 })];
    openLibrary('/templates', fake);
    const card = await screen.findByRole('article', { name: 'Roaster’s Shelf' });
    expect(card).toHaveTextContent('Product · ☕ Food & Beverage');
    expect(card).toHaveTextContent('One product on a low horizon');
    expect(card).toHaveTextContent('1080 × 1080 · 1.3k uses · Home coffee drinkers');
    expect(within(card).getByRole('button', { name: 'Preview: Roaster’s Shelf' })).toBeVisible();
    expect(within(card).getByRole('button', { name: 'Use Template: Roaster’s Shelf' })).toBeVisible();
  });

  it.each([{}, { color_scheme: undefined, fonts: undefined }, null])(
    'is shown closely where a backend’s design elements are %j',
    async (elements) => {
      const fake = createFakeApi({ user: aProAccount() });
      const template = { ...aLibraryTemplate(), design_elements: elements as never };
      fake.answerNext('listLibraryTemplates', { body: [template] });
      const { user } = openLibrary('/templates', fake);
      await user.click(await screen.findByRole('button', { name: `Preview: ${template.name}` }));
      expect(await within(await screen.findByRole('dialog')).findByText('System fonts')).toBeVisible();
    },
  );

  it.each(['grid', 'list'])(
    'says of a locked template in the %s that Pro opens it, clear of its picture',
    async (view) => {
      const fake = createFakeApi({ user: aProAccount() });
      fake.state.library = [aLibraryTemplate()];
      fake.answerNext('listLibraryTemplates', { body: [{ ...aLibraryTemplate(), locked: true }] });
      openLibrary(`/templates?view=${view}`, fake);
      const card = await screen.findByRole('article', { name: 'Roaster’s Shelf' });
      const words = within(card).getByText((_, element) => element?.textContent === 'Product · ☕ Food & BeveragePro');
      expect(within(words).getByText('Pro')).toBeVisible();
    },
  );

  it('offers the categories and industries that the backend has, with their counts', async () => {
    const fake = createFakeApi({ user: aProAccount() });
    fake.answerNext('listTemplateCategories', { body: [{ name: 'Sale', count: 4 }] });
    fake.answerNext('listTemplateIndustries', { body: [{ name: 'SaaS', count: 1204, popular_templates: [] }] });
    openLibrary('/templates', fake);
    expect(await screen.findByRole('option', { name: '🏷️ Sale (4)' })).toBeInTheDocument();
    expect(await screen.findByRole('option', { name: '🖥️ SaaS (1,204)' })).toBeInTheDocument();
    const options = within(screen.getByRole('combobox', { name: 'Category' })).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual(['All categories', '🏷️ Sale (4)']);
  });

  it('offers what the contract names where categories and industries fail, and notes it', async () => {
    const fake = createFakeApi({ user: aProAccount() });
    const down = { status: 503, detail: 'The database does not answer.' };
    fake.answerNext('listTemplateCategories', down);
    fake.answerNext('listTemplateIndustries', down);
    const { world, store } = openLibrary('/templates', fake);
    await waitFor(() => expect(world.extra.log).toHaveBeenCalledTimes(2));
    expect(world.extra.log).toHaveBeenCalledWith('listTemplateCategories failed', expect.anything());
    const select = within(screen.getByRole('combobox', { name: 'Industry' }));
    expect(select.getAllByRole('option')).toHaveLength(13);
    expect(store.getState().toasts.queue).toEqual([]);
  });

  it('is narrowed down by words, category and industry, which the address keeps', async () => {
    const { user, address } = openLibrary();
    await screen.findAllByRole('article');
    await user.type(screen.getByRole('searchbox', { name: 'Search templates' }), 'sale');
    expect(await screen.findByText('Showing 12 filtered results')).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Industry' }), 'SaaS');
    expect(await screen.findByText('Showing 1 filtered results')).toBeVisible();
    // The cards follow their count: they are rendered in slices.
    await waitFor(() => expect(cards()).toEqual(['SaaS sale']));
    expect(address()).toBe('/templates?search=sale&industry=SaaS');
    await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
    await waitFor(() => expect(address()).toBe('/templates'));
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  it('is narrowed down by format, which the address keeps', async () => {
    const { user, address } = openLibrary('/templates?category=Sale');
    expect(await screen.findByText('Showing 12 filtered results')).toBeVisible();
    const select = screen.getByRole('combobox', { name: 'Format' });
    expect(
      within(select)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'All formats',
      'Square, 1080 × 1080',
      'Portrait, 1080 × 1350',
      'Story, 1080 × 1920',
      'Wide, 1200 × 628',
      'Square, 1200 × 1200',
    ]);
    await user.selectOptions(select, '1080x1920');
    expect(await screen.findByText('Showing 3 filtered results')).toBeVisible();
    await waitFor(() => expect(cards()).toHaveLength(3));
    for (const card of screen.getAllByRole('article')) expect(card).toHaveTextContent('1080 × 1920');
    expect(address()).toBe('/templates?category=Sale&format=1080x1920');
    await user.selectOptions(select, 'All formats');
    await waitFor(() => expect(address()).toBe('/templates?category=Sale'));
  });

  it('says that nothing matches, and shows everything again', async () => {
    const { user } = openLibrary('/templates?search=nothing');
    expect(await screen.findByText('No templates found')).toBeVisible();
    expect(screen.getByText('Try adjusting your search or filter criteria')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(await screen.findAllByRole('article')).toHaveLength(24);
  });

  it('turns pages, and the back button turns them back', async () => {
    const { user, address, goBack } = openLibrary();
    expect(await screen.findAllByRole('article')).toHaveLength(24);
    const [first] = cards();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('25–48 of 72')).toBeVisible();
    await waitFor(() => expect(cards()[0]).not.toBe(first));
    expect(address()).toBe('/templates?page=2');
    goBack();
    await waitFor(() => expect(cards()[0]).toBe(first));
  });

  it('goes to the last page where the address asks for one behind it', async () => {
    const { address } = openLibrary('/templates?page=99');
    await waitFor(() => expect(address()).toBe('/templates?page=3'));
    expect(await screen.findByText('49–72 of 72')).toBeVisible();
  });

  it('is a list as well', async () => {
    const { user, address } = openLibrary();
    await screen.findAllByRole('article');
    await user.click(screen.getByRole('radio', { name: 'List' }));
    expect(address()).toBe('/templates?view=list');
    expect(screen.getAllByRole('button', { name: /^Preview: / })).toHaveLength(24);
  });

  it('is found by category and by industry', async () => {
    const { user, address } = openLibrary();
    await user.click(await screen.findByRole('tab', { name: 'By Category' }));
    await user.click(await screen.findByRole('button', { name: /Event\s*12 templates/ }));
    expect(await screen.findByText('Showing 12 filtered results')).toBeVisible();
    expect(address()).toBe('/templates?category=Event');
    await user.click(screen.getByRole('tab', { name: 'By Industry' }));
    const finance = await screen.findByRole('button', { name: /Finance\s*6 templates/ });
    expect(within(finance).getAllByRole('presentation')).toHaveLength(3);
    await user.click(finance);
    expect(await screen.findByText('Showing 6 filtered results')).toBeVisible();
    expect(address()).toBe('/templates?industry=Finance');
  });

  it('says that it is loading', async () => {
    const fake = createFakeApi();
    let arrive = () => {};
    fake.answerNext('listLibraryTemplates', { after: new Promise<void>((resolve) => (arrive = resolve)) });
    openLibrary('/templates', fake);
    expect(await screen.findByText('Loading templates...')).toBeInTheDocument();
    arrive();
    expect(await screen.findAllByRole('article')).toHaveLength(24);
  });

  it('says once why it did not load, and tries again', async () => {
    const fake = createFakeApi();
    fake.answerNext('listLibraryTemplates', { status: 503, detail: 'The database does not answer.' });
    const { user } = openLibrary('/templates', fake);
    expect(await screen.findByText('No templates to show')).toBeVisible();
    expect(await screen.findByText('Failed to load templates')).toBeVisible();
    // Once: the toast says why, the panel what may be done.
    expect(screen.getAllByText('The database does not answer.')).toHaveLength(1);
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findAllByRole('article')).toHaveLength(24);
  });

  it('stands without its sums', async () => {
    const fake = createFakeApi();
    fake.answerNext('getLibraryStats', { status: 503, detail: 'The database does not answer.' });
    openLibrary('/templates', fake);
    expect(await screen.findAllByRole('article')).toHaveLength(24);
    expect(screen.queryByText('Total Uses')).not.toBeInTheDocument();
  });
});

describe('a template', () => {
  it('is looked at closely', async () => {
    const fake = createFakeApi({ user: aProAccount() });
    const template = aLibraryTemplate();
    template.design_elements.fonts = [];
    fake.state.library = [template];
    const { user } = openLibrary('/templates', fake);
    await user.click(await screen.findByRole('button', { name: /^Preview/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Roaster’s Shelf' });
    for (const text of [
      'Fresh roast, every other Friday.',
      'Roasted Thursday, at your door Friday.',
      'Pick a roast, set the rhythm, skip a week whenever you like.',
      'Start a subscription',
      'Home coffee drinkers, Gift buyers',
      'Instagram',
      'Facebook',
      'System fonts',
      'Name the rhythm, not the discount.',
    ]) {
      expect(dialog).toHaveTextContent(text);
    }
    expect(within(dialog).getByRole('img', { name: '#e8a33a' })).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('is left by Back, which stays in the library', async () => {
    const { user, address, goBack } = openLibrary('/templates?category=Sale');
    for (const _ of ['once', 'and again']) {
      await user.click((await screen.findAllByRole('button', { name: /^Preview/ }))[0] as HTMLElement);
      await screen.findByRole('dialog');
      goBack();
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      expect(address()).toBe('/templates?category=Sale');
    }
  });

  it('is used from its preview, which counts, and opens as an ad', async () => {
    const { user, fake, address, goBack } = openLibrary();
    await user.click((await screen.findAllByRole('button', { name: /^Preview/ }))[0] as HTMLElement);
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: /^Use This Template/ }));
    expect(await screen.findByText('Template Ready!')).toBeVisible();
    expect(screen.getByText('Template added to your workspace')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(fake.account.templates).toHaveLength(1);
    await waitFor(() => expect(address()).toBe(`/create?template=${fake.account.templates[0]?.id}`));
    goBack();
    expect(await screen.findByText(/1080 × 1080 · 1 use ·/)).toBeVisible();
  });

  it('is used with another of its illustrations, which the preview shows first', async () => {
    const fake = createFakeApi({ user: aProAccount() });
    const template = aLibraryTemplate();
    template.thumbnail = '/artwork?v=1';
    Object.assign(template.design_elements.artwork ?? {}, {
      suggested_illustrations: ['coffee', 'parcel', 'coffee-mill'],
    });
    fake.state.library = [template];
    const { user } = openLibrary('/templates', fake);
    await user.click(await screen.findByRole('button', { name: /^Preview/ }));
    const dialog = within(await screen.findByRole('dialog'));
    const choice = within(dialog.getByRole('group', { name: 'Illustration' }));
    expect(choice.getByRole('radio', { name: 'Coffee bag and cup' })).toBeChecked();
    await user.click(choice.getByRole('radio', { name: 'Coffee mill' }));
    expect(dialog.getAllByRole('presentation')[0]).toHaveAttribute('src', '/artwork?v=1&illustration=coffee-mill');
    await user.click(dialog.getByRole('button', { name: /^Use This Template/ }));
    await waitFor(() => expect(fake.account.templates).toHaveLength(1));
    expect(fake.account.templates[0]?.design_elements.artwork?.illustration).toBe('coffee-mill');
  });

  it('is used once however often its button is pressed', async () => {
    const { user, fake } = openLibrary();
    const [button] = await screen.findAllByRole('button', { name: /^Use Template/ });
    await user.dblClick(button as HTMLElement);
    expect(await screen.findByText('Template Ready!')).toBeVisible();
    expect(fake.account.templates).toHaveLength(1);
  });

  it('says why it could not be used', async () => {
    const { user, fake } = openLibrary();
    fake.answerNext('applyLibraryTemplate', { status: 409, code: 'too_many', detail: 'You have 1,000 templates.' });
    await user.click((await screen.findAllByRole('button', { name: /^Use Template/ }))[0] as HTMLElement);
    expect(await screen.findByText('Failed to use template')).toBeVisible();
    expect(screen.getByText('You have 1,000 templates.')).toBeVisible();
  });

  it('that the plan lacks shows a lock and leads to the plans and back', async () => {
    const { user, address } = openLibrary('/templates?view=list', createFakeApi());
    expect(await screen.findAllByRole('link', { name: /^Unlock / })).toHaveLength(19);
    expect(screen.getAllByRole('button', { name: /^Use Template/ })).toHaveLength(5);
    await user.click(screen.getAllByRole('link', { name: /^Unlock / })[0] as HTMLElement);
    expect(address()).toBe('/billing?from=%2Ftemplates%3Fview%3Dlist');
  });
});
