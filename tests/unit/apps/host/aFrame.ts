import { type Permission, type SenderDocument, toRequest } from '#apps/protocol'
import { vi } from 'vitest'
import {
  type AppFrame,
  AppRequestError,
  type Asker,
  createHost,
  type Handlers,
  type Host,
  type HostOptions,
  type HostPage,
  type PermissionStore,
} from '../../../../src/apps/host/index.ts'
import { owner, safeInfo } from '../standInHost.ts'

export const hostOrigin = 'https://wallet.test'
export const appOrigin = 'https://app.test'
/** The app's own address, by which its permissions are kept. */
export const startPage = `${appOrigin}/start`
export const hash = `0x${'a'.repeat(64)}` as const

export const chain = {
  chainName: 'Ethereum',
  chainId: '1',
  shortName: 'eth',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18, logoUri: '' },
  blockExplorerUriTemplate: { address: '', txHash: '', api: '' },
}
export const granted: Permission = {
  parentCapability: 'requestAddressBook',
  invoker: appOrigin,
  date: 0,
  caveats: [],
}

type Message = Pick<MessageEvent<unknown>, 'source' | 'origin' | 'data'>
type Listener = (message: Message) => void

/** Handlers that answer immediately. */
export const answering: Handlers = {
  sendTransactions: async () => ({ safeTxHash: hash }),
  signMessage: async () => ({ messageHash: hash, signature: '0x12' }),
  signTypedMessage: async () => ({ messageHash: hash, signature: '0x34' }),
  rpcCall: async ({ call }) => call,
  getTxBySafeTxHash: async ({ safeTxHash }) => ({ txId: safeTxHash }) as never,
  getSafeBalances: async ({ currency }) => ({ fiatTotal: currency, items: [] }),
  getOffChainSignature: async () => '',
  requestAddressBook: async () => [{ address: owner, chainId: '1', name: 'Ada' }],
  wallet_requestPermissions: async (names) => names,
}

/** A dialog or a request of the gateway that the test responds to. */
interface Open {
  method: string
  params: unknown
  origin: string
  signal: AbortSignal
  walletAsked: (isAsked: boolean) => void
  answer: (data: unknown) => void
  fail: (error: unknown) => void
  close: () => void
}

/** Handlers that wait for the test. */
export function waiting() {
  const open: Open[] = []
  const wait =
    (method: string) =>
    (params: unknown, { origin, signal, walletAsked }: Asker) =>
      new Promise<never>((resolve, reject) => {
        open.push({
          method,
          params,
          origin,
          signal,
          walletAsked,
          answer: resolve as never,
          fail: reject,
          close: () => reject(new AppRequestError('rejected')),
        })
      })
  return {
    open,
    handlers: Object.fromEntries(
      Object.keys(answering).map((name) => [name, wait(name)]),
    ) as unknown as Handlers,
  }
}

/**
 * Pages in a pair of windows: the host's, and an app's in its frame, as the global `window`.
 * Messages are cloned and arrive later, as in a browser.
 */
