import type { Address } from '#base'
import type { ChainClient } from '#chain'

/**
 * The first of these contracts that a chain has; `none` if it has none of them, `failed` if its
 * node doesn't respond.
 */
export async function findLibrary(
  node: ChainClient | undefined,
  candidates: readonly Address[],
): Promise<Address | 'none' | 'failed'> {
  if (!node) return 'failed'
  try {
    const codes = await Promise.all(
      candidates.map((address) =>
        node.request({ method: 'eth_getCode', params: [address, 'latest'] }),
      ),
    )
    return candidates.find((_, index) => (codes[index] ?? '0x') !== '0x') ?? 'none'
  } catch {
    return 'failed'
  }
}
