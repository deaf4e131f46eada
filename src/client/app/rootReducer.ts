import { combineReducers } from '@reduxjs/toolkit';
import { api } from '../api/api';
import { authSlice } from '../api/authSlice';
import { billingSlice } from '../features/billing/billingSlice';
import { campaignsSlice } from '../features/campaigns/campaignsSlice';
import { toastsSlice } from '../redux/toastsSlice';

/** All state, by noun. */
export const rootReducer = combineReducers({
  [api.reducerPath]: api.reducer,
  [authSlice.name]: authSlice.reducer,
  [billingSlice.name]: billingSlice.reducer,
  [campaignsSlice.name]: campaignsSlice.reducer,
  [toastsSlice.name]: toastsSlice.reducer,
});
