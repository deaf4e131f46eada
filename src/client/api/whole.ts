import type { OverrideResultType } from '@reduxjs/toolkit/query/react';

/** What a backend answers, once the fields that it may leave out are filled in. */
export type Whole<Wire, Field extends keyof Wire> = Omit<Wire, Field> & Required<Pick<Wire, Field>>;

/** Operations, some of which answer something else than the contract says. */
export type Answering<Definitions, Changed> = Omit<Definitions, keyof Changed> & {
  [Name in keyof Changed]: Name extends keyof Definitions
    ? OverrideResultType<Definitions[Name], Changed[Name]>
    : never;
};
