import { waitFor } from '@testing-library/react';
import { makeStore } from '../app/store';
import { answerFrom } from '../testing/apiServer';
import { aCampaign, aDay, aSavedAd, aUuid, anImage } from '../testing/builders';
import { aCopyBrief, aGeneration } from '../testing/fakeWritingAnswers';
import { createFakeApi } from '../testing/fakeApi';
import { aTemplate } from '../testing/fakeLibrary';
import { createFakeWorld } from '../testing/fakeWorld';
import { adsApi } from './adsApi';
import { aiApi } from './aiApi';
import { analyticsApi } from './analyticsApi';
import { api } from './api';
import { sessionStarted } from './authSlice';
import { billingApi } from './billingApi';
import { campaignsApi, wholeCampaign } from './campaignsApi';
import { imagesApi } from './imagesApi';
import { metricsApi } from './metricsApi';
import { templatesApi } from './templatesApi';

function aStore() {
  const fake = createFakeApi();
  answerFrom(fake);
  const store = makeStore({ extra: createFakeWorld().extra });
  store.dispatch(sessionStarted({ token: fake.signIn(), user: fake.account.user }));
  return { fake, store };
}

describe('what is cached', () => {
  it('is read again after a change that it shows', async () => {
    const { fake, store } = aStore();
    const campaign = aCampaign();
    fake.account.campaigns = [campaign];
    const list = store.dispatch(campaignsApi.endpoints.listCampaigns.initiate({}));
    const overview = store.dispatch(analyticsApi.endpoints.getAnalyticsOverview.initiate({}));
    await Promise.all([list, overview]);
    await store.dispatch(
      campaignsApi.endpoints.updateCampaign.initiate({ id: campaign.id, campaignChange: { status: 'paused' } }),
    );
    await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
    expect((await store.dispatch(campaignsApi.endpoints.listCampaigns.initiate({}))).data?.items[0]?.status).toBe(
      'paused',
    );
    expect(fake.countCalls('getAnalyticsOverview')).toBe(2);
  });

  it('stays after a change that was refused', async () => {
    const { fake, store } = aStore();
    await store.dispatch(campaignsApi.endpoints.listCampaigns.initiate({}));
    const newCampaign = { name: ' ', platform: 'google' as const, budget: 1 };
    await store.dispatch(campaignsApi.endpoints.createCampaign.initiate({ newCampaign }));
    expect(fake.countCalls('listCampaigns')).toBe(1);
  });

  it('is read again after a change of what somebody else deleted', async () => {
    const { fake, store } = aStore();
    const campaign = aCampaign();
    fake.account.campaigns = [campaign];
    await store.dispatch(campaignsApi.endpoints.listCampaigns.initiate({}));
    fake.account.campaigns = [];
    const refused = await store.dispatch(campaignsApi.endpoints.deleteCampaign.initiate({ id: campaign.id }));
    expect(refused.error).toMatchObject({ status: 404 });
    await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
    expect((await store.dispatch(campaignsApi.endpoints.listCampaigns.initiate({}))).data?.items).toEqual([]);
  });

  it('stays after an import that was only tried', async () => {
    const { fake, store } = aStore();
    const campaign = aCampaign();
    fake.account.campaigns = [campaign];
    fake.account.days.set(campaign.id, new Map([['2026-11-01', aDay()]]));
    await store.dispatch(metricsApi.endpoints.listCampaignMetrics.initiate({ id: campaign.id }));
    const csv = 'date,clicks\n2026-11-02,7\n';
    const tryOut = { id: campaign.id, metricsImport: { csv, dry_run: true } };
    await store.dispatch(metricsApi.endpoints.importCampaignMetrics.initiate(tryOut));
    expect(fake.countCalls('listCampaignMetrics')).toBe(1);
    await store.dispatch(
      metricsApi.endpoints.importCampaignMetrics.initiate({ id: campaign.id, metricsImport: { csv } }),
    );
    await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
    expect(fake.countCalls('listCampaignMetrics')).toBe(2);
  });
});

it('shows the new plan everywhere once a checkout is paid', async () => {
  const { fake, store } = aStore();
  await store.dispatch(billingApi.endpoints.getUsage.initiate());
  const checkout = await store.dispatch(billingApi.endpoints.startCheckout.initiate({ planId: 'pro' })).unwrap();
  const pay = { sessionId: checkout.session_id, sandboxAction: { action: 'pay' as const } };
  const outcome = await store.dispatch(billingApi.endpoints.finishSandboxCheckout.initiate(pay)).unwrap();
  expect(outcome).toEqual({ status: 'complete', url: `/billing/success?session_id=${checkout.session_id}` });
  // No page has to ask for it: the top bar of every one shows it.
  await waitFor(() => expect(store.getState().auth.user?.subscription_plan).toBe('pro'));
  expect((await store.dispatch(billingApi.endpoints.getUsage.initiate())).data?.[0]?.limit).toBe(50);
  expect(fake.account.transactions).toMatchObject([{ status: 'paid', amount_total: 2900 }]);
});

