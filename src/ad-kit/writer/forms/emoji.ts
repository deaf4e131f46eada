import type { CopyTone } from '../brief';

/** What goes with a subject, by words of the brief. The first that is found is used. */
export const emojiBySubject: readonly (readonly [pattern: RegExp, emoji: readonly string[]])[] = [
  [/\b(?:coffee|espresso|latte|roast)/i, ['☕', '🤎']],
  [/\b(?:tea|matcha)\b/i, ['🍵', '🌿']],
  [/\b(?:pizza|burger|food|meal|kitchen|restaurant|recipe|cook)/i, ['🍽️', '😋']],
  [/\b(?:cake|bakery|bread|cookie|dessert)/i, ['🍰', '🥐']],
  [/\b(?:fitness|gym|workout|yoga|run|training|pilates)/i, ['💪', '🏃']],
  [/\b(?:dog|cat|pet|puppy|kitten)/i, ['🐾', '🐶']],
  [/\b(?:flower|garden|plant|bouquet)/i, ['🌷', '🌱']],
  [/\b(?:travel|trip|flight|hotel|vacation|tour)/i, ['✈️', '🧳']],
  [/\b(?:house|home|apartment|mortgage|roof)/i, ['🏠', '🔑']],
  [/\b(?:software|app|dashboard|data|cloud|automation)/i, ['💻', '📈']],
  [/\b(?:bank|loan|insurance|invoice|tax|accounting)/i, ['💳', '📊']],
  [/\b(?:course|learn|school|class|tutor|study)/i, ['📚', '🎓']],
  [/\b(?:shoe|dress|jacket|jewel|fashion|shirt)/i, ['👟', '👗']],
  [/\b(?:skin|beauty|hair|salon|spa|makeup)/i, ['✨', '🧴']],
  [/\b(?:car|auto|tire|garage|bike)/i, ['🚗', '🔧']],
  [/\b(?:music|concert|festival|event|ticket|wedding)/i, ['🎟️', '🎶']],
  [/\b(?:health|doctor|dentist|clinic|vitamin)/i, ['🩺', '💙']],
  [/\b(?:kid|baby|toy|child)/i, ['🧸', '🎈']],
];

export const emojiByTone: Readonly<Record<CopyTone, readonly string[]>> = {
  professional: ['✅', '📌'],
  casual: ['👌', '👀'],
  exciting: ['🎉', '🔥'],
  urgent: ['⏰', '⚡'],
  friendly: ['😊', '👋'],
};
