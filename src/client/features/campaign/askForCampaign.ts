import { metricsApi } from '../../api/metricsApi';
import { ahead } from '../../api/baseApi';
import { campaignsApi } from '../../api/campaignsApi';
import { todayInUtc } from '../../lib/dates';
import type { AskForData } from '../../redux/pageData';
import { daysOf, rangeParameter, readRange } from './dateRange';

export const askForCampaign: AskForData = ({ dispatch, params: { id = '' }, query }) => {
  const days = daysOf(readRange(query.get(rangeParameter)), todayInUtc(Date.now()));
  return [
    dispatch(campaignsApi.endpoints.getCampaign.initiate({ id }, ahead)),
    dispatch(metricsApi.endpoints.getCampaignFigures.initiate({ id, ...days }, ahead)),
  ];
};
