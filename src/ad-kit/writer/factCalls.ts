import type { Phrase } from './reading/phrase';

/** What is given for nothing one by one, and what is given by the handful. */
const single =
  /^free (?:[\dA-Za-z-]+ )?(?:assessment|audit|call|case review|check|check-?up|fitting|consultation|consult|demo|estimate|evaluation|inspection|quote|review|scan|screening|valuation|tour|test drive|test ride)s?(?= (?:before|from|in|of|on|with|within)\b|$)/;
const several = /^free (?:[a-z-]+ )?(?:samples|swatches|proofs|tastings)$/;
const firstFree = /^(?:first|1st) ((?:[a-z]+ )?(?:class|lesson|session|visit|ride|week|month)) (?:is )?(?:free|on us)$/;
const asked = /^(?:apply|book|donate|enroll|order|preorder|register|reserve|rsvp|sign up|subscribe)\b/;

/** What a fact invites to, as words for a button: "Get a free estimate". It promises no more than the fact does. */
export function callOfFact({ plain, kind, isNotice }: Phrase): string | undefined {
  if (isNotice) return undefined;
  if (kind === 'offer' && /\btrial$/.test(plain))
    return plain.includes('free') ? 'Start your free trial' : 'Start your trial';
  const [given] = single.exec(plain) ?? [];
  if (given !== undefined) return `Get a ${given.replace(/s$/, '')}`;
  if (several.test(plain)) return `Get ${plain}`;
  const [, fetched] = /^free (collection|pick-?up)\b/.exec(plain) ?? [];
  if (fetched !== undefined) return `Book a free ${fetched}`;
  const [, first] = firstFree.exec(plain) ?? [];
  if (first !== undefined) return `${/week|month/.test(first) ? 'Start' : 'Book'} your free ${first}`;
  const [, kept] = /^(?:easy |24\/7 )?online (booking|ordering|scheduling|reservations)$/.exec(plain) ?? [];
  if (kept !== undefined)
    return kept === 'ordering' ? 'Order online' : kept === 'reservations' ? 'Reserve online' : 'Book online';
  if (/^tickets\b.*[$€£]\d/.test(plain)) return 'Get tickets';
  if (/^(?:rated )?\d(?:\.\d)?\b.*\b(?:App Store|Google Play)\b/.test(plain)) return 'Get the app';
  if (/^(?:written |fixed )?quotes? (?:before|in|within)\b/.test(plain)) return 'Get a quote';
  const [, tried] = /^test (drive|ride)s?\b/.exec(plain) ?? [];
  if (tried !== undefined) return `Book a test ${tried}`;
  const [sent] = /^send us (?:a|your) [a-z]+\b/.exec(plain) ?? [];
  if (sent !== undefined) return sent;
  if (/^mail it in\b/.test(plain)) return 'Mail it in';
  if (/^text (?:us )?by\b/.test(plain)) return 'Text us';
  if (/\bget in touch\b/.test(plain)) return 'Get in touch';
  if (/^reservations\b/.test(plain) && kind === 'thing') return 'Make a reservation';
  const [online] = /^(?:apply|book|order|register|reserve|sign up) (?:online|ahead)\b/.exec(plain) ?? [];
  if (online !== undefined) return online;
  if (kind === 'deadline' && /^orders? (?:placed )?(?:by|before)\b/.test(plain)) return 'Order now';
  if (/\bevery order$/.test(plain)) return 'Order now';
  const [reserved] =
    /^(?:book|order|reserve|schedule) (?:an?|your) [a-z]+(?= (?:by|from|in|on|online|with)\b|$)/.exec(plain) ?? [];
  if (kind === 'can' && reserved !== undefined) return reserved;
  if (/^tour (?:any|every|by|us|today)\b/.test(plain)) return 'Book a tour';
  const [verb] = (kind === 'deadline' && asked.exec(plain)) || [];
  return verb && `${verb} now`;
}

const goods =
  'bag|bottle|box|bunch|case|crate|dozen|each|item|jar|kg|kilo|kit|lb|loaf|pack|pair|panel|piece|pound|punnet|roll|set|sheet|tin|tray';
const ordered = new RegExp(
  String.raw`[$€£]\d[\d.,]* (?:(?:an? |per )?(?:${goods})\b|delivered|incl?(?:uding|\.)? postage|shipped|with (?:free )?(?:postage|shipping))|^(?:arrives|delivered) (?:chilled|fresh|frozen|in|next|overnight|to)\b|^next[- ]day delivery\b|^minimum order\b`,
);
const booked = /[$€£]\d[\d.,]* (?:an? |per )(appointment|class|fitting|lesson|ride|session|tour|visit)\b/;
const dated = /[$€£]\d[\d.,]* (?:all day|for \d+ hours|half day|per night|a night|per weekend|a weekend)\b|^deposit\b/;
const reserved =
  /^(?:only |just |last )?(?:\d+|two|three|four|five|six|a few) (?:places|seats|slots|spaces|spots) (?:left|remaining)\b/;

/** What one does where neither the trade nor an invitation is known: what is priced by the pack is ordered. */
export function callOfPrice({ plain, isNotice }: Phrase): string | undefined {
  if (isNotice) return undefined;
  if (reserved.test(plain)) return 'Save your spot';
  const [, noun] = booked.exec(plain) ?? [];
  if (noun !== undefined) return `Book ${noun === 'appointment' ? 'an' : 'a'} ${noun}`;
  if (dated.test(plain)) return 'Check your dates';
  if (ordered.test(plain)) return 'Order now';
  const [, percent] = /^(?:get |save )?(\d{1,2})% off\b/.exec(plain) ?? [];
  return percent === undefined ? undefined : `Get ${percent}% off`;
}
