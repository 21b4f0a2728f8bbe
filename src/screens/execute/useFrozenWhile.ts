import { useState } from 'react'

/** Returns the newest value, and from the moment `isFrozen` is true the one of that moment. */
export function useFrozenWhile<T>(isFrozen: boolean, value: T): T {
  const [kept, keep] = useState({ isFrozen, value })
  if (isFrozen !== kept.isFrozen) keep({ isFrozen, value })
  return isFrozen && kept.isFrozen ? kept.value : value
}
