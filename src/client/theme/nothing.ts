/**
 * Replaces code that is never called here: the ripple and the spinner in MUI’s buttons, which the theme doesn't use,
 * and what Emotion needs for withTheme().
 */
export default function Nothing() {
  return null;
}
