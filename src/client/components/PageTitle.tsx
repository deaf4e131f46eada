import { productName } from '../lib/pageSettings';

/** Names the document after the page; without a title, after the product alone. */
export function PageTitle({ title }: { title?: string }) {
  return <title>{[title, productName()].filter(Boolean).join(' · ')}</title>;
}
