import { expect, it } from 'vitest'
import { parseConfig } from '../../../src/app/config.ts'
import { contentSecurityPolicy } from '../../../src/app/csp.ts'
import { readAppUrl } from '../../../src/apps/host/index.ts'
import { rounds } from '../../size.ts'
import { seededRandom, seedOfRun } from '../apps/randomValues.ts'

const own = 'https://wallet.test'
const policy = contentSecurityPolicy(
  parseConfig({ gateway: 'https://gateway.example', chains: 'gateway', rpc: {} }),
)
const sources = (/frame-src ([^;]*)/.exec(policy)?.[1] ?? '').split(' ')

/** Whether the policy lets a page into a frame: schemes, and hosts with any port. */
const isLetIn = (url: URL): boolean =>
  sources.some((source) =>
    source.endsWith('//localhost:*') || source.endsWith('//127.0.0.1:*')
      ? source.replace(/:\*$/, '') === `${url.protocol}//${url.hostname}`
      : source === url.protocol,
  )

const parts = {
  scheme: ['https:', 'http:', 'HTTP:', 'ftp:', 'ws:', 'data:', 'javascript:', 'blob:', 'file:'],
  user: ['', '', '', 'x@', ':y@'],
  host: [
    'app.test',
    'wallet.test',
    'localhost',
    'LOCALHOST',
    'localhost.',
    'app.localhost',
    'localhost.test',
    '127.0.0.1',
    '127.1',
    '2130706433',
    '127.0.0.2',
    '0.0.0.0',
    '[::1]',
    '192.168.1.1',
    'аpp.test',
  ],
  port: ['', '', ':80', ':443', ':3000'],
  path: ['', '/', '/a?b#c', '/%2e%2e/'],
}

it('an app can be opened exactly if the policy of the page lets it into a frame', () => {
  expect(sources.length).toBeGreaterThan(1)
  for (let round = 0; round < rounds(1_000); round++) {
    const random = seededRandom(seedOfRun * 10_000 + round)
    const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)]!
    const host = `${pick(parts.user)}${pick(parts.host)}${pick(parts.port)}`
    const text = `${pick(parts.scheme)}//${host}${pick(parts.path)}`
    const what = `SEED=${seedOfRun}, round ${round}: ${text}`
    const url = URL.canParse(text) ? new URL(text) : undefined
    const isOwnOrHasUser = url?.origin === own || Boolean(url?.username || url?.password)
    const mayOpen = url !== undefined && isLetIn(url) && !isOwnOrHasUser
    expect(readAppUrl(text, own).kind, what).toBe(mayOpen ? 'valid' : 'invalid')
  }
})
