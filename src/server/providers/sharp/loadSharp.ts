/**
 * Loads sharp with the first picture. One thread for each picture, because its memory grows with its threads and the
 * processors have other work, too; and nothing kept of pictures that are done.
 */
export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}
