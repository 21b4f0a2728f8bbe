/** ID and type of the connector for wallets on other devices. */
export const walletConnectId = 'walletConnect'
