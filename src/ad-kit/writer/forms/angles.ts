import type { Facet } from '../reading/facets';
import { type Angle, angle } from './angle';

/** Facets that are not here speak best for themselves. */
export const angles: Readonly<Partial<Record<Facet, Angle>>> = {
  discount: angle({
    exciting: ['Pay less, smile more!'],
    urgent: ['Don’t pay full price'],
  }),
  trial: angle(
    {
      any: ['Try it before you decide', 'Test first, choose later'],
      professional: ['Evaluate before you commit'],
      casual: ['Take it for a spin'],
      exciting: ['Take it for a test run!'],
      urgent: ['Start your trial today', 'Try it today, decide later'],
      friendly: ['Get to know it first'],
    },
    {
      casual: ['Reading about it only gets you so far.'],
      urgent: ['You could read ten more reviews, or try it today.'],
    },
    ['Not sure yet? {this}'],
  ),
  rating: angle({
    any: ['Read what customers say', 'Ask the people who’ve been'],
    casual: ['Our customers brag for us'],
  }),
  guarantee: angle(
    { any: ['The risk is ours, not yours'] },
    { casual: ['Worried you’ll regret it?'], friendly: ['If it’s not right, we want to know.'] },
  ),
  covered: angle({}, { casual: ['Most sellers forget you once you’ve paid.'] }),
  clearCost: angle(
    {
      any: ['No surprise on the bill'],
      professional: ['Costs you can plan for'],
      casual: ['Open the bill without wincing'],
      exciting: ['A bill with no surprises!'],
      friendly: ['We tell you the price up front'],
    },
    {
      any: ['Nobody likes a surprise at the bottom of the page.'],
      casual: ['You know that little line at the bottom of the bill?'],
    },
  ),
  unbound: angle(
    {
      any: ['Stay only while you like it', 'Stay because you want to'],
      casual: ['No hard feelings if you go'],
      exciting: ['Come and go as you like!'],
      urgent: ['Start now, stop whenever'],
      friendly: ['Come and go as you please'],
    },
    { casual: ['Remember the last thing you couldn’t cancel?'], urgent: ['Say yes today. You’re not marrying it.'] },
  ),
  hours: angle(
    {
      casual: ['No day off needed'],
      friendly: ['Come when work is over'],
    },
    { casual: ['Nine to five is when you’re busy, too.'] },
    ['Busy all week? {this}'],
  ),
  place: angle({
    any: ['Stop in when you pass by'],
    exciting: ['Come on over!'],
    urgent: ['Stop by today'],
    friendly: ['Come by and say hello'],
  }),
  delivered: angle(
    {
      any: ['One errand fewer this week'],
      professional: ['One trip fewer in your week'],
      casual: ['Keep your slippers on'],
      exciting: ['Listen for the doorbell!'],
      urgent: ['Skip the trip today'],
      friendly: ['Let us do the driving'],
    },
    { any: ['Traffic, parking, lines: you know the rest.'], casual: ['You’d rather not look for parking. Same here.'] },
    ['No time to go out? {this}'],
  ),
  people: angle({
    exciting: ['Meet the team!'],
    friendly: ['Come and meet us'],
  }),
  choice: angle({
    casual: ['Good luck picking just one'],
    exciting: ['So many to choose from!'],
    urgent: ['Pick yours today'],
  }),
  small: angle(
    {
      any: ['Room for your questions'],
      professional: ['Time for every question'],
      casual: ['No hiding in the back row'],
      exciting: ['Front row for everyone!'],
      friendly: ['We’ll know your name'],
    },
    { any: ['In a crowd, nobody hears your question.'] },
  ),
  private: angle(
    {
      any: ['Only your own people', 'Just you and your crowd'],
      professional: ['For your party alone'],
      casual: ['No small talk with strangers'],
      exciting: ['Just you and your crew!'],
      urgent: ['Get your group together'],
      friendly: ['Make yourselves at home'],
    },
    { casual: ['You didn’t come to meet strangers.'], urgent: ['The group chat has talked about it long enough.'] },
  ),
  pure: angle(
    {
      any: ['Turn it over, read the label'],
      casual: ['No chemistry degree needed'],
      urgent: ['Check the label today'],
      friendly: ['We read labels, too'],
    },
    { casual: ['You shouldn’t need a chemistry degree to read a label.'] },
  ),
  safe: angle({
    any: ['What’s yours stays yours'],
    casual: ['Nobody’s business but yours'],
    exciting: ['Yours, and only yours!'],
  }),
  offline: angle(
    {
      any: ['No bars, no problem'],
      casual: ['Zero bars? Who cares'],
      exciting: ['Go where the bars don’t!'],
      urgent: ['Lost signal? Keep going'],
      friendly: ['Works where you wander'],
    },
    { casual: ['One bar. Then none. Classic.'] },
    ['No signal? {this}', 'No bars? {this}'],
  ),
  joins: angle(
    {
      any: ['Keep the tools you have', 'Stop typing things twice'],
      professional: ['Works beside your tools'],
      casual: ['No more copy and paste'],
      exciting: ['Your tools, talking at last!'],
      urgent: ['Stop retyping today'],
      friendly: ['Gets along with your tools'],
    },
    {
      casual: ['Copying from one tab to another isn’t a job.'],
      urgent: ['You typed that number twice again this morning.'],
    },
  ),
  welcome: angle(
    {
      any: ['Nerves are allowed here', 'Ask us anything'],
      professional: ['Patience with every question'],
      casual: ['Nervous? Totally fine'],
      exciting: ['You’re in kind hands!'],
      urgent: ['Nervous? Come by today'],
      friendly: ['We’ll go easy on you'],
    },
    { urgent: ['The hard part is walking in. Do it today.'], friendly: ['We remember our first time, too.'] },
    ['A little nervous? {this}'],
  ),
  walkIns: angle(
    {
      any: ['Just walk in'],
      casual: ['No plan? Just show up'],
      exciting: ['Come on in, right now!'],
      urgent: ['Walk in today'],
      friendly: ['Just pop in'],
    },
    { casual: ['You were in the neighborhood anyway.'], urgent: ['You’re already out. Come by now.'] },
    ['Just passing by? {this}'],
  ),
  animals: angle(
    {
      any: ['Nobody waits in the car'],
      casual: ['Leash on, let’s go'],
      exciting: ['Bring the whole pack!'],
      urgent: ['Grab the leash today'],
      friendly: ['Bring your four-legged friend'],
    },
    {
      any: ['Somebody at home is looking at the leash.'],
      casual: ['Those eyes at the door? We can’t say no, either.'],
      urgent: ['The leash is by the door. Go.'],
    },
  ),
  accessible: angle({ any: ['Everyone can come'] }),
  earns: angle(
    {
      any: ['Put your savings to work'],
      casual: ['Get your money a job'],
      exciting: ['Put that money to work!'],
      urgent: ['Move your savings today'],
      friendly: ['Watch your savings grow'],
    },
    { casual: ['Your savings are just lying there. Get them a job.'] },
  ),
  always: angle(
    {
      any: ['Day, night, in between'],
      professional: ['Available at any hour'],
      casual: ['Odd hours? No problem'],
      exciting: ['Day or night, we’re on!'],
      urgent: ['No need to wait for morning'],
      friendly: ['We leave the light on'],
    },
    { urgent: ['Morning is a long way off.'] },
    ['Up late? {this}'],
  ),
  room: angle(
    {
      any: ['Bring the whole crew'],
      professional: ['Room for the whole group'],
      casual: ['Yes, bring everyone'],
      exciting: ['Round up the gang!'],
      urgent: ['Tell everyone today'],
      friendly: ['There’s room for all of you'],
    },
    { casual: ['Your group chat is bigger than you think.', 'You invited how many people?'] },
    ['Bringing everyone? {this}'],
  ),
  learning: angle(
    {
      any: ['Learn it step by step'],
      urgent: ['Start learning today'],
    },
    { casual: ['You could learn it from videos at midnight. Or not.', 'Everybody’s bad at it first.'] },
  ),
  insight: angle({
    urgent: ['Stop guessing today'],
  }),
  handsOn: angle(
    {
      any: ['Don’t just watch'],
      casual: ['Way better than watching'],
      exciting: ['Get your hands on it!'],
      friendly: ['Roll up your sleeves'],
    },
    { casual: ['You’ve watched enough videos of other people doing it.'] },
  ),
  lasting: angle({}, { casual: ['You’ve had the kind that’s gone by Tuesday. We all have.'] }),
  languages: angle(
    { any: ['Say it in your own words'], casual: ['No charades needed'], friendly: ['Talk to us your way'] },
    { any: ['Explaining it with your hands only gets you so far.'] },
  ),
  deadline: angle({
    any: ['Put it on your calendar'],
    casual: ['Set a reminder tonight'],
    urgent: ['Grab your calendar today'],
  }),
  soon: angle({}),
  tough: angle({}, { casual: ['You’ve bought the flimsy one before. We all have.'] }),
};
