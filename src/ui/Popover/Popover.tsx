import {
  cloneElement,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { ModalPart, PopoverPart } from '../overlays/overlays.ts'
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
  /** A single button. It receives the trigger's props and must pass them to its element. */
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

/**
 * A small layer next to its button; below 768 px a sheet, unless it is a menu. Escape and a press
 * outside close it.
 */
export function Popover({ trigger, children, open, onOpenChange, ...options }: PopoverProps) {
  const id = useId()
  const element = useRef<HTMLElement>(null)
  // Unknown until the first opening: a long list has a menu in each row, and most are never opened.
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [own, setOwn] = useState(false)
  const isOpen = open ?? own
  const isSheet = usePhone(anchor !== null) && options.kind !== 'menu'
  const change = (next: boolean) => {
    setOwn(next)
    onOpenChange?.(next)
  }
  useLayoutEffect(() => {
    if (isOpen) setAnchor(element.current)
  }, [isOpen, trigger])
  const button = trigger as ReactElement<TriggerProps>
  const { onClick } = button.props
  return (
    <>
      {cloneElement(button, {
        ref: element,
        'aria-haspopup': options.kind ?? 'dialog',
        'aria-expanded': isOpen,
        'aria-controls': isOpen && !isSheet ? id : undefined,
        onClick: (event: MouseEvent<HTMLElement>) => {
          onClick?.(event)
          if (!event.defaultPrevented) change(!isOpen)
        },
      } as TriggerProps)}
      {anchor && (
        <Layer
          {...options}
          id={id}
          anchor={anchor}
          isSheet={isSheet}
          open={isOpen}
          onOpenChange={change}
        >
          {typeof children === 'function' ? children(() => change(false)) : children}
        </Layer>
      )}
    </>
  )
}

interface LayerProps extends PopoverOptions {
  id: string
  anchor: HTMLElement
  isSheet: boolean
  open: boolean
  onOpenChange: (open: boolean) => void
  children: ReactNode
}

/** The popover's box or sheet, once its code is loaded. */
function Layer({ isSheet, open, onOpenChange, children, ...frame }: LayerProps) {
  return isSheet ? (
    <ModalPart title={frame.label} shape="dialog" size="s" open={open} onOpenChange={onOpenChange}>
      {children}
    </ModalPart>
  ) : (
    <PopoverPart {...frame} open={open} onOpenChange={onOpenChange}>
      {children}
    </PopoverPart>
  )
}
