import TableSortLabel from '@mui/material/TableSortLabel';
import { styled } from '@mui/material/styles';
import { tokens } from '../theme/tokens';

/** The head of a column that sorts. Its arrow is there before it does, so that it is seen to. `data-number` for numbers. */
export const SortLabel = styled(TableSortLabel)({
  borderRadius: 4,
  '&:hover, &:focus-visible, &.Mui-active': { color: tokens.text },
  '& .MuiTableSortLabel-icon': { fontSize: 14, marginInline: 4, opacity: 0.28 },
  // It stands in the room between the columns, so that a head is no wider than its word.
  '&[data-number] .MuiTableSortLabel-icon': { position: 'absolute', right: '100%', marginInline: 2 },
  '&:hover .MuiTableSortLabel-icon, &:focus-visible .MuiTableSortLabel-icon': { opacity: 0.7 },
  '&.Mui-active .MuiTableSortLabel-icon': { opacity: 1, color: tokens.accentText },
  // What explains itself on hover looks it.
  '&[title]': { textDecoration: 'underline dotted', textUnderlineOffset: 3, textDecorationColor: tokens.inputLine },
});
