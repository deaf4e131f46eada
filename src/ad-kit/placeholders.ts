/**
 * Texts that Google puts in when it shows an ad: `{KeyWord:default}`, `{CUSTOMIZER.name:default}`,
 * `{LOCATION(City):default}` and `{COUNTDOWN(…)}`. What counts against a limit is the default text; a countdown has
 * none, and how long it gets depends on the time left.
 *
 * Sources: support.google.com/google-ads/answer/2454041 and
 * developers.google.com/google-ads/api/docs/responsive-search-ads/customize-responsive-search-ads.
 */
const withDefault = /\{(?:keyword|customizer\.[^:{}]+|location\([^(){}]*\)):([^{}]*)\}/gi;
const countdown = /\{(?:global_)?countdown\([^(){}]*\)\}/gi;

/** The text as Google shows it at least: with its defaults, and without its countdowns. */
export function withDefaults(text: string): string {
  if (!text.includes('{')) return text;
  return text.replace(withDefault, '$1').replace(countdown, '');
}

/** Whether a part of the text is as long as the time that is left. */
export function hasCountdown(text: string): boolean {
  return text.includes('{') && text.search(countdown) >= 0;
}
