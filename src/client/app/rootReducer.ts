import { type WithSlice, combineSlices } from '@reduxjs/toolkit';
import { api } from '../api/api';
import { authSlice } from '../api/authSlice';
import type { campaignsSlice } from '../domain/campaign-list/campaignsSlice';
import type { adEditorSlice } from '../features/ad-editor/state/adEditorSlice';
import type { aiCopySlice } from '../features/ai-copy/aiCopySlice';
import type { headlinesSlice } from '../features/ai-copy/headlines/headlinesSlice';
import type { improvementSlice } from '../features/ai-copy/improve/improvementSlice';
import type { textRowsSlice } from '../features/ai-copy/rows/textRowsSlice';
import type { importSlice } from '../features/report-import/importSlice';
import { billingSlice } from '../features/billing/billingSlice';
import { teamsSlice } from '../domain/teams/teamsSlice';
import { toastsSlice } from '../redux/toastsSlice';

/** All state, by noun. What only some pages need is injected with their code. */
export const rootReducer = combineSlices({
  [api.reducerPath]: api.reducer,
  [authSlice.name]: authSlice.reducer,
  [billingSlice.name]: billingSlice.reducer,
  [teamsSlice.name]: teamsSlice.reducer,
  [toastsSlice.name]: toastsSlice.reducer,
}).withLazyLoadedSlices<
  WithSlice<typeof adEditorSlice> &
    WithSlice<typeof campaignsSlice> &
    WithSlice<typeof aiCopySlice> &
    WithSlice<typeof textRowsSlice> &
    WithSlice<typeof headlinesSlice> &
    WithSlice<typeof improvementSlice> &
    WithSlice<typeof importSlice>
>();
