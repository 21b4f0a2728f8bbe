import { type HostMethod, readParams } from '#apps/protocol'

export const hash = `0x${'a'.repeat(64)}`

export const call = (name: string, ...params: unknown[]) => ({ call: name, params })

/** What is passed on, or the code. */
export function readOf(method: HostMethod, params: unknown): unknown {
  const read = readParams(method, params)
  return read.kind === 'valid' ? read.params : read.code
}
