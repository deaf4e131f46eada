/** Writes into the page what the product's server writes there. */
export function setPageSetting(name: string, content: string) {
  const known = document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
  const meta = known ?? document.head.appendChild(document.createElement('meta'));
  meta.name = name;
  meta.content = content;
}
