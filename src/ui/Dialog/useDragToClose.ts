import { type PointerEvent, useRef } from 'react'

/** A sheet dragged down this far closes, in pixels. */
const closeAfter = 96
/** Also closes when flicked this fast, in pixels per millisecond. */
const closeAbove = 0.6

/**
 * Handlers for the drag handle of a sheet: the sheet follows the pointer and closes if it was
 * dragged far or fast enough.
 */
export function useDragToClose(close: () => void) {
  const from = useRef<{ y: number; at: number } | undefined>(undefined)
  const moved = (event: PointerEvent) =>
    Math.max(0, event.clientY - (from.current?.y ?? event.clientY))
  const move = (event: PointerEvent, pixels: number) =>
    event.currentTarget.parentElement?.style.setProperty(
      'translate',
      pixels === 0 ? '' : `0 ${pixels}px`,
    )
  return {
    onPointerDown(event: PointerEvent) {
      from.current = { y: event.clientY, at: event.timeStamp }
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove(event: PointerEvent) {
      if (from.current) move(event, moved(event))
    },
    onPointerUp(event: PointerEvent) {
      if (!from.current) return
      const distance = moved(event)
      const speed = distance / Math.max(1, event.timeStamp - from.current.at)
      from.current = undefined
      if (distance > closeAfter || (distance > 24 && speed > closeAbove)) close()
      else move(event, 0)
    },
    onPointerCancel(event: PointerEvent) {
      from.current = undefined
      move(event, 0)
    },
  }
}
