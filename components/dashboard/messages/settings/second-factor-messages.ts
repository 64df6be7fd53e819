/** Words of the second factor, in English. */

export const secondFactorMessages = {
  secondFactor: 'Second factor',
  secondFactorOff:
    'An authenticator app on your phone shows a code that changes every thirty seconds. With it, a password alone opens nothing.',
  secondFactorOn: 'Codes of your authenticator app are asked for when you sign in.',
  secondFactorBegin: 'Add a second factor',
  secondFactorScan: 'Scan this with your authenticator app',
  secondFactorType: 'Or type this key into it',
  secondFactorKey: 'Key',
  secondFactorCodeHelp: 'The six digits that the app shows now.',
  secondFactorConfirm: 'Switch on',
  secondFactorRemove: 'Remove the second factor',
  secondFactorRemoved: 'The second factor was removed, and your other browsers were signed out.',
  secondFactorNeedsPassword: 'Set a password first.',
  qrLabel: 'QR code of the key',
  recoveryCodes: 'Recovery codes',
  recoveryCodesLead:
    'The second factor is on. Each of these signs you in once if the phone is gone. Keep them in a safe place: they are not shown again.',
  recoveryCodesText: 'All recovery codes',
  recoveryCodesKept: 'I have kept them',
} as const;
