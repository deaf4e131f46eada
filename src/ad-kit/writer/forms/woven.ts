import type { Facet } from '../reading/facets';

/**
 * A fact whose topic is not known, and what it does for its reader, where that is sure for every fact of the facet. Each
 * begins with `{this}`; what follows is no claim of its own. An answer says each of them once.
 */
export const wovenForms: Readonly<Partial<Record<Facet, string>>> = {
  price: '{this}, so you can compare before you call.',
  discount: '{this}, and the rest stays in your account.',
  trial: '{this}, and then you decide.',
  since: '{this}, and still picking up the phone.',
  certified: '{this}, and happy to show the papers.',
  guarantee: '{this}, so a wrong pick isn’t the end of it.',
  covered: '{this}, so you know whom to call later.',
  clearCost: '{this}, so the bill says what we said.',
  unbound: '{this}, so you stay only while you like it.',
  hours: '{this}, so you don’t have to ask for time off.',
  delivered: '{this}. You stay in your slippers.',
  choice: '{this}, so nobody has to settle for second best.',
  small: '{this}, so your question gets its turn.',
  private: '{this}. Talk at your own volume.',
  pure: '{this}. Turn it over and read.',
  recycled: '{this}: something old gets a second turn.',
  safe: '{this}, so what’s yours stays yours.',
  offline: '{this}, even where the bars run out.',
  joins: '{this}, so nobody types it twice.',
  welcome: '{this}, so come before you feel ready.',
  walkIns: '{this}. Decide at lunch, come after work.',
  animals: '{this}, so nobody waits in the car.',
  accessible: '{this}, so everyone gets in by the same door.',
  earns: '{this}. Your money isn’t just sitting there.',
  payable: '{this}, so it needn’t all come out of one paycheck.',
  room: '{this}: bring the cousins, too.',
  handsOn: '{this}, so nobody stands around watching.',
  tough: '{this}, so you needn’t go easy.',
  languages: '{this}, so you can ask in your own words.',
  always: '{this}, whatever your shift looks like.',
};
