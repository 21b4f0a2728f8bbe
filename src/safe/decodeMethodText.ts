import type { Hex } from '#base'
import { decodeCall } from './method.ts'
import { methodOf } from './methods.ts'

/** A known method's name, types, and values as text; undefined for any other call. */
export function decodeMethodText(
  data: Hex,
):
  | { method: string; parameters: { name: string; type: string; value: string | string[] }[] }
  | undefined {
  const known = methodOf(data)
  const values = known && (decodeCall(known, data) as readonly unknown[] | undefined)
  return (
    known &&
    values && {
      method: known.name,
      parameters: known.types.map((type, at) => ({
        name: type,
        type,
        value: Array.isArray(values[at]) ? values[at].map(String) : String(values[at]),
      })),
    }
  )
}
