import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('the dialog of networks names a wrong one in the words of the specification', () => {
  const english = JSON.parse(readFileSync('src/wallet/network/messages/en.json', 'utf8')) as {
    'network.unsupported': string
  }
  expect(english['network.unsupported']).toBe(
    'Wrong network detected, switch or disconnect to continue.',
  )
})
