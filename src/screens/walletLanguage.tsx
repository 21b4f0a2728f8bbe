import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { TextProvider } from '#ui'
import type { LoadedLanguage } from '#wallet'
import { usePreferences } from './preferences.ts'
import styles from './walletLanguage.module.css'

const english: LoadedLanguage = { tag: 'en', direction: 'ltr', words: {} }
const SpokenContext = createContext<LoadedLanguage | undefined>(undefined)

/**
 * The wallet kit's language as the person chose it, for the wallet's dialogs. Its texts are loaded if it isn't English; the previous ones stay until
 * then. If they cannot be loaded, English is used.
 */
export function WalletLanguageProvider({ children }: { children: ReactNode }) {
  const [{ locale }] = usePreferences()
  const [spoken, setSpoken] = useState(english)
  useEffect(() => {
    let isWanted = true
    void load(locale === 'system' ? navigator.languages : [locale])
      .catch(() => english)
      .then((loaded) => isWanted && setSpoken(loaded))
    return () => {
      isWanted = false
    }
  }, [locale])
  return (
    <SpokenContext value={spoken}>
      <Spoken language={spoken}>{children}</Spoken>
    </SpokenContext>
  )
}

async function load(tags: readonly string[]): Promise<LoadedLanguage> {
  if (/^en\b/.test(tags[0] ?? 'en')) return english
  const { bestLanguage, loadLanguage } = await import('#wallet/languages')
  return loadLanguage(bestLanguage(tags))
}

/** The wallet kit's language for its parts among the screens. Without a provider, that of the texts around it. */
export function WalletLanguage({ children }: { children: ReactNode }) {
  const spoken = useContext(SpokenContext)
  if (!spoken) return children
  return (
    <span lang={spoken.tag} dir={spoken.direction} className={styles.scope}>
      <Spoken language={spoken}>{children}</Spoken>
    </span>
  )
}

const Spoken = ({ language, children }: { language: LoadedLanguage; children: ReactNode }) => (
  <TextProvider locale={language.tag} direction={language.direction} translations={language.words}>
    {children}
  </TextProvider>
)
