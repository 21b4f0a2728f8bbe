import { differs, met, type SpecSection } from './row.ts'

const constant = (says: string, what: string) => met(says, 'contract/constants.ts', what)

export const constants: SpecSection = {
  title: '9. Business constants and limits',
  rows: [
    constant('Supported chain: Ethereum mainnet.', 'chains of the mocked world'),
    constant(
      'Supported chain: a test chain, id 17000, named Holesky, symbol ETH, 18 decimals.',
      'the test chain',
    ),
    differs(
      'Another reading of the wallet library shows Ethereum mainnet (id 1) and a Goerli test ' +
        'network (id 5) as preconfigured chains.',
      'The kit has no preconfigured chains: the app that uses it names them. Goerli was shut ' +
        'down in 2024.',
    ),
    constant('Default balance currency: usd.', 'currency of balances'),
    constant(
      'Signature-check magic values: 0x1626ba7e (hash), 0x20c13b0b (bytes).',
      'magic values of signatures, by what they are asked with',
    ),
    constant('Permission-rejected code: 4001.', 'code of a rejected permission'),
    constant(
      'Embedded-app request id: 10 random bytes.',
      'random bytes of the id of an app’s request',
    ),
    constant(
      'At most 10 completed transactions kept per address and chain.',
      'stored completed transactions per address and chain',
    ),
    met(
      'Pending transactions are kept besides the completed ones.',
      'unit/wallet/transactions/transactionStore.test.ts',
      'ten completed ones are stored, and every pending one',
    ),
    constant('Default gateway base URL: configurable.', 'default gateway URL'),
    constant('WalletConnect project id: public.', 'project id of WalletConnect'),
    constant('Fetch timeout 120000 ms.', 'milliseconds that a call may take'),
    constant('Throttle limit 12.', 'attempts of a read with a 429 response'),
    constant('Slot interval 100 ms.', 'milliseconds of a delay slot'),
    constant('Polling interval 4000 ms.', 'polling interval of the wallet in milliseconds'),
    constant('Cache lifetime 24 hours.', 'milliseconds that an unused response stays in memory'),
    constant('Persisted cache max age 24 hours.', 'milliseconds that a response is persisted'),
    constant('Name stale time 24 hours.', 'stale time of a name in milliseconds'),
    constant('Avatar stale time 24 hours.', 'stale time of an avatar in milliseconds'),
    constant('Query retry 0.', 'retries of a failed query'),
    constant('Store persistence version 2.', 'version of the wallet library’s own store'),
    constant('Default token decimals 18.', 'default decimals of a token'),
  ],
}
