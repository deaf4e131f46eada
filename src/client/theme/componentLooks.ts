import type { Components, Theme } from '@mui/material/styles';
import { belowTablet, belowWide, motion, radii, shadows, tokens } from './tokens';

const touchHeight = { [belowWide]: { height: 44 } };
const colourMotion = (...properties: string[]) =>
  properties.map((property) => `${property} ${motion.colourMs}ms ${motion.easing}`).join(', ');
const focusRing = { outline: `2px solid ${tokens.accent}`, outlineOffset: 2 };

const buttonLooks: Components<Theme>['MuiButton'] = {
  defaultProps: { disableElevation: true, variant: 'contained' },
  styleOverrides: {
    root: {
      height: 36,
      minWidth: 0,
      padding: '0 14px',
      borderRadius: radii.control,
      fontSize: 14,
      lineHeight: '20px',
      fontWeight: 500,
      letterSpacing: 0,
      textTransform: 'none',
      whiteSpace: 'nowrap',
      gap: 8,
      transition: colourMotion('background-color', 'border-color', 'color'),
      '&:focus-visible': focusRing,
      ...touchHeight,
      '&.MuiButton-sizeSmall': { height: 30, padding: '0 10px', fontSize: 13, ...touchHeight },
      '&.MuiButton-sizeLarge': { height: 44, padding: '0 20px', fontSize: 15 },
      '&.Mui-disabled': { backgroundColor: tokens.muteSoft, color: tokens.text3, borderColor: 'transparent' },
    },
    startIcon: { margin: 0 },
    endIcon: { margin: 0 },
  },
  variants: [
    {
      props: { variant: 'contained', color: 'primary' },
      style: {
        backgroundColor: tokens.primary,
        color: tokens.primaryText,
        '&:hover': { backgroundColor: tokens.primaryHover },
      },
    },
    {
      props: { variant: 'contained', color: 'error' },
      style: { backgroundColor: '#BC2830', color: '#FFFFFF', '&:hover': { backgroundColor: '#A11F27' } },
    },
    {
      props: { variant: 'outlined' },
      style: {
        borderColor: tokens.strongLine,
        color: tokens.text,
        backgroundColor: tokens.surface,
        '&:hover': { backgroundColor: tokens.hover, borderColor: tokens.strongLine },
      },
    },
    { props: { variant: 'outlined', color: 'error' }, style: { color: tokens.bad } },
    {
      props: { variant: 'text' },
      style: { color: tokens.text2, '&:hover': { backgroundColor: tokens.hover, color: tokens.text } },
    },
    { props: { variant: 'text', color: 'secondary' }, style: { color: tokens.accentText } },
    {
      props: { variant: 'soft' },
      style: { backgroundColor: tokens.muteSoft, color: tokens.text, '&:hover': { backgroundColor: tokens.line } },
    },
  ],
};

const inputLooks: Components<Theme>['MuiOutlinedInput'] = {
  defaultProps: { notched: false },
  styleOverrides: {
    root: {
      minHeight: 36,
      borderRadius: radii.control,
      backgroundColor: tokens.surface,
      fontSize: 14,
      lineHeight: '20px',
      transition: colourMotion('box-shadow'),
      [belowWide]: { minHeight: 44, fontSize: 16 },
      '& .MuiOutlinedInput-notchedOutline': { borderColor: tokens.inputLine, borderWidth: 1 },
      '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: tokens.text2 },
      '&.Mui-focused': { boxShadow: `0 0 0 3px ${tokens.accentSoft}` },
      '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderColor: tokens.accent, borderWidth: 1 },
      '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderColor: tokens.badDot },
    },
    input: { padding: '7px 12px', height: 20, '&::placeholder': { color: tokens.text3, opacity: 1 } },
    multiline: { padding: '7px 12px', '& .MuiOutlinedInput-input': { padding: 0 } },
  },
};

const floatingLooks: Components<Theme> = {
  MuiBackdrop: { styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: tokens.scrim } } } },
  MuiDialog: {
    defaultProps: { transitionDuration: motion.dialogMs },
    styleOverrides: {
      paper: {
        margin: 16,
        borderRadius: radii.dialog,
        backgroundColor: tokens.raised,
        backgroundImage: 'none',
        boxShadow: shadows.dialog,
        '&.MuiDialog-paperFullScreen': { margin: 0, borderRadius: 0 },
      },
    },
  },
  MuiDrawer: { styleOverrides: { paper: { backgroundColor: tokens.raised, backgroundImage: 'none', border: 0 } } },
  MuiMenu: {
    defaultProps: { transitionDuration: motion.menuMs },
    styleOverrides: {
      // In front of toasts (1400): on a phone one would cover what is about to be chosen.
      root: { zIndex: 1450 },
      paper: {
        minWidth: 180,
        borderRadius: radii.panel,
        backgroundColor: tokens.raised,
        backgroundImage: 'none',
        boxShadow: shadows.menu,
      },
      list: { padding: 4 },
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        minHeight: 34,
        padding: '6px 10px',
        borderRadius: 6,
        gap: 10,
        fontSize: 14,
        lineHeight: '20px',
        [belowWide]: { minHeight: 44 },
        '&:hover, &.Mui-focusVisible': { backgroundColor: tokens.hover },
      },
    },
  },
};

/** How MUI's components look here. */
export const componentLooks: Components<Theme> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { '&:focus-visible': focusRing } },
  },
  MuiButton: buttonLooks,
  MuiOutlinedInput: inputLooks,
  ...floatingLooks,
  MuiCheckbox: {
    defaultProps: { color: 'secondary', size: 'small' },
    styleOverrides: {
      root: { padding: 7, borderRadius: radii.chip, color: tokens.inputLine, [belowWide]: { padding: 12 } },
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: {
        borderColor: tokens.line,
        padding: '0 12px',
        height: 48,
        fontSize: 14,
        lineHeight: '20px',
        // The outer columns line up with the panel's title.
        '&:first-of-type:not(.MuiTableCell-paddingCheckbox)': { paddingLeft: 20, [belowTablet]: { paddingLeft: 16 } },
        '&:last-of-type': { paddingRight: 20, [belowTablet]: { paddingRight: 16 } },
      },
      head: { height: 36, fontSize: 12, lineHeight: '16px', fontWeight: 500, color: tokens.text2 },
      body: { [belowTablet]: { height: 52 } },
    },
  },
};
