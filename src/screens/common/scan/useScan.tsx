import ScanQrCode from 'lucide-react/icons/scan-qr-code'
import { type ReactNode, useRef, useState } from 'react'
import { IconButton, useText } from '#ui'
import { loadPart, useWithCode } from '#screens/core/code'
import { scanText } from './text.ts'

const Scanner = /*@__PURE__*/ loadPart(async () => (await import('./Scanner.tsx')).Scanner)

interface Scan {
  /** Opens and closes the scanner; inside a field. */
  button: ReactNode
  /** The scanner while it is open; below the field. */
  scanner: ReactNode
}

/**
 * Fills a field with what a QR code says; whether that is usable is the field's to say, and
 * `onText` moves the focus there.
 * @param isOffered whether the field takes one now
 */
export function useScan(onText: (text: string) => void, isOffered = true): Scan {
  const text = useText(scanText)
  const withCode = useWithCode()
  const [isOpen, setOpen] = useState(false)
  // Once it's taken away, only a press turns the camera on again.
  if (isOpen && !isOffered) setOpen(false)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  return {
    button: isOffered && (
      <IconButton
        ref={button}
        size="s"
        icon={ScanQrCode}
        label={text('open')}
        aria-expanded={isOpen}
        onPointerEnter={() => void Scanner.load().catch(() => {})}
        onClick={() => (isOpen ? close() : withCode(Scanner, () => setOpen(true)))}
      />
    ),
    scanner: isOpen && (
      <Scanner
        onText={(found) => {
          setOpen(false)
          // Line breaks, as in a contact card: a field has one line.
          onText(found.replaceAll(/\p{Cc}+/gu, ' ').trim())
        }}
        onStop={close}
      />
    ),
  }
}
