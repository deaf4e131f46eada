import { createAction } from '@reduxjs/toolkit';

/** The page has been opened: listeners take up what the last visit left. */
export const appStarted = createAction('app/started');
