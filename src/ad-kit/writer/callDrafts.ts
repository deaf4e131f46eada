import { callToActionLabel, callsToAction } from '../callsToAction';
import type { CopyBrief } from './brief';
import { toned, type Writing } from './drafts';
import { callForms, ownCallForms } from './forms/callsToAction';
import { callOfFact } from './factCalls';
import { nearestCall } from './nearestCall';
import { shuffled } from './random';
import { byStrength, fillForm } from './slots';
import { fittingLines } from './tradeLines';
import { sentenceCase } from './words/casing';

/** Words for buttons, as sentences have them: the advertiser's own, the platform's, what a fact invites to, and the trade's. */
export function callDrafts(writing: Writing): string[] {
  const { brief, material, random } = writing;
  const own = material.ownCall === undefined ? [] : ['{own}'];
  const known = fittingLines(shuffled(material.trade?.calls ?? [], random), writing);
  const trade = [...invitationOf(writing), ...known];
  const buttons = [
    ...trade.slice(0, 2).flatMap((call) => buttonFor(call, brief) ?? []),
    ...(buttonFor('Learn more', brief) ? ['Learn more'] : []),
  ];
  const { own: tonedForms, any } = toned(callForms, writing);
  const forms = [
    ...own,
    ...(material.ownCall === undefined ? buttons.slice(0, 1) : []),
    ...trade.slice(0, 2),
    ...(material.ownCall === undefined ? [] : toned(ownCallForms, writing).own.slice(0, 1)),
    ...buttons.slice(1),
    ...tonedForms,
    ...trade.slice(2),
    ...any,
    ...(material.ownCall === undefined ? [] : ownCallForms.any),
  ];
  return [...new Set(forms.flatMap((form) => fillForm(form, material, {}) ?? []).map(sentenceCase))];
}

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
