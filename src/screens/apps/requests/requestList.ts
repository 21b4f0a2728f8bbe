import type { AppRequest } from './appRequest.ts'

type List = readonly AppRequest[]
type Change = (before: List) => List

/**
 * Whether its dialog is put away. Nothing on other pages brings it back, so what the wallet says
 * does.
 */
const isAway = ({ isPutAway, isLeft, isAsked }: AppRequest): boolean =>
  isPutAway && (isAsked || !isLeft)

/** Those that have a dialog, whether it is seen or not: one for each page. */
export const firstOfPages = (list: List): List =>
  list.filter((one) => list.find(({ page }) => page === one.page) === one)

/**
 * The one whose dialog is seen: two would hide each other. It is the oldest, so that of a page that
 * was left goes first, and those below are put away until it is closed.
 */
export const seenIn = (list: List): AppRequest | undefined =>
  firstOfPages(list).find((one) => !isAway(one))

/** A change, after which what is seen isn't unseen any more. */
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

/** Whether the person has yet to see what becomes of it, whatever becomes of the app. */
const isOwed = ({ isAsked, isUnseen, isLeft }: AppRequest) => isAsked || isUnseen || isLeft

const unlessOwed = (one: AppRequest, more: Partial<AppRequest>): List =>
  isOwed(one) ? [{ ...one, ...more } as AppRequest] : []

/** The wallet is asked, or isn't any more. */
export const asked = (id: number, isAsked: boolean): Change =>
  changed(id, () => ({ isAsked, isUnseen: !isAsked }))

export const putAway = (id: number, isPutAway: boolean): Change =>
  changed(id, () => ({ isPutAway }))

export const closed = (id: number): Change =>
  change((before) => before.filter((one) => one.id !== id))

/** The app doesn't wait any more. */
export const over = (id: number): Change =>
  change((before) =>
    before.flatMap((one) => (one.id === id ? unlessOwed(one, { isOver: true }) : one)),
  )

/** The page is left. */
export const left = (page: symbol): Change =>
  change((before) =>
    before.flatMap((one) => (one.page === page ? unlessOwed(one, { isLeft: true }) : one)),
  )
