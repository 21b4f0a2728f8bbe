import { met, sent, type SpecSection } from './row.ts'

export const roles: SpecSection = {
  title: '6. Roles and permissions',
  rows: [
    met(
      'Safe owners sign and confirm transactions.',
      'journeys/demo.test.ts',
      'lets Alice confirm and Bob execute; a reload keeps that, and a reset clears it',
    ),
    sent('Deleting a queued transaction requires a signature.', 'deleteTransaction'),
    met(
      'Embedded apps need a permission before requesting the address book; if not granted the ' +
        'app asks the host.',
      'unit/apps/sdk/calls.test.ts',
      'requests the permission %s',
      'without it',
    ),
    met(
      'Rejection of the address book yields ‘Permissions rejected’ (code 4001).',
      'unit/apps/sdk/calls.test.ts',
      "isn't read if it's rejected again",
    ),
    met(
      'Email management calls take a signer path parameter and extra headers.',
      'unit/queries/mutations.test.ts',
      'sends the proof that older gateways require, or only the session cookie',
    ),
    met(
      'Account calls use cookies (credentials included) after nonce and verify sign-in.',
      'unit/gateway/client.test.ts',
      'sends credentials only for login, accounts, email, recovery, and subscriptions',
    ),
    met(
      'Sign-in uses an authentication adapter supplied by the app: fetch a nonce, build a ' +
        'message from address, chain id and nonce, have the wallet sign it, verify ' +
        'message and signature.',
      'unit/wallet/signin/runSignin.test.ts',
      'requests a signature, and verifies it',
    ),
  ],
}
