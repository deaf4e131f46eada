import type { ListenerEffectAPI, ThunkDispatch, TypedStartListening, UnknownAction } from '@reduxjs/toolkit';
import type { rootReducer } from '../app/rootReducer';
import type { AppExtra } from './world';

export type RootState = ReturnType<typeof rootReducer>;
export type AppDispatch = ThunkDispatch<RootState, AppExtra, UnknownAction>;
export type AppStartListening = TypedStartListening<RootState, AppDispatch, AppExtra>;
/** What a listener's effect is handed besides its action. */
export type AppListenerApi = ListenerEffectAPI<RootState, AppDispatch, AppExtra>;
