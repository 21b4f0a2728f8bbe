import { loadOnce } from '#ui'
import { Component, type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import styles from './QrCode.module.css'

export interface QrCodeProps {
  /** What the code holds. */
  value: string
  /** Its name for those who do not see it. */
  label: string
  /** Stands in the middle; the code's error correction covers for it. */
  logo?: ReactNode
  /** Instead of the code where the value does not fit into one. */
  fallback: ReactNode
  /** Greyed out: it holds nothing any more. */
  dead?: boolean | undefined
}

/** Codes are drawn in some steps only: what draws them is no part of the dialogs. */
export const codeDrawing = /*@__PURE__*/ loadOnce(async () => (await import('./drawCode.ts')).drawCode)

/** A code for cameras: black on white in every theme, as wide as its place. A value that does not fit breaks nothing. */
export const QrCode = ({ fallback, ...props }: QrCodeProps) => (
  <QrBoundary key={props.value} fallback={fallback}>
    <Drawing {...props} />
  </QrBoundary>
)

function Drawing({ value, label, logo, dead }: Omit<QrCodeProps, 'fallback'>) {
  const draw = useDrawing()
  const code = useMemo(() => draw?.(value), [draw, value])
  return (
    <span className={styles.code} role="img" aria-label={label} data-dead={dead || undefined}>
      {code && (
        <svg viewBox={`0 0 ${code.size} ${code.size}`} shapeRendering="crispEdges" aria-hidden="true">
          <path d={code.path} />
        </svg>
      )}
      {logo && <span className={styles.logo}>{logo}</span>}
    </span>
  )
}

/** How codes are drawn, as soon as it is there. Until then the place is white; where it cannot be loaded, that is thrown. */
function useDrawing() {
  const draw = useSyncExternalStore(codeDrawing.subscribe, codeDrawing.get, codeDrawing.get)
  const [failure, setFailure] = useState<{ cause: unknown }>()
  useEffect(() => void codeDrawing.load().catch((cause: unknown) => setFailure({ cause })), [])
  if (failure) throw failure.cause
  return draw
}

class QrBoundary extends Component<{ fallback: ReactNode; children: ReactNode }, { broken: boolean }> {
  override state = { broken: false }
  static getDerivedStateFromError = () => ({ broken: true })
  override render() {
    return this.state.broken ? this.props.fallback : this.props.children
  }
}
