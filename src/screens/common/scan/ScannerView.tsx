import type { Ref } from 'react'
import { Button, Notice, useText } from '#ui'
import { FileButton } from '#screens/common/form'
import type { CameraProblem } from './camera.ts'
import styles from './ScannerView.module.css'
import { scanText } from './text.ts'

export type ScannerState = 'starting' | 'scanning' | CameraProblem

export interface ScannerViewProps {
  /** Shows the camera's picture. */
  ref?: Ref<HTMLVideoElement>
  state: ScannerState
  /** Whether the chosen picture shows no code. */
  hasNothing: boolean
  onFile: (file: File) => void
  onRetry: () => void
  onStop: () => void
}

/** What the camera sees, or why it sees nothing, and a picture as the other way. */
export function ScannerView({ ref, state, hasNothing, onFile, onRetry, onStop }: ScannerViewProps) {
  const text = useText(scanText)
  const isOn = state === 'starting' || state === 'scanning'
  return (
    <div className={styles.scanner} role="group" aria-label={text('open')}>
      <div className={styles.picture} hidden={!isOn}>
        {/* What a camera sees has no captions. */}
        <video ref={ref} className={styles.video} muted playsInline aria-hidden />
        <span className={styles.frame} aria-hidden />
      </div>
      <div role="status">
        {isOn ? (
          <p className={styles.hint}>{text(state === 'starting' ? 'starting' : 'hint')}</p>
        ) : (
          <Notice tone="warning">{text(state)}</Notice>
        )}
        {hasNothing && <Notice tone="warning">{text('nothing')}</Notice>}
      </div>
      <div className={styles.buttons}>
        <Button size="s" onClick={onStop}>
          {text('stop')}
        </Button>
        {(state === 'busy' || state === 'failed' || state === 'denied') && (
          <Button size="s" onClick={onRetry}>
            {text('retry')}
          </Button>
        )}
        <FileButton size="s" label={text('picture')} accept="image/*" onFile={onFile} />
      </div>
    </div>
  )
}
