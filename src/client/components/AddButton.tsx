import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';

/** Adds another one below the last; its text begins where those above begin. */
export const AddButton = styled(Button)({ justifySelf: 'start', marginLeft: -8 });
