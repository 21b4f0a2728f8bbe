import type { Hex } from 'viem'

/** A JSON-RPC failure. Code 3 with `data` is a revert: viem decodes its reason. */
export class RpcError extends Error {
  override readonly name = 'RpcError'
  readonly code: number
  readonly data: Hex | undefined

  constructor(code: number, message: string, data?: Hex) {
    super(message)
    this.code = code
    this.data = data
  }
}
