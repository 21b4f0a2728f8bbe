import type { SafeRef } from '#base'
import { safeKey } from '../safe/safe.ts'

// Apart from the query, because pages that show no transaction refresh them as well.

export const transactionsKey = (at: SafeRef) => [...safeKey(at), 'transaction'] as const
export const transactionKey = (at: SafeRef, id: string) => [...transactionsKey(at), id] as const
