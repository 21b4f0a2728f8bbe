import { useMemo, useState } from 'react'
import { type AppRequest, createAppRequests, type DialogHandlers } from './appRequests.ts'

/**
 * The request whose dialog is open, and what opens them.
 * @param load loads the code of the dialogs; a request fails if it can't be loaded
 */
export function useRequests(load: () => Promise<unknown>): {
  request: AppRequest | undefined
  handlers: DialogHandlers
} {
  const [open, setOpen] = useState<readonly AppRequest[]>([])
  const handlers = useMemo(() => createAppRequests(load, setOpen), [load])
  return { request: open[0], handlers }
}
