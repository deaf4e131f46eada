/**
 * What a name may not hold, because it goes into mails: line breaks and other control characters, and anything that a
 * mail program makes a link of. The same as in openapi.yaml, "PersonName"; names from before that rule are looked at
 * once more.
 */
export const notInNames = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069@＠]|:\/\/|[wW]{3}\.|\S[.。．｡]\p{L}{2}/u;

/** How a mail begins: with the name, unless it breaks the rule. */
export const greeting = (fullName: string): string => (notInNames.test(fullName) ? 'Hello,' : `Hello ${fullName},`);
