import type { Decorator } from '@storybook/react-vite'
import { type Pseudo, TextProvider, ThemeRoot } from '#ui'

const pseudo: Record<string, Pseudo> = { 'pseudo-long': 'long', 'pseudo-rtl': 'rtl' }

/** Theme, language, direction and time zone of the place in which a story stands. */
export const withPlace: Decorator = (Story, { globals }) => {
  const kind = pseudo[String(globals.locale)]
  return (
    <TextProvider locale="en" timeZone="UTC" {...(kind ? { pseudo: kind } : {})}>
      <ThemeRoot surface="page" theme={String(globals.theme)}>
        <Story />
      </ThemeRoot>
    </TextProvider>
  )
}
