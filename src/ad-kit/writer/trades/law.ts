import type { Trade } from './trade';

/** Practices that law firms are known by; what holds for any of them is with the professional services. */
export const law: readonly Trade[] = [
  {
    id: 'injury_law',
    industry: 'professional_services',
    signs: [
      'injury law',
      'personal injury',
      'injury lawyer',
      'injury attorney',
      'car accident',
      'accident lawyer',
      'wrongful death',
      'unless we win',
      'case review',
      'slip and fall',
      'malpractice',
    ],
    acts: ['Talk to a lawyer'],
  },
  {
    id: 'estate_law',
    industry: 'professional_services',
    signs: [
      'estate law',
      'estate planning',
      'estate plan',
      'wills',
      'will and testament',
      'trusts',
      'probate',
      'power of attorney',
      'guardianship',
      'living will',
      'last will',
      'elder law',
    ],
    acts: ['Talk to a lawyer'],
  },
  {
    id: 'immigration_law',
    industry: 'professional_services',
    signs: [
      'immigration',
      'visa',
      'green card',
      'citizenship',
      'naturalization',
      'work permit',
      'asylum',
      'family petition',
      'visas granted',
    ],
    acts: ['Talk to a lawyer'],
  },
];
