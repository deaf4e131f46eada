/** Gives a part of the contract in which everything that it refers to stands where it is referred to. */
export type Resolve = (part: unknown) => unknown;

/** What several parts refer to is the same object in all of them. What refers to itself would have no end. */
export function createResolver(document: object): Resolve {
  const known = new Map<string, unknown>();
  const resolve = (part: unknown): unknown => {
    if (typeof part !== 'object' || part === null) return part;
    if (Array.isArray(part)) return part.map(resolve);
    if ('$ref' in part) return resolveReference(String(part.$ref));
    // The mapping of a discriminator says again what stands in the shapes, and the check of schemas refuses it.
    const fields = Object.entries(part).filter(([name]) => name !== 'mapping');
    return Object.fromEntries(fields.map(([name, field]) => [name, resolve(field)]));
  };
  const resolveReference = (reference: string): unknown => {
    if (!known.has(reference)) known.set(reference, resolve(namedBy(reference, document)));
    return known.get(reference);
  };
  return resolve;
}

/** Finds what a reference such as `#/components/schemas/Campaign` names. */
export function namedBy(reference: string, document: object): unknown {
  let found: unknown = document;
  for (const name of reference.replace('#/', '').split('/')) found = (found as Record<string, unknown>)[name];
  return found;
}
