import { styled } from '@mui/material/styles';

/** The form of a writing tool: fields below each other. */
export const ToolFields = styled('form')({ display: 'grid', gap: 20, gridTemplateColumns: 'minmax(0, 1fr)' });

/** Its buttons; the last keeps its width. */
export const ToolActions = styled('div')({ display: 'flex', gap: 8, '& > :last-child': { flexShrink: 0 } });

/** What it says below its buttons, if anything. */
export const ToolNotes = styled('div')({ display: 'grid', gap: 4, marginTop: -8, '&:empty': { display: 'none' } });
