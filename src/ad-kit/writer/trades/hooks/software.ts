import type { Hooks } from './hook';

export const softwareHooks: Readonly<Record<string, Hooks>> = {
  payroll_hr: {
    any: ['Payday is a promise', 'Nobody asks about payroll until it’s late'],
    professional: 'Payroll is a promise to your people',
    casual: 'That spreadsheet has one tab too many',
    exciting: 'Make payday the easy day',
    urgent: 'Payday won’t wait',
    friendly: 'Look after the people who do the work',
  },
  crm: {
    any: ['Deals go quiet when nobody calls back', 'People remember a good follow-up'],
    professional: 'Good selling is good follow-up',
    casual: 'Sticky notes are not a pipeline',
    exciting: 'Know who to call first',
    urgent: 'The next call is due today',
    friendly: 'People buy from those who remember them',
  },
  project_management: {
    any: ['Somebody should know what’s next', 'Work gets done when it’s written down'],
    professional: 'Clear plans make calm teams',
    casual: 'This meeting could’ve been a list',
    exciting: 'Watch things move to done',
    urgent: 'The deadline is on the calendar',
    friendly: 'Start the day knowing what’s next',
  },
  security_app: {
    any: ['One weak password is enough', 'Nobody was meant to remember passwords'],
    professional: 'Security is a habit',
    casual: 'Your pet’s name is not a password',
    exciting: 'Lock it and get on with it',
    urgent: 'It only takes one bad click',
    friendly: 'Look after the keys to everything',
  },
  ecommerce_platform: {
    any: ['Somebody is looking for what you make', 'Your shop could be open at midnight'],
    professional: 'A good store is easy to walk through',
    casual: 'Your inbox is not a checkout',
    exciting: 'Open your doors to everyone',
    urgent: 'The holidays come early in retail',
    friendly: 'You make it, so let people see it',
  },
  bookkeeping_software: {
    any: ['Good books tell a clear story', 'Paperwork grows when nobody looks'],
    professional: 'Clean books make clear decisions',
    casual: 'The shoebox is not a system',
    exciting: 'Know where you stand',
    urgent: 'Month-end is coming',
    friendly: 'Do the work you love, and keep the books',
  },
};
