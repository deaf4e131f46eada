import type { Hooks } from './hook';

export const broughtAndSentHooks: Readonly<Record<string, Hooks>> = {
  headstones: {
    any: ['A name should be easy to read', 'A place to bring flowers'],
    after: ['Take all the time you need', 'Bring a photo and a few words'],
    scenes: [
      'There are only so many words that fit on a stone. We’ll help you find the ones that sound like them.',
      'You want it to look like somebody thought about it. It’ll stand there for your grandchildren.',
    ],
    professional: 'Cut once, and read for a long time',
    casual: 'Two lines can say a lot',
    exciting: 'A stone that looks like their life',
    urgent: 'The ground is ready before the words are',
    friendly: 'Tell us about them first',
  },
  goat_grazing: {
    any: ['They work for weeds', 'The crew brings its own lunch'],
    after: ['Bring the kids to watch', 'Listen to them chew'],
    scenes: [
      'The crew shows up hungry and starts with the thistles. Nobody has to fuel them.',
      'The hill is too steep for the mower and too dry to leave. They don’t mind either.',
    ],
    professional: 'Slopes that no mower likes',
    casual: 'Your weeds are their buffet',
    exciting: 'Send in the herd',
    urgent: 'Dry brush doesn’t wait for a dry month',
    friendly: 'Yes, you may pet them',
  },
  portable_sawmill: {
    any: ['That log is next year’s table', 'Don’t burn a good oak'],
    after: ['Stack it and let it dry', 'Save the slab for the mantel'],
    scenes: [
      'The storm took the oak your grandfather planted. It can still be the table you eat at.',
      'It’s lying there in one piece, too heavy to move and too good to split. So the mill comes to it.',
    ],
    professional: 'Lumber from trees you already own',
    casual: 'Firewood is the easy way out',
    exciting: 'See what’s inside the log',
    urgent: 'Logs on the ground don’t keep',
    friendly: 'We’ll bring the saw, you bring the story',
  },
  interpreting: {
    any: ['Nodding isn’t understanding', 'A child shouldn’t have to translate'],
    after: ['Then talk to your patient', 'Look at the person, not the screen'],
    scenes: [
      'The patient nods. It may mean yes, or that they didn’t follow. Somebody in the room should know.',
      'The son is ten, and he’s being asked to explain a diagnosis. There’s a better way.',
    ],
    professional: 'Understood by both sides of the desk',
    casual: 'Pointing at pictures has limits',
    exciting: 'Say it, and be understood',
    urgent: 'They’re in the waiting room now',
    friendly: 'Everybody gets to ask their question',
  },
  shipped_seafood: {
    any: ['The raw bar comes home', 'Lemon, ice, and nobody at the door'],
    after: ['Put the ice in a big bowl', 'Invite the one who shucks'],
    scenes: [
      'Somebody shucks, somebody squeezes the lemon, and the rest of you stand too close to the plate.',
      'It still smells of salt when you open the box. You’ll want a towel and a stubborn friend.',
    ],
    professional: 'From cold water to your counter',
    casual: 'Sweatpants and a raw bar',
    exciting: 'Crack the box, grab the knife',
    urgent: 'They’re not getting any fresher in the bay',
    friendly: 'Order more than you think',
  },
};
