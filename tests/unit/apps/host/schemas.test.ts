import { describe, expect, it } from 'vitest'
import {
  browserFeatures,
  readAppUrl,
  readFeatureStore,
  readManifest,
} from '../../../../src/apps/host/index.ts'
import { randomValue, seededRandom, seedOfRun } from '../randomValues.ts'
import { appOrigin, hostOrigin } from './aFrame.ts'

const random = seededRandom(seedOfRun)
const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T
const toJson = (value: unknown) =>
  JSON.stringify(value, (_, one: unknown) => (typeof one === 'bigint' ? String(one) : one)) ?? ''
/** Values of which each is what it should be, or anything. */
const mostly = (...right: unknown[]) => (random() < 0.7 ? pick(right) : randomValue(random))
const each = (check: (told: string) => void) => {
  for (let at = 0; at < 2_000; at++) check(`SEED=${seedOfRun}, value ${at}`)
}

describe('what the host reads from elsewhere', () => {
  it('is a manifest with a name, a description, and known features, or none', () => {
    const kinds = new Set<string>()
    each((told) => {
      const manifest = {
        name: mostly('Payroll', ' x ', '', 'x'.repeat(201)),
        description: mostly('Pays', 'x'.repeat(2_001)),
        icons: mostly([], undefined),
        iconPath: mostly('icon.svg', undefined),
        safe_apps_permissions: mostly(['camera', 'usb *', 'camera'], [randomValue(random)]),
      }
      const text =
        random() < 0.9
          ? toJson(random() < 0.9 ? manifest : randomValue(random))
          : toJson(manifest).slice(0, 30)
      const read = readManifest(text)
      kinds.add(
        read.kind === 'invalid'
          ? read.problem === 'field'
            ? read.field
            : read.problem
          : read.kind,
      )
      if (read.kind === 'invalid') return
      const { name, description, features } = read.manifest
      expect([name.trim(), description.trim()], told).toEqual([name, description])
      expect(
        [
          name.length > 0 && name.length <= 200,
          description.length > 0 && description.length <= 2_000,
        ],
        told,
      ).toEqual([true, true])
      expect(features, told).toEqual(browserFeatures.filter((one) => features.includes(one)))
      // What was read is read as the same.
      expect(
        readManifest(toJson({ name, description, icons: [], safe_apps_permissions: features })),
        told,
      ).toEqual(read)
    })
    expect([...kinds].toSorted()).toEqual(['description', 'icons', 'name', 'notJson', 'valid'])
  })

  it('is the address of a page on the web of another origin, or none', () => {
    const kinds = new Set<string>()
    each((told) => {
      const scheme = pick([
        'https:',
        'http:',
        'javascript:',
        'data:',
        'blob:https:',
        'file:',
        'about:',
        'HTTPS:',
        ' https:',
      ])
      const user = pick(['', '', '', 'wallet.test@', ':x@', 'a:b@'])
      const host = pick([
        'app.test',
        'wallet.test',
        'WALLET.test:443',
        'wallet.test.',
        'localhost:3000',
        '[::1]',
        '127.1',
        '',
        'a b',
        'xn--80ak6aa92e.test',
      ])
      const slashes = pick(['//', '//', '/', '', '\\\\'])
      const rest = pick(['', '/', '/a?b#c', '/..', '\u202e'])
      const text = random() < 0.9 ? `${scheme}${slashes}${user}${host}${rest}` : randomValue(random)
      const read = readAppUrl(text, hostOrigin)
      kinds.add(read.kind === 'invalid' ? read.reason : read.kind)
      if (read.kind === 'invalid') return
      const url = new URL(read.url)
      expect(
        [
          ['https:', 'http:'].includes(url.protocol),
          url.username + url.password,
          url.origin === hostOrigin,
        ],
        told,
      ).toEqual([true, '', false])
      expect(readAppUrl(read.url, hostOrigin), told).toEqual(read)
    })
    expect([...kinds].toSorted()).toEqual([
      'hasUser',
      'insecure',
      'notUrl',
      'notWeb',
      'ownOrigin',
      'valid',
    ])
  })

  it('are decisions about known features of web origins, whatever was stored', () => {
    each((told) => {
      const own = {
        camera: mostly(true, false),
        [pick(['usb', 'usb *', '__proto__', 'toString'])]: mostly(true),
        fullscreen: randomValue(random),
      }
      const read = readFeatureStore(
        random() < 0.8
          ? { [pick([appOrigin, `${appOrigin}/`, 'null', '__proto__'])]: own }
          : randomValue(random),
      )
      for (const [origin, decisions] of Object.entries(read)) {
        expect(new URL(origin).origin, told).toBe(origin)
        expect(
          Object.keys(decisions).every((name) =>
            (browserFeatures as readonly string[]).includes(name),
          ),
          told,
        ).toBe(true)
        expect(
          Object.values(decisions).every((one) => typeof one === 'boolean'),
          told,
        ).toBe(true)
      }
      expect(readFeatureStore(read), told).toEqual(read)
    })
  })
})
