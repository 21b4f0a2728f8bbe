import {
  type Address,
  getAddress,
  numberToHex,
  SwitchChainError,
  UserRejectedRequestError,
} from 'viem'
import { ChainNotConfiguredError, createConnector } from 'wagmi'
import { forgetDeepLink } from './deepLinkChoice.ts'
import type { loadPairingClient, WalletConnectOptions } from './loadPairingClient.ts'
import type { PairingClient } from './pairingClient.ts'
import {
  inTime,
  NoAccountError,
  NoPairingError,
  type Pairing,
  pairingReset,
  pairWallet,
} from './pairWallet.ts'
import { addingChain, chainAdded } from './addedChain.ts'
import { addPairedChain, isRejected } from './addPairedChain.ts'
import { walletConnectId } from './walletConnectId.ts'

const noProjectId =
  'No projectId found. Pass your own to walletConnect({ projectId }): ' +
  "without it, WalletConnect can't pair wallets. https://docs.reown.com/cloud/relay"
const noClient =
  'The WalletConnect client could not be loaded. Is @walletconnect/ethereum-provider installed, ' +
  'and is its file on your server?'

const loadLater: typeof loadPairingClient = async (options, place) =>
  (await import('./loadPairingClient.ts')).loadPairingClient(options, place)

/** Additions to wagmi's connector. */
interface Own extends Record<string, unknown> {
  /**
   * Cancels the waiting pairing: its code becomes invalid, and `connect` throws the given error.
   */
  cancelPairing(reason?: Error): void
  /** If false, nothing can be paired. */
  hasProjectId: boolean
}

type Kept = Record<`${string}.requestedChains`, number[]>

/**
 * Wallets on other devices, through WalletConnect. The client is loaded when this wallet is
 * selected or was connected at the last visit; until then there is no provider. While connecting,
 * it reports the pairing URI as a message `display_uri`.
 *
 * Without a project ID, it logs 'No projectId found…' and disables pairing; in development, it also
 * logs if the client's package is missing. Connecting throws that error, a
 * `UserRejectedRequestError` if the wallet rejects or the pairing is canceled, 'No chains found on
 * connector.' without chains, and a `TimeoutError` if no code is available within {@link
 * pairingPatience} or a wallet doesn't respond within {@link pairingLasts}. A session without
 * accounts is ended immediately, with a `NoAccountError`.
 *
 * @param load the client; replaced in tests
 */
