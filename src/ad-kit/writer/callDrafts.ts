import { callToActionLabel, callsToAction } from '../callsToAction';
import type { CopyBrief } from './brief';
import { toned, toneOf, type Writing } from './drafts';
import { callsByFact, callsByName, callsOfThing } from './forms/callsByWord';
import { callForms, ownCallForms } from './forms/callsToAction';
import { callOfFact } from './factCalls';
import { topicOf } from './forms/topics/topicOf';
import { rotated } from './lists';
import { nearestCall } from './nearestCall';
import { byStrength, fillForm } from './slots';
import { fittingLines } from './tradeLines';
import { isThing } from './wares';
import { sentenceCase } from './words/casing';

/** Words for buttons, as sentences have them. */
type Calls = {
  /** The advertiser's own, the platform's, what a fact invites to, and the trade's. */
  fitting: string[];
  /** Those that serve any brief, and what of the others is less fitting. */
  plain: string[];
};

export function callDrafts(writing: Writing): Calls {
  const { brief, material } = writing;
  const own = material.ownCall;
  const topical = topicCalls(writing);
  const trade = [
    ...invitationOf(writing),
    ...knownCalls(writing),
    ...(callsToAction[brief.platform].length === 0 ? topical : []),
  ];
  const buttons = withoutTwice([...trade, ...topical].flatMap((call) => buttonFor(call, brief) ?? []));
  const { own: tonedForms, any } = toned(callForms, writing);
  const fitting =
    own === undefined
      ? [...buttons.slice(0, 1).filter(isTelling), ...trade.slice(0, 2), ...buttons.slice(0, 3), ...trade.slice(2)]
      : ['{own}', ...trade.slice(0, 2), ...toned(ownCallForms, writing).own.slice(0, 1), ...buttons.slice(0, 3)];
  const last = buttonFor('Learn more', brief) ?? [];
  const plain = [...buttons, ...trade, last, tonedForms, any, own === undefined ? [] : ownCallForms.any].flat();
  const filled = (forms: readonly string[]) =>
    withoutTwice(forms.flatMap((form) => fillForm(form, material, {}) ?? []).map(sentenceCase));
  const first = filled(fitting);
  return { fitting: first, plain: filled(plain).filter((call) => !first.includes(call)) };
}

const withoutTwice = (texts: readonly string[]): string[] => [...new Set(texts)];

/** What a visitor does: by the trade, else by what one can do there and by the words of name and facts. */
function knownCalls(writing: Writing): string[] {
  const { material, start } = writing;
  if (material.trade) return fittingLines(rotated(material.trade.calls, start), writing);
  const facts = material.facts.map(({ plain }) => plain).join('; ');
  const found =
    callsByName.find(({ words }) => words.test(material.product)) ??
    (isThing(material) ? callsOfThing : callsByFact.find(({ words }) => words.test(facts)));
  const forms = found?.calls ?? [];
  return [...forms.flatMap((form) => fillForm(form, material) ?? []), ...actCalls(writing)];
}

/** What one does with a product or at a place, and looks forward to. */
const wantedActs =
  /^(?:build|choose|cook|create|customize|design|feed|get paid|hear|learn|make|meet|paint|pick|plan|play|roll|see|split|taste|touch|tour|track|trade in|try)\b/;

/** On a button, more words are not read. */
const longestAct = 4;

const actCalls = ({ material }: Writing): string[] =>
  material.facts
    .flatMap(({ act }) => act ?? [])
    .filter((act) => wantedActs.test(act) && act.split(' ').length <= longestAct);

/** What one can do with such a thing as the facts speak of. */
const topicCalls = ({ material }: Writing): string[] =>
  material.facts.flatMap((fact) => topicOf(fact)?.topic.call ?? []);

/** What the strongest fact that invites to something invites to. */
const invitationOf = ({ material }: Writing): string[] =>
  byStrength(material.facts)
    .flatMap((fact) => callOfFact(fact) ?? [])
    .slice(0, 1);

/** Calls of these verbs go with any fact; "Ask about new locks" says the opposite of some. */
const leads =
  /^(?:book|browse|buy|come|get|give|join|order|pick|plan|reserve|save|schedule|send|set up|shop|start|try)\b/i;

/**
 * For the ends of texts: the advertiser's own call, or what a fact invites to, else what the trade's customers do. "Learn
 * more" stands on the button below, and says nothing here.
 */
export function callsInText(writing: Writing): string[] {
  const { material } = writing;
  const sure = material.ownCall === undefined ? invitationOf(writing).map(sentenceCase) : [material.ownCall];
  if (sure.length > 0 || writing.isGrave) return sure;
  return knownCalls(writing)
    .map(sentenceCase)
    .filter((call) => leads.test(call))
    .slice(0, 2);
}

/** The call as a sentence: an urgent one says when, if it doesn’t yet. */
export function endingOf(call: string, writing: Writing): string {
  const isDated =
    toneOf(writing) !== 'urgent' ||
    /\b(?:now|today|tonight|this|before|by|it|yours|(?:sun|mon|tues|wednes|thurs|fri|satur)?day)\b/i.test(call);
  return isDated ? `${call}.` : `${call} today.`;
}

/** A call that says what the visitor does there: the others stand on the button, and end no text. */
export const isTelling = (call: string): boolean =>
  !/^(?:apply|attend|contact us|download|find out more|get quote|join|learn more|register|request demo|see (?:how it works|more|the details)|sign up|start (?:here|today)|subscribe|view quote|visit site)$/i.test(
    call,
  );

/** The platform's button that promises the same. */
function buttonFor(call: string, { platform }: CopyBrief): string | undefined {
  if (callsToAction[platform].length === 0) return undefined;
  const id = nearestCall(call, platform);
  return id === null ? undefined : callToActionLabel(platform, id);
}
