import type { Page } from 'playwright'
import { createDemoProvider } from './createDemoProvider.ts'
import {
  createWalletController,
  type WalletState,
  type WalletController,
} from './createWalletController.ts'
import type { NodeAccess } from './askNode.ts'

export interface InjectedWalletOptions extends Partial<WalletState>, NodeAccess {
  /** Chains that the wallet knows initially. */
  chains?: readonly number[]
}

interface Answer {
  result?: unknown
  error?: { code: number; message: string; data?: unknown }
}

/**
 * Injects a wallet into a test browser: `window.ethereum`, also announced with EIP-6963. Keys and
 * signing stay in the test process, so the page's own policy is not involved. Call it before the
 * page is opened. The returned controller simulates the user: `wallet.set({ person: 'bob' })`.
 */
export async function installInjectedWallet(
  page: Page,
  { rpcUrl, fetch, chains, ...start }: InjectedWalletOptions,
): Promise<WalletController> {
  const wallet = createWalletController(start)
  const provider = createDemoProvider({ wallet, rpcUrl, fetch, ...(chains ? { chains } : {}) })

  await page.exposeBinding(
    'cofferTestWallet',
    async (_source, method: string, params: unknown): Promise<Answer> => {
      try {
        return {
          result: await (
            provider.request as (ask: { method: string; params: unknown }) => Promise<unknown>
          )({ method, params }),
        }
      } catch (thrown) {
        const {
          code = -32603,
          message,
          data,
        } = thrown as { code?: number; message: string; data?: unknown }
        // An error loses its fields on the way into the page; data that cannot be cloned is
        // dropped.
        return { error: { code, message, ...(typeof data === 'string' ? { data } : {}) } }
      }
    },
  )
  for (const event of ['accountsChanged', 'chainChanged', 'disconnect']) {
    provider.on(event, (value: unknown) => {
      const detail = value instanceof Error ? { message: value.message } : value
      // A closing page receives no events.
      page
        .evaluate(
          ([name, said]) =>
            window.dispatchEvent(
              new CustomEvent(`coffer-test-wallet:${String(name)}`, { detail: said }),
            ),
          [event, detail] as const,
        )
        .catch(() => {})
    })
  }
  await page.addInitScript(announce)
  return wallet
}

/** Runs inside the page, so it must not use anything from outside. */
function announce(): void {
  type Listener = (value: unknown) => void
  const ask = (
    globalThis as unknown as {
      cofferTestWallet: (method: string, params: unknown) => Promise<Answer>
    }
  ).cofferTestWallet
  const wrapped = new Map<Listener, EventListener>()
  const provider = {
    async request({ method, params }: { method: string; params?: unknown }) {
      const { result, error } = await ask(method, params ?? [])
      if (error) throw Object.assign(new Error(error.message), error)
      return result
    },
    on(event: string, listener: Listener) {
      const heard = (message: Event) => listener((message as CustomEvent<unknown>).detail)
      wrapped.set(listener, heard)
      window.addEventListener(`coffer-test-wallet:${event}`, heard)
    },
    removeListener(event: string, listener: Listener) {
      const heard = wrapped.get(listener)
      if (heard) window.removeEventListener(`coffer-test-wallet:${event}`, heard)
    },
  }
  const info = {
    uuid: '350670db-19fa-4704-a166-e52e178b59d2',
    name: 'Test wallet',
    icon:
      'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"%3E' +
      '%3Crect width="8" height="8" fill="%230f5c63"/%3E%3C/svg%3E',
    rdns: 'test.coffer.wallet',
  }
  const tell = () =>
    window.dispatchEvent(
      new CustomEvent('eip6963:announceProvider', { detail: Object.freeze({ info, provider }) }),
    )
  Object.defineProperty(window, 'ethereum', { value: provider, configurable: true })
  window.addEventListener('eip6963:requestProvider', tell)
  tell()
}