describe('a list', () => {
  it('says how many there are in all', async () => {
    const { fake, store } = aStore();
    fake.account.campaigns = [aCampaign(), aCampaign(), aCampaign()];
    const page = await store.dispatch(campaignsApi.endpoints.listCampaigns.initiate({ limit: 2 })).unwrap();
    expect(page.items).toHaveLength(2);
    expect(page.total).toBe(3);
  });

  it('is all there is where the backend does not count', async () => {
    const { fake, store } = aStore();
    fake.answerNext('listCampaigns', { body: [aCampaign()] });
    const page = await store.dispatch(campaignsApi.endpoints.listCampaigns.initiate({})).unwrap();
    expect(page.total).toBe(1);
  });
});

it('knows no figure of a campaign that a backend doesn’t tell', () => {
  const { revenue: _revenue, roas: _roas, cpa: _cpa, conversion_rate: _rate, ...told } = aCampaign({ spent: 20 });
  const unknown = { revenue: undefined, roas: undefined, cpa: undefined, conversion_rate: undefined };
  expect({ ...unknown, ...wholeCampaign(told) }).toMatchObject({ spent: 20, ...unknown });
});

describe('what a backend leaves out', () => {
  it('is nothing below the picture of an own template', async () => {
    const { fake, store } = aStore();
    const { short_description: _line, button: _button, ...told } = aTemplate();
    fake.answerNext('listTemplates', { body: [told] });
    const { items } = await store.dispatch(templatesApi.endpoints.listTemplates.initiate({})).unwrap();
    expect(items).toEqual([{ ...told, short_description: '', button: null }]);
  });

  it('is no cut-out, no brief behind an ad, and no credit', async () => {
    const { fake, store } = aStore();
    const { transparent: _transparent, tones: _tones, ...image } = anImage();
    const { from_brief: _brief, ...ad } = aSavedAd();
    const paid = { payment_status: 'paid', status: 'complete', amount_total: 2900, currency: 'usd' };
    fake.answerNext('listImages', { body: [image] });
    fake.answerNext('getAd', { body: ad });
    fake.answerNext('getCheckoutStatus', { body: { ...paid, metadata: { plan_name: 'Pro' } } });
    const images = await store.dispatch(imagesApi.endpoints.listImages.initiate({})).unwrap();
    expect(images.items).toEqual([{ ...image, transparent: false, tones: [] }]);
    expect(await store.dispatch(adsApi.endpoints.getAd.initiate({ id: ad.id })).unwrap()).toMatchObject({
      from_brief: null,
    });
    const { getCheckoutStatus } = billingApi.endpoints;
    expect(await store.dispatch(getCheckoutStatus.initiate({ sessionId: aUuid() })).unwrap()).toMatchObject({
      credited_total: 0,
    });
  });

  it('is neither a place in the history, nor lengths, nor what was left out of written copy', async () => {
    const { fake, store } = aStore();
    const { id: _id, character_counts: _counts, ...told } = aGeneration().response;
    fake.answerNext('generateAdCopy', { body: told });
    const copy = await store.dispatch(aiApi.endpoints.generateAdCopy.initiate({ copyBrief: aCopyBrief() })).unwrap();
    const none = { headlines: [], descriptions: [], call_to_actions: [], full_ad_copy: [] };
    expect(copy).toEqual({ ...told, id: null, character_counts: none, left_out: [] });
  });

  it('is no favorite, no bound and no writer', async () => {
    const { fake, store } = aStore();
    const { is_favorite: _mark, ...generation } = aGeneration();
    fake.answerNext('listGenerations', { body: [generation] });
    fake.answerNext('getAiUsage', { body: { generations_this_month: 3, generations_total: 9 } });
    const history = await store.dispatch(aiApi.endpoints.listGenerations.initiate({})).unwrap();
    expect(history.items).toMatchObject([{ id: generation.id, is_favorite: null, response: { left_out: [] } }]);
    const usage = await store.dispatch(aiApi.endpoints.getAiUsage.initiate({})).unwrap();
    expect(usage).toMatchObject({ generations_this_month: 3, monthly_limit: null, resets_at: null, model_label: null });
  });
});

it('reads the CSV as text', async () => {
  const { fake, store } = aStore();
  fake.account.campaigns = [aCampaign({ name: 'Autumn Lookbook' })];
  const csv = await store.dispatch(campaignsApi.endpoints.exportCampaigns.initiate({})).unwrap();
  expect(csv).toContain('Autumn Lookbook');
});

it('does not sign anybody in with an answer that comes after the sign-out', async () => {
  const { store } = aStore();
  const call = store.dispatch(api.endpoints.getCurrentUser.initiate());
  store.dispatch({ type: 'auth/signedOut', payload: { reason: 'requested' } });
  await call;
  expect(store.getState().auth.status).toBe('unauthenticated');
});
