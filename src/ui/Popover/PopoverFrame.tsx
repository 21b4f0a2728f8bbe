import { Anchor, Content, Portal, Root } from '@radix-ui/react-popover'
import { type ReactNode, useCallback, useMemo, useRef } from 'react'
import { escapeKeys } from '../overlays/escapeKeys.ts'
import { useTextSettings } from '../text/TextProvider.tsx'
import { useTheme } from '../theme/ThemeContext.ts'
import type { PopoverOptions } from './Popover.tsx'
import styles from './Popover.module.css'
import { setPopoverButton, setReturning } from './popoverButtons.ts'

export interface PopoverFrameProps extends PopoverOptions {
  id: string
  anchor: HTMLElement | null
  open: boolean
  onOpenChange: (open: boolean) => void
  children?: ReactNode
}

/** The popover's box, next to its trigger. */
export function PopoverFrame({
  id,
  anchor,
  open,
  onOpenChange,
  label,
  side = 'bottom',
  align = 'start',
  kind = 'dialog',
  onOpenAutoFocus,
  children,
}: PopoverFrameProps) {
  const { container, attributes } = useTheme()
  const { locale, direction } = useTextSettings()
  const place = useMemo(() => ({ current: anchor as HTMLElement }), [anchor])
  const leftByPress = useRef(false)
  const box = useCallback(
    (element: HTMLElement | null) => {
      if (!element || !anchor) return
      setPopoverButton(element, anchor)
      return () => setReturning(leftByPress.current ? undefined : anchor)
    },
    [anchor],
  )
  const escape = escapeKeys(() => onOpenChange(false))
  return (
    // Nothing opens before the root's container exists: the content would be moved immediately and
    // lose its focus.
    <Root open={open && container !== null} onOpenChange={onOpenChange}>
      <Anchor virtualRef={place} />
      <Portal container={container ?? null}>
        <Content
          {...attributes}
          lang={locale}
          dir={direction}
          ref={box}
          id={id}
          className={styles.popover}
          data-kind={kind}
          role={kind}
          aria-label={label}
          side={side}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          {...(onOpenAutoFocus && { onOpenAutoFocus })}
          {...escape}
          onEscapeKeyDown={(event) => escape.onEscapeKeyDown(event, document.getElementById(id))}
          onInteractOutside={(event) => {
            // A press on the trigger is handled by the trigger.
            if (event.target instanceof Node && anchor?.contains(event.target))
              event.preventDefault()
            else leftByPress.current = true
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            if (!leftByPress.current) anchor?.focus()
            leftByPress.current = false
            setReturning(undefined)
          }}
        >
          {children}
        </Content>
      </Portal>
    </Root>
  )
}
