import { useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { LiveRegion, type Spoken } from '../LiveRegion/LiveRegion.tsx'
import type { ThemeAttributes } from './themeAttributes.ts'

export interface ThemePortalsProps {
  polite: Spoken
  assertive: Spoken
  /** Receives the container of dialogs, popovers, and toasts. */
  onContainer: (element: HTMLElement | null) => void
  /**
   * If given, the portals are rendered with these attributes at the end of the body instead of in
   * place.
   */
  detached?: ThemeAttributes | undefined
}

/** Renders a root's two live regions and its portal container. */
export function ThemePortals({ polite, assertive, onContainer, detached }: ThemePortalsProps) {
  const body = useSyncExternalStore(neverChanges, bodyOfPage, noBody)
  const ends = (
    <>
      <LiveRegion spoken={polite} urgency="polite" />
      <LiveRegion spoken={assertive} urgency="assertive" />
      <div ref={onContainer} data-coffer-portals="" />
    </>
  )
  if (!detached) return ends
  return body && createPortal(<div {...detached}>{ends}</div>, body)
}

const neverChanges = () => () => {}
const bodyOfPage = () => document.body
const noBody = () => null
