import { differs, each, met, sent, type SpecSection } from './row.ts'

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
      'a body the gateway could not read',
    ),
    sent('POST /v1/chains/{chainId}/relay: relay payload', 'relayTransaction'),
    sent('GET /v1/chains/{chainId}/relay/{address}', 'getRelayCount'),
    sent('GET /v1/chains/{chainId}/safes/{address}', 'getSafeInfo'),
    sent(
      'GET .../safes/{address}/incoming-transfers/: query; optional alternative URL for paging',
      'getIncomingTransfers',
    ),
    sent(
      'GET .../safes/{address}/module-transactions/: query; optional alternative URL for paging',
      'getModuleTransactions',
    ),
    sent(
      'GET .../safes/{address}/multisig-transactions/: query; optional alternative URL for paging',
      'getMultisigTransactions',
    ),
    sent('GET .../safes/{address}/balances/{currency} (default usd): query options', 'getBalances'),
    sent('GET /v1/balances/supported-fiat-codes', 'getFiatCurrencies'),
    sent('GET /v1/chains/{chainId}/owners/{address}/safes', 'getOwnedSafes'),
    sent('GET /v1/owners/{address}/safes', 'getAllOwnedSafes'),
    sent('GET .../safes/{address}/collectibles (v1): query', 'getCollectibles'),
    sent(
      'GET /v2/chains/{chainId}/safes/{address}/collectibles (paged): query',
      'getCollectiblesPage',
    ),
    sent(
      'GET .../safes/{safe_address}/transactions/history: query, paged',
      'getTransactionHistory',
    ),
    sent('GET .../safes/{safe_address}/transactions/queued: query, paged', 'getTransactionQueue'),
    sent('GET /v1/chains/{chainId}/transactions/{transactionId}', 'getTransactionDetails'),
    sent('DELETE /v1/chains/{chainId}/transactions/{safeTxHash}: {signature}', 'deleteTransaction'),
    sent(
      'POST /v2/chains/{chainId}/safes/{safe_address}/multisig-transactions/estimations',
      'postSafeGasEstimation',
    ),
    sent('GET .../safes/{safe_address}/nonces', 'getNonces'),
    sent(
      'POST /v1/chains/{chainId}/transactions/{safe_address}/propose: proposal payload',
      'proposeTransaction',
    ),
    sent(
      'POST .../safes/{safe_address}/views/transaction-confirmation: {operation, data, to, value}',
      'getConfirmationView',
    ),
    sent(
      'POST /v1/chains/{chainId}/transactions/{safe_address}/preview: {operation, data, to, value}',
      'getTxPreview',
    ),
    sent('GET /v1/chains: query', 'getChainsConfig'),
    sent('GET /v1/chains/{chainId}', 'getChainConfig'),
    sent('GET .../safe-apps: query', 'getSafeApps'),
    sent('GET .../about/master-copies', 'getMasterCopies'),
    met(
      'POST .../data-decoder: {operation, data, to}',
      'unit/queries/recordedResponses.test.ts',
      'is sent with its operation: 0 for a call',
    ),
    sent('GET .../safes/{safe_address}/messages', 'getSafeMessages'),
    sent('POST .../safes/{safe_address}/messages: body', 'proposeSafeMessage'),
    sent('GET /v1/chains/{chainId}/messages/{message_hash}', 'getSafeMessage'),
    sent('POST .../messages/{message_hash}/signatures: signature', 'confirmSafeMessage'),
    sent('GET /v2/chains/{chainId}/delegates: query', 'getDelegates'),
    sent('POST /v1/register/notifications: registration payload', 'registerDevice'),
    sent('DELETE .../notifications/devices/{uuid}/safes/{safe_address}', 'unregisterSafe'),
    sent('DELETE .../notifications/devices/{uuid}', 'unregisterDevice'),
    sent('POST .../safes/{safe_address}/emails: email registration', 'registerEmail'),
    sent('PUT .../emails/{signer}: extra headers', 'changeEmail'),
    sent('GET .../emails/{signer}: extra headers', 'getRegisteredEmail'),
    sent('DELETE .../emails/{signer}: extra headers', 'deleteRegisteredEmail'),
    sent('POST .../emails/{signer}/verify-resend', 'resendEmailVerificationCode'),
    sent('PUT .../emails/{signer}/verify: verification payload', 'verifyEmail'),
    sent('POST .../safes/{safe_address}/recovery: recovery payload', 'registerRecoveryModule'),
    sent('DELETE /v1/subscriptions: query', 'unsubscribeSingle'),
    sent('DELETE /v1/subscriptions/all: query', 'unsubscribeAll'),
    sent('GET /v1/safes: query safes as comma-joined list', 'getSafeOverviews'),
    sent('GET .../contracts/{contractAddress}', 'getContract'),
    sent('GET /v1/auth/nonce: credentials included', 'getAuthNonce'),
    sent('POST /v1/auth/verify: message and signature, credentials included', 'verifyAuth'),
    sent('POST /v1/accounts: account payload', 'createAccount'),
    sent('GET /v1/accounts/{address}', 'getAccount'),
    sent('DELETE /v1/accounts/{address}', 'deleteAccount'),
    sent('GET /v1/accounts/data-types', 'getAccountDataTypes'),
    sent('GET /v1/accounts/{address}/data-settings', 'getAccountDataSettings'),
    sent('PUT /v1/accounts/{address}/data-settings: body', 'putAccountDataSettings'),
    sent('GET /v1/chains/{chainId}/about/indexing', 'getIndexingStatus'),
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
      'unit/wallet/conformance/conformance.test.ts',
      'a wallet is asked for its accounts, and at the next visit for allowed ones',
    ),
    met(
      'Wallet request: wallet_watchAsset',
      'behavior/wallet/installed.test.ts',
      'listing a token succeeds or is rejected',
    ),
    differs(
      'Chain reads use a public JSON-RPC endpoint for the test chain plus the default ' +
        'mainnet chain.',
      'Nodes come from the configuration, from the user’s own setting, or from ' +
        'docs/public-nodes.md. A gateway never chooses one.',
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
