import { hexToNumber, numberToHex, type EIP1193RequestFn, type Hex } from 'viem'
import { people } from './people.ts'
import { askNode, type NodeAccess } from './askNode.ts'
import { otherChainId } from './behavior.ts'
import type { WalletController } from './createWalletController.ts'
import {
  alreadyPending,
  invalidParams,
  notAuthorized,
  notSupported,
  declined,
  sessionLost,
  unknownChain,
} from './ProviderError.ts'
import { sendTransaction, type TransactionRequest } from './sendTransaction.ts'
import { anotherThan, signMessage, signTypedData } from './sign.ts'

export interface DemoProviderOptions extends NodeAccess {
  wallet: WalletController
  /** Chains that the wallet knows initially. */
  chains?: readonly number[] | undefined
}

type ProviderEvent = 'connect' | 'disconnect' | 'accountsChanged' | 'chainChanged'
type Listener = (value: never) => void

/** An EIP-1193 provider that signs as one of the demo's people. */
export interface DemoProvider {
  request: EIP1193RequestFn
  on(event: string, listener: Listener): void
  removeListener(event: string, listener: Listener): void
}

/** Requests that need the user's decision; all others are handled without a prompt. */
const decisions = new Set([
  'eth_requestAccounts',
  'wallet_requestPermissions',
  'personal_sign',
  'eth_sign',
  'eth_signTypedData_v4',
  'eth_sendTransaction',
  'wallet_switchEthereumChain',
  'wallet_addEthereumChain',
  'wallet_watchAsset',
])
/** Decisions that require an authorized account. */
const needsSession = new Set([
  'personal_sign',
  'eth_sign',
  'eth_signTypedData_v4',
  'eth_sendTransaction',
])

/**
 * The demo wallet: decides as its controller says, signs with raw keys, and forwards reads to the
 * chain's node.
 */
export function createDemoProvider({
  wallet,
  chains = [1, 17_000, otherChainId],
  ...node
}: DemoProviderOptions): DemoProvider {
  const known = new Set(chains)
  const listeners = new Map<string, Set<Listener>>()
  const emit = (event: ProviderEvent, value: unknown) => {
    for (const listener of listeners.get(event) ?? []) listener(value as never)
  }
  const accounts = () => (wallet.get().authorized ? [people[wallet.get().person].address] : [])

  wallet.subscribe((now, before) => {
    if (now.chainId !== before.chainId) emit('chainChanged', numberToHex(now.chainId))
    if (now.authorized && before.authorized && now.person !== before.person)
      emit('accountsChanged', accounts())
    if (before.authorized && !now.authorized) {
      emit('accountsChanged', [])
      emit('disconnect', sessionLost())
    }
  })

  /** Waits for the user's decision: returns on approval, throws on rejection. */
  async function decide(method: string): Promise<void> {
    const { behavior, authorized } = wallet.get()
    if (needsSession.has(method) && !authorized) throw notAuthorized()
    if (behavior === 'noTypedData' && method === 'eth_signTypedData_v4') throw notSupported(method)
    if (behavior === 'rejects') throw declined()
    if (behavior === 'pending') throw alreadyPending(method)
    if (behavior === 'missing') throw sessionLost()
    if (behavior === 'losesSession' && authorized) {
      wallet.set({ authorized: false })
      throw sessionLost()
    }
    if (behavior === 'hangs') {
      await moved(wallet)
      await decide(method)
    }
  }

  function authorize() {
    const { behavior, authorized } = wallet.get()
    if (!authorized)
      wallet.set({
        authorized: true,
        ...(behavior === 'wrongChain' ? { chainId: otherChainId } : {}),
      })
    return accounts()
  }

  function mustKnow(chainId: number) {
    if (!known.has(chainId)) throw unknownChain(chainId)
  }

  async function answer(method: string, params: readonly unknown[]): Promise<unknown> {
    const { chainId, behavior } = wallet.get()
    const person = people[wallet.get().person]
    const read = behavior === 'signsAnother' ? anotherThan : (data: unknown) => data
    switch (method) {
      case 'eth_accounts':
        return accounts()
      case 'eth_chainId':
        return numberToHex(chainId)
      case 'net_version':
        return String(chainId)
      case 'eth_requestAccounts':
        return authorize()
      case 'wallet_requestPermissions':
        return [
          {
            parentCapability: 'eth_accounts',
            caveats: [{ type: 'restrictReturnedAccounts', value: authorize() }],
          },
        ]
      case 'wallet_getPermissions':
        return accounts().length > 0
          ? [
              {
                parentCapability: 'eth_accounts',
                caveats: [{ type: 'restrictReturnedAccounts', value: accounts() }],
              },
            ]
          : []
      case 'wallet_revokePermissions':
        wallet.set({ authorized: false })
        return null
      case 'personal_sign':
        return signMessage(person, params[1], read(params[0]))
      case 'eth_sign':
        return signMessage(person, params[0], read(params[1]))
      case 'eth_signTypedData_v4':
        return signTypedData(person, chainId, params[0], read(params[1]))
      case 'eth_sendTransaction':
        return sendTransaction(node, chainId, person, params[0] as TransactionRequest)
      case 'wallet_switchEthereumChain': {
        const next = chainIdOf(params[0])
        if (next !== chainId) wallet.set({ chainId: next })
        return null
      }
      case 'wallet_addEthereumChain': {
        const added = chainIdOf(params[0])
        known.add(added)
        if (added !== chainId) wallet.set({ chainId: added })
        return null
      }
      case 'wallet_watchAsset':
        return true
      default:
        if (method.startsWith('wallet_')) throw notSupported(method)
        return askNode(node, chainId, method, params)
    }
  }

  const request = async ({ method, params }: { method: string; params?: unknown }) => {
    // An unknown chain fails immediately; a connected account is not prompted again.
    if (method === 'wallet_switchEthereumChain')
      mustKnow(chainIdOf(Array.isArray(params) ? params[0] : undefined))
    const asks =
      decisions.has(method) && !(method === 'eth_requestAccounts' && wallet.get().authorized)
    if (asks) await decide(method)
    return answer(method, Array.isArray(params) ? params : [])
  }

  return {
    request: request as EIP1193RequestFn,
    on: (event, listener) =>
      void listeners.set(event, (listeners.get(event) ?? new Set()).add(listener)),
    removeListener: (event, listener) => void listeners.get(event)?.delete(listener),
  }
}

/** Resolves at the next change of the controller. */
const moved = (wallet: WalletController) =>
  new Promise<void>((done) => {
    const stop = wallet.subscribe(() => {
      stop()
      done()
    })
  })

function chainIdOf(param: unknown): number {
  const { chainId } = (param ?? {}) as { chainId?: unknown }
  if (typeof chainId !== 'string' || !/^0x[0-9a-f]+$/i.test(chainId))
    throw invalidParams('Expected 0x-prefixed hexadecimal string "chainId".')
  return hexToNumber(chainId as Hex)
}
