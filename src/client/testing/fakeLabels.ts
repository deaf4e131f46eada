const isSameLabel = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** Whether a query's filter leaves something with these labels in. */
export function matchesLabel({ labels = [] }: { labels?: string[] }, query: URLSearchParams): boolean {
  const wanted = query.get('label');
  return wanted === null || labels.some((one) => isSameLabel(one, wanted));
}

type Wish = { add?: string[]; remove?: string[] };

/** The labels of something after a change. */
export function labelsAfter(labels: string[], { add = [], remove = [] }: Wish): string[] {
  const kept = labels.filter((label) => !remove.some((one) => isSameLabel(one, label)));
  return [...kept, ...add.filter((label) => !kept.some((one) => isSameLabel(one, label)))];
}
