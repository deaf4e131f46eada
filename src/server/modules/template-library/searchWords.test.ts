import { wordsOf } from './searchWords';

it.each([
  ['  Coffee  subscription ', ['coffee', 'subscription']],
  ['"open" (evening)!', ['open', 'evening']],
  ['e-commerce', ['e-commerce']],
  ['--- ...', []],
  ['a b c d e f g h i j', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']],
])('reads %j as %j', (search, words) => expect(wordsOf(search)).toEqual(words));
