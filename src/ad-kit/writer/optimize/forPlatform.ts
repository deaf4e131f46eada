import type { AdPlatform } from '../../ad';
import { withoutBullets } from '../../bullets';
import { replaceEmoji } from '../../emoji';

/** How many hashtags a platform's readers take; the others have no such habit. */
const mostHashtags: Partial<Record<AdPlatform, number>> = { google: 0, linkedin: 3, twitter: 3, instagram: 10 };

const hashtag = /(?<![^\s(])#(?=[\p{L}\p{N}_]*\p{L})[\p{L}\p{N}\p{M}_]+/gu;

/** The first hashtags that a platform takes; the others are words where they stand in a sentence, and go at its end. */
export function withFewerHashtags(text: string, platform: AdPlatform): string {
  const most = mostHashtags[platform];
  if (most === undefined) return text;
  const found = [...text.matchAll(hashtag)];
  if (found.length <= most) return text;
  const tail = tailStart(text, found);
  let index = 0;
  return text.replace(hashtag, (tag, at: number) => {
    index += 1;
    if (index <= most) return tag;
    return at >= tail ? '' : tag.slice(1);
  });
}

/** Where the hashtags begin that nothing else follows. */
function tailStart(text: string, found: readonly RegExpExecArray[]): number {
  let start = text.length;
  for (const { index, 0: tag } of found.toReversed()) {
    if (text.slice(index + tag.length, start).trim() !== '') break;
    start = index;
  }
  return start;
}

/** Google takes no emoji and no bullets. */
export const asGoogleTakesIt = (text: string): string => withoutBullets(replaceEmoji(text, ''));
