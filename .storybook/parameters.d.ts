import 'msw-storybook-addon/csf3'
import 'storybook/internal/csf'
import type { WorldParameters } from './world.tsx'

declare module 'storybook/internal/csf' {
  interface Parameters extends Omit<WorldParameters, 'wallet'> {
    /** `part` (the default): the story's own box at 1280. `page`: everything, portals included, at 1280 and 390. `false` needs `pictureReason`. */
    picture?: 'part' | 'page' | false
    /** The only theme in which it is photographed, where the other would show nothing new; needs `pictureReason`. */
    pictureIn?: 'light' | 'dark'
    /** Why there is no picture of this story, or none in one of the themes. */
    pictureReason?: string
    /** The width in pixels that a part is given; without it, the width it takes by itself. */
    boxWidth?: number
    /** Photograph the focus ring too; otherwise nothing has the focus. */
    keepFocus?: boolean
    /** The place of this story in the table of screens and states. */
    cell?: { screen: string; state: string }
  }
}
