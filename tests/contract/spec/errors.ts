import { met, type SpecSection } from './row.ts'

const gateway = 'unit/gateway/errors.test.ts'
const provider = 'unit/apps/provider/provider.test.ts'
const connector = 'unit/wallet/connectorErrors.test.ts'

const classified = (says: string, error: string, kind: string) =>
  met(says, 'unit/wallet/walletErrors.test.ts', '%s is classified as %s', error, kind)
const reads = (text: string, id: string, when = '') =>
  met(`‘${text}’${when}`, 'unit/wallet/signin/texts.test.ts', '%s reads "%s"', id, text)

export const errors: SpecSection = {
  title: '8. Error catalogue',
  rows: [
    met(
      'Gateway: with a code or statusCode plus message in the body: ‘CGW error - {code}: ' +
        '{message}’.',
      'contract/sdkErrors.test.ts',
      'matches the official client: %s',
      'an unknown safe',
    ),
    met(
      'Gateway: otherwise ‘CGW error - status {statusText}’.',
      gateway,
      'without a body contains the status: %j',
      'Not Found',
    ),
    met('‘Permissions rejected’ (4001)', provider, 'that the user rejects have the code 4001'),
    met(
      '‘Permissions request is invalid’',
      'unit/apps/sdk/calls.test.ts',
      'cannot be requested with %j',
      "['x']",
    ),
    met(
      '‘Window doesn’t exist’ outside a browser',
      'unit/apps/sdk/communicator.test.ts',
      'fails immediately on a server',
    ),
    met(
      '‘"{method}" not implemented’ for unsupported wallet RPC methods',
      provider,
      '%s is not implemented',
      'eth_sendRawTransaction',
    ),
    ...[
      ['user rejected', 'words: user rejected'],
      ['user closed modal', 'words: closed modal'],
      ['accounts received is empty', 'words: no accounts'],
    ].map(([pattern, error = '']) =>
      classified(`User rejection is recognised by the pattern ‘${pattern}’.`, error, 'rejected'),
    ),
    met(
      'A user rejection becomes a user-rejected-request error.',
      connector,
      'by rejection is a rejected request: %s',
      'code 4001',
    ),
    met(
      'Switching to a chain the connector lacks gives chain-not-configured.',
      connector,
      'to a chain that the connector lacks says so: %s',
      'a wallet in the page',
    ),
    met(
      'Other failures give switch-chain error.',
      connector,
      'otherwise is a failed switch: %s',
      'an internal error',
    ),
    met(
      'Code 4902 (chain unknown to wallet) triggers an add-chain request.',
      'behavior/wallet/installed.test.ts',
      'a chain that the wallet does not know (4902) is added, then switched to',
    ),
    classified('Code -32002 means a request is already pending.', 'code -32002', 'pending'),
    met(
      'Missing wallet gives connector-not-found.',
      connector,
      'is a connector that was not found: %s',
      'a listed wallet',
    ),
    met(
      '‘No matching key’ on disconnect is ignored.',
      'unit/wallet/walletConnect.test.ts',
      'disconnecting a session that the wallet has ended does no harm',
    ),
    met(
      'A Safe connector failing to load gives ‘Could not load Safe information’.',
      connector,
      "can't be loaded: the host %s",
      'is silent',
    ),
    reads('Error preparing message, please retry!', 'signin.failed.preparing', ' (nonce failed)'),
    reads('Error signing message, please retry!', 'signin.failed.signing'),
    met(
      'A user rejection just returns to idle.',
      'unit/wallet/signin/runSignin.test.ts',
      'a rejection in the wallet is not a failure',
    ),
    reads('Error verifying signature, please retry!', 'signin.failed.verifying'),
    reads('Oops, something went wrong!', 'signin.failed.elsewhere'),
    met(
      '‘No authentication adapter found’',
      'unit/wallet/signin/texts.test.ts',
      'a component without an adapter says so',
    ),
    met(
      '‘No address or chain ID found’',
      'unit/wallet/signin/runSignin.test.ts',
      'without %s, nothing is signed, and the reason is reported',
      'an address',
    ),
    met(
      '‘Wrong network detected, switch or disconnect to continue.’',
      'contract/spec/texts.test.ts',
      'the dialog of networks names a wrong one in the words of the specification',
    ),
    met(
      'A wallet rejecting the connection is ignored silently.',
      'unit/wallet/walletEvents.test.ts',
      'a rejection isn’t an event, and nothing is reported after unsubscribing',
    ),
  ],
}
