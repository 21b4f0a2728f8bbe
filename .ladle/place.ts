import { createContext } from 'react'
import { toolbarStart } from '../.storybook/toolbar.ts'

/** What Storybook's toolbar says, told by Ladle's own buttons and by the address: `?theme=dark&scenario=busy&weather=slow&locale=pseudo-rtl`. */
export type Place = Record<keyof typeof toolbarStart, string>

export const PlaceContext = createContext<Place>(toolbarStart)

/** Reads the place from the address; the theme falls back to Ladle's switch. */
export function placeFrom(address: string, theme: string): Place {
  const asked = new URL(address).searchParams
  const place = Object.fromEntries(Object.entries({ ...toolbarStart, theme }).map(([name, standard]) => [name, asked.get(name) ?? standard]))
  return place as Place
}