export function walletConnect(
  options: WalletConnectOptions,
  load: typeof loadPairingClient = loadLater,
) {
  const hasProjectId = Boolean(options.projectId?.trim())
  // For the developer: a visitor can do nothing about it.
  if (!hasProjectId) console.error(noProjectId)
  else if (
    process.env.NODE_ENV === 'development' &&
    typeof document !== 'undefined' &&
    load === loadLater
  )
    import('./loadPairingClient.ts')
      .then(({ importClient }) => importClient())
      .catch((error: unknown) => console.error(noClient, error))
  let wanted = false
  let loading: Promise<PairingClient> | undefined
  let client: PairingClient | undefined
  let pairing: Pairing | undefined
  let asked = 0
  let deaf: (() => void) | undefined

  return createConnector<PairingClient | undefined, Own, Kept>((config) => {
    const requested = async () =>
      (await config.storage?.getItem(`${walletConnectId}.requestedChains`)) ?? []
    const keepRequested = (chains: readonly number[]) =>
      config.storage?.setItem(`${walletConnectId}.requestedChains`, [...new Set(chains)])
    const configured = () => config.chains.map(({ id }) => id)

    async function loaded(): Promise<PairingClient> {
      if (config.chains.length === 0) throw new Error('No chains found on connector.')
      loading ??= load(options, config)
      try {
        return (client = await loading)
      } catch (error) {
        loading = undefined
        console.error(noClient, error)
        throw new NoPairingError(error)
      }
    }

    /** Chains configured after the wallet approved: the session does not include them. */
    async function isStale(): Promise<boolean> {
      const known = await requested()
      return configured().some((id) => !known.includes(id))
    }

    function listen(provider: PairingClient): void {
      deaf?.()
      const heard: [string, (value: never) => void][] = [
        [
          'accountsChanged',
          (accounts: string[]) =>
            accounts.length === 0
              ? end()
              : config.emitter.emit('change', { accounts: checked(accounts) }),
        ],
        [
          'chainChanged',
          (chainId: string | number) => config.emitter.emit('change', { chainId: Number(chainId) }),
        ],
        ['disconnect', () => end()],
      ]
      for (const [event, listener] of heard) provider.on(event, listener)
      deaf = () => heard.forEach(([event, listener]) => provider.removeListener(event, listener))
    }

    function end(): void {
      deaf?.()
      deaf = undefined
      forget()
      config.emitter.emit('disconnect')
    }

    function forget(): void {
      void keepRequested([])
      forgetDeepLink()
    }

    return {
      id: walletConnectId,
      name: 'WalletConnect',
      type: walletConnectId,

      async connect({ chainId, isReconnecting, withCapabilities } = {}) {
        if (!hasProjectId) throw new Error(noProjectId)
        wanted = true
        const own = ++asked
        const provider = await (isReconnecting ? loaded() : inTime(loaded()))
        if (own !== asked) throw new UserRejectedRequestError(pairingReset())
        const isUsable =
          provider.session &&
          (isReconnecting || (provider.accounts.length > 0 && !(await isStale())))
        if (!isUsable) {
          await endSession(provider)
          const first =
            chainId ?? (await config.storage?.getItem('state'))?.chainId ?? config.chains[0].id
          pairing?.cancel()
          pairing = pairWallet(
            provider,
            [first, ...configured().filter((id) => id !== first)],
            (uri) => config.emitter.emit('message', { type: 'display_uri', data: uri }),
          )
          await pairing.paired.catch(async (error: unknown) => {
            throw (await isRejected(error)) ? new UserRejectedRequestError(error as Error) : error
          })
          await keepRequested(configured())
        }
        if (provider.accounts.length === 0) {
          await endSession(provider)
          forget()
          throw new NoAccountError()
        }
        listen(provider)
        if (chainId && provider.chainId !== chainId) {
          await this.switchChain?.({ chainId }).catch(async (error: unknown) => {
            if (await isRejected(error)) throw error
          })
        }
        const accounts = checked(provider.accounts)
        return {
          accounts: (withCapabilities
            ? accounts.map((address) => ({ address, capabilities: {} }))
            : accounts) as never,
          chainId: provider.chainId,
        }
      },

      async disconnect() {
        deaf?.()
        deaf = undefined
        if (client) await endSession(client)
        forget()
      },

      getProvider: async () =>
        client || wanted || (await requested()).length > 0 ? loaded() : undefined,
      getAccounts: async () => checked((await loaded()).accounts),
      getChainId: async () => (await loaded()).chainId,

      async isAuthorized() {
        if ((await requested()).length === 0) return false
        try {
          const provider = await loaded()
          if (!provider.session || provider.accounts.length === 0) return false
          if (!(await isStale())) return true
          await endSession(provider)
          return false
        } catch {
          return false
        }
      },

      async switchChain({ chainId, addEthereumChainParameter }) {
        const chain = config.chains.find(({ id }) => id === chainId)
        if (!chain) throw new SwitchChainError(new ChainNotConfiguredError())
        const provider = await loaded()
        const ask = () =>
          provider.request({
            method: 'wallet_switchEthereumChain',
            params: [{ chainId: numberToHex(chainId) }],
          })
        try {
          await ask().catch(async (error: unknown) => {
            await addPairedChain(provider, chain, error, addEthereumChainParameter, () =>
              config.emitter.emit('message', { type: addingChain }),
            )
            if (provider.chainId === chainId) return
            config.emitter.emit('message', { type: chainAdded })
            await ask()
          })
        } catch (error) {
          throw (await isRejected(error))
            ? new UserRejectedRequestError(error as Error)
            : new SwitchChainError(error as Error)
        }
        config.emitter.emit('change', { chainId })
        await keepRequested([...(await requested()), chainId])
        return chain
      },

      hasProjectId,
      cancelPairing: (reason) => {
        asked += 1
        pairing?.cancel(reason)
      },
      onAccountsChanged: () => {},
      onChainChanged: () => {},
      onDisconnect: end,
    }
  })
}

/**
 * The wallet may have ended the session already, or can't be notified right now, for example
 * offline. It's over here in any case.
 */
const endSession = (provider: PairingClient) =>
  provider.session ? provider.disconnect().catch(() => {}) : Promise.resolve()

const checked = (accounts: readonly string[]): readonly Address[] =>
  accounts.map((account) => getAddress(account))
