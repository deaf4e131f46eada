import { act, screen, waitFor, within } from '@testing-library/react';
import { aFeedAd, aSearchAd } from '../../../../ad-kit/testing/adBuilders';
import type { AdComment } from '../../../api/proofsApi';
import { staleInTeam } from '../../../api/tags';
import { teamsApi } from '../../../api/teamsApi';
import { paths } from '../../../lib/paths';
import { aUuid } from '../../../testing/builders';
import { aFullAccount } from '../../../testing/fullAccount';
import { openInTeam } from '../../../testing/inTeam';
import { renderApp } from '../../../testing/renderApp';

/** Opens an ad with a comment on its Facebook feed, and those that are added. */
function openEditor(...more: Partial<AdComment>[]) {
  const full = aFullAccount();
  const { fake, ad, comment, proofToken: token } = full;
  Object.assign(ad, { contents: [aFeedAd(), aSearchAd()] });
  const all = [comment, ...more.map((one, at) => ({ ...comment, id: aUuid(), number: at + 2, ...one }))];
  fake.account.comments = all.map((one) => ({ adId: ad.id, token, comment: one }));
  return { ...full, ...renderApp({ path: paths.ad(ad.id), account: fake.account.user, fake }) };
}

describe('comments of clients, in the editor', () => {
  it('stand below the previews, each with its pin, markup as it was typed', async () => {
    const { user } = openEditor({ name: '<b>Kim</b>', text: '<script>', point: null, format: 'google_search' });
    const list = within(await screen.findByRole('region', { name: 'Comments' }));
    expect(await list.findByText('Less red.')).toBeInTheDocument();
    expect(list.getByText('<b>Kim</b>')).toBeInTheDocument();
    expect(list.getByText('<script>')).toBeInTheDocument();
    expect(list.getByText('Google search, Nov 21, 2026')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '2 open comments' })).toBeInTheDocument();
    const pin = screen.getByRole('button', { name: 'Comment 1 by Dana' });
    expect(
      within(screen.getByRole('figure', { name: /^Facebook feed/ })).getByRole('button', { name: 'Comment 1 by Dana' }),
    ).toBe(pin);
    await user.click(pin);
    expect(list.getAllByRole('listitem')[0]).toHaveFocus();
  });

  it('are there without a reload once it is noticed that something happened in the team', async () => {
    const { comment } = aFullAccount();
    const view = openInTeam('editor', { path: ({ adId }) => paths.ad(adId), ad: { contents: [aFeedAd()] } });
    await screen.findByRole('textbox', { name: 'Ad name' });
    expect(screen.queryByText('Less red.')).not.toBeInTheDocument();
    view.fake.account.comments = [{ adId: view.ad.id, token: 'a-link', comment }];
    act(() => void view.store.dispatch(teamsApi.util.invalidateTags(staleInTeam(view.team.id))));
    expect(await screen.findByText('Less red.')).toBeInTheDocument();
  });

  it('have no pin where the ad no longer has the format', async () => {
    openEditor({ format: 'twitter_image' });
    const list = within(await screen.findByRole('region', { name: 'Comments' }));
    expect(await list.findByText('X image, Nov 21, 2026')).toBeInTheDocument();
    expect(list.queryByRole('button', { name: 'Show where comment 2 points' })).not.toBeInTheDocument();
    expect(list.getByRole('button', { name: 'Show where comment 1 points' })).toBeInTheDocument();
  });

  it('are answered once, and a refused answer stays typed', async () => {
    const { user, fake } = openEditor();
    const list = within(await screen.findByRole('region', { name: 'Comments' }));
    await user.click(await list.findByRole('button', { name: 'Answer comment 1' }));
    const field = list.getByRole('textbox', { name: 'Answer to comment 1' });
    await user.click(list.getByRole('button', { name: 'Send answer' }));
    expect(await list.findByText('Please write an answer.')).toBeInTheDocument();
    await user.type(field, 'Darker now.{Control>}z{/Control}');
    const detail = 'This comment has 20 answers already.';
    fake.answerNext('answerAdComment', { status: 409, code: 'too_many', detail });
    await user.click(list.getByRole('button', { name: 'Send answer' }));
    expect(await list.findByText(detail)).toBeInTheDocument();
    expect(field).toHaveValue('Darker now.');
    await user.dblClick(list.getByRole('button', { name: 'Send answer' }));
    const answers = within(await list.findByRole('list', { name: 'Answers to comment 1' }));
    expect(answers.getByText('Darker now.')).toBeInTheDocument();
    expect(fake.account.comments[0]?.comment.answers).toHaveLength(1);
  });

  it('are resolved, which folds them away, and reopened', async () => {
    const { user } = openEditor();
    const list = within(await screen.findByRole('region', { name: 'Comments' }));
    await user.click(await list.findByRole('button', { name: 'Resolve comment 1' }));
    expect(await list.findByText('No open comments.')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Comment 1 by Dana' })).not.toBeInTheDocument());
    expect(list.queryByText('Less red.')).not.toBeInTheDocument();
    await user.click(await list.findByText('Resolved'));
    await user.click(await list.findByRole('button', { name: 'Reopen comment 1' }));
    expect(await screen.findByRole('button', { name: 'Comment 1 by Dana' })).toBeInTheDocument();
    expect(list.queryByText('Resolved')).not.toBeInTheDocument();
  });

  it('can be read again where that failed', async () => {
    const full = aFullAccount();
    full.fake.answerNext('listAdComments', 'network-error');
    const { user } = renderApp({ path: paths.ad(full.ad.id), account: full.fake.account.user, fake: full.fake });
    const list = within(await screen.findByRole('region', { name: 'Comments' }));
    await user.click(await list.findByRole('button', { name: 'Retry' }));
    expect(await list.findByText('Less red.')).toBeInTheDocument();
  });

  it('are read by a viewer, who can’t answer or resolve', async () => {
    const { comment } = aFullAccount();
    const view = openInTeam('viewer', { path: ({ adId }) => paths.ad(adId), ad: { contents: [aFeedAd()] } });
    view.fake.account.comments = [{ adId: view.ad.id, token: 'a-link', comment }];
    const list = within(await screen.findByRole('region', { name: 'Comments' }));
    expect(await list.findByText('Less red.')).toBeInTheDocument();
    expect(list.queryByRole('button', { name: /^(Answer|Resolve)/ })).not.toBeInTheDocument();
  });
});
