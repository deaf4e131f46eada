import { styled } from '@mui/material/styles';

/** What several controls, or a part of a form, are called; looks like the label of a field. */
export const GroupLabel = styled('div')({ marginBottom: 6, fontSize: 13, lineHeight: '18px', fontWeight: 500 });
