import { aRegistration } from '../../testing/builders';
import type { ModuleSamples } from '../../testing/moduleSamples';

export const samples = {
  bodies: {
    registerAccount: aRegistration(),
    logIn: { email: 'nobody@northfold.example', password: 'wrong horse' },
    completeSignIn: { challenge: 'unknown', code: '123456' },
    startTwoStep: { password: 'correct horse' },
    turnOnTwoStep: { code: '123456' },
    turnOffTwoStep: { password: 'correct horse', code: '123456' },
    renewRecoveryCodes: { password: 'correct horse', code: '123456' },
    updateProfile: { full_name: 'Mallory' },
    changePassword: { current_password: 'correct horse', new_password: 'battery staple' },
    requestPasswordReset: { email: 'nobody@northfold.example' },
    confirmPasswordReset: { token: 'unknown', password: 'battery staple' },
    requestSignInLink: { email: 'nobody@northfold.example' },
    confirmSignInLink: { token: 'unknown' },
    confirmEmailVerification: { token: 'unknown' },
    deleteAccount: { email: 'nobody@northfold.example', password: 'wrong horse' },
  },
  writing: {
    updateProfile: () => Promise.resolve({ body: { full_name: 'Ines Duarte' }, path: '/auth/me', read: '/auth/me' }),
  },
  acting: [
    'registerAccount',
    'logIn',
    'completeSignIn',
    'startTwoStep',
    'turnOnTwoStep',
    'turnOffTwoStep',
    'renewRecoveryCodes',
    'changePassword',
    'confirmEmailVerification',
    'requestPasswordReset',
    'confirmPasswordReset',
    'requestSignInLink',
    'confirmSignInLink',
    'deleteAccount',
  ],
  things: {},
} satisfies ModuleSamples;
