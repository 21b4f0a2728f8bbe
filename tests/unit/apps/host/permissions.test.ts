import { afterEach, describe, expect, it, vi } from 'vitest'
import { rounds } from '../../../size.ts'
import {
  allowedFeatures,
  appAddress,
  browserFeatures,
  decideFeatures,
  hasPermission,
  permissionsOf,
  readAppUrl,
  type PermissionStore,
  readBrowserFeatures,
  readFeatureStore,
  readPermissionStore,
  removePermission,
  setPermission,
  toAllowAttribute,
} from '../../../../src/apps/host/index.ts'
import { randomValue, seededRandom, seedOfRun } from '../randomValues.ts'
import { aHostWithAnApp, appOrigin, granted, hostOrigin, settled } from './aFrame.ts'

afterEach(() => void vi.unstubAllGlobals())

const name = 'requestAddressBook'
const store = setPermission(
  setPermission({}, appOrigin, name, true, 0),
  'https://other.test',
  name,
  false,
  1,
)

describe('the permissions of apps', () => {
  it('belong to the exact address', () => {
    expect(permissionsOf(store, appOrigin)).toEqual([granted])
    expect(
      [
        appOrigin,
        'https://other.test',
        'http://app.test',
        `${appOrigin}:8443`,
        'https://a.app.test',
        `${appOrigin}/other`,
        '__proto__',
        'toString',
      ].map((one) => hasPermission(store, one, name)),
    ).toEqual([true, ...Array<boolean>(7).fill(false)])
  })

  it('are replaced by a new decision, and forgotten', () => {
    const declined = setPermission(store, appOrigin, name, false, 2)
    expect(permissionsOf(declined, appOrigin)).toEqual([
      { ...granted, date: 2, caveats: [{ type: 'userRestricted', value: true }] },
    ])
    expect(hasPermission(setPermission(declined, appOrigin, name, true, 3), appOrigin, name)).toBe(
      true,
    )
    expect(Object.keys(removePermission(store, appOrigin))).toEqual(['https://other.test'])
    expect(Object.keys(removePermission(store, appOrigin, name))).toEqual(['https://other.test'])
    expect(removePermission(store, appOrigin, 'another')).toEqual(store)
    expect(removePermission(store, 'https://third.test')).toEqual(store)
    // The store of before is as it was.
    expect(hasPermission(store, appOrigin, name)).toBe(true)
  })

  it('are read as they were stored', () => {
    expect(readPermissionStore(JSON.parse(JSON.stringify(store)))).toEqual(store)
  })

  it.each([
    ['nothing', null],
    ['a text', 'x'],
    ['a list', [granted]],
    ['another invoker', { [appOrigin]: [{ ...granted, invoker: 'https://other.test' }] }],
    [
      'a permission that does not exist',
      { [appOrigin]: [{ ...granted, parentCapability: 'toString' }] },
    ],
    ['invalid caveats', { [appOrigin]: [{ ...granted, caveats: 'x' }] }],
    ['no list', { [appOrigin]: granted }],
    ['a pattern', { '*': [{ ...granted, invoker: '*' }] }],
    ['an address that is spelled otherwise', { [`${appOrigin}/`]: [granted] }],
    ['an address with more than a path', { [`${appOrigin}/a?b`]: [granted] }],
    ['an opaque origin', { null: [{ ...granted, invoker: 'null' }] }],
  ])('are empty if %s was stored', (_, stored) => {
    expect(readPermissionStore(stored)).toEqual({})
  })

  it('are rejected with a caveat that is not known', () => {
    const read = readPermissionStore({
      [appOrigin]: [{ ...granted, caveats: [{ type: 'expiresAt', value: 1 }] }],
    })
    expect(hasPermission(read, appOrigin, name)).toBe(false)
  })

  it('ignores invalid stored values without throwing', () => {
    const random = seededRandom(seedOfRun)
    for (let at = 0; at < 2_000; at++) {
      const stored = {
        [appOrigin]: [randomValue(random), { ...granted, caveats: randomValue(random) }],
      }
      const read = () => readPermissionStore(random() < 0.5 ? stored : randomValue(random))
      expect(read, `SEED=${seedOfRun}, value ${at}`).not.toThrow()
    }
  })
})

