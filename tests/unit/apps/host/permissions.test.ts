import { describe, expect, it } from 'vitest'
import {
  browserFeatures,
  hasPermission,
  permissionsOf,
  readAppUrl,
  readBrowserFeatures,
  readPermissionStore,
  removePermission,
  setPermission,
  toAllowAttribute,
} from '../../../../src/apps/host/index.ts'
import { randomValue, seededRandom, seedOfRun } from '../randomValues.ts'
import { appOrigin, granted, hostOrigin } from './aFrame.ts'

const name = 'requestAddressBook'
const store = setPermission(
  setPermission({}, appOrigin, name, true, 0),
  'https://other.test',
  name,
  false,
  1,
)

describe('the permissions of apps', () => {
  it('belong to the exact origin', () => {
    expect(permissionsOf(store, appOrigin)).toEqual([granted])
    expect(
      [
        appOrigin,
        'https://other.test',
        'http://app.test',
        `${appOrigin}:8443`,
        'https://a.app.test',
        '__proto__',
        'toString',
      ].map((one) => hasPermission(store, one, name)),
    ).toEqual([true, ...Array<boolean>(6).fill(false)])
  })

  it('are replaced by a new decision, and forgotten', () => {
    const refused = setPermission(store, appOrigin, name, false, 2)
    expect(permissionsOf(refused, appOrigin)).toEqual([
      { ...granted, date: 2, caveats: [{ type: 'userRestricted', value: true }] },
    ])
    expect(hasPermission(setPermission(refused, appOrigin, name, true, 3), appOrigin, name)).toBe(
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
    ['caveats that are none', { [appOrigin]: [{ ...granted, caveats: 'x' }] }],
    ['no list', { [appOrigin]: granted }],
    ['a pattern', { '*': [{ ...granted, invoker: '*' }] }],
    ['a path', { [`${appOrigin}/`]: [{ ...granted, invoker: `${appOrigin}/` }] }],
    ['an opaque origin', { null: [{ ...granted, invoker: 'null' }] }],
  ])('are none if %s was stored', (_, stored) => {
    expect(readPermissionStore(stored)).toEqual({})
  })

  it('are refused with a caveat that is not known', () => {
    const read = readPermissionStore({
      [appOrigin]: [{ ...granted, caveats: [{ type: 'expiresAt', value: 1 }] }],
    })
    expect(hasPermission(read, appOrigin, name)).toBe(false)
  })

  it('may be stored as anything without a throw', () => {
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

describe('features of the browser', () => {
  it('are the known ones, for the origin of the app alone', () => {
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
    ['https://wallet.test@app.test', 'hasUser'],
    ['https://:x@app.test', 'hasUser'],
    [hostOrigin, 'ownOrigin'],
    ['https://WALLET.test:443/apps?x', 'ownOrigin'],
  ])('%s cannot be opened: %s', (text, reason) => {
    expect(readAppUrl(text, hostOrigin)).toEqual({ kind: 'invalid', reason })
  })
})
