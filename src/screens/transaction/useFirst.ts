import { useState } from 'react'

/** Gives the newest value, and from the moment `held` is true the one of that moment. */
export function useFirst<T>(held: boolean, value: T): T {
  const [kept, keep] = useState({ held, value })
  if (held !== kept.held) keep({ held, value })
  return held && kept.held ? kept.value : value
}
