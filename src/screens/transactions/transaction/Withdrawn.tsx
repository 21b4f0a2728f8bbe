import type { ReactNode } from 'react'
import { useText } from '#ui'
import { transactionText } from '#screens/common/signing'

/** A sentence that a check refutes: instead of it, or with it struck through, what to do. */
export function Withdrawn({ isPending, children }: { isPending: boolean; children: ReactNode }) {
  const text = useText(transactionText)
  return isPending ? text('differs.title') : <s>{children}</s>
}
