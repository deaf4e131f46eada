export function isBuilt(): Promise<boolean>;
export function markBuilt(digest: string): Promise<void>;
export function sourceDigest(): Promise<string>;
