import { Content, Portal, Root, Trigger } from '@radix-ui/react-popover'
import { type ReactElement, type ReactNode, useState } from 'react'
import { useTheme } from '../theme/ThemeContext.ts'
import styles from './Popover.module.css'

export interface PopoverProps {
  /** One button. It gets the wiring of a trigger. */
  trigger: ReactElement
  /** The name of what opens. */
  label: string
  children: ReactNode | ((close: () => void) => ReactNode)
  /** With `onOpenChange`, the caller holds the state. */
  open?: boolean | undefined
  onOpenChange?: ((open: boolean) => void) | undefined
  side?: 'top' | 'bottom' | undefined
  align?: 'start' | 'center' | 'end' | undefined
  /** `menu` is for Menu, which moves the focus by itself. */
  kind?: 'dialog' | 'menu' | undefined
  onOpenAutoFocus?: ((event: Event) => void) | undefined
}

/** Something small that belongs to a button, above the page. Escape and a press outside close it. */
export function Popover({ trigger, label, children, open, onOpenChange, side = 'bottom', align = 'start', kind = 'dialog', onOpenAutoFocus }: PopoverProps) {
  const { container, attributes } = useTheme()
  const [own, setOwn] = useState(false)
  const isOpen = open ?? own
  const change = (next: boolean) => {
    setOwn(next)
    onOpenChange?.(next)
  }
  return (
    <Root open={isOpen && container !== null} onOpenChange={change}>
      <Trigger asChild aria-haspopup={kind}>
        {trigger}
      </Trigger>
      <Portal container={container ?? null}>
        <Content
          {...attributes}
          className={styles.popover}
          data-kind={kind}
          role={kind}
          aria-label={label}
          side={side}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          {...(onOpenAutoFocus && { onOpenAutoFocus })}
        >
          {typeof children === 'function' ? children(() => change(false)) : children}
        </Content>
      </Portal>
    </Root>
  )
}