describe('apps that share an origin', () => {
  const gateway = 'https://gateway.test'
  const addresses = [
    gateway,
    `${gateway}/`,
    `${gateway}/ipfs/GOOD`,
    `${gateway}/ipfs/GOOD/`,
    `${gateway}/ipfs/GOOD?a#b`,
    `${gateway}/ipfs/EVIL`,
    `${gateway}/ipfs/EVIL/../GOOD`,
    `${gateway}/ipfs/GOOD/../EVIL`,
    `${gateway}/ipfs/GOOD%2f..%2fEVIL`,
    `${gateway}/ipfs/GOODNESS`,
    `${gateway}/ipfs`,
    'https://GATEWAY.test:443/ipfs/GOOD',
    'http://gateway.test/ipfs/GOOD',
    'https://gateway.test:8443/ipfs/GOOD',
  ]

  it("don't get each other's permissions, however their URLs are spelled", () => {
    for (let round = 0; round < rounds(500); round++) {
      const random = seededRandom(seedOfRun * 10_000 + round)
      const pick = () => addresses[Math.floor(random() * addresses.length)]!
      const [given, other] = [pick(), pick()]
      const plain = (url: string) => new URL(url).href.replace(/[?#].*/, '').replace(/\/$/, '')
      const isSame = plain(given) === plain(other)
      const what = `SEED=${seedOfRun}, round ${round}: ${given}, ${other}`
      const stored = readPermissionStore(setPermission({}, appAddress(given), name, true, 0))
      expect(hasPermission(stored, appAddress(other), name), what).toBe(isSame)
      const features = readFeatureStore(decideFeatures({}, appAddress(given), { camera: true }))
      const allowed = allowedFeatures(features, appAddress(other), ['camera'])
      expect(allowed, what).toEqual(isSame ? ['camera'] : [])
    }
  })

  it('prompt under their own name, and each keeps its own decision', async () => {
    let store: PermissionStore = {}
    const permissions = { read: () => store, write: (next: PermissionStore) => void (store = next) }
    const open = (url: string, start?: string) => {
      const world = aHostWithAnApp({ url, start, permissions })
      world.start(gateway)
      return {
        ...world,
        async has() {
          const id = world.ask('requestAddressBook')
          await settled()
          return world.answers(id).some(({ data }) => Array.isArray(data) && data.length > 0)
        },
      }
    }
    const good = open(`${gateway}/ipfs/GOOD/`)
    expect(await good.has()).toBe(false)
    good.ask('wallet_requestPermissions', [{ requestAddressBook: {} }])
    await settled()
    expect(await good.has()).toBe(true)
    good.host.destroy()
    expect(await open(`${gateway}/ipfs/EVIL/`).has()).toBe(false)
    expect(await open(gateway).has()).toBe(false)
    // A page inside the app has what the app has.
    expect(await open(`${gateway}/ipfs/GOOD/page`, `${gateway}/ipfs/GOOD`).has()).toBe(true)
  })

  it('give a page on another origin nothing that outlasts the iframe', async () => {
    const other = 'https://other.test'
    const world = aHostWithAnApp()
    world.start(other)
    world.ask('getSafeInfo')
    world.host.allow(other)
    world.ask('wallet_requestPermissions', [{ requestAddressBook: {} }])
    await settled()
    const id = world.ask('requestAddressBook')
    await settled()
    expect(world.answers(id)[0]?.data).toMatchObject([{ name: 'Ada' }])
    expect(world.store()).toEqual({})
  })

  it('give a page on another origin nothing of the app that has its address', async () => {
    const other = 'https://other.test'
    const world = aHostWithAnApp()
    world.setStore(setPermission({}, appAddress(other), name, true, 0))
    world.start(other)
    world.ask('getSafeInfo')
    world.host.allow(other)
    const id = world.ask('requestAddressBook')
    await settled()
    expect(world.answers(id)[0]?.data).toEqual([])
  })
})

describe('features of the browser', () => {
  it('are the known ones, only for the app’s origin', () => {
    const manifest = [
      'microphone *',
      'fullscreen',
      'camera; usb',
      'fullscreen',
      'camera',
      'constructor',
      '*',
      null,
      { camera: true },
    ]
    expect(readBrowserFeatures(manifest)).toEqual(['camera', 'fullscreen'])
    expect(toAllowAttribute(manifest, appOrigin)).toBe(
      'camera https://app.test; fullscreen https://app.test',
    )
    expect([null, 'camera', { 0: 'camera' }].map(readBrowserFeatures)).toEqual([[], [], []])
  })

  it.each(['*', 'null', 'https://app.test; camera *', 'https://app.test/', "'self'", ''])(
    'are none for the origin %s',
    (origin) => {
      expect(toAllowAttribute(['camera'], origin)).toBe('')
    },
  )

  it('have a list of 31 names', () => {
    expect([browserFeatures.length, new Set(browserFeatures).size]).toEqual([31, 31])
  })
})

describe('the address of an app', () => {
  it.each([
    ['https://app.test', 'https://app.test/', appOrigin],
    ['https://APP.test/a?b#c', 'https://app.test/a?b#c', appOrigin],
    ['http://localhost:3000', 'http://localhost:3000/', 'http://localhost:3000'],
  ])('%s can be opened', (text, url, origin) => {
    expect(readAppUrl(text, hostOrigin)).toEqual({ kind: 'valid', url, origin })
  })

  it.each([
    ['', 'notUrl'],
    ['//wallet.test', 'notUrl'],
    ['app.test', 'notUrl'],
    [null, 'notUrl'],
    ['javascript:alert(1)', 'notWeb'],
    ['data:text/html,x', 'notWeb'],
    ['about:blank', 'notWeb'],
    [`blob:${hostOrigin}/x`, 'notWeb'],
    ['file:///etc', 'notWeb'],
    ['ftp://app.test', 'notWeb'],
    ['http://app.test', 'insecure'],
    ['http://localhost.app.test', 'insecure'],
    ['http://127.0.0.1.app.test:80', 'insecure'],
    ['https://wallet.test@app.test', 'hasUser'],
    ['https://:x@app.test', 'hasUser'],
    [hostOrigin, 'ownOrigin'],
    ['https://WALLET.test:443/apps?x', 'ownOrigin'],
  ])('%s cannot be opened: %s', (text, reason) => {
    expect(readAppUrl(text, hostOrigin)).toEqual({ kind: 'invalid', reason })
  })
})
