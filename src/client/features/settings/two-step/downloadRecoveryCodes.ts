import { productName } from '../../../lib/pageSettings';
import { createAppAsyncThunk } from '../../../redux/createAppAsyncThunk';

/** Hands the codes over as a file. */
export const downloadRecoveryCodes = createAppAsyncThunk<void, string[]>(
  'settings/downloadRecoveryCodes',
  (codes, { extra }) => {
    const head = `Recovery codes for ${productName()}. Each one works once.`;
    extra.download('recovery-codes.txt', `${head}\n\n${codes.join('\n')}\n`, 'text/plain');
  },
);
