import type { CopyTone } from '../brief';

/** What goes with a subject, by words of the brief. The first that is found is used. */
export const emojiBySubject: readonly (readonly [pattern: RegExp, emoji: readonly string[]])[] = [
  [/\b(?:coffees?|espresso|lattes?|roast(?:ed|ers?|s)?)\b/i, ['☕', '🤎']],
  [/\b(?:teas?|matcha)\b/i, ['🍵', '🌿']],
  [/\b(?:cakes?|bakery|bread|cookies?|desserts?|pastries)\b/i, ['🍰', '🥐']],
  [/\b(?:dogs?|cats?|pets?|pupp(?:y|ies)|kittens?)\b/i, ['🐾', '🐶']],
  [
    /\b(?:pizzas?|burgers?|foods?|meals?|kitchens?|restaurants?|recipes?|cook(?:ing)?|noodles?|pho|tacos?)\b/i,
    ['🍽️', '😋'],
  ],
  [/\b(?:lash(?:es)?|nails?|skin|beauty|hair|salon|spa|makeup)\b/i, ['✨', '💅']],
  [/\b(?:fitness|gyms?|workouts?|yoga|run(?:ning|ners?)?|training|pilates)\b/i, ['💪', '🏃']],
  [/\b(?:flowers?|gardens?|plants?|bouquets?)\b/i, ['🌷', '🌱']],
  [/\b(?:travel|trips?|flights?|hotels?|vacations?|tours?)\b/i, ['✈️', '🧳']],
  [/\b(?:music|concerts?|festivals?|events?|tickets?|weddings?)\b/i, ['🎟️', '🎶']],
  [/\b(?:health|doctors?|dentists?|dental|clinics?|vitamins?)\b/i, ['🩺', '💙']],
  [/\b(?:courses?|learn(?:ing)?|schools?|class(?:es)?|tutor(?:s|ing)?|lessons?)\b/i, ['📚', '🎓']],
  [/\b(?:kids?|bab(?:y|ies)|toys?|child(?:ren)?)\b/i, ['🧸', '🎈']],
  [/\b(?:houses?|homes?|apartments?|mortgages?|roof(?:s|ing)?)\b/i, ['🏠', '🔑']],
  [/\b(?:software|apps?|dashboards?|data|cloud|automation)\b/i, ['💻', '📈']],
  [/\b(?:banks?|loans?|insurance|invoices?|tax(?:es)?|accounting)\b/i, ['💳', '📊']],
  [/\b(?:shoes?|dress(?:es)?|jackets?|jewelry|fashion|shirts?)\b/i, ['👟', '👗']],
  [/\b(?:cars?|autos?|tires?|garages?|bikes?)\b/i, ['🚗', '🔧']],
];

export const emojiByTone: Readonly<Record<CopyTone, readonly string[]>> = {
  professional: ['✅', '📌'],
  casual: ['👌', '👀'],
  exciting: ['🎉', '🔥'],
  urgent: ['⏰', '⚡'],
  friendly: ['😊', '👋'],
};
