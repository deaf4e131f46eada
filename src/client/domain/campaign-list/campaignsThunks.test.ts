import { addListener } from '@reduxjs/toolkit';
import { sessionStarted } from '../../api/authSlice';
import { rootReducer } from '../../app/rootReducer';
import { makeStore } from '../../app/store';
import { selectToasts } from '../../redux/toastsSlice';
import { answerFrom } from '../../testing/apiServer';
import { aCampaign } from '../../testing/builders';
import { aFakeWith } from '../../testing/campaignList';
import { createFakeWorld } from '../../testing/fakeWorld';
import type { AppStartListening } from '../../redux/types';
import { addCampaignsListeners } from './campaignsListeners';
import { campaignsSlice, pageToggled, selectSelectedIds } from './campaignsSlice';
import { changeSelectedCampaigns } from './campaignsThunks';

/** A store in which this many campaigns are ticked, far more than a page of the list has. */
function aStoreWithSelected(count: number) {
  const campaigns = Array.from({ length: count }, () => aCampaign());
  const fake = aFakeWith(...campaigns);
  answerFrom(fake);
  rootReducer.inject(campaignsSlice);
  const store = makeStore({ extra: createFakeWorld().extra });
  // As the campaign list does when it is opened.
  addCampaignsListeners(((options: never) => store.dispatch(addListener(options))) as unknown as AppStartListening);
  store.dispatch(sessionStarted({ token: fake.signIn(), user: fake.account.user }));
  store.dispatch(pageToggled(campaigns.map(({ id }) => id)));
  return { fake, store, toasts: () => selectToasts(store.getState()).map(({ title }) => title) };
}

describe('a change of more campaigns than one call takes', () => {
  it('is made in several calls and told as one', async () => {
    const { fake, store, toasts } = aStoreWithSelected(201);
    await store.dispatch(changeSelectedCampaigns({ action: 'pause' }));
    const sizes = fake.calls.map(({ body }) => (body as { ids: string[] }).ids.length);
    expect(sizes).toEqual([200, 1]);
    expect(fake.account.campaigns.every(({ status }) => status === 'paused')).toBe(true);
    expect(toasts()).toEqual(['201 campaigns paused']);
    expect(selectSelectedIds(store.getState())).toEqual([]);
  });

  it('stops at the first call that fails, and everything stays ticked for another try', async () => {
    const { fake, store, toasts } = aStoreWithSelected(201);
    fake.answerNext('changeCampaigns', 'network-error');
    await store.dispatch(changeSelectedCampaigns({ action: 'pause' }));
    expect(fake.countCalls('changeCampaigns')).toBe(1);
    expect(toasts()).toEqual(['Error']);
    expect(selectSelectedIds(store.getState())).toHaveLength(201);
  });
});
