/** A pictograph that shows as an emoji: by itself, by a following variation selector, or as part of a sequence. */
const pictograph = String.raw`(?:\p{Emoji_Presentation}\uFE0F?|\p{Extended_Pictographic}(?:\uFE0F|(?=\p{Emoji_Modifier}|\u200D)))`;
const joined = String.raw`(?:\u200D\p{Extended_Pictographic}\uFE0F?\p{Emoji_Modifier}?)*`;
const tags = String.raw`[\u{E0020}-\u{E007F}]*`;

/** A whole emoji: a flag, a keycap, or a pictograph with its skin tone and everything joined to it. */
const emoji = new RegExp(
  String.raw`\p{Regional_Indicator}{2}|[0-9#*]\uFE0F\u20E3|${pictograph}\p{Emoji_Modifier}?${tags}${joined}`,
  'gu',
);

const beyondAscii = /[^\0-\x7f]/;

/** The emoji of a text, in order; a family or a flag is one. Signs such as ™ and © are none. */
export function emojiOf(text: string): string[] {
  return beyondAscii.test(text) ? (text.match(emoji) ?? []) : [];
}

/** The text with each emoji replaced. */
export function replaceEmoji(text: string, replacement: string): string {
  return beyondAscii.test(text) ? text.replace(emoji, replacement) : text;
}
