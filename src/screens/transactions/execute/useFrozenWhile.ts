import { useState } from 'react'

/** Returns the latest value; while `isFrozen`, the value from when it became true. */
export function useFrozenWhile<T>(isFrozen: boolean, value: T): T {
  const [frozen, setFrozen] = useState({ isFrozen, value })
  if (isFrozen !== frozen.isFrozen) setFrozen({ isFrozen, value })
  return isFrozen && frozen.isFrozen ? frozen.value : value
}
