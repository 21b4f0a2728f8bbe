import type { Config, Connector, CreateConnectorFn } from 'wagmi'
import type { Announcement } from '../catalog/types.ts'
import { changeChain } from '../connectors/changeChain.ts'
import { readWalletError } from '../connectors/walletErrors.ts'

/**
 * The wallets that have announced themselves (EIP-6963); none if the configuration does not
 * discover them.
 */
export const announcements = ({ _internal: { mipd } }: Config): readonly Announcement[] =>
  mipd?.getProviders() ?? []

/** Creates a connector and registers it, so that all of wagmi knows it. */
export function addConnector(
  { _internal: { connectors } }: Config,
  create: CreateConnectorFn,
): Connector {
  const made = connectors.setup(create)
  connectors.setState((all) => [...all, made])
  return made
}

/**
 * Requests that a wallet in the page hasn't responded to: it would reject a second one with
 * "already pending".
 */
const open = new WeakMap<Connector, { answer: Promise<boolean>; isWanted: () => boolean }>()

/**
 * Connects a wallet like wagmi's `connect`, except that a wallet becomes part of the config only if
 * it's still wanted when it responds: any other is disconnected again, and false is returned. While
 * another wallet is connected, the status stays connected, because screens would close otherwise.
 * Doesn't prompt a wallet whose earlier request is still open. Throws the wallet's error.
 */
export function connectWallet(
  config: Config,
  connector: Connector,
  chainId: number | undefined,
  isWanted: () => boolean,
): Promise<boolean> {
  const { current, connections } = config.state
  if (connector.uid === current && connections.get(current)?.accounts[0])
    return Promise.resolve(true)
  if (current === null) config.setState((state) => ({ ...state, status: 'connecting' }))
  const before = open.get(connector)
  if (before) {
    before.isWanted = isWanted
    return before.answer
  }
  const request = { answer: Promise.resolve(false), isWanted }
  if (connector.type === 'injected') open.set(connector, request)
  request.answer = ask(config, connector, chainId, () => request.isWanted())
  return request.answer
}

/** The user stopped waiting: wagmi would report connecting until the wallet responds. */
export function stopConnecting(config: Config): void {
  if (config.state.status === 'connecting')
    config.setState((state) => ({ ...state, status: state.current ? 'connected' : 'disconnected' }))
}

/** Another form of rejection, which `readWalletError` recognizes. */
const noAccounts = () => new Error('Accounts received is empty')

async function answerOf(
  config: Config,
  connector: Connector,
  chainId: number | undefined,
  isWanted: () => boolean,
) {
  const isInPage = connector.type === 'injected'
  let answer: Awaited<ReturnType<Connector['connect']>>
  try {
    answer = await connector.connect(isInPage || chainId === undefined ? {} : { chainId })
  } catch (error) {
    // wagmi's connector fails on a response that isn't a list.
    if (error instanceof TypeError && !(await connector.getAccounts().catch(() => []))[0])
      throw noAccounts()
    throw error
  }
  if (!answer.accounts[0]) throw noAccounts()
  if (!isInPage || chainId === undefined || answer.chainId === chainId || !isWanted()) return answer
  // wagmi's connector would wait forever for a wallet that approves and doesn't switch.
  return changeChain(config, connector, chainId).then(
    () => ({ ...answer, chainId }),
    (error: unknown) => {
      if (readWalletError(error).kind === 'rejected') throw error
      return answer
    },
  )
}

async function ask(
  config: Config,
  connector: Connector,
  chainId: number | undefined,
  isWanted: () => boolean,
): Promise<boolean> {
  const { events } = config._internal
  const { emitter } = connector
  // A wallet announces its approval in an event too, which wagmi would treat as a connection that
  // this page didn't request.
  emitter.off('connect', events.connect)
  try {
    emitter.emit('message', { type: 'connecting' })
    const answer = await answerOf(config, connector, chainId, isWanted)
    if (!isWanted()) {
      // Its permission ends too: the wallet would reconnect at the next visit. Until it is picked
      // again, its events are ignored.
      await connector.disconnect()
      return false
    }
    emitter.on('change', events.change)
    emitter.on('disconnect', events.disconnect)
    config.setState((state) => ({
      ...state,
      connections: new Map(state.connections).set(connector.uid, {
        accounts: answer.accounts as never,
        chainId: answer.chainId,
        connector,
      }),
      current: connector.uid,
      status: 'connected',
    }))
    await config.storage?.setItem('recentConnectorId', connector.id)
    return true
  } catch (error) {
    emitter.on('connect', events.connect)
    throw error
  } finally {
    open.delete(connector)
    if (isWanted()) stopConnecting(config)
  }
}
