// Runs in the page, before anything else; only someone with a session sees more than the landing page.
function preloadFirstPage(pages, landing) {
  let token = null;
  try {
    token = localStorage.getItem('token');
  } catch {
    // Without a storage there is no session either.
  }
  const page = pages.find(([pattern]) => new RegExp(pattern).test(location.pathname));
  const files = token ? page?.[1] : location.pathname === '/' ? landing : undefined;
  for (const file of files ?? []) {
    // Behind the entry and the font, which are needed first.
    const link = { rel: 'preload', as: 'script', fetchPriority: 'low', href: `/${file}` };
    document.head.append(Object.assign(document.createElement('link'), link));
  }
}
