import type { CreateConnectorFn } from 'wagmi'
import { safe } from 'wagmi/connectors/safe'

const safeWalletId = 'safe'

/** So long the page around this one may take to say which safe it has open, in milliseconds. wagmi itself gives it 10, which a busy page does not keep. */
const hostPatience = 5000

/**
 * The safe that is open in the page around this one, by wagmi's connector. What it needs is loaded when it is picked, or was connected at the last
 * visit; a page in any other frame loads nothing and waits for nobody.
 * @param allowedHosts origins that may answer; by default any page around this one
 */
export const safeWallet =
  ({ allowedHosts }: { allowedHosts?: RegExp[] } = {}): CreateConnectorFn =>
  (config) => {
    const connector = safe({ shimDisconnect: true, unstable_getInfoTimeout: hostPatience, ...(allowedHosts && { allowedDomains: allowedHosts }) })(config)
    let wanted = false
    // wagmi says this before it asks a connector that somebody has picked, and not when it reconnects.
    config.emitter.on('message', ({ type }) => {
      wanted ||= type === 'connecting'
    })
    return {
      ...connector,
      getProvider: async (parameters) => {
        wanted ||= (await config.storage?.getItem('recentConnectorId')) === safeWalletId
        return wanted ? connector.getProvider(parameters) : undefined
      },
    }
  }
