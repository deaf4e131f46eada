import { screen, waitFor, within } from '@testing-library/react';
import type { Template } from '../../api/templatesApi';
import { createFakeApi } from '../../testing/fakeApi';
import { aTemplate } from '../../testing/fakeLibrary';
import { renderApp } from '../../testing/renderApp';

function openOwn(templates: Template[], path = '/templates/own') {
  const fake = createFakeApi();
  fake.account.templates = templates;
  return renderApp({ path, fake });
}

const names = () => screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'));

async function choose(user: ReturnType<typeof renderApp>['user'], name: string, action: string) {
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
  return screen.findByRole('dialog');
}

it('shows each template drawn with the same kit as the library', async () => {
  openOwn([aTemplate({ name: 'Autumn launch' })]);
  const card = await screen.findByRole('article', { name: 'Autumn launch' });
  expect(card).toHaveTextContent('1080 × 1080 · Edited Nov 2, 2026');
  expect(await within(card).findByRole('img', { name: /Fresh roast, every other Friday/ })).toBeVisible();
});

it('says that there are none, and leads to the library', async () => {
  const { user, address } = openOwn([]);
  expect(await screen.findByText('No templates yet')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Browse the library' }));
  await waitFor(() => expect(address()).toBe('/templates'));
});

it('finds templates by name', async () => {
  const { user, address } = openOwn([aTemplate({ name: 'Autumn' }), aTemplate({ name: 'Winter' })]);
  await user.type(await screen.findByRole('searchbox'), 'aut');
  await waitFor(() => expect(names()).toEqual(['Autumn']));
  expect(address()).toBe('/templates/own?search=aut');
  await user.type(screen.getByRole('searchbox'), 'zzz');
  expect(await screen.findByText('No templates found')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(names()).toEqual(['Autumn', 'Winter']));
});

it('shows the last page instead of one that lies behind it', async () => {
  const templates = Array.from({ length: 25 }, (_, index) => aTemplate({ name: `Template ${index + 1}` }));
  const { address } = openOwn(templates, '/templates/own?page=9&search=template');
  expect(await screen.findByRole('article', { name: 'Template 25' })).toBeVisible();
  expect(address()).toBe('/templates/own?search=template&page=2');
});

it('does not say that there are none while a search that found none is cleared', async () => {
  const templates = [aTemplate({ name: 'Friday roast' })];
  const { user, fake } = openOwn(templates, '/templates/own?search=tea');
  const clear = await screen.findByRole('button', { name: 'Clear filters' });
  fake.answerNext('listTemplates', 'no-answer');
  await user.click(clear);
  await waitFor(() => expect(screen.queryByText('No templates found')).not.toBeInTheDocument());
  expect(screen.queryByText('No templates yet')).not.toBeInTheDocument();
});

it('goes back to the page before when the last template of a page is deleted', async () => {
  const templates = Array.from({ length: 25 }, (_, index) => aTemplate({ name: `Template ${index + 1}` }));
  const { user, address } = openOwn(templates, '/templates/own?page=2');
  const asked = within(await choose(user, 'Template 25', 'Delete'));
  await user.click(asked.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(names()).toHaveLength(24));
  expect(address()).toBe('/templates/own');
});

it('renames a template, and keeps what was typed when the server refuses', async () => {
  const { user, fake } = openOwn([aTemplate({ name: 'Autumn' })]);
  const renaming = within(await choose(user, 'Autumn', 'Rename'));
  fake.answerNext('updateTemplate', { status: 503, detail: 'The database does not answer.' });
  await user.clear(renaming.getByLabelText('Name'));
  await user.type(renaming.getByLabelText('Name'), 'Fall');
  await user.click(renaming.getByRole('button', { name: 'Save' }));
  expect(await renaming.findByText('The database does not answer.')).toBeVisible();
  expect(renaming.getByLabelText('Name')).toHaveValue('Fall');
  await user.click(renaming.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('article', { name: 'Fall' })).toBeVisible();
});

it('deletes a template only when that is confirmed', async () => {
  const { user } = openOwn([aTemplate({ name: 'Autumn' }), aTemplate({ name: 'Winter' })]);
  const asked = within(await choose(user, 'Autumn', 'Delete'));
  await user.click(asked.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(names()).toEqual(['Autumn', 'Winter']);
  const askedAgain = within(await choose(user, 'Autumn', 'Delete'));
  await user.click(askedAgain.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(names()).toEqual(['Winter']));
});

it('says why they did not load', async () => {
  const fake = createFakeApi();
  fake.answerNext('listTemplates', { status: 503, detail: 'The database does not answer.' });
  const { user } = renderApp({ path: '/templates/own', fake });
  expect(await screen.findByText('Couldn’t load your templates')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('No templates yet')).toBeVisible();
});
