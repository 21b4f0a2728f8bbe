import { Close, Content, Portal, Root, Title } from '@radix-ui/react-dialog'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import Minus from 'lucide-react/icons/minus'
import X from 'lucide-react/icons/x'
import { type KeyboardEvent, useRef, useState } from 'react'
import { IconButton } from '../IconButton/IconButton.tsx'
import { escapeKeys } from '../overlays/escapeKeys.ts'
import { uiText } from '../text/uiText.ts'
import { useTextSettings } from '../text/TextProvider.tsx'
import { useText } from '../text/useText.ts'
import { useTheme } from '../theme/ThemeContext.ts'
import { Activity } from './Activity.ts'
import { useMinimizing } from './Minimizable.tsx'
import type { ModalFrameProps } from './modal.ts'
import { ModalBody } from './ModalBody.tsx'
import styles from './ModalFrame.module.css'
import { useDragToClose } from './useDragToClose.ts'
import { useKeptHeight } from './useKeptHeight.ts'
import { useLayoutAhead } from './useLayoutAhead.ts'
import { useSmoothHeight } from './useSmoothHeight.ts'
import { useScrollLock } from './useScrollLock.ts'
import { usePresence } from './usePresence.ts'
import { useTakeOver } from './useTakeOver.ts'
import { useStepFocus } from './useStepFocus.ts'

/**
 * Shared by Dialog and Sheet: overlay, frame, heading, and focus. Below 768 px both rise from the
 * bottom.
 */
export function ModalFrame(props: ModalFrameProps) {
  const {
    open,
    prepared = false,
    onOpenChange,
    onClosed,
    title,
    quietTitle,
    description,
    step,
    spoken,
    stepDirection,
    anchored = false,
    keepsHeight = false,
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
  const { locale, direction } = useTextSettings()
  const heading = useRef<HTMLHeadingElement>(null)
  const [cover, setCover] = useState<HTMLElement | null>(null)
  const kept = useTakeOver(cover)
  const drag = useDragToClose(() => onOpenChange(false))
  // Nothing opens before the root's container exists: the content would be moved immediately and
  // lose its focus.
  const minimizing = useMinimizing()
  const isMinimized = minimizing?.isMinimized === true
  const isOpen = open && container !== null && !isMinimized
  const isShown = usePresence(isOpen || (open && isMinimized), cover, onClosed) && !isMinimized
  const isWaiting = prepared && !open && !isShown
  useLayoutAhead(cover, isWaiting)
  const focus = useStepFocus(heading, isOpen, { step, title, spoken })
  const escape = escapeKeys(locked ? undefined : () => onOpenChange(false))
  useScrollLock(isOpen, cover)
  useSmoothHeight(cover, isOpen && anchored !== false)
  useKeptHeight(cover, { step, enabled: isOpen && keepsHeight, kept })
  // At the start of each step, Shift+Tab moves to its main button, because focus wraps in a dialog.
  // Radix doesn't move it.
  const goRound = (event: KeyboardEvent) => {
    if (event.key !== 'Tab' || !event.shiftKey || onBack) return
    const last = [...(cover?.querySelectorAll<HTMLElement>('footer :is(button, a)') ?? [])].at(-1)
    if (last) event.preventDefault()
    last?.focus()
  }
  return (
    <Root
      open={isOpen || ((prepared || (open && isMinimized)) && container !== null)}
      onOpenChange={onOpenChange}
    >
      <Portal container={container ?? null}>
        {/* Radix's own Overlay would lock scrolling with a style element. */}
        <div
          {...attributes}
          style={{ ...attributes.style, visibility: isWaiting ? 'hidden' : undefined }}
          lang={locale}
          dir={direction}
          ref={setCover}
          className={styles.overlay}
          data-shape={shape}
          data-anchored={anchored === true ? '' : anchored || undefined}
          data-state={isOpen ? 'open' : isWaiting ? 'waiting' : 'closed'}
          hidden={!isShown && !isWaiting}
        >
          <Activity mode={isShown ? 'visible' : 'hidden'}>
            <Content
              className={styles.frame}
              data-shape={shape}
              data-size={size}
              data-keeps-height={keepsHeight || undefined}
              aria-modal
              {...focus}
              {...escape}
              onEscapeKeyDown={(event) =>
                escape.onEscapeKeyDown(event, heading.current?.closest('[data-layer]'))
              }
              onPointerDownOutside={(event) => {
                if (!dismissible) event.preventDefault()
              }}
            >
              {/* Its space stays reserved, so that the title doesn't move. */}
              {dismissible ? (
                <div className={styles.handle} {...drag} />
              ) : (
                (stepDirection || keepsHeight) && <div className={styles.handle} data-disabled="" />
              )}
              <header className={styles.header} data-steps={stepDirection && ''}>
                {onBack && (
                  <IconButton
                    icon={ChevronLeft}
                    label={t('back')}
                    className={styles.back}
                    onClick={onBack}
                  />
                )}
                <Title
                  ref={heading}
                  tabIndex={-1}
                  className={styles.title}
                  data-quiet={quietTitle || undefined}
                  onKeyDown={goRound}
                >
                  {title}
                </Title>
                {minimizing && (
                  <IconButton
                    icon={Minus}
                    label={minimizing.label}
                    onClick={minimizing.onMinimize}
                  />
                )}
                {!locked && (
                  <Close asChild>
                    <IconButton icon={X} label={t('close')} />
                  </Close>
                )}
              </header>
              <ModalBody description={description} step={step} direction={stepDirection}>
                {children}
              </ModalBody>
              {footer && (
                <footer className={styles.footer} data-part="">
                  {footer}
                </footer>
              )}
            </Content>
          </Activity>
        </div>
      </Portal>
    </Root>
  )
}
