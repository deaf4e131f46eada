import { aiCopySlice } from './aiCopySlice';
import { headlinesSlice } from './headlines/headlinesSlice';
import { improvementSlice } from './improve/improvementSlice';
import { textRowsSlice } from './rows/textRowsSlice';

/** The state of the page's parts. It comes with the page's code. */
export const aiCopyState = [aiCopySlice, headlinesSlice, improvementSlice, textRowsSlice] as const;
