/** A statement that always returns a row returned none only if the database is broken. */
export function rowOf<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new Error('The database returned no row.');
  return row;
}
