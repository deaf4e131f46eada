import { emojiOf } from '../emoji';
import { emojiByTone, emojiBySubject } from './forms/emoji';
import type { CopyKind } from './brief';
import type { Writing } from './drafts';

/** A text with an emoji where the advertiser asked for them and the platform takes them: one, in every other text. */
export function addEmoji(text: string, kind: CopyKind, index: number, { brief, random }: Writing): string {
  if (!brief.includeEmojis || brief.platform === 'google' || kind === 'callToAction') return text;
  if (kind === 'fullAd' && emojiOf(text).length > 0) return text;
  // LinkedIn's readers meet them in texts rather than in headlines.
  if (brief.platform === 'linkedin' && (kind === 'headline' || index % 2 === 1)) return text;
  if (kind === 'headline' && index % 2 === 1) return text;
  const choice = emojiFor(brief);
  const emoji = choice[Math.floor(random() * choice.length)] ?? '';
  return kind === 'fullAd' ? text.replace(/\n|$/, (end) => ` ${emoji}${end}`) : `${text} ${emoji}`;
}

function emojiFor({ productName, keyBenefits, tone }: Writing['brief']): readonly string[] {
  const subject = `${productName} ${keyBenefits.slice(0, 3).join(' ')}`.slice(0, 600);
  const found = emojiBySubject.find(([pattern]) => pattern.test(subject));
  return [...(found?.[1] ?? []), ...emojiByTone[tone]];
}
