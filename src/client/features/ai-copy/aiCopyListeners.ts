import { type UnknownAction, isAnyOf } from '@reduxjs/toolkit';
import { aiApi } from '../../api/aiApi';
import { signedOut } from '../../api/authSlice';
import { toProblem } from '../../api/problem';
import { workspaceOf } from '../../domain/teams/teamsSlice';
import type { AppListenerApi, AppStartListening } from '../../redux/types';
import { campaignsApi } from '../../api/campaignsApi';
import {
  campaignChosen,
  copyCancelled,
  copyFailed,
  copyRequested,
  copyWritten,
  formEdited,
  selectAiCopy,
} from './aiCopySlice';
import { type CopyForm, emptyForm, formWithBrief } from './copyForm';
import {
  headlinesCancelled,
  headlinesFailed,
  headlinesRequested,
  headlinesWritten,
  selectHeadlines,
} from './headlines/headlinesSlice';
import {
  improvementCancelled,
  improvementFailed,
  improvementRequested,
  selectImprovement,
  textImproved,
} from './improve/improvementSlice';

const { generateAdCopy, generateHeadlines, optimizeContent } = aiApi.endpoints;
const { getCampaign, getCampaignBrief } = campaignsApi.endpoints;

/** Has the copy written, on whichever page the person is in the meantime, until it is canceled. */
export function addAiCopyListeners(startListening: AppStartListening) {
  startListening({ actionCreator: copyRequested, effect: onCopyRequested });
  startListening({ actionCreator: campaignChosen, effect: onCampaignChosen });
  startListening({ actionCreator: headlinesRequested, effect: onHeadlinesRequested });
  startListening({ actionCreator: improvementRequested, effect: onImprovementRequested });
}

async function onCopyRequested({ payload: brief }: ReturnType<typeof copyRequested>, listenerApi: AppListenerApi) {
  const { dispatch } = listenerApi;
  // A second click, before the button could be disabled.
  if (selectAiCopy(listenerApi.getOriginalState()).status === 'writing') return;
  const call = dispatch(
    generateAdCopy.initiate({ ...workspaceOf(listenerApi.getState()), copyBrief: brief }, { track: false }),
  );
  const outcome = await outcomeUnless(isAnyOf(copyCancelled, signedOut), call, listenerApi);
  if (outcome?.data) dispatch(copyWritten({ copy: outcome.data, brief }));
  else if (outcome) dispatch(copyFailed(toProblem(outcome.error)));
}

/** Fills a form that nothing is typed into. Where the brief can't be read, the form says so. */
async function onCampaignChosen(
  { payload: { campaignId } }: ReturnType<typeof campaignChosen>,
  listenerApi: AppListenerApi,
) {
  const { dispatch } = listenerApi;
  if (campaignId === null) return;
  const [campaign, kept] = await Promise.all([
    dispatch(getCampaign.initiate({ id: campaignId }, { subscribe: false })),
    dispatch(getCampaignBrief.initiate({ id: campaignId }, { subscribe: false })),
  ]);
  const { form, campaignId: current } = selectAiCopy(listenerApi.getState());
  if (!campaign.data || !kept.data?.revision || current !== campaignId || !isUntouched(form)) return;
  dispatch(formEdited(formWithBrief(form, kept.data.brief, campaign.data.platform)));
}

const isUntouched = (form: CopyForm): boolean => JSON.stringify(form) === JSON.stringify(emptyForm);

async function onHeadlinesRequested(
  { payload: brief }: ReturnType<typeof headlinesRequested>,
  listenerApi: AppListenerApi,
) {
  const { dispatch } = listenerApi;
  if (selectHeadlines(listenerApi.getOriginalState()).status === 'writing') return;
  const call = dispatch(
    generateHeadlines.initiate({ ...workspaceOf(listenerApi.getState()), headlinesBrief: brief }, { track: false }),
  );
  const outcome = await outcomeUnless(isAnyOf(headlinesCancelled, signedOut), call, listenerApi);
  if (outcome?.data) dispatch(headlinesWritten({ headlines: outcome.data, brief }));
  else if (outcome) dispatch(headlinesFailed(toProblem(outcome.error)));
}

async function onImprovementRequested(
  { payload: wish }: ReturnType<typeof improvementRequested>,
  listenerApi: AppListenerApi,
) {
  const { dispatch } = listenerApi;
  if (selectImprovement(listenerApi.getOriginalState()).status === 'writing') return;
  const call = dispatch(
    optimizeContent.initiate({ ...workspaceOf(listenerApi.getState()), ...wish }, { track: false }),
  );
  const outcome = await outcomeUnless(isAnyOf(improvementCancelled, signedOut), call, listenerApi);
  if (outcome?.data) dispatch(textImproved({ wish, result: outcome.data }));
  else if (outcome) dispatch(improvementFailed(toProblem(outcome.error)));
}

/** What becomes of a call; `undefined`, and the call is aborted, where something ends it before. */
async function outcomeUnless<Outcome>(
  ends: (action: UnknownAction) => boolean,
  call: Promise<Outcome> & { abort: () => void },
  { take }: AppListenerApi,
): Promise<Outcome | undefined> {
  const ended = take(ends).then(() => undefined);
  const outcome = await Promise.race([call, ended]);
  if (outcome === undefined) call.abort();
  return outcome;
}
