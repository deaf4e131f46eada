/** Reading an answer as text takes this mark away; without it spreadsheets misread every letter beyond ASCII. */
const byteOrderMark = '\uFEFF';

/** What a CSV file holds, and its type, for text that the server sent. */
export const csvFile = (text: string): [contents: string, type: string] => [
  byteOrderMark + text,
  'text/csv;charset=utf-8',
];
