import { type EIP1193Provider, numberToHex } from 'viem'
import { people, type PersonName } from '../../../mocks/people.ts'

/** What a request does: a value, or a function that decides. */
type Answers = Partial<Record<string, (params: unknown) => unknown>>

/**
 * A wallet in the page whose every response the test decides. By default it lets the page see its
 * account immediately, and says so in an event, as real ones do.
 */
export function aWallet(person: PersonName, answers: Answers = {}) {
  const listeners = new Map<string, Set<(value: unknown) => void>>()
  const asked: string[] = []
  const account = people[person].address
  let isAllowed = false
  const emit = (event: string, value: unknown) =>
    listeners.get(event)?.forEach((listener) => listener(value))
  const allow = () => {
    if (!isAllowed) emit('accountsChanged', [account])
    isAllowed = true
    return [account]
  }
  const usual: Answers = {
    eth_chainId: () => numberToHex(1),
    eth_accounts: () => (isAllowed ? [account] : []),
    wallet_requestPermissions: () => {
      throw Object.assign(new Error('Not supported.'), { code: -32601 })
    },
    eth_requestAccounts: allow,
    wallet_revokePermissions: () => {
      isAllowed = false
      emit('accountsChanged', [])
      return null
    },
  }
  const provider = {
    request: async ({ method, params }: { method: string; params?: unknown }) => {
      asked.push(method)
      return (answers[method] ?? usual[method])?.(params)
    },
    on: (event: string, listener: (value: unknown) => void) =>
      void listeners.set(event, (listeners.get(event) ?? new Set()).add(listener)),
    removeListener: (event: string, listener: (value: unknown) => void) =>
      void listeners.get(event)?.delete(listener),
  } as unknown as EIP1193Provider
  return {
    provider,
    asked,
    emit,
    allow,
    isAllowed: () => isAllowed,
    times: (method: string) => asked.filter((one) => one === method).length,
  }
}

/** A wallet that answers the request to connect when the test says so. */
export function aSlowWallet(person: PersonName) {
  const waiting: { approve: (accounts: unknown) => void; reject: (error: unknown) => void }[] = []
  const wallet = aWallet(person, {
    eth_requestAccounts: () =>
      new Promise((approve, reject) => void waiting.push({ approve, reject })),
  })
  return {
    ...wallet,
    approve: () => {
      const accounts = wallet.allow()
      for (const one of waiting.splice(0)) one.approve(accounts)
    },
    reject: () => {
      for (const one of waiting.splice(0))
        one.reject(Object.assign(new Error('User rejected the request.'), { code: 4001 }))
    },
  }
}
