import type { Preview } from '@storybook/react-vite'
import { ages } from '../mocks/gateway/ages.ts'
import { languages } from '../src/wallet/languages/languages.ts'
import { themes } from '../src/ui/theme/themes.ts'

const choice = (title: string, items: readonly string[]) => ({ toolbar: { title, items: [...items], dynamicTitle: true } })

export const locales = [...languages.map(({ tag }) => tag), 'pseudo-long', 'pseudo-rtl'] as const
export const scenarios = ['everyday', 'empty', 'busy', 'huge'] as const
export const weathers = ['clear', 'slow', 'flaky', 'down', 'malformed', 'lagging'] as const
export { ages }

/** What a person can switch while looking at a story. Ladle offers the same through the address. */
export const toolbar: NonNullable<Preview['globalTypes']> = {
  theme: choice('Theme', themes),
  locale: choice('Language', locales),
  scenario: choice('World', scenarios),
  weather: choice('Weather', weathers),
  age: choice('Gateway', ages),
}

export const toolbarStart = { theme: 'light', locale: 'en', scenario: 'everyday', weather: 'clear', age: 'today' }
