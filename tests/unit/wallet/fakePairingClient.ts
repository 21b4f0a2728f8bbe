import { EventEmitter } from 'node:events'
import type { PairingClient } from '../../../src/wallet/connectors/pairingClient.ts'

export const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

/** A client without a relay, whose wallet side is controlled by the test. */
export interface FakePairingClient extends PairingClient {
  /** Its calls, in order. */
  did: string[]
  agree(chains?: readonly number[], methods?: string[]): void
  reject(error: unknown): void
  emit(event: string, value?: unknown): void
  /** Handles every request. */
  answer: (ask: { method: string; params?: unknown }) => unknown
}

export function fakePairingClient({
  paired = false,
  chains: first = [1, 17_000],
}: { paired?: boolean; chains?: readonly number[] } = {}): FakePairingClient {
  const events = new EventEmitter()
  const session = (chains: readonly number[], methods: string[]) => ({
    namespaces: { eip155: { accounts: chains.map((id) => `eip155:${id}:${account}`), methods } },
  })
  let waiting: { agree: () => void; reject: (error: unknown) => void } | undefined
  let codes = 0
  let now: PairingClient['session'] = paired ? session(first, []) : undefined
  let chainId = 1
  const client: FakePairingClient = {
    did: [],
    get session() {
      return now
    },
    get accounts() {
      return now?.namespaces.eip155?.accounts.length ? [account.toLowerCase()] : []
    },
    get chainId() {
      return chainId
    },
    pair: (chains) => {
      client.did.push(`pair ${chains.join()}`)
      const answer = new Promise<void>((agree, reject) => {
        waiting = { agree, reject }
      })
      events.emit('display_uri', `wc:${++codes}@2`)
      return answer
    },
    forgetPairings: () => Promise.resolve(void client.did.push('forget')),
    disconnect: () => {
      client.did.push('disconnect')
      now = undefined
      return Promise.resolve()
    },
    request: async (ask) => {
      client.did.push(ask.method)
      const result = await client.answer(ask)
      if (ask.method === 'wallet_switchEthereumChain') {
        chainId = Number((ask.params as [{ chainId: string }])[0].chainId)
        events.emit('chainChanged', chainId)
      }
      return result
    },
    on: (event, listener) => events.on(event, listener as (value: unknown) => void),
    removeListener: (event, listener) =>
      events.removeListener(event, listener as (value: unknown) => void),
    agree: (chains = [1, 17_000], methods = []) => {
      now = session(chains, methods)
      waiting?.agree()
    },
    reject: (error) => waiting?.reject(error),
    emit: (event, value) => {
      if (event === 'disconnect') now = undefined
      events.emit(event, value)
    },
    answer: () => null,
  }
  return client
}
