import type { Page } from 'playwright'

type ExtensionBehavior = 'agrees' | 'rejects' | 'hangs' | 'pending'

/** A fake browser extension wallet. */
export interface FakeExtension {
  name: string
  account: string
  chainId?: number
  /** Chains that it knows initially. */
  knows?: number[]
  /** The rdns it announces (EIP-6963). */
  rdns?: string
  /** Its flags: `isMetaMask`. */
  flags?: string[]
  /**
   * How it injects itself: not at all, at `window.ethereum` if free, over an existing provider, or
   * into a shared list.
   */
  injectAs?: 'none' | 'first' | 'over' | 'list'
  behavior?: ExtensionBehavior
}

/** Controls the fake extensions in a test. */
export interface FakeExtensions {
  /** Simulates an event in a wallet: another account or chain, or another behavior. */
  set(
    name: string,
    change: Partial<Pick<FakeExtension, 'account' | 'chainId' | 'behavior'>>,
  ): Promise<void>
  /** Ends the connection in the wallet. */
  leave(name: string): Promise<void>
  /** The methods requested since the page was loaded, in order. */
  asked(name: string): Promise<string[]>
}

interface FakeWallet {
  set(change: object): void
  leave(): void
  asked: string[]
}
type WindowWithFakes = { cofferFakes: Record<string, FakeWallet> }

/**
 * Injects fake wallets into a test page, in the order extensions would. Call it before the page is
 * opened; their permissions survive a reload.
 */
export async function installExtensions(
  page: Page,
  extensions: readonly FakeExtension[],
): Promise<FakeExtensions> {
  await page.addInitScript(putIn, extensions)
  return {
    set: (name, change) =>
      page.evaluate(
        ([who, what]) => (window as unknown as WindowWithFakes).cofferFakes[who]?.set(what),
        [name, change] as const,
      ),
    leave: (name) =>
      page.evaluate(
        (who) => (window as unknown as WindowWithFakes).cofferFakes[who]?.leave(),
        name,
      ),
    asked: (name) =>
      page.evaluate(
        (who) => (window as unknown as WindowWithFakes).cofferFakes[who]?.asked ?? [],
        name,
      ),
  }
}

/** Runs inside the page, so it must not use anything from outside. */
export function putIn(extensions: readonly FakeExtension[]): void {
  type Listener = (value: unknown) => void
  const fakes: Record<string, FakeWallet> = {}
  const shared: unknown[] = []
  const reject = (code: number, message: string) => Object.assign(new Error(message), { code })
  const decisions = [
    'eth_requestAccounts',
    'wallet_requestPermissions',
    'personal_sign',
    'wallet_switchEthereumChain',
    'wallet_addEthereumChain',
    'wallet_watchAsset',
  ]

  for (const { name, rdns, flags = [], injectAs = 'none', knows = [1], ...start } of extensions) {
    const key = `fake-extension:${name}`
    const state = { behavior: 'agrees', chainId: 1, ...start, knows: [...knows] }
    const listeners = new Map<string, Set<Listener>>()
    const waiting = new Set<() => void>()
    const asked: string[] = []
    const emit = (event: string, value: unknown) =>
      listeners.get(event)?.forEach((listener) => listener(value))
    const isAllowed = () => localStorage.getItem(key) === 'yes'
    const accounts = () => (isAllowed() ? [state.account] : [])
    const allow = () => {
      localStorage.setItem(key, 'yes')
      return accounts()
    }
    const moveTo = (chainId: number) => {
      if (chainId === state.chainId) return
      state.chainId = chainId
      emit('chainChanged', `0x${chainId.toString(16)}`)
    }
    const leave = () => {
      localStorage.removeItem(key)
      emit('accountsChanged', [])
    }

    const decide = async (): Promise<void> => {
      if (state.behavior === 'rejects') throw reject(4001, 'User rejected the request.')
      if (state.behavior === 'pending')
        throw reject(-32002, 'Request already pending. Please wait.')
      if (state.behavior !== 'hangs') return
      await new Promise<void>((moved) => waiting.add(moved))
      await decide()
    }
    const answer = (method: string, params: unknown[]): unknown => {
      // Token requests (EIP-747) have one object instead of a list.
      const [first] = [params].flat() as [{ chainId?: string }?]
      const chain = Number(first?.chainId)
      if (method === 'eth_accounts') return accounts()
      if (method === 'eth_chainId') return `0x${state.chainId.toString(16)}`
      if (method === 'eth_requestAccounts') return allow()
      if (method === 'wallet_requestPermissions')
        return [
          {
            parentCapability: 'eth_accounts',
            caveats: [{ type: 'restrictReturnedAccounts', value: allow() }],
          },
        ]
      if (method === 'wallet_revokePermissions') return (localStorage.removeItem(key), null)
      if (method === 'personal_sign') return `0x${state.account.slice(2).padEnd(130, '0')}`
      if (method === 'wallet_watchAsset') return true
      if (method === 'wallet_switchEthereumChain') {
        if (!state.knows.includes(chain))
          throw reject(4902, `Unrecognized chain ID "${String(first?.chainId)}".`)
        return (moveTo(chain), null)
      }
      if (method === 'wallet_addEthereumChain')
        return (state.knows.push(chain), moveTo(chain), null)
      throw reject(4200, `${name} does not support ${method}.`)
    }

    const provider = {
      ...Object.fromEntries(flags.map((flag) => [flag, true])),
      async request({ method, params }: { method: string; params?: unknown[] }) {
        asked.push(method)
        // An unknown chain fails immediately.
        if (
          method === 'wallet_switchEthereumChain' &&
          !state.knows.includes(Number((params as [{ chainId: string }])[0].chainId))
        )
          return answer(method, params ?? [])
        if (decisions.includes(method)) await decide()
        return answer(method, params ?? [])
      },
      on: (event: string, listener: Listener) =>
        void listeners.set(event, (listeners.get(event) ?? new Set()).add(listener)),
      removeListener: (event: string, listener: Listener) =>
        void listeners.get(event)?.delete(listener),
    }
    fakes[name] = {
      asked,
      leave,
      set: (change) => {
        const { chainId, ...others } = change as Partial<typeof state>
        Object.assign(state, others)
        if (others.account && isAllowed()) emit('accountsChanged', accounts())
        if (chainId) moveTo(chainId)
        waiting.forEach((moved) => moved())
        waiting.clear()
      },
    }

    if (rdns) {
      const icon = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E'
      const detail = Object.freeze({
        info: { uuid: crypto.randomUUID(), name, icon, rdns },
        provider,
      })
      const tell = () =>
        window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
      window.addEventListener('eip6963:requestProvider', tell)
      tell()
    }
    if (injectAs === 'list') shared.push(provider)
    if (
      injectAs === 'over' ||
      injectAs === 'list' ||
      (injectAs === 'first' && !('ethereum' in window))
    ) {
      Object.defineProperty(window, 'ethereum', {
        value: injectAs === 'list' ? Object.assign(provider, { providers: shared }) : provider,
        configurable: true,
        writable: true,
      })
    }
  }
  Object.assign(window, { cofferFakes: fakes })
}
