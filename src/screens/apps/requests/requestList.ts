import type { AppRequest } from './appRequest.ts'

type List = readonly AppRequest[]
type Change = (before: List) => List

/** Whether its dialog is minimized. Other pages can't restore it, so a wallet response does. */
const isAway = ({ isMinimized, isLeft, isAsked }: AppRequest): boolean =>
  isMinimized && (isAsked || !isLeft)

/** Requests with a dialog, visible or not: one per page. */
export const firstOfPages = (list: List): List =>
  list.filter((one) => list.find(({ page }) => page === one.page) === one)

/**
 * The request with the visible dialog: two would hide each other. The oldest comes first, so those
 * of a page that was left go first, and later ones are minimized until it closes.
 */
export const seenIn = (list: List): AppRequest | undefined =>
  firstOfPages(list).find((one) => !isAway(one))

/** A change, after which a visible request stays visible. */
const change =
  (to: Change): Change =>
  (before) => {
    const after = to(before)
    const seen = seenIn(after)
    return after.map((one) => (one === seen ? { ...one, isUnseen: false } : one))
  }

const changed = (id: number, to: (one: AppRequest) => Partial<AppRequest>): Change =>
  change((before) =>
    before.map((one) => (one.id === id ? ({ ...one, ...to(one) } as AppRequest) : one)),
  )

/** Whether the user has yet to see its outcome, whatever the app does. */
const isOwed = ({ isAsked, isUnseen, isLeft }: AppRequest) => isAsked || isUnseen || isLeft

const unlessOwed = (one: AppRequest, more: Partial<AppRequest>): List =>
  isOwed(one) ? [{ ...one, ...more } as AppRequest] : []

/** The wallet prompt opens or closes. */
export const prompted = (id: number, isAsked: boolean): Change =>
  changed(id, () => ({ isAsked, isUnseen: !isAsked }))

export const minimize = (id: number, isMinimized: boolean): Change =>
  changed(id, () => ({ isMinimized }))

export const closed = (id: number): Change =>
  change((before) => before.filter((one) => one.id !== id))

/** The app has abandoned the request. */
export const abandoned = (id: number): Change =>
  change((before) =>
    before.flatMap((one) => (one.id === id ? unlessOwed(one, { isOver: true }) : one)),
  )

/** The user left the page. */
export const pageLeft = (page: symbol): Change =>
  change((before) =>
    before.flatMap((one) => (one.page === page ? unlessOwed(one, { isLeft: true }) : one)),
  )
