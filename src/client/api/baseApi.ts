import { type BaseQueryFn, createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import type { FetchArgs, FetchBaseQueryError, FetchBaseQueryMeta } from '@reduxjs/toolkit/query/react';
import { type AuthState, signedOut } from './authSlice';
import { tagTypes } from './tags';

function tokenIn(state: unknown): string | null {
  return (state as { auth: AuthState }).auth.token;
}

const transport = fetchBaseQuery({
  // Absolute, because outside of a browser a relative address leads nowhere.
  baseUrl: `${globalThis.location?.origin ?? ''}/api`,
  // An answer without JSON is a file or nothing at all; either way its text is what it holds.
  responseHandler: 'content-type',
  prepareHeaders: (headers, { getState }) => {
    const token = tokenIn(getState());
    if (token) headers.set('Authorization', `Bearer ${token}`);
    return headers;
  },
});

/**
 * How old an answer may be that is shown without asking again, in seconds: the time between asking for it ahead and the
 * page's first render on a slow phone.
 */
export const freshSeconds = 10;

/** How data is asked for before the page that shows it is there: anew, as the page would, and nothing is held. */
export const ahead = { subscribe: false, forceRefetch: true } as const;

type Transport = BaseQueryFn<string | FetchArgs, unknown, FetchBaseQueryError, object, FetchBaseQueryMeta>;

/** A 401 ends the session, unless another one has begun since the call was made. */
const callServer: Transport = async (args, api, extraOptions) => {
  const token = tokenIn(api.getState());
  const answer = await transport(args, api, extraOptions);
  if (answer.error?.status === 401 && token !== null && tokenIn(api.getState()) === token) {
    api.dispatch(signedOut({ reason: 'refused' }));
  }
  return answer;
};

/** The transport that the generated endpoints are injected into. Import `api.ts` instead. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery: callServer,
  tagTypes,
  // Another tab, device or colleague may have changed what is cached: it is shown at once and asked for again.
  refetchOnMountOrArgChange: freshSeconds,
  refetchOnFocus: true,
  refetchOnReconnect: true,
  endpoints: () => ({}),
});
