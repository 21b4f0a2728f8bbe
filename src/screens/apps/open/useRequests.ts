import { useEffect, useMemo, useState } from 'react'
import {
  type AppPage,
  type AppRequest,
  type DialogHandlers,
  pageLeft,
  openRequests,
  useOpenRequests,
} from '#screens/apps/requests'
import { createAppRequests } from './appRequests.ts'

interface RequestsInput extends Omit<AppPage, 'page'> {
  /** Loads the code of the dialogs; a request fails if it can't be loaded. */
  load: () => Promise<unknown>
  /** Whether another Safe was selected. */
  isLeaving: boolean
}

/** This page's request with an open dialog, and functions that open dialogs. */
export function useRequests({ load, isLeaving, at, app, onProposed }: RequestsInput): {
  request: AppRequest | undefined
  handlers: DialogHandlers
} {
  const [page] = useState(() => Symbol('page of an app'))
  useEffect(() => {
    if (!isLeaving) return () => openRequests.update(pageLeft(page))
  }, [isLeaving, page])
  const handlers = useMemo(
    () => createAppRequests(load, openRequests, { page, at, app, onProposed }),
    [load, page, at, app, onProposed],
  )
  return { request: useOpenRequests().find((one) => one.page === page), handlers }
}
