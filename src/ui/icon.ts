import type { ComponentType } from 'react'

/** What the components set on an icon. */
export interface IconProps {
  className?: string | undefined
  /** Width and height in px. */
  size?: number
  strokeWidth?: number
  'aria-hidden'?: boolean
}

/**
 * The picture next to a text: a component of `lucide-react`, or any other that draws an `svg` with
 * these props.
 */
export type IconComponent = ComponentType<IconProps>
