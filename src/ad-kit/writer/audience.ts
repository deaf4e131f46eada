/** Whom no line calls by this name: nobody greets "women", and an ad for children is read by their parents. */
const unaddressed =
  /^(?:all|any|every|people|anyone|those|adults?|children|kids?|boys?|girls?|teens?|toddlers?|men|women|seniors?|patients?)\b|\b(?:aging|anxious|broke|elderly|forgetful|lonely|nervous|obese|older?|overweight|poor|sick|single|tourists|victims?|kids|patients?|teens)\b/i;

/** Whether one greets those who are called so. */
export const isAddressed = (audience: string): boolean => !unaddressed.test(audience);

/** "Runners", "hikers and climbers", "restaurant managers". "Home cooks within 20 miles" is never said to the reader. */
export const isPlainGroup = (audience: string): boolean =>
  /^(?:[\p{L}’-]{2,} ){0,2}[\p{L}-]{3,}(?:s|people|men|women|children)$/iu.test(audience) &&
  (/^[\p{L}-]+s and [\p{L}-]+s$/u.test(audience) || !joining.test(audience));

const joining =
  /\b(?:and|at|by|coming|for|from|getting|in|moving|near|of|on|or|over|planning|that|the|to|under|up|who|with|within)\b/i;

/**
 * What tells whom an ad is for, asked of them: "hate waiting" of "guys who hate waiting", "moving within the city" of "people
 * moving within the city". What they are "with" may be an illness, and Meta lets no ad ask for one.
 */
export function askedOf(audience: string): string | undefined {
  const [, who, doing] =
    /^(?:[\p{L}’-]+ ){1,3}?(?:(?:who|that) (?!(?:are|is|were|has|have|can|can’t|don’t|do|get|just|live|like us|suffer|struggle)\b)([\p{L}’ -]+)|((?<!\b(?:and|at|by|for|from|in|of|to|with) )(?!(?:aging|dying|struggling|suffering|living)\b)\p{L}{2,}ing (?:[\p{L}’ -]+)|(?:tired|sick) of [\p{L}’ -]+))$/u.exec(
      audience,
    ) ?? [];
  // "Buying their first home" is asked of those who do.
  const asked = (who ?? doing)
    ?.replace(/^(need|want)ing\b/, '$1')
    .replace(/\btheir\b/g, 'your')
    .replace(/\bthemselves\b/g, 'yourself');
  return asked === undefined || !isAddressed(asked) || !asked.includes(' ') || asked.split(' ').length > longestAsked
    ? undefined
    : asked;
}

/** More words are no question to stop at. */
const longestAsked = 5;

/**
 * "Piano owners", "guys who hate waiting", "homeowners in Boise": many people, as they stand behind "for". What people are
 * "with" may be an illness or a flaw; what owners, drivers and companies are with is none of theirs.
 */
export const whomOf = (audience: string): string | undefined =>
  /^(?!.*(?<!\b(?:owners|homeowners|drivers|teams|companies|businesses|offices|families|parents|shops|stores)) with\b)(?!(?:all|any|anyone|every|everyone|those|the)\b)(?:[\p{L}’-]{2,} ){0,2}[\p{L}’-]{2,}(?:s|people|men|women|children)(?: (?!and\b)[\p{L}\d’-]+){0,5}$/iu.test(
    audience,
  )
    ? audience
    : undefined;

/** "Boise" of "homeowners in Boise". */
export const townOf = (audience: string): string | undefined =>
  / in (\p{Lu}[\p{L}.’-]+(?: \p{Lu}[\p{L}.’-]+){0,2})$/u.exec(audience)?.[1];
