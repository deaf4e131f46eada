import type { Hooks } from './hook';

export const financeHooks: Readonly<Record<string, Hooks>> = {
  bank: {
    any: ['Money should be easy to understand', 'Ask how it works before you sign'],
    after: ['It’s your money, after all', 'Ask the questions you’ve been saving'],
    scenes: [
      'A bank should be something you rarely have to think about. It should simply be there, and tell you things plainly.',
      'You know your barista’s name. You could know your banker’s.',
    ],
    professional: 'Good habits start with a good account',
    casual: 'Your piggy bank is full',
    exciting: 'Start something with it',
    urgent: 'This month is a good month to start',
    friendly: 'It’s nice to be known by name',
  },
  insurance: {
    any: ['Bad days come with paperwork', 'Nobody plans a bad day'],
    after: ['Live your life', 'File the policy and go outside'],
    scenes: [
      'Nobody reads the policy until the day it counts. It’s better to have somebody explain it before.',
      'It’s the one thing you buy and hope to never use. So it ought to be simple.',
    ],
    professional: 'Know what your policy covers',
    casual: 'Somebody should read the boring part',
    exciting: 'Get on with the good days',
    urgent: 'Bad days don’t call ahead',
    friendly: 'Ask the small questions, too',
  },
  investing: {
    any: ['Patience is a plan', 'Know what you own'],
    after: ['The rest is patience', 'Leave the charts alone for a while'],
    scenes: [
      'Money that’s invested for years needs patience more than luck. It helps to know what you own and why.',
      'The market has moods. A plan doesn’t have to.',
    ],
    professional: 'Long plans start with small steps',
    casual: 'Future you is watching',
    exciting: 'Put your plans in motion',
    urgent: 'Someday is not a date',
    friendly: 'Every investor was a beginner once',
  },
  mortgage: {
    any: ['Half a percent is a lot of dinners', 'Know your number first'],
    after: ['Run the numbers once', 'Put the calculator away'],
    scenes: [
      'The house is the easy part to fall in love with. The paperwork goes better with somebody who knows it.',
      'You found the one with the porch. Now find out what the numbers say.',
    ],
    professional: 'A home loan is a long decision',
    casual: 'Bring the calculator and a coffee',
    exciting: 'Keys in your hand, numbers in your head',
    urgent: 'Rates don’t wait',
    friendly: 'Every question is a good one',
  },
  wealth_advice: {
    any: ['You worked hard for it', 'A plan is easier to sleep on than a guess'],
    after: ['See the years ahead on one page', 'Bring the shoebox of statements'],
    scenes: [
      'A plan is worth more than a hot tip. It says what the money is for.',
      'You’ve done the saving. Now somebody should ask what you’d like to do with it.',
    ],
    professional: 'Good decisions start on paper',
    casual: 'Retirement math, without the headache',
    exciting: 'Picture what you worked for',
    urgent: 'The years go by either way',
    friendly: 'Let’s talk about what you want it for',
  },
};
