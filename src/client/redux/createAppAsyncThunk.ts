import { createAsyncThunk } from '@reduxjs/toolkit';
import type { Problem } from '../api/problem';
import type { AppDispatch, RootState } from './types';
import type { AppExtra } from './world';

/** `createAsyncThunk` with the product's types; a refusal carries a `Problem`. */
export const createAppAsyncThunk = createAsyncThunk.withTypes<{
  state: RootState;
  dispatch: AppDispatch;
  extra: AppExtra;
  rejectValue: Problem;
}>();
