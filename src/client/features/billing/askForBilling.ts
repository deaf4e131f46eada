import { ahead } from '../../api/baseApi';
import { billingApi } from '../../api/billingApi';
import type { AskForData } from '../../redux/pageData';

const { listPlans, getSubscription, getUsage } = billingApi.endpoints;

/** Prices are public; the rest needs an account. */
export const askForBilling: AskForData = ({ dispatch, state }) => {
  const plans = dispatch(listPlans.initiate(undefined, ahead));
  if (state.auth.token === null) return [plans];
  return [plans, dispatch(getSubscription.initiate(undefined, ahead)), dispatch(getUsage.initiate(undefined, ahead))];
};
