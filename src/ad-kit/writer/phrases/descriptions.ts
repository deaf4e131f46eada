import type { CopyTone } from '../brief';

/** Descriptions and primary texts: whole sentences. Slots as in headlines.ts; `{call}` is what the reader is to do. */
export const descriptionPhrases: Readonly<Record<CopyTone | 'any', readonly string[]>> = {
  any: [
    '{it} {acts}. {call}.',
    '{act} and {act2} with {it}. {call}.',
    '{plain}. {plain2}. {call}.',
    '{it} {comes} with {thing} and {thing2}. {call}.',
    '{it} {gives} you {gain}. {call}.',
    '{it} {is} {trait}. {call}.',
    'With {it}, {clause}. {call}.',
    'For {audience}: {gain} and {gain2}. {call}.',
    'Looking for {gain}? Meet {it}. {call}.',
    'Want to {act}? {it} {helps}. {call}.',
    '{product} for {audience}. {plain}. {call}.',
    'Tired of {spared}? {it} {has} none. {call}.',
    '{product}. {plain}, {plain2}, {plain3}.',
    '{plain}. {call}.',
  ],
  professional: [
    '{it} {helps} {audience} {act}. {call}.',
    'With {it}, {audience} get {gain} and {gain2}. {call}.',
    '{it} {is} made for {audience}: {plain}. {call}.',
    '{act}, {act2}, and {act3} with {it}. {call}.',
    '{it} {comes} with {thing}. {plain2}. {call}.',
    'For {audience} who want {gain}: {product}. {call}.',
  ],
  casual: [
    'You want to {act}? That’s what {it} {is} for. {call}.',
    '{plain}? Yep. {plain2}? Also yep. {call}.',
    'Here’s the deal: {plain}. That’s {it}. {call}.',
    '{spared}? Nope, not with {it}. {call}.',
    'It’s simple: you {act} and {act2}. {call}.',
    'No fuss. Just {gain} and {gain2}. {call}.',
  ],
  exciting: [
    'Get ready: {it} {acts}! {call}!',
    'Imagine {acting}. With {it} you can! {call}!',
    '{plain}! {plain2}! {call}!',
    'This is it: {product}, with {thing}! {call}!',
    'Say hello to {gain} and goodbye to {spared}! {call}!',
    'Yes, {audience}, this one’s for you: {plain}! {call}!',
  ],
  urgent: [
    'Start {acting} today with {it}. {call}.',
    'Why wait to {act}? {it} {is} here now. {call}.',
    'Don’t put it off: {act} and {act2}. {call}.',
    'Get {gain} today, not someday. {call}.',
    'Today is a good day to {act}. {call}.',
    'Still looking for {gain}? Stop here: {product}. {call}.',
  ],
  friendly: [
    'We made {it} for {audience} like you. {plain}. {call}.',
    'Come on in: {gain} and {gain2} are waiting for you. {call}.',
    'We’re happy to help you {act}. {call}.',
    'Hello, {audience}! {it} {acts}. {call}.',
    'We’d love to give you {gain}. {call}.',
    'You deserve {gain}. That’s what {it} {is} for. {call}.',
  ],
};

/** Where everything else is too long. */
export const shortDescriptions: readonly string[] = [
  '{plain}. {call}.',
  '{product}: {plain}.',
  '{plain}.',
  '{act}.',
  '{call}.',
  'Meet {it}.',
  'Take a look.',
  'Find out how.',
  'See for yourself.',
  'Try it.',
];

/** Opening lines of whole ads, by the frame that they begin. */
export const hooks: Readonly<Record<string, readonly string[]>> = {
  question: ['Want to {act}?', 'Looking for {gain}?', 'Is it time to {act}?', 'What if you could {act}?'],
  problem: ['Tired of {spared}?', 'Still not {acting}?', 'Still without {gain}?', 'Had enough of {spared}?'],
  picture: ['Picture this: {acting}.', 'Imagine {acting}.', 'Picture it: {gain}.', 'Think of it: {gain}.'],
  audience: ['Hello, {audience}.', 'This one is for {audience}.', 'A word to {audience}:'],
  plain: ['{plain}.', '{thisIs} {it}.', 'Meet {it}.'],
};

/** Second lines: what the product does about it. */
export const answers: readonly string[] = [
  '{it} {acts}.',
  'With {it}, you {act2}.',
  '{it} {gives} you {gain2}.',
  '{it} {is} {trait}.',
  '{it} {comes} with {thing2}.',
  'That’s {it}: {plain2}.',
  'That’s {it}: {plain}.',
  'Here’s {it}.',
];
