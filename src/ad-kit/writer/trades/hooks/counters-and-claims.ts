import type { Hooks } from './hook';

export const countersAndClaimsHooks: Readonly<Record<string, Hooks>> = {
  dry_cleaner: {
    any: ['Some tags only say dry clean', 'Red wine goes right for the white shirt'],
    after: ['Hang it up, ready to wear', 'Order the spaghetti'],
    scenes: [
      'The good suit comes out twice a year, and always on short notice. It’s nicer when it’s already clean.',
      'The tag says dry clean only. The washing machine has never read it.',
    ],
    professional: 'A crisp collar gets noticed',
    casual: 'The iron can stay in the closet',
    exciting: 'Tear off the plastic and go out',
    urgent: 'The invitation came, the suit isn’t ready',
    friendly: 'Tell us what you spilled',
  },
  uniform_shop: {
    any: ['It comes down to the pockets', 'You wear it more than anything you own'],
    after: ['Try it with your arms up', 'Check the pockets twice'],
    scenes: [
      'It goes on in the dark and comes off at night. In between it ought to fit.',
      'A pen, a phone, a badge, and a granola bar. It all comes down to pockets.',
    ],
    professional: 'Look the part from the first hour',
    casual: 'The old ones have been through a lot',
    exciting: 'Start Monday in a new one',
    urgent: 'The first day has a dress code',
    friendly: 'Bring the dress code along',
  },
  debt_relief: {
    any: ['Numbers are calmer on one page', 'Interest works weekends'],
    after: ['Put all the envelopes in one pile', 'Close the spreadsheet for tonight'],
    scenes: [
      'Five bills with five due dates are hard to see at once. On one page they’re only numbers.',
      'A statement has the minimum in large type and the rest in small. Have somebody read the small type, too.',
    ],
    professional: 'A good plan has a last page',
    casual: 'The minimum payment is the scenic route',
    exciting: 'Put an end date on the calendar',
    urgent: 'The next statement is already printing',
    friendly: 'Nobody here raises an eyebrow',
  },
  credit_repair: {
    any: ['A credit report is only a file', 'Files have mistakes in them'],
    after: ['Keep a copy of every letter', 'Read page three, too'],
    scenes: [
      'A report is written by machines and read by people. It’s worth reading before they do.',
      'Somebody else’s account, an old address, a bill paid years ago. It all ends up in a file.',
    ],
    professional: 'Start with what the file says',
    casual: 'Typos count, too',
    exciting: 'Find out what’s in the file',
    urgent: 'Lenders read it before you sit down',
    friendly: 'Go through it with us, line by line',
  },
  pet_relocation: {
    any: ['They know what a suitcase means', 'Even the cat needs papers'],
    after: ['Put an old T-shirt in the crate', 'Wait at the other end with a treat'],
    scenes: [
      'A dog doesn’t know it’s a move, only that the couch is gone. Send the old blanket along.',
      'There’s a form from the vet and another for the trip. The cat has read neither.',
    ],
    professional: 'Crate, papers, and route, in that order',
    casual: 'The cat won’t fill out her own forms',
    exciting: 'Get that hello at the other end',
    urgent: 'Some papers take weeks to stamp',
    friendly: 'Tell us what they’re like on the road',
  },
  gravestone_cleaning: {
    any: ['Moss grows slowly over a name', 'Rain and years darken the letters'],
    after: ['Bring flowers when you come', 'Read the name from the path'],
    scenes: [
      'It’s a long drive, and the years leave moss on the letters. Somebody can kneel there with a soft brush.',
      'The name is still there under the green. It needs water, a soft brush, and an hour.',
    ],
    professional: 'Soft brushes, clean water, and patience',
    casual: 'The letters are still there underneath',
    exciting: 'Read the name again',
    urgent: 'Old stone should only be cleaned gently',
    friendly: 'Tell us where they rest',
  },
};
