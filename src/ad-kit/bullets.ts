const bullets = /^ ?(?:[•‣▪▫●○◦►▶★☆✓✔✗✘→⇒■□◆◇♦❖✦✪]|\*(?=\p{L})) ?/gmu;

/** A text without the marks before its lines. */
export const withoutBullets = (text: string): string => text.replace(bullets, '');
