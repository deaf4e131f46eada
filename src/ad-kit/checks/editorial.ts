import { emojiOf } from '../emoji';
import { withDefaults } from '../placeholders';
import type { EditorialFault } from '../rules/rule';
import { type Check, labelOf, shortened } from './breach';

type Fault = {
  /** The part of the text that is at fault, or nothing. */
  find: (text: string) => string | undefined;
  /** What the text does, to follow its name. `part` is what was found. */
  says: (part: string) => string;
};

const matching = (pattern: RegExp) => (text: string) => pattern.exec(text)?.[0];

/** What Google's editorial policy forbids. Its sources are named in rules/googleEditorial.ts. */
const faults: Record<EditorialFault, Fault> = {
  repeated_punctuation: {
    find: matching(/([,;:*#%&~^|=@$€£])\1+|[!?！？]{2,}/u),
    says: (part) => `repeats punctuation ("${part}"), which Google doesn’t allow`,
  },
  exclamation_mark: {
    find: matching(/[!！]/u),
    says: () => 'has an exclamation mark, which Google has rejected in headlines',
  },
  emoji: { find: (text) => emojiOf(text)[0], says: (part) => `has an emoji (${part}), which Google doesn’t allow` },
  half_width_katakana: {
    find: matching(/[\uFF65-\uFF9F]+/u),
    says: (part) => `has half-width katakana (${part}), which Google doesn’t allow`,
  },
  bullet: {
    // An asterisk behind a word is a star rating or a footnote, both of which are allowed.
    find: matching(/[•‣▪▫●○◦►▶★☆✓✔✗✘→⇒■□◆◇♦❖✦✪]|(?<![\p{L}\p{N}])\*(?=\p{L})/u),
    says: (part) => `uses "${part}" as decoration, which Google doesn’t allow`,
  },
  phone_number: {
    find: phoneNumberIn,
    says: (part) => `has a phone number (${part}), which Google allows only in call assets`,
  },
  generic_call: {
    find: matching(/\bclick here\b/iu),
    says: (part) => `says "${part}", which Google doesn’t allow because it’s too generic`,
  },
  all_caps: {
    find: matching(/(?<!\p{L})(?:\p{Lu}{5,}|\p{Lu}{3,} \p{Lu}{2,})(?!\p{L})|\p{Ll}\p{Lu}\p{Ll}\p{Lu}/u),
    says: (part) => `has unusual capitals ("${part}"); Google allows them only in names, abbreviations, and codes`,
  },
  spaced_letters: {
    find: matching(/(?:^|\s)(?:\p{L} ){3,}\p{L}(?=\s|$)|(?:\p{L}\.){4,}/u),
    says: (part) => `spells a word letter by letter ("${part.trim()}"), which Google doesn’t allow`,
  },
  spacing: {
    find: matching(/\S {2,}\S|\p{L}{2}[,;!?]\p{L}{2}/u),
    says: (part) => `has a missing or extra space ("${part}"), which Google doesn’t allow`,
  },
};

export const checkEditorial: Check<'editorial'> = (rule, subject) => {
  const { find, says } = faults[rule.fault];
  return subject.textsOf(rule.field).flatMap(({ path, text }) => {
    const part = find(withDefaults(text));
    return part === undefined
      ? []
      : [{ path, sentence: `${labelOf(subject.ad.format, path)} ${says(shortened(part))}.` }];
  });
};

/** What Google forbids in a text that belongs to no ad yet, each as words behind "The text". */
export function editorialFaultsIn(text: string): string[] {
  const shown = withDefaults(text);
  return (
    (Object.keys(faults) as EditorialFault[])
      // Headlines alone have none, and this may be any text.
      .filter((fault) => fault !== 'exclamation_mark')
      .flatMap((fault) => {
        const part = faults[fault].find(shown);
        return part === undefined ? [] : [faults[fault].says(shortened(part))];
      })
  );
}

const digitRun = /(?<![\p{L}\p{N}])[+(]?\d[\d\s().\-/]{6,}\d(?![\p{L}\p{N}%])/gu;
const thousands = /^\d{1,3}(?:[ .,]\d{3})+$/;

/**
 * A run of 9 to 15 digits written as a phone number is: with a plus, a leading zero or brackets, or in groups. Sums,
 * years and article numbers are not meant.
 */
function phoneNumberIn(text: string): string | undefined {
  return text.match(digitRun)?.find((run) => {
    const digits = run.replace(/\D/g, '').length;
    if (digits < 9 || digits > 15 || thousands.test(run)) return false;
    const isMarked = /^[+0(]/.test(run);
    const isGrouped = /^\d{3}[ .-]\d{3}[ .-]\d{4}$|^1[ .-]\d{3}[ .-]\d{3}[ .-]\d{4}$/.test(run);
    return isMarked || isGrouped;
  });
}
