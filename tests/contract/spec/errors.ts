import { met, type SpecSection } from './row.ts'

const gateway = 'unit/gateway/errors.test.ts'
const provider = 'unit/apps/provider/provider.test.ts'
const wallet = ['unit/wallet/walletErrors.test.ts', '%s is classified as %s'] as const
const signin = ['unit/wallet/signin/texts.test.ts', '%s reads "%s"'] as const

export const errors: SpecSection = {
  title: '8. Error catalogue',
  rows: [
    met(
      'Gateway: with a code or statusCode plus message in the body: ‘CGW error - {code}: ' +
        '{message}’.',
      'contract/sdkErrors.test.ts',
      'matches the official client: %s',
    ),
    met(
      'Gateway: otherwise ‘CGW error - status {statusText}’.',
      gateway,
      'without a body contains the status: %j',
    ),
    met('‘Permissions rejected’ (4001)', provider, 'that the user rejects have the code 4001'),
    met(
      '‘Permissions request is invalid’',
      'unit/apps/sdk/calls.test.ts',
      'cannot be requested with %j',
    ),
    met(
      '‘Window doesn’t exist’ outside a browser',
      'unit/apps/sdk/communicator.test.ts',
      'fails at once on a server',
    ),
    met(
      '‘"{method}" not implemented’ for unsupported wallet RPC methods',
      provider,
      '%s is not implemented',
    ),
    met(
      'User rejection is recognised by message patterns (‘user rejected’, ‘user closed modal’, ' +
        '‘accounts received is empty’).',
      ...wallet,
    ),
    met(
      'A user rejection becomes a user-rejected-request error.',
      'unit/wallet/walletConfig.test.ts',
      'a rejected chain switch is classified as a rejection',
    ),
    met(
      'Switching to a chain the connector lacks gives chain-not-configured.',
      'unit/wallet/walletConnect.test.ts',
      'a chain that the wallet can neither switch to nor add is reported as unknown',
    ),
    met(
      'Other failures give switch-chain error.',
      'unit/wallet/walletErrors.test.ts',
      'another failed switch is not an unknown chain, although viem says so',
    ),
    met(
      'Code 4902 (chain unknown to wallet) triggers an add-chain request.',
      'behavior/wallet/installed.test.ts',
      'a chain that the wallet does not know (4902) is added, then switched to',
    ),
    met('Code -32002 means a request is already pending.', ...wallet),
    met('Missing wallet gives connector-not-found.', ...wallet),
    met(
      '‘No matching key’ on disconnect is ignored.',
      'unit/wallet/walletConnect.test.ts',
      'disconnecting a session that the wallet has ended does no harm',
    ),
    met(
      'A Safe connector failing to load gives ‘Could not load Safe information’.',
      'unit/wallet/connectorErrors.test.ts',
      "can't be loaded: the host %s",
    ),
    met('‘Error preparing message, please retry!’ (nonce failed)', ...signin),
    met('‘Error signing message, please retry!’', ...signin),
    met(
      'A user rejection just returns to idle.',
      'unit/wallet/signin/runSignin.test.ts',
      'a rejection in the wallet is not a failure',
    ),
    met('‘Error verifying signature, please retry!’', ...signin),
    met('‘Oops, something went wrong!’', ...signin),
    met(
      '‘No authentication adapter found’',
      'unit/wallet/signin/texts.test.ts',
      'a component without an adapter says so',
    ),
    met(
      '‘No address or chain ID found’',
      'unit/wallet/signin/runSignin.test.ts',
      'without %s, nothing is signed, and the reason is reported',
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
