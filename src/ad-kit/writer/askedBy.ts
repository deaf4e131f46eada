const places =
  'bakery|bar|barbershop|barn|boutique|bookstore|brewery|cafe|clinic|daycare|dental practice|farm|food truck|gym|hotel|law firm|motel|nonprofit|pharmacy|practice|pub|restaurant|salon|school|shop|small business|spa|startup|store|studio|warehouse';

/** Whom a question is for, and the question, with what was found of them. */
type Asked = readonly [audience: RegExp, asked: string];

/** What people do who are called by a name alone. */
export const doneBy: readonly Asked[] = [
  [/^first[- ]time (?:home ?)?buyers\b/i, 'buying your first home'],
  [/^(?:brides|engaged couples)\b/i, 'planning a wedding'],
  [/^(?:freelancers|self[- ]employed)\b/i, 'working for yourself'],
  [/^remote workers\b/i, 'work from home'],
  [/^(?:event|party) planners\b/i, 'planning an event'],
  [/^airbnb hosts\b/i, 'hosting on Airbnb'],
  [/^job ?seekers\b/i, 'looking for a job'],
  [/^home ?sellers\b/i, 'selling your home'],
  [/^owners of older (?:homes|houses)\b/i, 'have an older house'],
  [/^first (marathon|piercing|tattoo)\b/i, 'your first $1'],
  [/^(?:[\p{L}-]+ ){0,2}parents of (curious|picky|shy) (?:\d.*|boys|children|girls|kids|ones)$/iu, 'have a $1 kid'],
  [/^(?:people|couples|families|parents|seniors) (downsizing|relocating|remodeling|renovating)$/i, '$1'],
  [/^(?:[\p{L}-]+ ){1,3}with (?:a )?new (kitten|pupp)(?:s|y|ies)?$/iu, 'have a new $1'],
  [/^(?:homeowners|landlords|renters) with (cats|dogs|pets)$/i, 'have $1'],
  [/^(?:\w+ )?building managers\b/i, 'manage a building'],
  [/^property managers\b/i, 'manage rentals'],
  [/^landlords$/i, 'own rentals'],
  [/^office managers\b/i, 'manage an office'],
  [/^pool owners$/i, 'have a pool'],
  [/^snowbirds\b/i, 'heading south for the winter'],
  [/^date[- ]night (?:couples|people)\b/i, 'planning a date night'],
  [/^(bachelor(?:ette)?|birthday|retirement) part(?:y|ies)$/i, 'planning a $1 party'],
  [/^uber (?:and|or) doordash drivers\b/i, 'drive for Uber or DoorDash'],
  [/^uber (?:and|or) lyft drivers\b/i, 'drive for Uber or Lyft'],
  [/^parents of (?:kids )?(\d{1,2})-(\d{1,2}) (?:year|yr)[- ]olds$/i, 'have a kid between $1 and $2'],
  [/^parents of (high school|middle school) (freshm[ae]n|junior|senior|sophomore)s?$/i, 'have a $1 $2'],
  [/^(dumpling|taco|book|plant|cat|dog|horse|donut|burger|oyster) lovers$/i, 'love $1s'],
  [/^(beer|cheese|chocolate|coffee|jazz|pizza|ramen|sushi|tea|wine) lovers$/i, 'love $1'],
  [/^(?:\p{L}+ )?(night|late)[- ]shift (?:nurses|workers)$/iu, 'work the $1 shift'],
  [/^(?:\p{L}+ ){1,2}on (\d+)[- ](?:hour|hr) shifts$/iu, 'work $1-hour shifts'],
  [
    new RegExp(
      String.raw`^(?:busy |horse |independent |local |neighborhood ){0,2}(${places})s? (?:and (?:\w+ ){1,2}?)?(?:managers|operators|owners)\b`,
      'i',
    ),
    'run a $1',
  ],
];

/** What is ahead of them, what they lack, and what has happened to their roofs and cars. */
export const worries: readonly Asked[] = [
  [/ with ((?:[\p{L}-]+ ){1,2}piling up)$/u, '$1'],
  [/ with (?:an? )?([\p{L}-]+(?: [\p{L}-]+)?(?<!s)) coming(?: up)?$/u, '$1 coming up'],
  [/^(?:[\p{L}’-]+ ){1,3}(?:without|with no) (?:an? )?((?:[\p{L}-]+ )?[\p{L}-]+)$/u, 'no $1'],
  [/^(?:[\p{L}\d$’-]+ ){4,6}with no ((?:[\p{L}-]+ )?[\p{L}-]+)$/u, 'no $1'],
  [/ hurt in (an? (?:bus|car|motorcycle|truck|work) (?:accident|crash|wreck))\b/u, 'hurt in $1'],
  [/^(?:an? )?((?:city|code|HOA) (?:letter|notice))(?: came)?( about .+)?$/u, '$1$2'],
  [
    / with (?:an? )?((?:exam|inspection|interview|party|race|trade show|wedding) (?:on )?(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)$/u,
    '$1',
  ],
  [/^(?:\p{L}+ ){1,2}getting married(?: in \p{L}+)?$/u, 'getting married'],
  [/^parents of picky eaters$/, 'have a picky eater'],
  [/^(?:dads|moms|parents) of (an? (?:teen|tween|toddler) \p{L}+ing to [\p{L} ]+)$/u, 'have $1'],
  [/ with no time to (cook|clean|shop|read)$/, 'no time to $1'],
  [/ with (too many \p{L}+)$/u, '$1'],
  [/ (still (?:on|using) [\p{L} ]+)$/u, '$1'],
  [/^(?:dads|moms|parents) of .*\b(?:boys|girls|kids|olds|teens) (glued to [\p{L} ]+)$/u, 'have a kid $1'],
  [/ who (?:haven’t|have not) ([\p{L} ]+ in years)$/u, 'haven’t $1'],
  [/ with ((?:an? )?(?:\p{L}+ ){1,2}in (?:an?|the|your|their) (?:closet|drawer|shoebox))$/u, 'have $1'],
  [
    /^(?:dads|families|moms|mums|parents) of (?:kids|children) ((?:(?:afraid|scared) of|(?!aging\b)\p{L}+ing) [\p{L}’ -]+)$/u,
    'is your child $1',
  ],
  [
    /\bafter (?:last (?:month|night|week|weekend)(?:’?s)? |the |a )?(hail|hail ?storm|hurricane|storms?|tornado|floods?)$/,
    'hit by $1',
  ],
  // "Grooms, wedding in 2 weeks or less".
  [
    /^(?:a |an )?((?:exam|move|party|prom|trip|wedding) (?:in|within) (?:a|\d+|two|three) (?:days?|weeks?|months?))\b/,
    '$1',
  ],
];

/** "Run a restaurant" of "restaurant owners": by the first that knows an audience. */
export function askedBy(all: readonly Asked[], audience: string): string | undefined {
  for (const [known, asked] of all) {
    const found = known.exec(audience);
    if (found) return asked.replace('$1', found[1] ?? '').replace('$2', found[2] ?? '');
  }
  return undefined;
}
