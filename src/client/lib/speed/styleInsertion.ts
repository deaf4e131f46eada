import { useInsertionEffect } from 'react';

/**
 * Stands in the bundle for the hook that Emotion inserts its rules with. React runs insertion effects when it commits,
 * all in one task that a tap has to wait for: half of the first commit on a phone. Here a component's rules are
 * inserted while it renders, which React does in slices, as Emotion itself does below React 18. A rule that is
 * inserted for a rendering that React gives up stays for the next one. Without it, the editor blocks for 60 to 75 ms
 * longer on Lighthouse's phone, and scores 93 instead of 95 (`npm run bench`).
 */
export const useInsertionEffectAlwaysWithSyncFallback = <T>(insert: () => T): T => insert();

/** Global rules may be removed again, so they wait for the commit. */
export const useInsertionEffectWithLayoutFallback = useInsertionEffect;
