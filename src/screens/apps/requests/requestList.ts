import type { AppRequest } from './appRequest.ts'

type List = readonly AppRequest[]
type Change = (before: List) => List

const changed =
  (id: number, to: (one: AppRequest) => Partial<AppRequest>): Change =>
  (before) =>
    before.map((one) => (one.id === id ? ({ ...one, ...to(one) } as AppRequest) : one))

/** Whether the person has yet to see what becomes of it, whatever becomes of the app. */
const isOwed = ({ isAsked, isUnseen }: AppRequest) => isAsked || isUnseen

const unlessOwed = (one: AppRequest, more: Partial<AppRequest>): List =>
  isOwed(one) ? [{ ...one, ...more } as AppRequest] : []

/** The wallet is asked, or isn't any more. What it said isn't seen while the dialog is put away. */
export const asked = (id: number, isAsked: boolean): Change =>
  changed(id, ({ isPutAway }) => ({ isAsked, isUnseen: !isAsked && isPutAway }))

export const putAway = (id: number, isPutAway: boolean): Change =>
  changed(id, ({ isUnseen }) => ({ isPutAway, isUnseen: isUnseen && isPutAway }))

/** The app doesn't wait any more. */
export const over =
  (id: number): Change =>
  (before) =>
    before.flatMap((one) => (one.id === id ? unlessOwed(one, { isOver: true }) : one))

/** The page is left. */
export const left =
  (page: symbol): Change =>
  (before) =>
    before.flatMap((one) => (one.page === page ? unlessOwed(one, { isLeft: true }) : one))

/** The dialogs that are open: one for each page. */
export const firstOfPages = (list: List): List =>
  list.filter((one) => list.find(({ page }) => page === one.page) === one)

/**
 * Whether its dialog is put away. Nothing on other pages brings it back, so what the wallet says
 * does.
 */
export const isHidden = ({ isPutAway, isLeft, isAsked }: AppRequest): boolean =>
  isPutAway && (isAsked || !isLeft)
