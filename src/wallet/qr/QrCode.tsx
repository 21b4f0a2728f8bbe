import { loadOnce } from '#ui'
import {
  Component,
  type ReactNode,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react'
import styles from './QrCode.module.css'

export interface QrCodeProps {
  /** Content of the code. */
  value: string
  /** Accessible name. */
  label: string
  /** Shown in the middle; the code's error correction compensates for it. */
  logo?: ReactNode
  /** Shown instead if the value is too long for a code. */
  fallback: ReactNode
  /** Grayed out: the code is no longer valid. */
  dead?: boolean | undefined
}

/** Only some steps show a code, so its encoder is not part of the dialogs. */
export const codeDrawing = /*@__PURE__*/ loadOnce(
  async () => (await import('./drawCode.ts')).drawCode,
)

/**
 * A QR code: black on white in every theme, as wide as its container. Handles values that are too
 * long.
 */
export const QrCode = ({ fallback, ...props }: QrCodeProps) => (
  <QrBoundary key={props.value} fallback={fallback}>
    <Drawing {...props} />
  </QrBoundary>
)

function Drawing({ value, label, logo, dead }: Omit<QrCodeProps, 'fallback'>) {
  const draw = useDrawing()
  const hasLogo = Boolean(logo)
  const code = useMemo(() => draw?.(value, hasLogo), [draw, value, hasLogo])
  return (
    <span className={styles.code} role="img" aria-label={label} data-dead={dead || undefined}>
      {code && (
        <svg viewBox={`0 0 ${code.size} ${code.size}`} aria-hidden="true">
          <path className={styles.dots} d={code.dots} />
          <path fillRule="evenodd" d={code.corners} />
        </svg>
      )}
      {logo && <span className={styles.logo}>{logo}</span>}
    </span>
  )
}

/** The encoder, once loaded. The box stays white until then; a load failure is thrown. */
function useDrawing() {
  const draw = useSyncExternalStore(codeDrawing.subscribe, codeDrawing.get, codeDrawing.get)
  const [failure, setFailure] = useState<{ cause: unknown }>()
  useEffect(() => void codeDrawing.load().catch((cause: unknown) => setFailure({ cause })), [])
  if (failure) throw failure.cause
  return draw
}

class QrBoundary extends Component<
  { fallback: ReactNode; children: ReactNode },
  { broken: boolean }
> {
  override state = { broken: false }
  static getDerivedStateFromError = () => ({ broken: true })
  override render() {
    return this.state.broken ? this.props.fallback : this.props.children
  }
}
