/**
 * Stands in the bundle for parts of MUI's buttons that are never shown here: the ripple, which the theme switches off,
 * and the spinner, instead of which busy buttons say what they do.
 */
export default function Nothing() {
  return null;
}
