/** An amount in minor units with its currency, and the sign before dollars only: `$29.00 USD`, `29.00 EUR`. */
export function formatAmount(minorUnits: number, currency: string): string {
  const amount = (Math.abs(minorUnits) / 100).toFixed(2);
  return `${minorUnits < 0 ? '-' : ''}${withSign(amount, currency)} ${currency.toUpperCase()}`;
}

/** A price in major units, without decimals where it has none: `$29`, `29 EUR`. */
export function formatPrice(price: number, currency: string): string {
  const amount = Number.isInteger(price) ? String(price) : price.toFixed(2);
  return isDollar(currency) ? `$${amount}` : `${amount} ${currency.toUpperCase()}`;
}

function withSign(amount: string, currency: string): string {
  return isDollar(currency) ? `$${amount}` : amount;
}

function isDollar(currency: string): boolean {
  return currency.toLowerCase() === 'usd';
}
