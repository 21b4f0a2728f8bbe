import { allFields } from '#apps/protocol'

/** A message event, as far as SDKs read it. */
export interface AppMessageEvent {
  readonly source: unknown
  readonly origin: string
  readonly data: unknown
}

type Listener = (event: AppMessageEvent) => void

/** The parts of an app's window that SDKs use. */
export interface AppWindow {
  readonly parent: unknown
  readonly crypto: Crypto
  readonly location: { readonly origin: string }
  addEventListener(name: string, listener: Listener): void
  removeEventListener(name: string, listener: Listener): void
  postMessage(message: unknown, targetOrigin: string): void
}

interface SentRequest {
  fields: Readonly<Record<string, unknown>>
  /** The target origin. */
  target: string
}

/** The fields of a response besides its ID; undefined for none. */
export type Answers = (request: Readonly<Record<string, unknown>>) => object | undefined

export interface ScriptedHost {
  readonly page: AppWindow
  /** What the app has sent to the host. */
  requests(): readonly SentRequest[]
  /**
   * Delivers a message to the app immediately: from the host, unless another window or origin is
   * given.
   */
  deliver(data: unknown, from?: { window?: 'host' | 'app' | 'other'; origin?: string }): void
  /** What the app's listeners threw. */
  errors(): readonly unknown[]
  /** How many listeners the app has. */
  listeners(): number
}

export const hostOrigin = 'https://wallet.example'
const appOrigin = 'https://app.example'

export interface Place {
  answers?: Answers
  origin?: string
  /** `top`: the page is in no frame. Default: in a frame of the host. */
  where?: 'frame' | 'top'
}

/**
 * A pair of windows: an app page in the iframe of a host that responds as a rule requires. Messages
 * are cloned and arrive later, as in a browser.
 */
export function createScriptedHost({
  answers = () => undefined,
  origin = hostOrigin,
  where = 'frame',
}: Place = {}): ScriptedHost {
  const listeners = new Set<Listener>()
  const sent: SentRequest[] = []
  const errors: unknown[] = []

  const host = {
    postMessage(message: unknown, target: string) {
      const fields = allFields(structuredClone(message)) ?? {}
      sent.push({ fields, target })
      if (target === '*' || target === origin) queueMicrotask(() => answer(fields))
    },
  }
  const page: AppWindow = {
    get parent(): unknown {
      return where === 'top' ? page : host
    },
    crypto: globalThis.crypto,
    location: { origin: appOrigin },
    addEventListener: (name, listener) => void (name === 'message' && listeners.add(listener)),
    removeEventListener: (name, listener) =>
      void (name === 'message' && listeners.delete(listener)),
    postMessage(message) {
      const data: unknown = structuredClone(message)
      sent.push({ fields: allFields(data) ?? {}, target: appOrigin })
      queueMicrotask(() => deliver(data, { window: 'app', origin: appOrigin }))
    },
  }
  const windows = { host, app: page, other: {} }

  const deliver: ScriptedHost['deliver'] = (
    data,
    { window: from = 'host', origin: of = origin } = {},
  ) => {
    const event: AppMessageEvent = { source: windows[from], origin: of, data }
    for (const listener of listeners) {
      try {
        listener(event)
      } catch (error) {
        errors.push(error)
      }
    }
  }
  const answer = (request: Readonly<Record<string, unknown>>): void => {
    const fields = answers(request)
    if (fields) deliver(structuredClone({ id: request.id, ...fields }))
  }
  return {
    page,
    requests: () => sent,
    deliver,
    errors: () => errors,
    listeners: () => listeners.size,
  }
}
