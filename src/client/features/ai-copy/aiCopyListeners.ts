import {
  type CopyBrief,
  type Headlines,
  type HeadlinesBrief,
  type OptimizedContent,
  type WrittenCopy,
  aiApi,
} from '../../api/aiApi';
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
  type ImprovementWish,
  improvementCancelled,
  improvementFailed,
  improvementRequested,
  selectImprovement,
  textImproved,
} from './improve/improvementSlice';
import { listenForTool } from './toolListener';

const { generateAdCopy, generateHeadlines, optimizeContent } = aiApi.endpoints;
const { getCampaign, getCampaignBrief } = campaignsApi.endpoints;

export function addAiCopyListeners(startListening: AppStartListening) {
  startListening({ actionCreator: campaignChosen, effect: onCampaignChosen });
  listenForTool<CopyBrief, WrittenCopy>(startListening, {
    requested: copyRequested,
    cancelled: copyCancelled.match,
    select: selectAiCopy,
    ask: (dispatch, copyBrief, workspace) =>
      dispatch(generateAdCopy.initiate({ ...workspace, copyBrief }, { track: false })),
    written: (copy, brief) => copyWritten({ copy, brief }),
    failed: copyFailed,
  });
  listenForTool<HeadlinesBrief, Headlines>(startListening, {
    requested: headlinesRequested,
    cancelled: headlinesCancelled.match,
    select: selectHeadlines,
    ask: (dispatch, headlinesBrief, workspace) =>
      dispatch(generateHeadlines.initiate({ ...workspace, headlinesBrief }, { track: false })),
    written: (headlines, brief) => headlinesWritten({ headlines, brief }),
    failed: headlinesFailed,
  });
  listenForTool<ImprovementWish, OptimizedContent>(startListening, {
    requested: improvementRequested,
    cancelled: improvementCancelled.match,
    select: selectImprovement,
    ask: (dispatch, wish, workspace) => dispatch(optimizeContent.initiate({ ...workspace, ...wish }, { track: false })),
    written: (result, wish) => textImproved({ wish, result }),
    failed: improvementFailed,
  });
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
