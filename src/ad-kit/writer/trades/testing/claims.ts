/** Only a brief may claim these, or nobody may. */
export const claims =
  /\b(?:free|best|guaranteed?|guarantees|cheap|cheaper|cheapest|affordable|fast|faster|fastest|quick|quickest|instant|same-day|certified|licensed|insured|award|awards|proven|cure|cures|discounts?|sale|save money|organic|leading|top-rated|number one|perfect|ultimate|finest|greatest|risk-free)\b|[#%$€£]/i;

/** Worn out by other ads. */
export const worn =
  /\b(?:discover|elevate|unlock|unleash|hassle|one-stop|look no further|say goodbye|got you covered|game[- ]changer|next level|seamless|effortless|stress-free|worry-free|peace of mind|hidden gem|dream)/i;
