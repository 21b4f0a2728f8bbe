import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { SafeRef } from '#base'
import { transactionQuery } from '#queries'
import { useEnvironment } from '#screens/core/environment'
import { RawAnswerView } from './RawAnswerView.tsx'

/** The gateway's raw response. It is formatted when it is opened: batches are long. */
export function RawAnswer({ at, id }: { at: SafeRef; id: string }) {
  const { gateway } = useEnvironment()
  const [isOpen, setOpen] = useState(false)
  const { select: _, ...query } = transactionQuery(gateway, at, id)
  const { data } = useQuery({ ...query, enabled: isOpen })
  return <RawAnswerView open={isOpen} onOpenChange={setOpen} answer={isOpen ? data : undefined} />
}
