import { Content, Portal, Root, Title } from '@radix-ui/react-dialog'
import { ChevronLeft, X } from 'lucide-react'
import { useRef } from 'react'
import { IconButton } from '../IconButton/IconButton.tsx'
import { uiText } from '../text/uiText.ts'
import { useText } from '../text/useText.ts'
import { useTheme } from '../theme/ThemeContext.ts'
import type { ModalFrameProps } from './modal.ts'
import { ModalBody } from './ModalBody.tsx'
import styles from './ModalFrame.module.css'
import { useDragToClose } from './useDragToClose.ts'
import { useHeldPage } from './useHeldPage.ts'
import { useStepFocus } from './useStepFocus.ts'

const isToast = (target: EventTarget | null) => target instanceof Element && target.closest('[data-coffer-toasts]') !== null

/** What Dialog and Sheet share: overlay, frame, heading, focus. Below 768 px both rise from the bottom. */
export function ModalFrame({ open, onOpenChange, onClosed, title, description, step, onBack, footer, locked = false, dismissible = !locked, children, shape, size = 'm' }: ModalFrameProps) {
  const t = useText(uiText)
  const { container, attributes } = useTheme()
  const frame = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const close = () => onOpenChange(false)
  const drag = useDragToClose(frame, close)
  // Until the root's own container is there, nothing opens: it would be moved, and lose its focus, at once.
  const isOpen = open && container !== null
  const { remember, ...focus } = useStepFocus(heading, isOpen, step)
  const cover = useHeldPage(isOpen, remember, onClosed)
  return (
    <Root open={isOpen} onOpenChange={locked ? () => {} : onOpenChange}>
      <Portal container={container ?? null}>
        {/* Our own overlay: Radix's brings a style element at run time, which a strict policy forbids. */}
        <div {...attributes} ref={cover} className={styles.overlay} data-shape={shape} data-state={open ? 'open' : 'closed'}>
          <Content
            ref={frame}
            className={styles.frame}
            data-shape={shape}
            data-size={size}
            aria-modal="true"
            {...focus}
            onInteractOutside={(event) => {
              if (!dismissible || isToast(event.target)) event.preventDefault()
            }}
          >
            {dismissible && <div className={styles.handle} {...drag} />}
            <header className={styles.header}>
              {onBack && <IconButton icon={ChevronLeft} label={t('back')} className={styles.back} onClick={onBack} />}
              <Title ref={heading} tabIndex={-1} className={styles.title}>
                {title}
              </Title>
              {!locked && <IconButton icon={X} label={t('close')} onClick={close} />}
            </header>
            <ModalBody description={description}>{children}</ModalBody>
            {footer && <footer className={styles.footer}>{footer}</footer>}
          </Content>
        </div>
      </Portal>
    </Root>
  )
}
