/** Stands in the bundle for MUI's ripple, which the theme switches off for every button. */
export default function NoRipple() {
  return null;
}
