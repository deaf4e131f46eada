import type { Facet } from '../reading/facets';

/**
 * A fact whose topic is not known, and what it does for its reader, where that is sure for every fact of the facet. Each
 * begins with `{this}`; what follows is no claim of its own. An answer says each of them once.
 */
export const wovenForms: Readonly<Partial<Record<Facet, string>>> = {
  trial: '{this}, and then you decide.',
  clearCost: '{this}, so the bill says what we said.',
  unbound: '{this}, so you stay only while you like it.',
  delivered: '{this}. You stay in your slippers.',
  pure: '{this}. Turn it over and read.',
  safe: '{this}, so what’s yours stays yours.',
  offline: '{this}, even where the bars run out.',
  joins: '{this}, so nobody types it twice.',
  welcome: '{this}, so come before you feel ready.',
  walkIns: '{this}. Decide at lunch, come after work.',
  accessible: '{this}, so everyone can come.',
  languages: '{this}, so you can ask in your own words.',
  always: '{this}, whatever your shift looks like.',
};
