/**
 * Keeps the file of an answer in the browser's memory and says where: the cache holds plain JSON, and a picture's
 * element asks for an address. A refusal is read as what it is.
 */
export async function fileAddress(response: Response): Promise<unknown> {
  return response.ok ? URL.createObjectURL(await response.blob()) : response.json();
}

type Lifecycle = { cacheDataLoaded: Promise<{ data: string }>; cacheEntryRemoved: Promise<void> };

/** Gives the memory back once nobody shows the file any more, or its owner has signed out. */
export async function releaseFile(_arg: unknown, { cacheDataLoaded, cacheEntryRemoved }: Lifecycle): Promise<void> {
  // Without a file there is nothing to give back.
  const loaded = await cacheDataLoaded.catch(() => undefined);
  await cacheEntryRemoved;
  if (loaded) URL.revokeObjectURL(loaded.data);
}
