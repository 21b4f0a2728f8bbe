import 'storybook/internal/csf'

declare module 'storybook/internal/csf' {
  interface Parameters {
    /** `part` (the default): the story's own box at 1280. `page`: everything, portals included, at 1280 and 390. `false` needs `pictureReason`. */
    picture?: 'part' | 'page' | false
    /** Why there is no picture of this story. */
    pictureReason?: string
    /** The width in pixels that a part is given; without it, the width it takes by itself. */
    boxWidth?: number
    /** Photograph the focus ring too; otherwise nothing has the focus. */
    keepFocus?: boolean
    /** The place of this story in the table of screens and states. */
    cell?: { screen: string; state: string }
  }
}
