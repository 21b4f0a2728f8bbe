import { createContext } from 'react'
import { type ChoiceName, choices, type Choices, toolbarStart } from '../.storybook/toolbar.ts'

/**
 * The settings of Storybook's toolbar, stored in the URL:
 * `?theme=dark&world=busy&networkCondition=slow&locale=pseudo-rtl`.
 */
export const ChoicesContext = createContext<Choices>(toolbarStart)

/** Reads the settings from the URL; the theme falls back to Ladle's switch. */
export function choicesFrom(address: string, theme: string): Choices {
  const { searchParams } = new URL(address)
  const names = Object.keys(choices) as ChoiceName[]
  return Object.fromEntries(
    names.map((name) => [
      name,
      searchParams.get(name) ?? (name === 'theme' ? theme : toolbarStart[name]),
    ]),
  ) as Choices
}
