import type { Facet } from '../reading/facet';

/**
 * A fact and what it is worth in one sentence. Each begins with `{this}`; what follows is no claim of its own.
 */
export const wovenForms: Readonly<Record<Facet, readonly string[]>> = {
  price: ['{this}, so you know before you go.', '{this}. The rest is up to you.', '{this}: easy to plan with.'],
  discount: [
    '{this}, so more of it stays with you.',
    '{this}, and spend the rest on something fun.',
    '{this}, because full price can wait.',
  ],
  free: [
    '{this}, so your wallet can stay where it is.',
    '{this}, because some things shouldn’t cost extra.',
    '{this}: that one’s on the house.',
  ],
  trial: [
    '{this}, so you can decide from experience.',
    '{this}, because trying beats reading about it.',
    '{this}: see if it suits you first.',
  ],
  deadline: [
    '{this}, and put it on the calendar now.',
    '{this}. Your calendar will remember it better than you.',
    '{this}, before the week gets in the way.',
  ],
  rating: [
    '{this}, and that’s not us talking.',
    '{this}: ask the people who know.',
    '{this}, so don’t take our word for it.',
  ],
  since: ['{this}, and still at it.', '{this}, so you’re not our first.', '{this}: some things take practice.'],
  certified: [
    '{this}, and happy to show the papers.',
    '{this}, because a promise should be checked.',
    '{this}: you can look it up.',
  ],
  crowd: [
    '{this}: a number you can judge by.',
    '{this}. Numbers say it shorter.',
    '{this}, and yes, somebody counted.',
  ],
  guarantee: [
    '{this}, so the risk isn’t yours.',
    '{this}, because a promise needs something behind it.',
    '{this}. That makes it easier to say yes.',
  ],
  covered: [
    '{this}, because things happen.',
    '{this}, so you’re not alone after you pay.',
    '{this}: we stay reachable.',
  ],
  clearCost: [
    '{this}, so the bill says what we said.',
    '{this}, because surprises belong at birthdays.',
    '{this}: read the bill with both eyes open.',
  ],
  unbound: [
    '{this}, because plans change.',
    '{this}, so you stay only while you like it.',
    '{this}: life gets busy, we know.',
  ],
  noNeed: [
    '{this}, so you can simply start.',
    '{this}: come with what you have.',
    '{this}, so there goes the last excuse.',
  ],
  spared: [
    '{this}, and nobody will miss a thing.',
    '{this}. Sometimes less is the nice part.',
    '{this}: one worry fewer.',
  ],
  quick: [
    '{this}, so the rest of the day is yours.',
    '{this}, because you have other things to do.',
    '{this}, and on with your day.',
  ],
  hours: [
    '{this}, so you needn’t take a day off.',
    '{this}, because life doesn’t stop at five.',
    '{this}, for weeks that are already full.',
  ],
  included: [
    '{this}, so that’s off your list.',
    '{this}: one thing fewer to arrange.',
    '{this}, so you needn’t think about it.',
  ],
  place: ['{this}, so drop in on your way.', '{this}: you know how to get there.', '{this}, and glad to see you.'],
  delivered: [
    '{this}, so you can stay right where you are.',
    '{this}: one errand fewer this week.',
    '{this}, while you do something nicer than driving.',
  ],
  people: [
    '{this}, because it matters who does it.',
    '{this}: ask them anything.',
    '{this}, and you’ll know them by name soon.',
  ],
  choice: [
    '{this}, so take your time to pick.',
    '{this}. Good luck choosing just one.',
    '{this}, because tastes differ.',
  ],
  small: [
    '{this}, so your question gets its turn.',
    '{this}: nobody sits in the back row.',
    '{this}, because attention can’t be split forever.',
  ],
  pure: [
    '{this}, because you read labels, too.',
    '{this}: turn it over and see.',
    '{this}, and nothing to squint at on the label.',
  ],
  made: ['{this}, and you can tell.', '{this}, because shortcuts show.', '{this}: somebody took the trouble.'],
  easy: [
    '{this}, so your hands are free for better things.',
    '{this}, because your day has enough chores.',
    '{this}: that’s one chore fewer.',
  ],
  safe: ['{this}, because it’s nobody else’s business.', '{this}, so what’s yours stays yours.', '{this}: sleep well.'],
  offline: [
    '{this}, even where the bars run out.',
    '{this}, so wander as far as you like.',
    '{this}: the signal can drop, you go on.',
  ],
  joins: [
    '{this}, so you type it once.',
    '{this}, because you like the tools you have.',
    '{this}: no more copying from tab to tab.',
  ],
  welcome: [
    '{this}, so come as you are.',
    '{this}, because a kind hello makes it easier.',
    '{this}: there’s a place for you.',
  ],
  saves: [
    '{this}, and keep the difference.',
    '{this}, because small things add up.',
    '{this}: you’ll find a use for what’s left.',
  ],
  payable: [
    '{this}, so money isn’t the reason to wait.',
    '{this}: let’s make it doable.',
    '{this}, because good plans shouldn’t stall at the bill.',
  ],
  room: [
    '{this}, so nobody has to stay home.',
    '{this}: bring the whole crew.',
    '{this}, because the list keeps growing.',
  ],
  treat: ['{this}, because some days deserve it.', '{this}: stay a little longer.', '{this}, and no reason needed.'],
  learning: [
    '{this}, one step at a time.',
    '{this}, because everyone starts somewhere.',
    '{this}: you’ll get the hang of it.',
  ],
  insight: [
    '{this}, so you can stop guessing.',
    '{this}: know where things stand.',
    '{this}, because guessing gets old.',
  ],
  handsOn: ['{this}, and take the story home.', '{this}. Watching can wait.', '{this}, because doing beats watching.'],
  lasting: ['{this}, so use it every day.', '{this}, because real life is rough.', '{this}: go ahead, put it to work.'],
  languages: [
    '{this}, so say it your way.',
    '{this}: no charades needed.',
    '{this}, because it helps to be understood.',
  ],
  soon: ['{this}, so you won’t wait long.', '{this}, because waiting gets old.', '{this}, so plan on it.'],
  always: [
    '{this}, whatever your clock says.',
    '{this}, because not everything happens at noon.',
    '{this}: the odd hours count, too.',
  ],
};
