import { ages, locales, scenarios, weathers } from '../.storybook/toolbar.ts'
import { themes } from '../src/ui/theme/themes.ts'
import type { Place } from './place.ts'

const choices = { theme: themes, locale: locales, scenario: scenarios, weather: weathers, age: ages }

/** Ladle's twin of Storybook's toolbar. Each choice is an address, so it can be shared and reloaded. */
export function PlaceBar({ place }: { place: Place }) {
  const go = (name: string, value: string) => {
    const address = new URL(location.href)
    address.searchParams.set(name, value)
    location.assign(address)
  }
  return (
    <form
      aria-label="Place"
      style={{
        position: 'absolute',
        insetBlockStart: 12,
        insetInlineStart: 16,
        display: 'flex',
        flexWrap: 'wrap',
        gap: 12,
        font: '12px system-ui',
        color: 'gray',
      }}
    >
      {Object.entries(choices).map(([name, values]) => (
        <label key={name}>
          {name}{' '}
          <select value={place[name as keyof Place]} onChange={(event) => go(name, event.target.value)}>
            {values.map((value) => (
              <option key={value}>{value}</option>
            ))}
          </select>
        </label>
      ))}
    </form>
  )
}
