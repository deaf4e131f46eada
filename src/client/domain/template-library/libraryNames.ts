import type { Industry, TemplateCategory } from '../../api/templateLibraryApi';

const categoryEmoji: Partial<Record<TemplateCategory, string>> = {
  Product: '📦',
  Service: '🛎️',
  Event: '📅',
  Brand: '✨',
  Sale: '🏷️',
  App: '📲',
};

const industryEmoji: Partial<Record<Industry, string>> = {
  'E-commerce': '🛍️',
  SaaS: '🖥️',
  Healthcare: '🏥',
  Finance: '🏦',
  Education: '🎓',
  'Food & Beverage': '☕',
  'Professional Services': '💼',
  'Local Services': '🔧',
  Events: '🎟️',
  Corporate: '🏢',
  'Mobile Apps': '📱',
  'Fitness & Wellness': '🏃',
};

/** The name with its emoji; the name alone if the backend has one that is not known here. */
export function categoryLabel(name: TemplateCategory): string {
  return withEmoji(categoryEmoji[name], name);
}

export function industryLabel(name: Industry): string {
  return withEmoji(industryEmoji[name], name);
}

function withEmoji(emoji: string | undefined, name: string): string {
  return emoji === undefined ? name : `${emoji} ${name}`;
}

/** The first audience of a template. */
export function firstAudience(audience: string): string {
  return audience.split(',')[0]?.trim() ?? '';
}
