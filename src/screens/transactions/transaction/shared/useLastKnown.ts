import { useState } from 'react'

/** A value; while there is none again, the last one. */
export function useLastKnown<T>(value: T | undefined): T | undefined {
  const [known, setKnown] = useState(value)
  if (value !== undefined && value !== known) setKnown(value)
  return value ?? known
}
