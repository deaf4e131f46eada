import { searchedWords } from './searchWords';

it.each([
  ['  Coffee  subscription ', ['coffee', 'subscription']],
  ['"open" (evening)!', ['open', 'evening']],
  ['e-commerce', ['e-commerce']],
  ["roaster's Roaster’s 'tis", ['roasters', 'roasters', 'tis']],
  ['--- ...', []],
  ['a b c d e f g h i j', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']],
])('reads %j as %j', (search, words) => expect(searchedWords(search)).toEqual(words));
