import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import type { SigninFailure } from '../../../../src/wallet/signin/signinFlow.ts'
import { SigninFailureNotice } from '../../../../src/wallet/signin/SigninFailureNotice.tsx'

/** What the notice shows of a wallet's own message. */
const shownOf = (detail: string) =>
  /<bdi[^>]*>(.*)<\/bdi>/s.exec(
    renderToStaticMarkup(
      <SigninFailureNotice
        failure={{ at: 'signing', reason: { kind: 'failed', detail } }}
        wallet="Acme"
      />,
    ),
  )?.[1]

test("a wallet's own message is shown as it is", () =>
  expect(shownOf('The device is locked')).toBe('The device is locked'))

test('invisible characters in it are marked', () =>
  expect(shownOf('Signed\u202E\u200B yes')).toBe('Signed[U+202E][U+200B] yes'))

test('only the beginning of a long one is shown', () =>
  expect(shownOf('x'.repeat(100_000))).toBe(`${'x'.repeat(299)}…`))

test('says that the browser isn’t supported, unless the wallet gave the reason', () => {
  vi.stubGlobal('CSS', { supports: () => false })
  const notice = (failure: SigninFailure) =>
    renderToStaticMarkup(<SigninFailureNotice failure={failure} wallet="Some Wallet" />)
  const old = 'This browser version isn&#x27;t supported.'
  expect(notice({ at: 'preparing' })).toContain(old)
  expect(notice({ at: 'signing', reason: { kind: 'timedOut' } })).not.toContain(old)
  vi.unstubAllGlobals()
  expect(notice({ at: 'preparing' })).not.toContain(old)
})
