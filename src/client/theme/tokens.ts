import { type ColourRole, palette } from './palette';

const roles = Object.keys(palette.light) as ColourRole[];
const variableOf = (role: ColourRole) => `--${role}`;

/** Each colour as a CSS variable, which follows the colour scheme without a render: `tokens.line` is `var(--line)`. */
export const tokens = Object.fromEntries(roles.map((role) => [role, `var(${variableOf(role)})`])) as Record<
  ColourRole,
  string
>;

/** The declarations behind `tokens` in one colour scheme. */
export function tokenDeclarations(scheme: keyof typeof palette): Record<string, string> {
  return Object.fromEntries(roles.map((role) => [variableOf(role), palette[scheme][role]]));
}

/** Corner radii in pixels. */
export const radii = { chip: 6, control: 8, panel: 10, dialog: 14 } as const;

/** Shadows of what floats, each with its 1 px ring. */
export const shadows = {
  menu: `0 0 0 1px ${tokens.line}, 0 8px 24px ${tokens.shadow}`,
  dialog: `0 0 0 1px ${tokens.line}, 0 24px 64px ${tokens.deepShadow}`,
} as const;

/** The one easing curve, and durations in milliseconds by what moves. */
export const motion = { easing: 'cubic-bezier(.2,0,0,1)', colourMs: 120, menuMs: 160, dialogMs: 200 } as const;

/** The bar at the bottom of a phone's screen, in pixels. */
export const bottomBarHeight = 60;

/** Below this width the layout is the phone's and the tablet's, and controls are 44 px high. */
export const belowWide = '@media (max-width: 899.95px)';
export const belowTablet = '@media (max-width: 599.95px)';
