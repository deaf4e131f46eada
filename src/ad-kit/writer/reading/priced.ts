/** A price behind its thing, with nothing between: "two movers and a truck $119/hour". */
const barePriceBehind =
  /^((?:\d+[- ])?\p{L}[\p{L}\d’'&-]*(?: [\p{L}\d’'&-]+)*) ([$€£]\d[\d.,]*\+?(?:\/[\p{L} ]+| (?:a|an|per|each) [\p{L} ]+| each)?)( for .+)?$/u;

/** Words that a price follows by itself, those whom it is asked of, and days: "save $5", "kids $5", "Tuesdays $5". */
const beforePrice =
  /(?:^|\s)(?:about|above|back|admission|adults?|after|and|are|at|beats?|below|budget|charge|children|copay|cost|costs|couples|cover|deposit|donate|down|dues|each|earn|entry|families|fees?|first \p{L}+|flat|from|get|gets?|gifts?|give|groups|guests|hour|is|just|kids?|less|locals|low|max|members?|min|minimum|now|of|off|only|or|over|pay|pays|plus|prices?|raised|rates?|recovers|rent|save|saves?|savings|seniors?|sold|spend|starting|starts?|students?|teens|than|then|to|total|tuition|under|up|value|veterans?|visitors|was|win|with|won|worth|your|\p{L}+days?|weekends?)$|^(?:days|evenings|nights)$/iu;

/** A thing and its price as one says them: "two movers and a truck for $119/hour", "float trip, $395 for two". */
export function priced(typed: string): string {
  const [, thing = '', price = '', whom = ''] = barePriceBehind.exec(typed) ?? [];
  if (price === '' || beforePrice.test(thing) || /\b(?:if|when|is|are|was|were)\b/i.test(thing)) return typed;
  if (/\bfor\b/i.test(thing))
    return /^\p{L}.* for \S+(?: \S+)?$/u.test(thing) && whom === '' ? `${thing}, ${price}` : typed;
  return whom === '' ? `${thing} for ${price}` : `${thing}, ${price}${whom}`;
}
