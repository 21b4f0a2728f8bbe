import { type Answers, createScriptedHost, type Place, type ScriptedHost } from './scriptedHost.ts'
import type { OpenSdk, SdkOptions, SdkUnderTest } from './sdkUnderTest.ts'

/** The result of a call. */
export type Ended =
  | { status: 'answered'; value: unknown }
  | { status: 'failed'; error: { message?: unknown; code?: unknown } }
  | { status: 'pending' }

interface OpenedSdk {
  sdk: SdkUnderTest
  host: ScriptedHost
}

/** Opens an SDK in pages whose host behaves as a rule requires. */
export interface SdkDriver {
  open(options?: SdkOptions & Place): OpenedSdk
  /** Opens it where there is no window, as on a server. */
  openOnServer(): SdkUnderTest
  /**
   * Starts a call immediately. Resolves with its result once all messages in transit have arrived.
   */
  call(start: () => unknown): Promise<Ended>
  /** The same, with the maximum time that a call may take. */
  callPatiently(start: () => unknown): Promise<Ended>
  /** Destroys the opened SDKs. */
  close(): void
}

export interface DriverOptions {
  /** Creates the SDK in a page. */
  open: OpenSdk
  /** Milliseconds after which a call without a response must have ended. Default 1,000. */
  patience?: number | undefined
  /** Milliseconds until all messages in transit have arrived. Default 5. */
  silence?: number | undefined
}

const pending: Ended = { status: 'pending' }

export function createDriver({ open, patience = 1_000, silence = 5 }: DriverOptions): SdkDriver {
  const opened: SdkUnderTest[] = []
  const keep = (sdk: SdkUnderTest): SdkUnderTest => {
    opened.push(sdk)
    return sdk
  }
  const endOf = (start: () => unknown, limit: number): Promise<Ended> => {
    // Some calls throw before they return a promise.
    const call = new Promise((resolve) => resolve(start()))
    const timer: { id?: ReturnType<typeof setTimeout> } = {}
    const late = new Promise<Ended>(
      (resolve) => (timer.id = setTimeout(() => resolve(pending), limit)),
    )
    const ended = call.then(
      (value): Ended => ({ status: 'answered', value }),
      (error: unknown): Ended => ({
        status: 'failed',
        error: Object(error) as { message?: unknown },
      }),
    )
    return Promise.race([ended, late]).finally(() => clearTimeout(timer.id))
  }
  return {
    open({ answers, origin, where, ...options }: SdkOptions & Place = {}) {
      const host = createScriptedHost({
        ...(answers && { answers }),
        ...(origin && { origin }),
        ...(where && { where }),
      })
      return { sdk: keep(open(host.page, options)), host }
    },
    openOnServer: () => keep(open(undefined, {})),
    call: (start) => endOf(start, silence),
    callPatiently: (start) => endOf(start, patience),
    close() {
      for (const sdk of opened.splice(0)) sdk.destroy?.()
    },
  }
}

const version = '9.1.0'

export const success = (data: unknown) => ({ success: true, version, data })
export const failure = (error: unknown, more: object = {}) => ({
  success: false,
  version,
  error,
  ...more,
})

/** A host that responds to everything with the same data. */
export const answering =
  (data: unknown): Answers =>
  () =>
    success(data)

export const rejecting =
  (error: unknown, more?: object): Answers =>
  () =>
    failure(error, more)

export function describeEnd(ended: Ended): string {
  if (ended.status === 'pending') return 'no response'
  if (ended.status === 'answered')
    return `answered with ${JSON.stringify(ended.value)?.slice(0, 80) ?? 'undefined'}`
  const { message, code } = ended.error
  return `${code === undefined ? 'no code' : String(code)}, ${String(message)}`
}
