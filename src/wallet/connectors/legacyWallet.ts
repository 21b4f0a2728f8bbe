import { type CreateConnectorFn, injected } from 'wagmi'
import { withNotFound } from './withNotFound.ts'

export interface LegacyWallet {
  id: string
  name: string
  icon?: string | undefined
  /** Finds the wallet's own provider in the page; called until it exists. */
  find: () => unknown
}

type Target = Exclude<
  NonNullable<Parameters<typeof injected>[0]>['target'],
  undefined | string | (() => unknown)
>

/**
 * A wallet in the page that has not announced itself (EIP-6963), identified by flags or by its
 * namespace. Like wagmi's connector for injected wallets, but for a provider that may have to be
 * found first.
 */
export const legacyWallet =
  ({ id, name, icon, find }: LegacyWallet): CreateConnectorFn =>
  (config) => {
    let provider: unknown
    const target: Target = { id, name, icon, provider: () => provider as never }
    const connector = injected({ target })(config)
    return withNotFound({
      ...connector,
      getProvider: async (parameters) => {
        provider ??= await find()
        return connector.getProvider(parameters)
      },
    })
  }
