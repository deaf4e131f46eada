import { callToActionLabel, callsToAction } from '../callsToAction';
import type { CopyBrief } from './brief';
import { toned, type Writing } from './drafts';
import { callForms, ownCallForms } from './forms/callsToAction';
import { callOfFact } from './factCalls';
import { topicOf } from './forms/topics/topicOf';
import { nearestCall } from './nearestCall';
import { shuffled } from './random';
import { byStrength, fillForm } from './slots';
import { fittingLines } from './tradeLines';
import { sentenceCase } from './words/casing';

/** Words for buttons, as sentences have them. */
type Calls = {
  /** The advertiser's own, the platform's, what a fact invites to, and the trade's. */
  fitting: string[];
  /** Those that serve any brief, and what of the others is less fitting. */
  plain: string[];
};

export function callDrafts(writing: Writing): Calls {
  const { brief, material, random } = writing;
  const own = material.ownCall;
  const known = fittingLines(shuffled(material.trade?.calls ?? [], random), writing);
  const topical = topicCalls(writing);
  const trade = [...invitationOf(writing), ...known, ...(callsToAction[brief.platform].length === 0 ? topical : [])];
  const buttons = withoutTwice([...trade, ...topical, 'Learn more'].flatMap((call) => buttonFor(call, brief) ?? []));
  const { own: tonedForms, any } = toned(callForms, writing);
  const fitting =
    own === undefined
      ? [
          ...buttons.slice(0, 1),
          ...trade.slice(0, 2),
          ...buttons.slice(1, 3),
          ...trade.slice(2),
          ...tonedForms.slice(0, 1),
        ]
      : ['{own}', ...trade.slice(0, 2), ...toned(ownCallForms, writing).own.slice(0, 1), ...buttons.slice(0, 3)];
  const plain = [...buttons, ...trade, ...tonedForms, ...any, ...(own === undefined ? [] : ownCallForms.any)];
  const filled = (forms: readonly string[]) =>
    withoutTwice(forms.flatMap((form) => fillForm(form, material, {}) ?? []).map(sentenceCase));
  const first = filled(fitting);
  return { fitting: first, plain: filled(plain).filter((call) => !first.includes(call)) };
}

const withoutTwice = (texts: readonly string[]): string[] => [...new Set(texts)];

/** What one can do with such a thing as the facts speak of. */
const topicCalls = ({ material }: Writing): string[] =>
  material.facts.flatMap((fact) => topicOf(fact)?.topic.call ?? []);

/** What the strongest fact that invites to something invites to. */
const invitationOf = ({ material }: Writing): string[] =>
  byStrength(material.facts)
    .flatMap((fact) => callOfFact(fact) ?? [])
    .slice(0, 1);

/**
 * For the end of a text: the advertiser's own call, or what a fact invites to. "Learn more" stands on the button below,
 * and a call of the trade may say the opposite of a fact: "Ask about new locks" to somebody who is locked out.
 */
export const callInText = (writing: Writing): string =>
  writing.material.ownCall ?? invitationOf(writing).map(sentenceCase)[0] ?? '';

/** The platform's button that promises the same. */
function buttonFor(call: string, { platform }: CopyBrief): string | undefined {
  if (callsToAction[platform].length === 0) return undefined;
  const id = nearestCall(call, platform);
  return id === null ? undefined : callToActionLabel(platform, id);
}
