import { isAddressed } from './audience';

/** Behind whom an ad is for: what they have, do, want, or feel, and where they are. */
const beyond =
  /,| [-–—(/] ?| (?:about|across|after|and who|around|at|behind|below|bored|by|coming|downtown|for|fed up|from|getting|going|in|into|learning|living|locked|looking|low on|moving|near|needing|new to|not|of|on|out|outside|over|planning|ready|scared|short|sick|starting|stuck|that|tired|to|traveling|trying|under|up|wanting|when|who(?:se)?|with|within|without|working|worried|w)(?![\p{L}’-])| \d.*$|(?<=\p{L}{3}s) \p{L}{3,}ing .*$/u;

/** One to four words that name people, or two such groups. */
const group = /^(?:[\p{L}’-]{2,} ){0,3}[\p{L}-]{2,}(?:[^s’'\W]s|people|folks)$/u;

/** What is no person, however many there are. */
const notPeople =
  /(?:ss|us|is|days|nights|gifts|events|parties|weddings|birthdays|homes|houses|kitchens|cars|trucks|gardens|yards|lawns|pools|offices|lobbies|dos|occasions|socials|meetings|trips|needs|problems|ideas|types|ages)$/i;

/** Whose name says what nobody wants to be called, or that says nothing. */
const unsaid =
  /\b(?:addicts?|anxious|bald|behind|boys|broke|burn(?:ed|t)|clumsy|divorc\w+|everyone|exhausted|girls|frazzled|heavy|hungry|impatient|lazy|men|messy|nervous|others|overwhelmed|picky|stiff|stressed|struggling|them|tired|us|widow\w*|women|worried)\b/i;

/** How many words a group is called by at most. */
const mostWords = 5;

/**
 * Whom an ad may speak to by their name: "restaurant managers" of "restaurant managers w/ inspection coming". `undefined`
 * where an audience names no people, or by what they would not be called.
 */
export function crowdOf(audience: string): string | undefined {
  const typed = audience.replace(/ ?[+&] ?/g, ' and ');
  const end = typed.search(beyond);
  const named = (end < 0 ? typed : typed.slice(0, end)).trim().replace(/^first time (?=\p{L})/iu, 'first-time ');
  // "Owners of boats" are no "owners".
  const isOfSome = /^ of /.test(typed.slice(end)) && !/^(?:\p{L}+ )?(?:parents|moms|dads)$/iu.test(named);
  const isListed = end >= 0 && typed[end] === ',' && / (?:and|or) /.test(typed.slice(end));
  const groups = named.split(' and ');
  return groups.length > 2 ||
    isListed ||
    (end >= 0 && isOfSome) ||
    /’s|^owners$/i.test(named) ||
    named.split(' ').length > mostWords ||
    !groups.every((one) => group.test(one) && !notPeople.test(one)) ||
    unsaid.test(named) ||
    !isAddressed(named)
    ? undefined
    : named;
}
