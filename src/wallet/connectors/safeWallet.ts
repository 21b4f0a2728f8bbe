import type { CreateConnectorFn } from 'wagmi'
import { safe } from 'wagmi/connectors'
import { withNotFound } from './withNotFound.ts'

const safeWalletId = 'safe'

/**
 * How long the surrounding page may take to identify its Safe, in milliseconds. wagmi allows 10,
 * which is too short for a busy page.
 */
export const hostPatience = 5000

/**
 * The Safe of the surrounding page, through wagmi's connector. Its dependencies are loaded when it
 * is picked, or was connected at the last visit; a page in any other frame loads nothing and does
 * not wait. Throws 'Could not load Safe information' if the host doesn't report it.
 * @param allowedHosts origins that may respond; by default any surrounding page
 */
export const safeWallet =
  ({ allowedHosts }: { allowedHosts?: RegExp[] } = {}): CreateConnectorFn =>
  (config) => {
    const connector = safe({
      shimDisconnect: true,
      unstable_getInfoTimeout: hostPatience,
      ...(allowedHosts && { allowedDomains: allowedHosts }),
    })(config)
    let wanted = false
    // wagmi emits this before it asks a picked connector, but not when it reconnects.
    config.emitter.on('message', ({ type }) => {
      wanted ||= type === 'connecting'
    })
    return withNotFound({
      ...connector,
      getProvider: async (parameters) => {
        wanted ||= (await config.storage?.getItem('recentConnectorId')) === safeWalletId
        if (!wanted) return undefined
        // The same for a host that is silent, declines, or returns nothing.
        return connector.getProvider(parameters).catch((cause: unknown) => {
          throw new Error('Could not load Safe information', { cause })
        })
      },
    })
  }
