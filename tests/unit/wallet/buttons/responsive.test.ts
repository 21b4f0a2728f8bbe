import { expect, test } from 'vitest'
import { onScreens, type Responsive, shownOn } from '../../../../src/wallet/buttons/responsive.ts'

const otherwise = { small: 'icon', large: 'full' } as const

test.each<[Responsive<string> | undefined, { small: string; large: string }]>([
  [undefined, { small: 'icon', large: 'full' }],
  ['name', { small: 'name', large: 'name' }],
  [
    { smallScreen: 'none', largeScreen: 'name' },
    { small: 'none', large: 'name' },
  ],
  [{ smallScreen: 'none' }, { small: 'none', large: 'none' }],
])('%j means %j', (value, both) => expect(onScreens(value, otherwise)).toEqual(both))

test('false is a valid value', () =>
  expect(
    onScreens<boolean>({ smallScreen: true, largeScreen: false }, { small: false, large: true }),
  ).toEqual({ small: true, large: false }))

test('a value that is hidden everywhere has no attribute', () => {
  expect(shownOn(otherwise, (one) => one === 'full')).toEqual({
    'data-small': undefined,
    'data-large': true,
  })
})
