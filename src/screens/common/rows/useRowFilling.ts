import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createRowFilling, type RowFilling } from './rowFilling.ts'

/** The rows of one list that are mounted as text only during fast scrolling. */
export function useRowFilling(): RowFilling {
  const [filling] = useState(createRowFilling)
  useLayoutEffect(() => filling.watch(), [filling])
  return filling
}

/**
 * Whether a row mounted during fast scrolling is still text only; the `ref` is the outlined row's.
 */
export function useOutlined<Row extends HTMLElement = HTMLLIElement>(
  filling: RowFilling,
  isRow: boolean,
): { ref: RefObject<Row | null>; isOutlined: boolean } {
  const [isOutlined, setOutlined] = useState(() => isRow && filling.isFast())
  const ref = useRef<Row>(null)
  useEffect(() => {
    if (!isOutlined) return
    const distance = () => {
      const { top = 0, bottom = 0 } = ref.current?.getBoundingClientRect() ?? {}
      return Math.abs((top + bottom - innerHeight) / 2)
    }
    return filling.add({ distance, fill: () => setOutlined(false) })
  }, [isOutlined, filling])
  return { ref, isOutlined }
}
