import type { Facet } from '../reading/facets';

/**
 * A fact and what it is worth in one sentence. Each begins with `{this}`; what follows is no claim of its own. An answer
 * says each of them once.
 */
export const wovenForms: Readonly<Record<Facet, readonly string[]>> = {
  price: [
    '{this}. Now you don’t have to ask.',
    '{this}, so you can do the math right here.',
    '{this}, said before you ask.',
    '{this}: a number, not a maybe.',
  ],
  discount: [
    '{this}, and the rest stays in your pocket.',
    '{this}. Your wallet won’t mind.',
    '{this}, and nobody argues with a smaller total.',
  ],
  free: [
    '{this}, so your wallet can stay where it is.',
    '{this}, because some things shouldn’t cost extra.',
    '{this}: that one’s on the house.',
    '{this}. You may like the sound of that.',
  ],
  trial: [
    '{this}, so you can decide from experience.',
    '{this}, because trying beats reading about it.',
    '{this}: see if it suits you first.',
    '{this}, and then you decide.',
  ],
  deadline: [
    '{this}, and put it on the calendar now.',
    '{this}. Your calendar will remember it better than you.',
    '{this}. Later is a different story.',
    '{this}, so set a reminder.',
  ],
  rating: [
    '{this}, and that’s not us talking.',
    '{this}: somebody took the time to say so.',
    '{this}, so don’t take our word for it.',
  ],
  since: [
    '{this}, and still at it.',
    '{this}: some things take practice.',
    '{this}, and it shows in the small things.',
  ],
  certified: [
    '{this}, and happy to show the papers.',
    '{this}, because a promise should be checked.',
    '{this}: you can look it up.',
    '{this}, so trust has something to stand on.',
  ],
  crowd: ['{this}: a number you can judge by.', '{this}, and yes, somebody counted.', '{this}. We kept count.'],
  guarantee: [
    '{this}, so the risk isn’t yours.',
    '{this}, because a promise needs something behind it.',
    '{this}. That makes it easier to say yes.',
    '{this}: that’s the deal.',
  ],
  covered: [
    '{this}, because things happen.',
    '{this}, so you’re not alone after you pay.',
    '{this}: we’re still here after the sale.',
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
    '{this}, and no hard feelings.',
  ],
  noNeed: [
    '{this}, so you can simply start.',
    '{this}. You have all you need.',
    '{this}, so there goes the last excuse.',
  ],
  spared: [
    '{this}: one worry fewer.',
    '{this}. That’s one thing off your mind.',
    '{this}, so cross that off the list.',
  ],
  quick: [
    '{this}, because you have other things to do.',
    '{this}, and on with your day.',
    '{this}. The clock barely notices.',
  ],
  hours: [
    '{this}, because life doesn’t stop at five.',
    '{this}, for weeks that are already full.',
    '{this}: pick your moment.',
  ],
  included: [
    '{this}, so that’s off your list.',
    '{this}: one thing fewer to arrange.',
    '{this}, so you needn’t think about it.',
  ],
  place: ['{this}. You can’t miss it.', '{this}: leave the map at home.'],
  delivered: [
    '{this}, so you can stay right where you are.',
    '{this}: one errand fewer this week.',
    '{this}, while you do something nicer than driving.',
  ],
  people: ['{this}, because it matters who does it.', '{this}: ask them anything.', '{this}. Faces, not a hotline.'],
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
  private: ['{this}, so it’s only you and your people.', '{this}: no strangers in the room.'],
  pure: [
    '{this}, because you read labels, too.',
    '{this}: turn it over and see.',
    '{this}, and nothing to squint at on the label.',
  ],
  made: ['{this}, and you can tell.', '{this}, because shortcuts show.', '{this}: somebody took the trouble.'],
  recycled: [
    '{this}, because good material doesn’t retire.',
    '{this}: something old gets a second turn.',
    '{this}, and nothing had to be new for it.',
  ],
  easy: [
    '{this}, so your hands are free for better things.',
    '{this}, because your day has enough chores.',
    '{this}. It’s that easy.',
  ],
  safe: [
    '{this}, because it’s nobody else’s business.',
    '{this}, so what’s yours stays yours.',
    '{this}. Snoops can look elsewhere.',
  ],
  offline: [
    '{this}, even where the bars run out.',
    '{this}: the signal can drop, you go on.',
    '{this}, so a dead spot is just a spot.',
  ],
  joins: [
    '{this}, so you type it once.',
    '{this}, because you like the tools you have.',
    '{this}: no more copying from tab to tab.',
  ],
  welcome: [
    '{this}, because nerves are allowed.',
    '{this}: take all the time you need.',
    '{this}, and every question is fine.',
  ],
  walkIns: [
    '{this}, so come when it suits you.',
    '{this}, because not everything is planned.',
    '{this}: no date to remember.',
  ],
  animals: ['{this}, because they’re family, too.', '{this}: nobody waits in the car.', '{this}. Tails may wag.'],
  accessible: ['{this}, because everyone should get in.', '{this}: the door is meant for everyone.'],
  saves: [
    '{this}. That adds up.',
    '{this}: you’ll find a use for what’s left.',
    '{this}, because small things add up.',
  ],
  earns: [
    '{this}, so your money isn’t just sitting there.',
    '{this}: interest in your interest.',
    '{this}, because savings should do something.',
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
  treat: [
    '{this}, because some days deserve it.',
    '{this}: stay a little longer.',
    '{this}, just for the joy of it.',
    '{this}. You’ve earned it.',
  ],
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
  lasting: [
    '{this}, because good things shouldn’t quit early.',
    '{this}: no rush.',
    '{this}. Some things stay with you.',
  ],
  tough: [
    '{this}, because real life is rough.',
    '{this}: go ahead, put it to work.',
    '{this}, so you don’t have to be careful.',
  ],
  languages: [
    '{this}, so say it your way.',
    '{this}: no charades needed.',
    '{this}, because it helps to be understood.',
  ],
  soon: ['{this}, so you won’t wait long.', '{this}, because waiting gets old.', '{this}, so the wait has an end.'],
  always: [
    '{this}, whatever your clock says.',
    '{this}, because not everything happens at noon.',
    '{this}: the odd hours count, too.',
  ],
};
