/** A shape as the product answers it: with every field of the contract, those included that others may leave out. */
export type Every<Shape> = { [Field in keyof Required<Shape>]: Shape[Field] };

/**
 * Fields that a body may hold and that are stored: the contract gives no type to those that are accepted and ignored,
 * and the team is read where the call is let in.
 */
type Stored<Rest> = Exclude<
  keyof { [Field in keyof Rest as unknown extends Rest[Field] ? never : Field]: true },
  'team_id'
>;

/**
 * Compiles only if a body was taken apart to the end. Otherwise a field that the contract gains would be let through
 * and dropped.
 */
export function expectNothingLeft<Rest extends object>(
  _rest: Rest,
  ..._forgotten: Stored<Rest> extends never ? [] : [field: Stored<Rest>]
): void {
  // The types have checked it.
}
