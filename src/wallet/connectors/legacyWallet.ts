import type { CreateConnectorFn } from 'wagmi'
import { injected } from 'wagmi/connectors/injected'

export interface LegacyWallet {
  id: string
  name: string
  icon?: string | undefined
  /** Looks for the wallet's own provider, among all that are in the page; asked until it is there. */
  find: () => unknown
}

type Target = Exclude<NonNullable<Parameters<typeof injected>[0]>['target'], undefined | string | (() => unknown)>

/**
 * A wallet in the page that has not announced itself (EIP-6963): it is known by flags, or by a place of its own. The same as wagmi's connector for
 * installed wallets, but for a provider that may have to be looked for first.
 */
export const legacyWallet =
  ({ id, name, icon, find }: LegacyWallet): CreateConnectorFn =>
  (config) => {
    let provider: unknown
    const target: Target = { id, name, icon, provider: () => provider as never }
    const connector = injected({ target })(config)
    return {
      ...connector,
      getProvider: async (parameters) => {
        provider ??= await find()
        return connector.getProvider(parameters)
      },
    }
  }
