import { beforeAll, expect, it } from 'vitest'
import { signatures } from './sdkArguments.ts'
import type { SdkFunction } from './sdkCalls.ts'
import { pageDifferences, paged } from './sdkDifferences.ts'
import { openLedger, requestParts } from './sdkLedger.ts'
import { watchOurs, watchSdk } from './sdkWatch.ts'

const address = '0x19E7E376E7C213B7E7e7e46cc70A5dD086DAff2A'
const cursor = '?cursor=limit%3D20%26offset%3D20&trusted=false'

/** Page URLs by kind, derived from the list's own URL. */
const pagesOf = (list: string): [kind: string, url: string][] => [
  ['the page URL of the list', list + cursor],
  ['the page URL of the list', `${list}?cursor=a,b c+d%2Bü#fragment`],
  ['a page URL without a query', list],
  [
    'a page URL in another spelling',
    list.replace('https://gateway.test', 'HTTPS://GATEWAY.test:443') + cursor,
  ],
  [
    'a page URL with the address in small letters',
    list.replace(address, address.toLowerCase()) + cursor,
  ],
  list.endsWith('/')
    ? ['a page URL without the slash of its list', list.slice(0, -1) + cursor]
    : ['a page URL with a slash too many', `${list}/${cursor}`],
  ['an empty page URL', ''],
]

/** Page URLs with another host or path: those of a gateway behind a proxy, or of another list. */
const elsewhereOf = (list: string): string[] =>
  [
    list.replace('gateway.test', 'evil.test'),
    list.replace('gateway.test', 'gateway.test.evil.test'),
    list.replace('gateway.test', 'gateway.test:444'),
    list.replace('https:', 'http:'),
    list.replace('/base', ''),
    list.replace('/base', '/base/..'),
    list.replace('17000', '1'),
    list.replace(address, '0x7E5F4552091A69125d5DfCb7b8C2659029395Bdf'),
    list.replace(address, `${address}/../${address.replace('1', '2')}`),
    `${list}/more`,
    list.replace('/safes/', '%2Fsafes%2F'),
  ].map((url) => url + cursor)

const ledger = openLedger(pageDifferences)
const told: Partial<Record<SdkFunction, string[]>> = {}
/** What was requested of a list with a URL from elsewhere, and what should have been. */
const requested: Partial<Record<SdkFunction, { ours: string[]; own: string[] }>> = {}

beforeAll(async () => {
  for (const name of paged) {
    const found = (told[name] = [] as string[])
    const { takes, least } = signatures[name]
    const [first] = (await watchSdk(name, least)).sent
    const list = `${first?.base}${first?.path}`
    const withPage = (url: string) =>
      takes.map((taken, at) => (taken === 'page' ? url : (least as readonly unknown[])[at]))
    const [own] = (await watchOurs(name, withPage(list + cursor))).sent
    const others = await Promise.all(elsewhereOf(list).map((url) => watchOurs(name, withPage(url))))
    const urlOf = (sent: typeof own) => `${sent?.base}${sent?.path}?${sent?.query}`
    requested[name] = {
      ours: others.flatMap(({ sent }) => sent.map(urlOf)),
      own: others.map(() => urlOf(own)),
    }
    for (const [kind, url] of pagesOf(list)) {
      const args = withPage(url)
      found.push(
        ...ledger.compare(
          name,
          kind,
          requestParts(await watchSdk(name, args)),
          requestParts(await watchOurs(name, args)),
        ),
      )
    }
  }
})

it.each(paged)('%s follows the same page URLs as the official client', (name) => {
  expect(told[name]).toEqual([])
})

it.each(paged)(
  '%s requests its own list, where the official client requests any URL on any host',
  (name) => {
    expect(requested[name]?.ours).toEqual(requested[name]?.own)
  },
)

it('differs in every row of the table', () => {
  expect(paged).toHaveLength(7)
  expect(ledger.unmet()).toEqual([])
})
