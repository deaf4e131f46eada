const word = String.raw`[\p{L}\p{N}][\p{L}\p{N}’'&+/-]{0,24}`;
const count = String.raw`(?:\d[\d,]{0,9}(?:\.\d+)?|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty)`;
const weekendDay = String.raw`(?:saturdays?|sundays?|weekends?)`;
export const weekday = String.raw`(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?)`;
export const month = String.raw`(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)`;
const holiday = String.raw`(?:christmas|thanksgiving|easter|halloween|valentine[’']s day|mother[’']s day|father[’']s day|memorial day|labor day|black friday|new year[’']s(?: eve| day)?)`;

/** What may be captured by its name alone; everything in it is bounded, so that no text takes long to read. */
const captures: Readonly<Record<string, string>> = {
  /** "3", "2,400", "two". */
  n: count,
  /** "800+", "over 2,400". */
  many: String.raw`(?:over |more than |nearly |almost )?(?:\d[\d,.]{0,11}(?:k|m)?\+?|hundreds of|thousands of)`,
  /** "$20", "£4.50". */
  money: String.raw`[$€£]\s?\d[\d,.]{0,9}(?:k|m)?`,
  percent: String.raw`\d{1,3}(?:\.\d+)?\s?(?:%|percent)`,
  /** "30 minutes", "an hour", "24h". */
  span: String.raw`(?:up to |under |less than |about |just )?(?:${count}(?:(?: to |[-–])\d{1,3})?(?: (?:business|working))? (?:seconds?|secs?|minutes?|mins?|hours?|hrs?|days?|nights?|weeks?|months?|years?)|(?:48|24)h)`,
  /** "30 minutes", "an hour", "minutes". */
  short: String.raw`(?:up to |under |less than |about |just )?(?:(?:${count}(?:(?: to |[-–])\d{1,3})? |half an )?(?:seconds?|secs?|minutes?|mins?|min|hours?|hrs?))`,
  /** "3 weeks", "48 hours". */
  long: String.raw`(?:up to |under |less than |about |just )?(?:${count}(?:(?: to |[-–])\d{1,3})?(?: (?:business|working))? )?(?:days?|nights?|weeks?|months?|years?)`,
  /** "60-day", as it stands before a noun. */
  length: String.raw`\d{1,3}[- ](?:minute|hour|day|night|week|month|year)`,
  /** "Saturdays", "Saturday and Sunday". */
  weekend: String.raw`${weekendDay}(?:(?: and | & |, )${weekendDay})?`,
  /** "Friday", "Mon–Fri" is left to what was typed. */
  day: String.raw`(?:(?:this|next|every) )?(?:${weekday}|${holiday}|tonight|tomorrow|midnight|${month}\.? \d{1,2}(?:st|nd|rd|th)?|the \d{1,2}(?:st|nd|rd|th)?)(?: (?:at )?(?:noon|midnight|night|morning|\d{1,2}(?::\d\d)? ?[ap]\.?m\.?))?`,
  days: String.raw`(?:every )?${weekday}(?:(?:, | and | & | through | to |[-–])${weekday}){0,2}(?: nights?| evenings?| mornings?)?`,
  /** "9 p.m.", "midnight". */
  hour: String.raw`(?:\d{1,2}(?::\d\d)? ?(?:[ap]\.?m\.?)?|midnight|noon|late)`,
  year: String.raw`(?:18|19|20)\d\d`,
  /** One to four words of a name or a thing. */
  what: String.raw`${word}(?: ${word}){0,3}`,
  /** One or two. */
  thing: String.raw`${word}(?: ${word})?`,
  /** A town or a country. */
  place: String.raw`(?:the )?${word}(?:,? ${word}){0,2}`,
};

/**
 * A row of phrases: `<day>` captures what `captures` has by that name. A curly apostrophe stands for either; classes
 * have both already.
 */
export const recognizerOf = (said: readonly string[]): readonly RegExp[] =>
  said.map((source) => {
    const whole = source
      .replaceAll(/’(?!')/g, "[’']")
      .replaceAll(/(?<!\(\?)<(\w+)>/g, (_found, name: string) => `(?<${name}>${captures[name] ?? name})`);
    return new RegExp(`^(?:${whole})$`, 'iu');
  });
