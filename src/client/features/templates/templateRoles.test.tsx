import { screen } from '@testing-library/react';
import { paths } from '../../lib/paths';
import { aTemplate } from '../../testing/fakeLibrary';
import { openInTeam, viewersAreTold } from '../../testing/inTeam';
import { renderApp } from '../../testing/renderApp';

const withTemplate = {
  path: () => paths.ownTemplates,
  prepare: ({ account }: { account: { templates: object[] } }) => {
    account.templates.push(aTemplate({ name: 'Autumn' }));
  },
};

describe('the templates of a team', () => {
  it('are only looked at by a viewer, who is told why at the button', async () => {
    const { user, address } = openInTeam('viewer', withTemplate);
    expect(await screen.findByText('Templates of Halden Wool, ready to use again.')).toBeInTheDocument();
    const use = await screen.findByRole('button', { name: 'Use' });
    expect(use).toHaveAttribute('aria-disabled', 'true');
    expect(use).toHaveAccessibleDescription(viewersAreTold);
    await user.click(use);
    expect(address()).toBe(paths.ownTemplates);
    expect(screen.queryByRole('button', { name: 'Actions for Autumn' })).not.toBeInTheDocument();
  });

  it('are only looked at while the team is read-only, by an admin too', async () => {
    openInTeam('admin', { ...withTemplate, plan: 'free' });
    expect(await screen.findByRole('button', { name: 'Use' })).toHaveAccessibleDescription(
      /Halden Wool is read-only\.$/,
    );
    expect(screen.queryByRole('button', { name: 'Actions for Autumn' })).not.toBeInTheDocument();
  });

  it('are used, renamed and deleted by an editor', async () => {
    const { user } = openInTeam('editor', withTemplate);
    expect(await screen.findByRole('link', { name: 'Use' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Actions for Autumn' }));
    expect(await screen.findByRole('menuitem', { name: 'Rename' })).toBeInTheDocument();
    expect(screen.getByRole('menuitem', { name: 'Delete' })).toBeInTheDocument();
  });

  it('are not begun with by a viewer', async () => {
    const { user, address } = openInTeam('viewer', { ...withTemplate, path: () => `${paths.createAd}?from=templates` });
    const use = await screen.findByRole('button', { name: 'Use: Autumn' });
    expect(use).toHaveAccessibleDescription(viewersAreTold);
    await user.click(use);
    expect(address()).toBe(`${paths.createAd}?from=templates`);
  });

  it('make no ad for a viewer who has the address, and say why', async () => {
    const template = aTemplate({ name: 'Autumn' });
    const { user, fake } = openInTeam('viewer', {
      path: () => `${paths.createAd}?template=${template.id}`,
      prepare: ({ account }) => void account.templates.push(template),
    });
    const open = await screen.findByRole('button', { name: 'Open the editor' });
    expect(open).toHaveAccessibleDescription(viewersAreTold);
    await user.click(open);
    await user.type(screen.getByLabelText('Ad name'), '{Enter}');
    expect(fake.countCalls('createAd')).toBe(0);
  });
});

describe('the library in a team', () => {
  it('is only looked at by a viewer, who is told why at the button and on the page', async () => {
    const { user, fake } = openInTeam('viewer', { path: () => paths.templates });
    const [use] = await screen.findAllByRole('button', { name: /^Use Template: / });
    expect(use).toHaveAccessibleDescription(viewersAreTold);
    await user.click(use as HTMLElement);
    expect(fake.countCalls('applyLibraryTemplate')).toBe(0);
    expect(screen.getAllByRole('button', { name: /^Preview: / })[0]).toBeEnabled();
  });

  it('says where the copy will be', async () => {
    openInTeam('editor', { path: () => paths.templates });
    expect(await screen.findByText('In Halden Wool')).toBeInTheDocument();
    expect((await screen.findAllByRole('button', { name: /^Use Template: / }))[0]).toBeEnabled();
  });

  it('says nothing of workspaces to people who have only one', async () => {
    renderApp({ path: paths.templates });
    expect((await screen.findAllByRole('button', { name: /^Use Template: / }))[0]).toBeEnabled();
    expect(screen.queryByText(/^In /)).not.toBeInTheDocument();
  });
});
