import type { Decorator, Loader, StoryContext } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { type Pseudo, TextProvider, ThemeRoot } from '#ui'
import { loadAppLanguage } from '#screens/core/languages'
import { LanguageProvider, languages, type LoadedLanguage } from '#wallet'
import { useShownPseudo, useShownTheme } from './shownSettings.ts'
import { chosen } from './toolbar.ts'

const pseudo: Record<string, Pseudo> = { 'pseudo-long': 'long', 'pseudo-rtl': 'rtl' }
const spoken = (locale: unknown) => languages.find(({ tag }) => tag === locale)?.tag ?? 'en'

/** Loads the texts before the first render. */
export const languageLoader: Loader = async ({ globals }: Pick<StoryContext, 'globals'>) => ({
  language: await loadAppLanguage(spoken(globals.locale)),
})

/** Sets theme, language, direction and time zone of a story. */
export const withThemeAndLanguage: Decorator = (Story, { globals, storyGlobals, loaded }) => {
  const kind = pseudo[String(globals.locale)]
  const direction = chosen<'ltr' | 'rtl'>(globals.direction)
  return (
    <LanguageProvider
      language={spoken(globals.locale)}
      loaded={(loaded as { language?: LoadedLanguage }).language}
    >
      <ShownText pseudo={kind} {...(direction ? { direction } : {})}>
        <ShownTheme chosen={String(globals.theme)} isFixed={'theme' in storyGlobals}>
          <Story />
        </ShownTheme>
      </ShownText>
    </LanguageProvider>
  )
}

function ShownText({
  pseudo: chosen,
  ...rest
}: {
  pseudo: Pseudo | undefined
  direction?: 'ltr' | 'rtl'
  children: ReactNode
}) {
  const shown = useShownPseudo(chosen)
  return <TextProvider timeZone="UTC" {...(shown ? { pseudo: shown } : {})} {...rest} />
}

/** A story with a fixed theme keeps it. */
function ShownTheme({
  chosen,
  isFixed,
  children,
}: {
  chosen: string
  isFixed: boolean
  children: ReactNode
}) {
  const shown = useShownTheme(chosen)
  return (
    <ThemeRoot surface="page" theme={isFixed ? chosen : shown}>
      {children}
    </ThemeRoot>
  )
}
