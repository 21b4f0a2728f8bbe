import { toRequest } from '#apps/protocol'
import { safeAddress } from '../behavior/apps/openHost.ts'
import { seededRandom } from '../unit/apps/randomValues.ts'

const mebibyte = 1024 * 1024
const hash = `0x${'a'.repeat(64)}`

/** Types with a long text, of which an object repeats one many times. */
const costly = {
  domain: {},
  types: {
    A: [{ name: 'list', type: 'B[]' }],
    B: [{ name: 'b', type: 'uint8' }],
  },
  primaryType: 'A',
  message: { list: [...Array.from({ length: 5_000 }, () => ({ b: 1 })), { b: 256 }] },
}
const transfers = [
  ...Array.from({ length: 99 }, () => ({ to: safeAddress, value: '1', data: '0x' })),
  { to: safeAddress, value: '-1', data: '0x' },
]

/** Hostile messages of any size up to 8 MiB, most of them small: the same for a seed. */
function hostileMessages(count: number, seed: number): unknown[] {
  const random = seededRandom(seed)
  const sizeUpTo = (most: number) => Math.floor(most ** random())
  const longList: unknown[] = []
  longList.length = 2 ** 32 - 1
  const wide = Object.fromEntries(Array.from({ length: 20_000 }, (_, at) => [`field${at}`, at]))
  const deep = Array.from({ length: 1_000 }).reduce<object>((inner) => ({ inner }), {})
  const values: (() => unknown)[] = [
    () => new Uint8Array(sizeUpTo(8 * mebibyte)),
    () => new ArrayBuffer(sizeUpTo(8 * mebibyte)),
    () => 'x'.repeat(sizeUpTo(8 * mebibyte)),
    () => Object('x'.repeat(sizeUpTo(mebibyte))) as unknown,
    () => new Map(Array.from({ length: sizeUpTo(20_000) }, (_, at) => [at, at])),
    () => new Blob(['x'.repeat(sizeUpTo(mebibyte))]),
    () => new Error('x'.repeat(sizeUpTo(mebibyte))),
    () => longList,
    () => wide,
    () => deep,
    () => ({ typedData: costly }),
    () => ({ txs: transfers }),
    () => ({ call: 'eth_getLogs', params: [{ topics: Array.from({ length: 4 }, () => hash) }, 1] }),
  ]
  const methods = ['sendTransactions', 'signTypedMessage', 'rpcCall', 'getSafeBalances'] as const
  return Array.from({ length: count }, (_, at) => {
    const value = values[Math.floor(random() * values.length)]?.()
    const method = methods[Math.floor(random() * methods.length)]!
    return random() < 0.3 ? value : toRequest(`hostile${at}`, method, value)
  })
}

/**
 * Sends hostile messages and then a good one.
 * @returns milliseconds from the good one to its response
 */
export async function flood(count: number, seed: number): Promise<number> {
  const messages = hostileMessages(count, seed)
  const { parent } = window
  const answered = new Promise<number>((resolve) => {
    const onMessage = ({ data }: MessageEvent<{ id?: unknown } | null>) => {
      if (data?.id !== 'good') return
      window.removeEventListener('message', onMessage)
      resolve(performance.now())
    }
    window.addEventListener('message', onMessage)
  })
  for (const message of messages) parent.postMessage(message, '*')
  const sent = performance.now()
  parent.postMessage(toRequest('good', 'getSafeInfo', undefined), '*')
  return (await answered) - sent
}

/** A control page with a minimal host: it reads and answers each message. */
export function openBarePage(): void {
  const frame = document.createElement('iframe')
  document.body.append(frame)
  window.addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
    const id = (data as { id?: unknown } | null)?.id
    if (typeof id === 'string') source?.postMessage({ id }, { targetOrigin: origin })
  })
  frame.src = location.href.replace('127.0.0.1', 'localhost')
}
