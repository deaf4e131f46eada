import { formats } from '../formats';
import { emojiOf } from '../emoji';
import { hasWideCharacters } from '../measure';
import { hasCountdown, withDefaults } from '../placeholders';
import { grouped } from '../grouped';
import { type Check, countOf, fieldLabel, labelOf, lowerFirst } from './breach';

export const checkLength: Check<'length'> = (rule, subject) => {
  const { ad, platform } = subject;
  return subject.textsOf(rule.field).flatMap(({ path, text }) => {
    const excess = subject.lengthOf(text, rule.unit) - rule.limit;
    if (excess <= 0) return [];
    const limit = `${rule.kind === 'recommended' ? 'recommended ' : ''}limit of ${grouped(rule.limit)}`;
    const doubt = rule.confidence === '?' ? ' (unconfirmed)' : '';
    const note =
      rule.unit === 'display_width' && hasWideCharacters(withDefaults(text)) ? ' Wide characters count as 2.' : '';
    return [
      {
        path,
        sentence: `${labelOf(ad.format, path)} is ${countOf(excess, 'character')} over ${platform}’s ${limit}${doubt}.${note}`,
      },
    ];
  });
};

export const checkCut: Check<'cut'> = (rule, subject) => {
  const { ad, platform } = subject;
  const isLong = formats[ad.format].fields.some(({ name, kind }) => name === rule.field && kind === 'long_text');
  return subject.textsOf(rule.field).flatMap(({ path, text }) => {
    const excess = subject.lengthOf(text, rule.unit) - rule.limit;
    if (excess <= 0) return [];
    const hidden = `the last ${grouped(excess)} ${excess === 1 ? 'is' : 'are'}`;
    const where = isLong ? `${hidden} behind "See more"` : `${hidden} cut off in most placements`;
    return [
      {
        path,
        sentence: `${platform} shows about ${countOf(rule.limit, 'character')} of ${path === rule.field ? 'the ' : ''}${lowerFirst(labelOf(ad.format, path))}; ${where}.`,
      },
    ];
  });
};

export const checkCount: Check<'count'> = (rule, subject) => {
  const { ad, platform } = subject;
  const label = lowerFirst(fieldLabel(ad.format, rule.field));
  const items = itemCount(subject.ad, rule.field) ?? subject.textsOf(rule.field).length;
  const breach = (sentence: string) => [{ path: rule.field, sentence }];
  if (items < rule.min && rule.max === 1) {
    return breach(`${platform} ${rule.kind === 'hard' ? 'needs' : 'recommends'} ${withArticle(label)}.`);
  }
  if (items < rule.min)
    return breach(`${platform} needs at least ${countOf(rule.min, label)}; you have ${count(items)}.`);
  if (items > rule.max) {
    const sentence = `${platform} allows up to ${countOf(rule.max, label)}; you have ${count(items)}.`;
    return [{ path: rule.field, sentence, group: 'rules' }];
  }
  return [];
};

/** How many cards there are; a card counts even while its texts are empty, because it may have a picture. */
function itemCount(ad: object, field: string): number | null {
  const value = (ad as Readonly<Record<string, unknown>>)[field];
  return field === 'cards' && Array.isArray(value) ? value.length : null;
}

function count(items: number): string {
  return items === 0 ? 'none' : grouped(items);
}

function withArticle(label: string): string {
  return `${/^[aeio]/i.test(label) ? 'an' : 'a'} ${label}`;
}

export const checkDistinct: Check<'distinct'> = (rule, subject) => {
  const { ad, platform } = subject;
  const firsts = new Map<string, { path: string; exact: string }>();
  return subject.textsOf(rule.field).flatMap(({ path, text }) => {
    const exact = text.trim().normalize('NFC').replace(/\s+/g, ' ');
    const key = rule.alike === 'exactly' ? exact : exact.toLowerCase();
    const first = firsts.get(key);
    if (!first) {
      firsts.set(key, { path, exact });
      return [];
    }
    if (rule.alike === 'case_only' && first.exact === exact) return [];
    const repeats = `${labelOf(ad.format, path)} repeats ${lowerFirst(labelOf(ad.format, first.path))}`;
    const why = rule.kind === 'hard' ? `${platform} rejects duplicates` : `${platform} shows both less often`;
    return [{ path, sentence: `${repeats}${rule.alike === 'case_only' ? ' except for capitalization' : ''}; ${why}.` }];
  });
};

export const checkEmoji: Check<'emoji'> = (rule, subject) =>
  subject.textsOf(rule.field).flatMap(({ path, text }) => {
    const count = emojiOf(text).length;
    if (count <= rule.max) return [];
    const limit = `${subject.platform}’s ${rule.kind === 'recommended' ? 'recommended ' : ''}limit of ${rule.max}`;
    return [{ path, sentence: `${labelOf(subject.ad.format, path)} has ${count} emoji, over ${limit}.` }];
  });

export const checkCountdown: Check<'countdown'> = (rule, subject) =>
  subject.textsOf(rule.field).flatMap(({ path, text }) => {
    if (!hasCountdown(text)) return [];
    const label = labelOf(subject.ad.format, path);
    return [{ path, sentence: `${label} has a countdown. Its length changes over time, so it isn’t counted here.` }];
  });
