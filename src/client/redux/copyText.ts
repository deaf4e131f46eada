import { toastShown } from './toastsSlice';
import { createAppAsyncThunk } from './createAppAsyncThunk';

/** Puts a text on the clipboard and says so, or that the browser forbids it. */
export const copyText = createAppAsyncThunk('copyText', async (text: string, { dispatch, extra }) => {
  try {
    await extra.clipboard.writeText(text);
    dispatch(toastShown({ title: 'Copied!', description: 'Content copied to clipboard.' }));
  } catch {
    dispatch(
      toastShown({
        title: 'Not copied',
        description: 'Your browser doesn’t allow it. Select the text and copy it yourself.',
        variant: 'destructive',
      }),
    );
  }
});