export function aFrame() {
  const hostListeners = new Set<Listener>()
  const appListeners = new Set<Listener>()
  const loadListeners = new Set<() => void>()
  /** Errors that were thrown where the browser would report them. */
  const errors: unknown[] = []
  /** What arrived in the app, or did not because the frame was elsewhere. */
  const received: { message: unknown; target: string; origin: string; arrived: boolean }[] = []
  const at = { origin: appOrigin, document: 0, isOwn: false }

  const dispatch = (listeners: Set<Listener>, message: Message) => {
    for (const listener of listeners) {
      try {
        listener(message)
      } catch (error) {
        errors.push(error)
      }
    }
  }
  /** Delivers a message to the host immediately, by default one of the app. */
  const deliver = (data: unknown, from: Partial<Message> = {}) =>
    dispatch(hostListeners, {
      source: app as unknown as Window,
      origin: at.origin,
      ...from,
      data: structuredClone(data),
    })

  const hostWindow = {
    origin: hostOrigin,
    location: { origin: hostOrigin },
    postMessage: (data: unknown, target: string) => {
      const message = structuredClone(data)
      const { origin } = at
      if (target === '*' || target === hostOrigin)
        queueMicrotask(() => deliver(message, { origin }))
    },
    addEventListener: (_: 'message', listener: Listener) => void hostListeners.add(listener),
    removeEventListener: (_: 'message', listener: Listener) => void hostListeners.delete(listener),
  } satisfies HostPage & Record<string, unknown>

  const app = {
    parent: hostWindow as unknown,
    crypto: globalThis.crypto,
    location: { origin: appOrigin },
    postMessage(data: unknown, target: string) {
      if (target !== '*' && new URL(target).origin !== target)
        throw new SyntaxError(`Invalid target origin: ${target}`)
      const message: unknown = structuredClone(data)
      const arrived = target === '*' || target === at.origin
      received.push({ message, target, origin: at.origin, arrived })
      const { document } = at
      if (arrived)
        queueMicrotask(
          () =>
            document === at.document &&
            dispatch(appListeners, {
              source: hostWindow as unknown as Window,
              origin: hostOrigin,
              data: message,
            }),
        )
    },
    addEventListener: (name: string, listener: Listener) =>
      name === 'message' && appListeners.add(listener),
    removeEventListener: (name: string, listener: Listener) =>
      name === 'message' && appListeners.delete(listener),
  }
  vi.stubGlobal('window', app)

  const sources: string[] = []
  const frame = {
    get src() {
      return sources.at(-1) ?? ''
    },
    set src(url: string) {
      // The app can send as soon as it loads.
      sources.push(`${url} with ${hostListeners.size} listeners`)
    },
    contentWindow: app as AppFrame['contentWindow'],
    get contentDocument() {
      return at.isOwn ? { URL: `${hostOrigin}/` } : null
    },
    addEventListener: (_: 'load', listener: () => void) => void loadListeners.add(listener),
    removeEventListener: (_: 'load', listener: () => void) => void loadListeners.delete(listener),
  }

  /** The page of the app starts: a new document, whose scripts run before `load`. */
  const start = (origin = at.origin) => {
    Object.assign(at, { origin, document: at.document + 1, isOwn: origin === hostOrigin })
    appListeners.clear()
  }
  const load = () => {
    for (const listener of loadListeners) listener()
  }
  return {
    frame,
    app,
    hostWindow,
    hostListeners,
    loadListeners,
    errors,
    received,
    sources,
    origin: () => at.origin,
    deliver,
    start,
    load,
    /** A whole navigation; by default a reload. */
    reload(origin?: string) {
      start(origin)
      load()
    },
    /** The answers to an ID, in order. */
    answers: (id: string) =>
      received
        .map(
          ({ message }) =>
            message as { id?: string; data?: unknown; error?: string; code?: number },
        )
        .filter((one) => one.id === id),
  }
}

let last = 0

/**
 * A host with an app in its frame. `prepare` changes the pair of windows before the host is there.
 */
export function aHostWithAnApp(
  more: Partial<HostOptions> = {},
  prepare?: (world: ReturnType<typeof aFrame>) => Partial<HostOptions>,
) {
  const world = aFrame()
  let store: PermissionStore = {}
  const options: HostOptions = {
    frame: world.frame,
    page: world.hostWindow,
    url: `${startPage}?a=1`,
    state: { safe: safeInfo, chain, darkMode: false, account: owner },
    handlers: answering,
    permissions: { read: () => store, write: (next) => (store = next) },
    now: () => 0,
    ...more,
    ...prepare?.(world),
  }
  const host: Host = createHost(options)
  world.load()
  world.received.length = 0
  return {
    ...world,
    host,
    store: () => store,
    setStore: (next: PermissionStore) => void (store = next),
    /** Sends a request of the app; it arrives immediately. Returns its ID. */
    ask(
      method: string,
      params?: unknown,
      {
        id = `id${++last}`,
        origin,
        document,
      }: { id?: string; origin?: string; document?: SenderDocument } = {},
    ): string {
      world.deliver(
        toRequest(id, method as 'getSafeInfo', params, document),
        origin === undefined ? {} : { origin },
      )
      return id
    },
  }
}

/** The response as a short text: its data, or the code and text of the error. */
export const shortly = (
  answer: { data?: unknown; error?: string; code?: number } | undefined,
): string =>
  answer === undefined
    ? 'none'
    : answer.error === undefined
      ? JSON.stringify(answer.data)
      : `${answer.code} ${answer.error}`

/** Waits for all messages that are on their way. */
export const settled = () => new Promise((resolve) => setTimeout(resolve))
