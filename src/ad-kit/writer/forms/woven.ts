import type { Facet } from '../reading/facets';

/**
 * A fact whose topic is not known, and the moment that facts of its facet answer, in one sentence. Each begins with
 * `{this}`; what follows is no claim of its own. An answer says each of them once.
 */
export const wovenForms: Readonly<Record<Facet, readonly string[]>> = {
  price: [
    '{this}, so you can do the math right here.',
    '{this}, so you can compare before you call.',
    '{this}, so you know before you ask.',
  ],
  discount: [
    '{this}, and the rest stays in your account.',
    '{this}, so the total comes out smaller.',
    '{this}, if you’ve been waiting for a reason.',
  ],
  free: [
    '{this}, so you can leave your card in your pocket.',
    '{this}, so there’s no extra line on the bill.',
    '{this}, so that costs you nothing.',
  ],
  trial: [
    '{this}, so you can use it before you decide.',
    '{this}: see if it suits you first.',
    '{this}, and then you decide.',
  ],
  deadline: [
    '{this}, so put it on the calendar now.',
    '{this}, so set a reminder tonight.',
    '{this}, so ask whoever is coming along.',
  ],
  rating: [
    '{this}, so you can read what others say first.',
    '{this}: ask the people who said so.',
    '{this}, so don’t take our word for it.',
  ],
  since: [
    '{this}, so ask us the odd questions, too.',
    '{this}, so somebody you know may know us.',
    '{this}, and still picking up the phone.',
  ],
  certified: [
    '{this}, and happy to show the papers.',
    '{this}, so you can look it up before you call.',
    '{this}: ask to see it.',
  ],
  crowd: ['{this}: a number you can check.', '{this}, and somebody counted.'],
  guarantee: [
    '{this}, so the risk isn’t yours.',
    '{this}, so you can say yes without a knot in your stomach.',
    '{this}, so a wrong pick isn’t the end of it.',
  ],
  covered: [
    '{this}, so you’re not alone after you pay.',
    '{this}, so you know whom to call later.',
    '{this}, so you can still ask for help later.',
  ],
  clearCost: [
    '{this}, so the bill says what we said.',
    '{this}, so you can plan with the number you heard.',
    '{this}, so you can say yes or no with the number in hand.',
  ],
  unbound: [
    '{this}, so you stay only while you like it.',
    '{this}, so a change of plans is no trouble.',
    '{this}, so starting isn’t a big decision.',
  ],
  noNeed: [
    '{this}, so you can start today.',
    '{this}, so you can come as you are.',
    '{this}, so there’s nothing to sort out first.',
  ],
  spared: ['{this}, so that’s one worry fewer.', '{this}, so you can cross that off the list.'],
  quick: [
    '{this}, so you can get on with your day.',
    '{this}, so it fits between two errands.',
    '{this}, so it doesn’t cost you the evening.',
  ],
  hours: [
    '{this}, for weeks that are already full.',
    '{this}, so it fits around your job.',
    '{this}, so you don’t have to ask for time off.',
  ],
  included: [
    '{this}, so that’s off your list.',
    '{this}, so there’s one thing fewer to arrange.',
    '{this}, so there’s nothing extra to buy.',
  ],
  place: ['{this}, so come by when you’re around.', '{this}, so you’ll find it without a map.'],
  delivered: [
    '{this}, so you don’t have to drive.',
    '{this}, so that’s one errand fewer this week.',
    '{this}, so you can stay right where you are.',
  ],
  people: [
    '{this}, so you can ask and get an answer.',
    '{this}, so you know whom you’re dealing with.',
    '{this}: ask them anything.',
  ],
  choice: [
    '{this}, so take your time to pick.',
    '{this}, so the one you have in mind may well be here.',
    '{this}, so nobody has to settle for second best.',
  ],
  small: ['{this}, so your question gets its turn.', '{this}, so nobody sits in the back row.'],
  private: ['{this}, so it’s only you and your people.', '{this}, so you can talk at your own volume.'],
  pure: [
    '{this}, so you can turn it over and read.',
    '{this}, for everyone who reads the label first.',
    '{this}, so the list is one you can pronounce.',
  ],
  made: ['{this}, so ask us how we do it.', '{this}: ask us to show you.', '{this}, and glad to tell you how.'],
  recycled: ['{this}, for everyone who sorts their trash.', '{this}, so something old gets a second turn.'],
  easy: [
    '{this}, so your hands are free for something else.',
    '{this}, so it’s done before you’d have gotten around to it.',
    '{this}, so it’s one chore fewer.',
  ],
  safe: [
    '{this}, so what’s yours stays yours.',
    '{this}, so you don’t lie awake over it.',
    '{this}, so nobody else gets a look.',
  ],
  offline: ['{this}, so you can go on when the bars run out.', '{this}, so a tunnel doesn’t stop you.'],
  joins: [
    '{this}, so nobody types it twice.',
    '{this}, so you can keep the tools you like.',
    '{this}: no more copying from tab to tab.',
  ],
  welcome: [
    '{this}, so come before you feel ready.',
    '{this}, so take all the time you need.',
    '{this}, so you can ask anything.',
  ],
  walkIns: ['{this}, so come when it suits you.', '{this}, so there’s nothing to book first.'],
  animals: ['{this}, so nobody waits in the car.', '{this}, so the leash can come along.'],
  accessible: ['{this}, so everyone gets in by the same door.', '{this}, so nobody has to wait outside.'],
  saves: [
    '{this}: you’ll find a use for what’s left.',
    '{this}, month after month.',
    '{this}, so there’s something left at the end.',
  ],
  earns: ['{this}, so your money isn’t just sitting there.', '{this}, so you can work out your year right here.'],
  payable: [
    '{this}, so money isn’t the reason to wait.',
    '{this}, so it needn’t all come out of one paycheck.',
    '{this}, so ask us what it would come to.',
  ],
  room: [
    '{this}, so nobody has to stay home.',
    '{this}, so bring the whole crew.',
    '{this}, so the cousins can come, too.',
  ],
  treat: [
    '{this}, so stay a little longer.',
    '{this}, so bring somebody you like to sit with.',
    '{this}, for a day that has earned it.',
  ],
  learning: [
    '{this}, so you can take it one step at a time.',
    '{this}, so you can practice what you missed.',
    '{this}, so you know what comes next.',
  ],
  insight: ['{this}, so you can stop guessing.', '{this}, so you know where things stand.'],
  handsOn: ['{this}, so there’s a story to take home.', '{this}, so nobody stands around watching.'],
  lasting: ['{this}, so you won’t be back for a new one soon.', '{this}, so you can forget about it for a while.'],
  tough: ['{this}, so you needn’t go easy.', '{this}, for days that are hard on things.'],
  languages: ['{this}, so say it your way.', '{this}, so you can ask in your own words.'],
  soon: ['{this}, so you know how long you’ll wait.', '{this}, so it’s soon off your mind.'],
  always: [
    '{this}, so it needn’t wait for office hours.',
    '{this}, whatever your shift looks like.',
    '{this}, so call when it’s on your mind.',
  ],
};
