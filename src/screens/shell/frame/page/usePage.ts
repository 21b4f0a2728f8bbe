import { type RefCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { followPage, type PageFollower } from './followPage.ts'
import { pageTitle } from './pageTitle.ts'

/** A page that has been opened. */
export interface PageVisit {
  /** The page: its path, Safe, and transaction. */
  page: string
  /** Its position in the browser's history, which stays when the address is corrected. */
  index: number
  /** Its entry in the browser's history. */
  entry: string
}

export interface PageOptions {
  /** Undefined outside of the app, where nothing moves the focus. */
  visit: PageVisit | undefined
  /** The section's name; a page that belongs to none is named after its heading. */
  section: string | undefined
  safeName: string | undefined
}

/**
 * Names the document after the page and its Safe, and moves the focus to the heading of each page
 * that is opened inside the app; on the way back, to the row that was opened. Returns the `ref` of
 * the element with the page's content, which may be replaced.
 */
export function usePage({ visit, section, safeName }: PageOptions): RefCallback<HTMLElement> {
  const [content, setContent] = useState<HTMLElement | null>(null)
  const follower = useRef<PageFollower>(undefined)
  const heading = useRef<string>(undefined)
  const rename = useRef<() => void>(undefined)
  useEffect(() => {
    rename.current = () => {
      const page = section ?? heading.current
      if (visit && page) document.title = pageTitle(page, safeName)
    }
    rename.current()
  })

  const last = useRef(visit)
  const opened = useRef(new Map<string, string>())
  const arrival = useRef<{ row: string | undefined }>(undefined)
  useEffect(() => {
    if (!content) return
    const follows = followPage(content, (text) => {
      if (text === heading.current) return
      heading.current = text
      rename.current?.()
    })
    if (arrival.current) follows.arrive(arrival.current.row)
    const remember = ({ target }: MouseEvent) => {
      const href =
        target instanceof Element && target.closest('a[data-row-action]')?.getAttribute('href')
      if (href && last.current) opened.current.set(last.current.entry, href)
    }
    content.addEventListener('click', remember, { capture: true })
    follower.current = follows
    return () => {
      follows.stop()
      content.removeEventListener('click', remember, { capture: true })
    }
  }, [content])

  // Before anything else reacts to the change: the heading is still that of the previous page.
  useLayoutEffect(() => {
    const before = last.current
    last.current = visit
    if (!visit || !before || before.page === visit.page || before.index === visit.index) return
    const row = visit.index < before.index ? opened.current.get(visit.entry) : undefined
    arrival.current = { row }
    heading.current = undefined
    follower.current?.arrive(row)
  }, [visit])
  return setContent
}
