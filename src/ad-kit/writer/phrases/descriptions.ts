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
    '{clause}, and {it} {acts}. {call}.',
    'For {audience}: {gain} and {gain2}. {call}.',
    'Looking for {gain}? Meet {it}. {call}.',
    'Want to {act}? {it} {helps}. {call}.',
    '{product} for {audience}. {plain}. {call}.',
    'Tired of {spared}? {it} {has} none. {call}.',
    '{product}: {plain}. {plain2}. {plain3}.',
    '{plain}. {call}.',
  ],
  professional: [
    '{it} {helps} {audience} {theirAct}. {call}.',
    'With {it}, {audience} get {gain} and {gain2}. {call}.',
    '{it} {is} made for {audience}: {plain}. {call}.',
    '{act}, {act2}, and {act3} with {it}. {call}.',
    '{it} {comes} with {thing}. {plain2}. {call}.',
    'For {audience} who want {gain}: {it}. {call}.',
  ],
  casual: [
    'You want to {act}? That’s what {it} {is} for. {call}.',
    '{plain}? Yep. {plain2}? Also yep. {call}.',
    'Here’s the deal: {plain}. That’s what you get with {it}. {call}.',
    '{spared}? Nope, not with {it}. {call}.',
    'It’s simple: you {act} and {act2}. {call}.',
    'No fuss. Just {gain} and {gain2}. {call}.',
  ],
  exciting: [
    'Get ready: {it} {acts}! {call}!',
    'Imagine {acting}. With {it} you can! {call}!',
    '{plain}! {plain2}! {call}!',
    'This is it: {it}, with {thing}! {call}!',
    'Say hello to {gain} and goodbye to {spared}! {call}!',
    'Yes, {audience}, this one’s for you: {plain}! {call}!',
  ],
  urgent: [
    'Start {acting} today with {it}. {call}.',
    'Why wait to {act}? {it} {is} here now. {call}.',
    'Don’t put it off: {act} and {act2}. {call}.',
    'Get {gain} today, not someday. {call}.',
    'Today is a good day to {act}. {call}.',
    'Still looking for {gain}? Look no further than {it}. {call}.',
  ],
  friendly: [
    'We made {it} for {audience} like you. {plain}. {call}.',
    'Come on in: {gain} and {gain2} are waiting for you. {call}.',
    'We’re happy to help you {act}. {call}.',
    'Hello, {audience}! {it} {acts}. {call}.',
    '{gain} and {gain2}: it’s all here for you. {call}.',
    'You deserve {gain}. With {it}, that’s what you get. {call}.',
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
