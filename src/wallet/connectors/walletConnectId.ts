/** The id and the type of the connector that pairs wallets on other devices. */
export const walletConnectId = 'walletConnect'
