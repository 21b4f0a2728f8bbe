import 'msw-storybook-addon/csf3'
import 'storybook/internal/csf'
import type { WorldParameters } from './world.tsx'

declare module 'storybook/internal/csf' {
  interface Parameters extends Omit<WorldParameters, 'wallet'> {
    /**
     * `part` (the default): the story's own box at 1280. `page`: everything including portals, at
     * 1280, and at 390 in the light theme. `false` needs `pictureReason`.
     */
    picture?: 'part' | 'page' | false
    /**
     * Takes a picture in this theme only, if the other would show nothing new; needs
     * `pictureReason`.
     */
    pictureIn?: 'light' | 'dark'
    /** Why this story has no picture, or none in one of the themes. */
    pictureReason?: string
    /** Width of the component in pixels; by default its natural width. */
    boxWidth?: number
    /** Includes the focus ring in the picture; otherwise nothing is focused. */
    keepFocus?: boolean
    /** The story's cell in the table of screens and states. */
    cell?: { screen: string; state: string }
  }
}
