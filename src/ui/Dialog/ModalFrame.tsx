import { FocusScopeBranchProvider, useFocusScopeBranchRegistry } from '@radix-ui/react-focus-scope'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import X from 'lucide-react/icons/x'
import { useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { IconButton } from '../IconButton/IconButton.tsx'
import { uiText } from '../text/uiText.ts'
import { useText } from '../text/useText.ts'
import { useTheme } from '../theme/ThemeContext.ts'
import type { ModalFrameProps } from './modal.ts'
import { ModalBody } from './ModalBody.tsx'
import styles from './ModalFrame.module.css'
import { ModalLayers } from './ModalLayers.tsx'
import { useDragToClose } from './useDragToClose.ts'
import { useFading } from './useFading.ts'
import { useFocusKept } from './useFocusKept.ts'
import { useHeldPage } from './useHeldPage.ts'
import { useShownFirst } from './useShownFirst.ts'
import { useStepFocus } from './useStepFocus.ts'

/** What Dialog and Sheet share: overlay, frame, heading, focus. Below 768 px both rise from the bottom. */
export function ModalFrame(props: ModalFrameProps) {
  const {
    open,
    prepared = false,
    onOpenChange,
    onClosed,
    title,
    description,
    step,
    onBack,
    footer,
    locked = false,
    dismissible = !locked,
    children,
    shape,
    size = 'm',
  } = props
  const t = useText(uiText)
  const { container, attributes } = useTheme()
  const id = useId()
  const cover = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const [frame, setFrame] = useState<HTMLElement | null>(null)
  const close = () => onOpenChange(false)
  const drag = useDragToClose(frame, close)
  // Until the root's own container is there, nothing opens: it would be moved, and lose its focus, at once.
  const isOpen = open && container !== null
  const { remember, ...focus } = useStepFocus(heading, isOpen, step)
  const isSettled = useShownFirst(isOpen, frame !== null)
  useHeldPage(isOpen, isSettled, cover, remember)
  const isFading = useFading(isOpen, cover, onClosed)
  const keepsFocus = useFocusKept(frame)
  const branches = useFocusScopeBranchRegistry()
  /** What happens in a popover of this dialog happens in this dialog, wherever it stands in the page. */
  const inside = useRef<Event>(undefined)
  const noteInside = ({ nativeEvent }: { nativeEvent: Event }) => {
    inside.current = nativeEvent
  }
  const state = isOpen ? 'open' : prepared ? 'prepared' : 'closed'
  if (container === null || (state === 'closed' && !isFading)) return null
  return createPortal(
    <div {...attributes} ref={cover} className={styles.overlay} data-shape={shape} data-state={state} aria-hidden={state === 'prepared' || undefined}>
      {isSettled && frame && (
        <ModalLayers
          frame={frame}
          branches={branches.nodes}
          isInside={(event) => inside.current === event}
          dismissible={dismissible}
          onDismiss={locked ? undefined : close}
          {...focus}
        />
      )}
      {state !== 'closed' && (
        <FocusScopeBranchProvider registry={branches.registry}>
          <div
            ref={setFrame}
            className={styles.frame}
            data-shape={shape}
            data-size={size}
            data-state={state}
            role="dialog"
            id={id}
            aria-modal="true"
            aria-labelledby={`${id}title`}
            aria-describedby={description ? `${id}text` : undefined}
            tabIndex={-1}
            onKeyDown={keepsFocus}
            onPointerDownCapture={noteInside}
            onFocusCapture={noteInside}
          >
            {dismissible && <div className={styles.handle} {...drag} />}
            <header className={styles.header}>
              {onBack && <IconButton icon={ChevronLeft} label={t('back')} className={styles.back} onClick={onBack} />}
              <h2 ref={heading} id={`${id}title`} tabIndex={-1} className={styles.title}>
                {title}
              </h2>
              {!locked && <IconButton icon={X} label={t('close')} onClick={close} />}
            </header>
            <ModalBody id={`${id}text`} description={description}>
              {children}
            </ModalBody>
            {footer && <footer className={styles.footer}>{footer}</footer>}
          </div>
        </FocusScopeBranchProvider>
      )}
    </div>,
    container ?? document.body,
  )
}
