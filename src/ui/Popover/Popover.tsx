import { cloneElement, createElement, type MouseEvent, type ReactElement, type ReactNode, type Ref, useId, useState } from 'react'
import { useLazyModule } from '../overlays/loadOnce.ts'
import { popoverFrame } from '../overlays/overlays.ts'

export interface PopoverOptions {
  /** The name of what opens. */
  label: string
  side?: 'top' | 'bottom' | undefined
  align?: 'start' | 'center' | 'end' | undefined
  /** `menu` is for Menu, which moves the focus by itself. */
  kind?: 'dialog' | 'menu' | undefined
  onOpenAutoFocus?: ((event: Event) => void) | undefined
}

export interface PopoverProps extends PopoverOptions {
  /** One button. It gets the wiring of a trigger, so its props have to reach the element. */
  trigger: ReactElement
  children: ReactNode | ((close: () => void) => ReactNode)
  /** With `onOpenChange`, the caller holds the state. */
  open?: boolean | undefined
  onOpenChange?: ((open: boolean) => void) | undefined
}

interface TriggerProps {
  ref?: Ref<HTMLElement>
  onClick?: (event: MouseEvent<HTMLElement>) => void
}

/** Something small that belongs to a button, above the page. Escape and a press outside close it. */
export function Popover({ trigger, children, open, onOpenChange, ...options }: PopoverProps) {
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [own, setOwn] = useState(false)
  const isOpen = open ?? own
  const Frame = useLazyModule(popoverFrame, isOpen)
  const change = (next: boolean) => {
    setOwn(next)
    onOpenChange?.(next)
  }
  const button = trigger as ReactElement<TriggerProps>
  const { onClick } = button.props
  const content = typeof children === 'function' ? children(() => change(false)) : children
  return (
    <>
      {cloneElement(button, {
        ref: setAnchor,
        'aria-haspopup': options.kind ?? 'dialog',
        'aria-expanded': isOpen,
        'aria-controls': isOpen ? id : undefined,
        onClick: (event: MouseEvent<HTMLElement>) => {
          onClick?.(event)
          if (!event.defaultPrevented) change(!isOpen)
        },
      } as TriggerProps)}
      {Frame && createElement(Frame, { ...options, id, anchor, open: isOpen, onOpenChange: change }, content)}
    </>
  )
}
