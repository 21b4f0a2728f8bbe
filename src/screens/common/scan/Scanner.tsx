import { useEffect, useRef, useState } from 'react'
import { type CameraProblem, closeCamera, openCamera } from './camera.ts'
import { readFile } from './readCode.ts'
import { ScannerView, type ScannerState } from './ScannerView.tsx'
import { watchCodes } from './watchCodes.ts'

export interface ScannerProps {
  /** Takes what the code says. */
  onText: (text: string) => void
  onStop: () => void
}

/** Reads a QR code with the camera, or from a picture. The camera is on only while it is shown. */
export function Scanner({ onText, onStop }: ScannerProps) {
  const video = useRef<HTMLVideoElement>(null)
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<ScannerState>('starting')
  const take = useRef(onText)
  useEffect(() => {
    take.current = onText
  })
  useEffect(() => {
    let stop: (() => void) | undefined
    let isGone = false
    const show = (opened: MediaStream | CameraProblem) => {
      if (typeof opened === 'string') {
        if (!isGone) setState(opened)
        return
      }
      const screen = video.current
      if (isGone || !screen) return closeCamera(opened)
      screen.srcObject = opened
      void screen.play().catch(() => undefined)
      // Unplugged, or no longer allowed.
      for (const track of opened.getTracks())
        track.addEventListener('ended', () => !isGone && setState('failed'))
      const unwatch = watchCodes(screen, (text) => take.current(text))
      stop = () => {
        unwatch()
        closeCamera(opened)
      }
      setState('scanning')
    }
    void openCamera().then(show)
    return () => {
      isGone = true
      stop?.()
    }
  }, [attempt])
  const [hasNothing, setHasNothing] = useState(false)
  // The picture that was chosen last; none once the scanner is closed.
  const chosen = useRef<File>(undefined)
  useEffect(() => () => void (chosen.current = undefined), [])
  const onFile = async (file: File) => {
    chosen.current = file
    setHasNothing(false)
    const text = await readFile(file)
    if (chosen.current !== file) return
    if (text === undefined) setHasNothing(true)
    else take.current(text)
  }
  return (
    <ScannerView
      ref={video}
      state={state}
      hasNothing={hasNothing}
      onFile={(file) => void onFile(file)}
      onRetry={() => {
        setState('starting')
        setAttempt(attempt + 1)
      }}
      onStop={onStop}
    />
  )
}
