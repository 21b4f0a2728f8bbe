import { met, type SpecSection } from './row.ts'

const calls = ['unit/apps/sdk/calls.test.ts', 'an invalid request isn’t sent and fails'] as const
const rejected = (says: string, method: string, params: string, message: string) =>
  met(
    says,
    'unit/apps/provider/provider.test.ts',
    '%s with %j is rejected: %s',
    method,
    params,
    message,
  )
const store = 'unit/wallet/transactions/transactionStore.test.ts'

export const validation: SpecSection = {
  title: '5. Validation rules',
  rows: [
    met('Sending transactions needs a non-empty list: ‘No transactions were passed’.', ...calls),
    met('Lookup by safe transaction hash needs a hash: ‘Invalid safeTxHash’.', ...calls),
    met(
      'Typed message signing needs an object with domain, types and message: ‘Invalid typed data’.',
      ...calls,
    ),
    met(
      'A message-signed check accepts only a string or typed data: ‘Invalid message type’.',
      ...calls,
    ),
    met(
      'Permission requests may only name requestAddressBook, else ‘Permissions request is ' +
        'invalid’ (code 4001).',
      'unit/apps/sdk/calls.test.ts',
      'cannot be requested with %j',
      "['x']",
    ),
    rejected(
      'Address-based signing must target the safe’s own address, else ‘The address or message ' +
        'hash is invalid’.',
      'personal_sign',
      "['Hello', owner]",
      'The address or message hash is invalid',
    ),
    rejected(
      'Address-based signing of typed data for another address: ‘The address is invalid’.',
      'eth_signTypedData_v4',
      '[owner, typedData]',
      'The address is invalid',
    ),
    rejected(
      'The plain message-signing call also needs a hex-prefixed message hash.',
      'eth_sign',
      "[safeAddress, 'Hello']",
      'The address or message hash is invalid',
    ),
    met(
      'Parent-window messages are accepted only if the source is the parent frame.',
      'unit/apps/sdk/communicator.test.ts',
      'of another window',
    ),
    met(
      'Parent-window messages are accepted only if the version major is at least 1.',
      'contract/constants.ts',
      'versions whose messages apps accept: major version 1 or later',
    ),
    met(
      'Parent-window messages are accepted only if the origin matches the allowed-origin list ' +
        'when one is set.',
      'unit/apps/sdk/communicator.test.ts',
      '%s with %s: %s',
      'https://evilwallet.test',
      String.raw`/wallet\.test/`,
      'false',
    ),
    met(
      'A WalletConnect v2 connector needs a project id, else ‘No projectId found’.',
      'unit/wallet/walletConnect.test.ts',
      'without a project id it throws, and loads nothing',
    ),
    met(
      'A wallet’s iconAccent must be a hex colour, else an error naming the wallet.',
      'unit/wallet/catalog/checkGroups.test.ts',
      '%j is not a color, and the error names the wallet',
      'red',
    ),
    met(
      '‘No chains found on connector.’ when no chain is available.',
      'unit/wallet/walletConnect.test.ts',
      'without chains it throws',
    ),
    ...[
      ["{ hash: '0x1', description: 'x' }", 'Invalid transaction hash'],
      ['{ hash: hash(1) }', 'Transaction must have a description'],
      [
        "{ hash: hash(1), description: 'x', confirmations: 0 }",
        'Transaction confirmations must be a positiver integer',
      ],
    ].map(([transaction = '', problem = '']) =>
      met(`Transaction: ‘${problem}’`, store, '%j has the problems %j', transaction, problem),
    ),
    met(
      'A theme root id may contain only letters, digits and underscores.',
      'unit/ui/themeRoot.test.tsx',
      'but not an id of letters, digits, and underscores',
    ),
  ],
}
