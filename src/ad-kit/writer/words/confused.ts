/** Words that sound like another one, where the words around leave no doubt: "pay when your happy", "no job to small". */
export const confused: readonly (readonly [pattern: RegExp, right: string])[] = [
  [/\b(once|till|until|when) its (?=(?:back|done|finished|fixed|gone|perfect|ready|right)\b)/gi, '$1 it’s '],
  [
    /\b(once|if|when|while|because|until|where|unless) your(?= (?:away|asleep|done|gone|here|late|ready|sick|stuck|there|tired)(?:$|[,.!?]| (?:at|for|from|in|on|to|with)\b))/gi,
    '$1 you’re',
  ],
  [
    /\b(beat|book|build|buying|clean|cleaning|feed|find|fix|for|from|keep|love|lost|make|manage|narrate|need|of|plan|run|sell|selling|ship|store|take|teach|track|use|walk|want|wash|with|write) there(?= \p{Ll})(?! (?:is|are|was|for|to|in|by|when|at)\b)/gu,
    '$1 their',
  ],
  [/\byour(?= (?:not|welcome to|going to|looking for|covered)\b)/g, 'you’re'],
  [
    /\b(Y|y)our (?=(?:away|covered|done|happy|not|pleased|ready|satisfied|sure|unhappy|unsure)(?:$|[.,;!]| (?:and|for|or|that|to|with)\b)|on (?:holiday|vacation)\b|at work\b)/g,
    '$1ou’re ',
  ],
  [
    /\b(I|i)ts (?=(?:a|an|broken|free(?=$|[.,;!])|gone|not|raining|rainy|snowing|sunny|the|too|wet|windy)\b)/g,
    '$1t’s ',
  ],
  [
    /(?<=\b(?:are|is|job|jobs|nothing|project|projects|room|rooms|space|task|tasks|it’s|it's) )to (?=(?:big|far|large|late|little|messy|old|small|tricky)(?:$|[.,;!]| for\b| or\b))/gi,
    'too ',
  ],
  [/\bloose (?=(?:\d+ )?(?:weight|pounds|lbs)\b)/gi, 'lose '],
  [
    /\b(better|bigger|cheaper|easier|faster|fewer|larger|less|longer|quicker|smaller|sooner|stronger|warmer) then\b/gi,
    '$1 than',
  ],
  [/\b(rather \p{L}+(?: \p{L}+)?) then\b/giu, '$1 than'],
  [/\b(could|should|would) of\b/gi, '$1 have'],
  [
    /(?<=\b(?:and|had|have|in|on|see) )there (?=(?:own|attic|basement|garage|parents|kids|children|dogs?|cats?|pets?|car|house|home|teeth|hair|feet|skin|garden|yard|boat|bike|business|family|partner|wife|husband|mother|father|first|phones?|retainer|umbrella)\b)/g,
    'their ',
  ],
  [/\bof there (?=\p{Ll}{3})/gu, 'of their '],
];
