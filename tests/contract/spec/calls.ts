import { differs, each, met, type SpecRow, type SpecSection } from './row.ts'

const sent = (...calls: readonly string[]): readonly SpecRow[] =>
  calls.map((call) => met(call, 'contract/sdk.test.ts', 'of %s equals that of the official client'))
const kept = 'unit/wallet/walletConfig.test.ts'

export const calls: SpecSection = {
  title: '7. The calls it makes',
  rows: [
    met(
      'Gateway: base URL configurable; paths relative to it.',
      'unit/gateway/client.test.ts',
      "the gateway's URL",
    ),
    met(
      'A request with no method given is POST.',
      'unit/gateway/client.test.ts',
      'is a POST unless its route has another method',
    ),
    met(
      'Error bodies are parsed as JSON.',
      'contract/sdkErrors.test.ts',
      'matches the official client: %s',
    ),
    ...sent(
      'POST /v1/chains/{chainId}/relay: relay payload',
      'GET /v1/chains/{chainId}/relay/{address}',
      'GET /v1/chains/{chainId}/safes/{address}',
      'GET .../safes/{address}/incoming-transfers/: query; optional alternative URL for paging',
      'GET .../safes/{address}/module-transactions/: query; optional alternative URL for paging',
      'GET .../safes/{address}/multisig-transactions/: query; optional alternative URL for paging',
      'GET .../safes/{address}/balances/{currency} (default usd): query options',
      'GET /v1/balances/supported-fiat-codes',
      'GET /v1/chains/{chainId}/owners/{address}/safes',
      'GET /v1/owners/{address}/safes',
      'GET .../safes/{address}/collectibles (v1): query',
      'GET /v2/chains/{chainId}/safes/{address}/collectibles (paged): query',
      'GET .../safes/{safe_address}/transactions/history: query, paged',
      'GET .../safes/{safe_address}/transactions/queued: query, paged',
      'GET /v1/chains/{chainId}/transactions/{transactionId}',
      'DELETE /v1/chains/{chainId}/transactions/{safeTxHash}: {signature}',
      'POST /v2/chains/{chainId}/safes/{safe_address}/multisig-transactions/estimations',
      'GET .../safes/{safe_address}/nonces',
      'POST /v1/chains/{chainId}/transactions/{safe_address}/propose: proposal payload',
      'POST .../safes/{safe_address}/views/transaction-confirmation: {operation, data, to, value}',
      'POST /v1/chains/{chainId}/transactions/{safe_address}/preview: {operation, data, to, value}',
      'GET /v1/chains: query',
      'GET /v1/chains/{chainId}',
      'GET .../safe-apps: query',
      'GET .../about/master-copies',
    ),
    met(
      'POST .../data-decoder: {operation, data, to}',
      'unit/queries/recordedResponses.test.ts',
      'is sent with its operation: 0 for a call',
    ),
    ...sent(
      'GET .../safes/{safe_address}/messages',
      'POST .../safes/{safe_address}/messages: body',
      'GET /v1/chains/{chainId}/messages/{message_hash}',
      'POST .../messages/{message_hash}/signatures: signature',
      'GET /v2/chains/{chainId}/delegates: query',
      'POST /v1/register/notifications: registration payload',
      'DELETE .../notifications/devices/{uuid}/safes/{safe_address}',
      'DELETE .../notifications/devices/{uuid}',
      'POST .../safes/{safe_address}/emails: email registration',
      'PUT .../emails/{signer}: extra headers',
      'GET .../emails/{signer}: extra headers',
      'DELETE .../emails/{signer}: extra headers',
      'POST .../emails/{signer}/verify-resend',
      'PUT .../emails/{signer}/verify: verification payload',
      'POST .../safes/{safe_address}/recovery: recovery payload',
      'DELETE /v1/subscriptions: query',
      'DELETE /v1/subscriptions/all: query',
      'GET /v1/safes: query safes as comma-joined list',
      'GET .../contracts/{contractAddress}',
      'GET /v1/auth/nonce: credentials included',
      'POST /v1/auth/verify: message and signature, credentials included',
      'POST /v1/accounts: account payload',
      'GET /v1/accounts/{address}',
      'DELETE /v1/accounts/{address}',
      'GET /v1/accounts/data-types',
      'GET /v1/accounts/{address}/data-settings',
      'PUT /v1/accounts/{address}/data-settings: body',
      'GET /v1/chains/{chainId}/about/indexing',
    ),
    ...each(
      'Message of embedded apps',
      'sendTransactions, rpcCall, getChainInfo, getSafeInfo, getTxBySafeTxHash, getSafeBalances, ' +
        'signMessage, signTypedMessage, getEnvironmentInfo, getOffChainSignature, ' +
        'requestAddressBook, wallet_getPermissions, wallet_requestPermissions',
      'contract/constants.ts',
      'messages of an app to its host',
    ),
    ...each(
      'Node call of embedded apps',
      'eth_call, eth_gasPrice, eth_getLogs, eth_getBalance, eth_getCode, eth_getBlockByHash, ' +
        'eth_getBlockByNumber, eth_getStorageAt, eth_getTransactionByHash, ' +
        'eth_getTransactionReceipt, eth_getTransactionCount, eth_estimateGas, safe_setSettings',
      'contract/constants.ts',
      'node calls of an app',
    ),
    ...each(
      'Wallet request',
      'wallet_switchEthereumChain, wallet_addEthereumChain',
      'behavior/wallet/installed.test.ts',
      'a chain that the wallet does not know (4902) is added, then switched to',
    ),
    ...each(
      'Wallet request',
      'wallet_requestPermissions',
      'behavior/wallet/installed.test.ts',
      'choosing accounts again switches to the chosen one',
    ),
    ...each(
      'Wallet request',
      'eth_requestAccounts, eth_accounts',
      'behavior/wallet/installed.test.ts',
      'a rejection is shown as a rejection, and a retry connects',
    ),
    met(
      'Wallet request: wallet_watchAsset',
      'behavior/wallet/installed.test.ts',
      'listing a token succeeds or is rejected',
    ),
    differs(
      'Chain reads use a public JSON-RPC endpoint for the test chain plus the default ' +
        'mainnet chain.',
      'The configuration names each chain’s node, a person may replace it, and otherwise a ' +
        'public one of docs/public-nodes.md is used: a gateway never chooses it.',
    ),
    met(
      'Local storage keeps the requested chains list (key wagmi.requestedChains).',
      kept,
      'everything is stored under wagmi.*, requested chains under their former key',
    ),
    met(
      'Local storage keeps the wallet-connect session.',
      'unit/wallet/walletConnect.test.ts',
      'the session of the last visit is restored',
    ),
    met(
      'Local storage keeps per-wallet disconnect flags.',
      'contract/constants.ts',
      'flag of a disconnected wallet',
    ),
    met(
      'Local storage keeps recent transactions.',
      'contract/constants.ts',
      'key of recent transactions',
    ),
    met(
      'Local storage keeps recent wallets.',
      'contract/constants.ts',
      'key of the recent wallets',
    ),
  ],
}
