import { EventEmitter } from 'node:events'
import { type Hex, numberToHex, type TypedDataDefinition } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { a, b } from '../../safe/vectors.ts'

export const home = 17_000
export const away = 1
export const txHash: Hex = `0x${'ab'.repeat(32)}`
const owner = privateKeyToAccount(a.key)
export const other = privateKeyToAccount(b.key)

export interface Ask {
  method: string
  params?: unknown
}

/** What a behavior sees of the wallet that it belongs to. */
export interface TheWallet {
  /** What a good wallet answers. */
  good: (ask: Ask, by?: typeof owner) => Promise<unknown>
  emit: (event: string, value: unknown) => void
  /** The wallet's chain, as it says it. */
  chain: unknown
  accounts: readonly string[]
  /** Holds an answer back until `release`. */
  hold: <Answer>(answer: () => Promise<Answer>) => Promise<Answer>
}

/** How a wallet answers the request that matters. */
export type Answers = (ask: Ask, wallet: TheWallet) => unknown

export const coded = (code: unknown, message = 'x', more: object = {}) =>
  Object.assign(new Error(message), { code, ...more })

/** An EIP-1193 provider: good in everything but the methods that a behavior answers. */
export function aProvider() {
  const events = new EventEmitter()
  const asked: string[] = []
  const held: (() => void)[] = []
  let knows = true
  let isAllowed = false
  let bad: { methods: readonly string[]; answers: Answers } | undefined

  const switched = (chain: number) => {
    wallet.chain = numberToHex(chain)
    wallet.emit('chainChanged', wallet.chain)
    return null
  }
  const wallet: TheWallet = {
    chain: numberToHex(home),
    accounts: [owner.address],
    emit: (event, value) => void events.emit(event, value),
    hold: async (answer) => {
      await new Promise<void>((release) => void held.push(release))
      return answer()
    },
    good: async ({ method, params }, by = owner) => {
      const [first, second] = (params ?? []) as [never, string]
      switch (method) {
        case 'eth_chainId':
          return wallet.chain
        case 'eth_accounts':
          return isAllowed ? wallet.accounts : []
        case 'eth_requestAccounts':
          isAllowed = true
          return wallet.accounts
        case 'wallet_switchEthereumChain':
          if (!knows) throw coded(4902, 'Unrecognized chain ID.')
          return switched(Number((first as { chainId: string }).chainId))
        case 'wallet_addEthereumChain':
          knows = true
          return switched(Number((first as { chainId: string }).chainId))
        case 'personal_sign':
          return by.signMessage({ message: { raw: first } })
        case 'eth_signTypedData_v4':
          return by.signTypedData(JSON.parse(second) as TypedDataDefinition)
        case 'eth_sendTransaction':
          return txHash
        default:
          throw coded(-32_601, `The method ${method} does not exist.`)
      }
    },
  }
  const request = (ask: Ask) => {
    asked.push(ask.method)
    return bad?.methods.includes(ask.method) ? bad.answers(ask, wallet) : wallet.good(ask)
  }
  return {
    provider: {
      request,
      on: (event: string, listener: (value: unknown) => void) => events.on(event, listener),
      removeListener: (event: string, listener: (value: unknown) => void) =>
        events.removeListener(event, listener),
    },
    wallet,
    asked,
    behave: (methods: readonly string[], answers: Answers) => (bad = { methods, answers }),
    lacksTheChain: () => (knows = false),
    isHeld: () => held.length > 0,
    release: () => held.splice(0).forEach((go) => go()),
  }
}

export type Provider = ReturnType<typeof aProvider>
