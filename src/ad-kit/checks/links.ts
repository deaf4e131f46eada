import { callsToAction } from '../callsToAction';
import { formats } from '../formats';
import { addressFault, splitAddress } from '../webAddress';
import { type Check, fieldLabel, labelOf, lowerFirst, shortened } from './breach';

export const checkLink: Check<'link'> = (rule, subject) =>
  subject.textsOf(rule.field).flatMap(({ path, text }) => {
    const label = labelOf(subject.ad.format, path);
    const fault = addressFault(text);
    if (rule.demands === 'address') return fault ? [{ path, sentence: `${label} ${fault}.` }] : [];
    const isPlain = !fault && splitAddress(text)?.scheme === 'http';
    return isPlain ? [{ path, sentence: `${label} uses http; browsers warn visitors about pages without https.` }] : [];
  });

export const checkDepends: Check<'depends'> = (rule, subject) => {
  const isAlone = subject.textsOf(rule.field).length > 0 && subject.textsOf(rule.on).length === 0;
  if (!isAlone) return [];
  const { format } = subject.ad;
  const sentence = `${fieldLabel(format, rule.field)} is only shown after ${lowerFirst(fieldLabel(format, rule.on))}, which is empty.`;
  return [{ path: rule.field, sentence }];
};

export const checkPath: Check<'path'> = (rule, subject) =>
  subject.textsOf(rule.field).flatMap(({ path, text }) => {
    const part = /[\s/?#\\]/.exec(text.trim())?.[0];
    if (part === undefined) return [];
    const what = /\s/.test(part) ? 'a space' : `"${part}"`;
    return [
      { path, sentence: `${labelOf(subject.ad.format, path)} has ${what}. Use one word, or join words with hyphens.` },
    ];
  });

export const checkChoice: Check<'choice'> = (rule, subject) =>
  subject.textsOf(rule.field).flatMap(({ path, text }) => {
    const offered = callsToAction[formats[subject.ad.format].platform];
    if (offered.some(({ id }) => id === text)) return [];
    return [{ path, sentence: `${subject.platform} has no call to action "${shortened(text)}".` }];
  });
