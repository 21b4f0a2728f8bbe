/** How the second node of each network behaves. `lies`: it reports a guard that no Safe has. */
export const secondNodes = ['agrees', 'lies', 'silent'] as const
export type SecondNode = (typeof secondNodes)[number]

interface Call {
  id?: unknown
  method?: unknown
  params?: unknown
}

/** `keccak256('guard_manager.guard.address')`: where Safes store their guard. */
const guardSlot = '0x4a204f620c8c5ccdca3fd54d003badd85ba500436a431f0cbda4f558c93c34c8'
const guard = `0x${'0'.repeat(24)}${'baad'.repeat(10)}`

/** A response with a guard in the Safe's storage. */
export function withGuard(body: unknown, answer: unknown): unknown {
  const calls = [body].flat() as readonly Call[]
  const asked = new Set(
    calls.flatMap(({ id, method, params }) =>
      method === 'eth_getStorageAt' && (params as readonly unknown[])[1] === guardSlot ? [id] : [],
    ),
  )
  const lie = (one: { id?: unknown }) => (asked.has(one.id) ? { ...one, result: guard } : one)
  return Array.isArray(answer) ? answer.map(lie) : lie(answer as object)
}
