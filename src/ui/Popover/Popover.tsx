import { cloneElement, createElement, type MouseEvent, type ReactElement, type ReactNode, type Ref, useId, useState } from 'react'
import { useLazyModule } from '../overlays/useLazyModule.ts'
import { modalFrame, popoverFrame } from '../overlays/overlays.ts'
import { usePhone } from './usePhone.ts'

export interface PopoverOptions {
  /** Accessible name of the popover. */
  label: string
  side?: 'top' | 'bottom' | undefined
  align?: 'start' | 'center' | 'end' | undefined
  /** `menu` is for Menu, which manages focus itself. */
  kind?: 'dialog' | 'menu' | undefined
  onOpenAutoFocus?: ((event: Event) => void) | undefined
}

export interface PopoverProps extends PopoverOptions {
  /** One button. It receives the trigger's props, so it must pass them to its element. */
  trigger: ReactElement
  children: ReactNode | ((close: () => void) => ReactNode)
  /** Use with `onOpenChange` for a controlled component. */
  open?: boolean | undefined
  onOpenChange?: ((open: boolean) => void) | undefined
}

interface TriggerProps {
  ref?: Ref<HTMLElement>
  onClick?: (event: MouseEvent<HTMLElement>) => void
}

/** A small layer next to its button; below 768 px a sheet, unless it is a menu. Escape and a press outside close it. */
export function Popover({ trigger, children, open, onOpenChange, ...options }: PopoverProps) {
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [own, setOwn] = useState(false)
  const isOpen = open ?? own
  const isSheet = usePhone() && options.kind !== 'menu'
  const Frame = useLazyModule(popoverFrame, isOpen && !isSheet)
  const SheetFrame = useLazyModule(modalFrame, isOpen && isSheet)
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
        'aria-controls': isOpen && !isSheet ? id : undefined,
        onClick: (event: MouseEvent<HTMLElement>) => {
          onClick?.(event)
          if (!event.defaultPrevented) change(!isOpen)
        },
      } as TriggerProps)}
      {isSheet && SheetFrame && createElement(SheetFrame, { title: options.label, shape: 'dialog', size: 's', open: isOpen, onOpenChange: change }, content)}
      {!isSheet && Frame && createElement(Frame, { ...options, id, anchor, open: isOpen, onOpenChange: change }, content)}
    </>
  )
}
