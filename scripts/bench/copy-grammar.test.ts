import { grammarFaults } from './copy-grammar';

const bad = [
  'Want to ship in 24 hours?',
  'You want to open Saturdays?',
  'Tired of fee unless we win?',
  'Kids Under 3 Is Free',
  'Want BYOB?',
  'Just BYOB and cook paella over open fire',
  'You deserve full gallery in three weeks',
  'Looking for keys stay on your phone?',
  'Enjoy Works Offline',
  'ShiftPilot gives you plans shifts for 3 sites.',
  'Get FDA approved today, not someday',
  'Imagine: you save energy.',
  'For civil servants who want to move into analytics who want taught by practitioners',
];

const good = [
  'Your keys stay on your phone.',
  'Roasted every Thursday, shipped on Friday.',
  'Want to save energy?',
  'Get warm bread every Saturday.',
  'Looking for a dentist who is open Saturdays?',
  'No fee unless we win.',
  'Kids under 3 are free.',
  'Bring your own bottle.',
  'Cook paella over an open fire.',
  'You get the full gallery in three weeks.',
  'Acme ships in 24 hours.',
  'Ships in 24 Hours',
  'Works Offline, Even Underground',
  'Plan shifts for 3 sites in one place.',
  'Tired of hidden fees?',
  'FDA approved and easy to wear.',
  'Imagine a house that heats only the rooms you use.',
  'Pay after you get hired.',
  'Move Into Analytics',
  'Taught by people who do the job.',
  'Preorder by Thursday, pick up Saturday.',
  'Your AC is back on today.',
  'Get a $49 diagnostic.',
  'Index funds for a 0.15% annual fee.',
  'Grips on wet rock, dries overnight.',
  'We answer at 3 a.m.',
  'You can skip any week.',
  'Skip or Pause Any Week',
  'Want a quiet place to work?',
  'Looking for shoes that grip on wet rock?',
  'That’s what Acme is for.',
  'Acme has what you’re looking for.',
  'Meet Acme, the app that plans your week.',
  'Learn to play your favorite songs.',
  'Your first lesson is free.',
  'Free shipping over $30.',
  'Save 20% until Sunday.',
  'An hour of yoga, an honest price.',
  'A European road trip without the planning.',
  'Made for people on their feet all day.',
  'Our chefs cook in front of you.',
  'Every jar is sealed by hand.',
  'Hand-forged knives from a family of smiths.',
  'Get paid two days early.',
  'Enjoy slow mornings by the lake.',
  'Need a plumber tonight?',
  'Get dinner delivered in 30 minutes.',
  'You deserve a lawyer who calls you back.',
  'Acme gives you real-time inventory.',
  'Acme comes with a lifetime warranty.',
  'It learns your schedule and saves energy.',
  'They sleep, you ski.',
  'Book a Visit Today',
  'Trusted by 3,000 Teams',
  'See which invoices are late and who owes what.',
  'Five minutes from the airport, far from the noise.',
  'Won’t scratch your floors.',
  'Ready in 20 minutes. Worth the walk.',
  'A course for civil servants who want to move into analytics.',
  'Tools that work as hard as you do.',
];

it('refuses most lines that no writer would print', () => {
  const missed = bad.filter((line) => grammarFaults(line).length === 0);
  expect(bad.length - missed.length).toBeGreaterThanOrEqual(8);
});

it('lets good lines pass', () => {
  expect(good).toHaveLength(60);
  const refused = good.flatMap((line) => grammarFaults(line).map((fault) => `${line} ${fault}`));
  expect(refused.length).toBeLessThanOrEqual(2);
});
