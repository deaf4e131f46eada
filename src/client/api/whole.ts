import type { OverrideResultType } from '@reduxjs/toolkit/query/react';

/** What a backend answers, once the fields that it may leave out are filled in. */
export type Whole<Wire, Field extends keyof Wire> = Omit<Wire, Field> & Required<Pick<Wire, Field>>;

/** The same where nothing can stand for fields that a backend may leave out: then they are null. */
export type OrNull<Wire, Field extends keyof Wire> = Omit<Wire, Field> & {
  [Each in Field]-?: Wire[Each] | null;
};

/** What a backend answers that leaves out fields although the contract has them. */
export type Less<Wire, Field extends keyof Wire> = Omit<Wire, Field> & Partial<Pick<Wire, Field>>;

/** Operations, some of which answer something else than the contract says. */
export type Answering<Definitions, Changed> = Omit<Definitions, keyof Changed> & {
  [Name in keyof Changed]: Name extends keyof Definitions
    ? OverrideResultType<Definitions[Name], Changed[Name]>
    : never;
};
