import { SafeProvider, useSafeAppsSDK } from '#apps/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'

function Status() {
  const { sdk, connected, safe, status } = useSafeAppsSDK()
  return <pre>{JSON.stringify({ connected, safe, status, embedded: sdk.mayBeEmbedded() })}</pre>
}
const noSafe = { safeAddress: '', chainId: 1, threshold: 1, owners: [], isReadOnly: true }
const read = (html: string): unknown =>
  JSON.parse(html.replaceAll('&quot;', '"').replace(/<[^>]+>/g, ''))

it('has the SDK and an empty Safe before it is connected, on a server too', () => {
  const html = renderToStaticMarkup(
    <SafeProvider>
      <Status />
    </SafeProvider>,
  )
  expect(read(html)).toEqual({
    connected: false,
    safe: noSafe,
    status: 'connecting',
    embedded: false,
  })
})

it('shows a loader in place of the app until it is connected', () => {
  const html = renderToStaticMarkup(
    <SafeProvider loader={<p>Wait</p>} opts={{ debug: true }}>
      <Status />
    </SafeProvider>,
  )
  expect(html).toBe('<p>Wait</p>')
})

it('names the missing provider of the hook', () => {
  expect(() => renderToStaticMarkup(<Status />)).toThrow(
    'You probably forgot to put <SafeProvider>.',
  )
})
