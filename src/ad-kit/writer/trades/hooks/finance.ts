import type { Hooks } from './hook';

export const financeHooks: Readonly<Record<string, Hooks>> = {
  bank: {
    any: ['Money should be easy to understand', 'Ask how it works before you sign'],
    after: ['It’s your money, after all', 'Ask the questions you’ve been saving'],
    professional: 'Good habits start with a good account',
    casual: 'Your piggy bank is full',
    exciting: 'Start something with it',
    urgent: 'This month is a good month to start',
    friendly: 'It’s nice to be known by name',
  },
  insurance: {
    any: ['Bad days come with paperwork', 'Nobody plans a bad day'],
    after: ['Live your life', 'File the policy and go outside'],
    professional: 'Know what your policy covers',
    casual: 'Somebody should read the boring part',
    exciting: 'Get on with the good days',
    urgent: 'Bad days don’t call ahead',
    friendly: 'Ask the small questions, too',
  },
  investing: {
    any: ['Patience is a plan', 'Know what you own'],
    after: ['The rest is patience', 'Leave the charts alone for a while'],
    professional: 'Long plans start with small steps',
    casual: 'Future you is watching',
    exciting: 'Put your plans in motion',
    urgent: 'Someday is not a date',
    friendly: 'Every investor was a beginner once',
  },
  mortgage: {
    any: ['Half a percent is a lot of dinners', 'Know your number first'],
    after: ['Run the numbers once', 'Put the calculator away'],
    professional: 'A home loan is a long decision',
    casual: 'Bring the calculator and a coffee',
    exciting: 'Keys in your hand, numbers in your head',
    urgent: 'Rates don’t wait',
    friendly: 'Every question is a good one',
  },
  wealth_advice: {
    any: ['You worked hard for it', 'A plan is easier to sleep on than a guess'],
    after: ['See the years ahead on one page', 'Bring the shoebox of statements'],
    professional: 'Good decisions start on paper',
    casual: 'Retirement math, without the headache',
    exciting: 'Picture what you worked for',
    urgent: 'The years go by either way',
    friendly: 'Let’s talk about what you want it for',
  },
};
