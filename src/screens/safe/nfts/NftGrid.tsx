import { memo, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { ChainSummary, SafeRef } from '#base'
import type { Collectible } from '#domain'
import { useText } from '#ui'
import { type RowFilling, useOutlined, useRowFilling, useWindowRows } from '#screens/common/rows'
import { gridOf, type GridShape, keyOf, type NftRow, rowsOf } from './gridOf.ts'
import { NftCard, NftOutline } from './NftCard.tsx'
import styles from './NftsView.module.css'
import { nftsText } from './text.ts'

export interface NftGridProps {
  at: SafeRef
  chain: ChainSummary
  items: readonly Collectible[]
  showsAll: boolean
  chosen: ReadonlySet<string>
  /** Undefined if they can't be sent. The same function on each render. */
  onChoose: ((item: Collectible, isChosen: boolean) => void) | undefined
}

/**
 * The NFTs as cards. Only rows near the viewport are rendered, so that thousands scroll like a
 * dozen.
 */
export function NftGrid(props: NftGridProps) {
  const box = useRef<HTMLDivElement>(null)
  const shape = useGrid(box)
  return <div ref={box}>{shape && <Rows {...props} shape={shape} />}</div>
}

function Rows({ at, items, shape, ...cards }: NftGridProps & { shape: GridShape }) {
  const text = useText(nftsText)
  const { columns, gap } = shape
  const rows = useMemo(() => rowsOf(items, columns), [items, columns])
  const { frame, drawn, placeOf, height, measure, focus } = useWindowRows({
    list: 'nfts',
    at,
    rows,
    estimate: () => shape.rowHeight,
    around: () => gap,
    overscan: 2,
  })
  const filling = useRowFilling()
  return (
    <div ref={frame}>
      <div
        role="list"
        className={styles.grid}
        aria-label={text('title')}
        style={{ blockSize: Math.max(0, height - gap) }}
        {...focus}
      >
        {drawn.map((index) => {
          const row = rows[index]
          if (!row) return null
          const { start, end } = placeOf(index)
          const place = { index, columns, top: start, height: end - start - gap }
          // A row keeps its element when its cards change, with the focus that may be in it.
          return (
            <Row
              key={index}
              row={row}
              count={items.length}
              {...place}
              {...cards}
              measure={measure}
              filling={filling}
            />
          )
        })}
      </div>
    </div>
  )
}

interface RowProps extends Omit<NftGridProps, 'at' | 'items'> {
  row: NftRow
  index: number
  columns: number
  /** Number of all cards. */
  count: number
  /** Pixels below the grid's start. */
  top: number
  height: number
  measure: (element: HTMLElement | null) => void
  filling: RowFilling
}

// Memoized: scrolling renders only the rows that enter the viewport.
const Row = memo(function Row({
  row,
  index,
  columns,
  count,
  top,
  height,
  measure,
  filling,
  chosen,
  ...card
}: RowProps) {
  const { ref, isOutlined } = useOutlined<HTMLDivElement>(filling, true)
  const style = { insetBlockStart: top, ...(isOutlined && { blockSize: height }) }
  return (
    <div
      role="presentation"
      ref={isOutlined ? ref : measure}
      className={styles.row}
      data-index={index}
      data-key={row.key}
      style={style}
    >
      {row.items.map((item, column) => {
        const place = { position: index * columns + column + 1, count }
        if (isOutlined) return <NftOutline key={keyOf(item)} item={item} {...place} />
        return (
          <NftCard
            key={keyOf(item)}
            item={item}
            {...place}
            isChosen={chosen.has(keyOf(item))}
            {...card}
          />
        )
      })}
    </div>
  )
})

/**
 * The shape of the grid at an element's width; undefined until it is measured, before the first
 * paint.
 */
function useGrid(box: RefObject<HTMLElement | null>): GridShape | undefined {
  const [shape, setShape] = useState<GridShape>()
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const measure = () => {
      const next = gridOf(element.clientWidth)
      setShape((before) =>
        before?.columns === next.columns && before.rowHeight === next.rowHeight ? before : next,
      )
    }
    measure()
    const watch = new ResizeObserver(measure)
    watch.observe(element)
    return () => watch.disconnect()
  }, [box])
  return shape
}
