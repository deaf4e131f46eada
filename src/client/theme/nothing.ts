/**
 * Stands in the bundle for code that is never called here: in MUI’s buttons the ripple, which the theme switches off,
 * and the spinner, instead of which busy buttons say what they do; and what emotion needs for withTheme().
 */
export default function Nothing() {
  return null;
}
