import { describe, expect, test } from 'vitest'
import { manifestUrl, readManifest } from '../../../../src/apps/host/readManifest.ts'

const manifest = { name: 'Payroll', description: 'Pays many people', icons: [] }
const read = (value: unknown) => readManifest(JSON.stringify(value))

describe('a manifest', () => {
  test('has a name, a description, and icons or the path of one', () => {
    expect(read(manifest)).toEqual({
      kind: 'valid',
      manifest: { name: 'Payroll', description: 'Pays many people', features: [] },
    })
    expect(read({ ...manifest, icons: undefined, iconPath: 'icon.svg' }).kind).toBe('valid')
  })

  test.each([
    ['name', { ...manifest, name: undefined }],
    ['name', { ...manifest, name: '  ' }],
    ['name', { ...manifest, name: ['Payroll'] }],
    ['name', { ...manifest, name: 'x'.repeat(201) }],
    ['description', { ...manifest, description: 7 }],
    ['icons', { ...manifest, icons: 'icon.svg' }],
    ['name', []],
    ['name', null],
    ['name', 'Payroll'],
  ])('without a valid %s is invalid: %j', (field, value) => {
    expect(read(value)).toEqual({ kind: 'invalid', problem: 'field', field })
  })

  test('names only features that browsers have, once each', () => {
    const result = read({
      ...manifest,
      safe_apps_permissions: ['camera', 'camera', 'microphone *', 'usb; camera', 3, '__proto__'],
    })
    expect(result).toMatchObject({ manifest: { features: ['camera'] } })
  })

  test('is JSON', () => {
    expect(readManifest('<h1>Payroll</h1>')).toEqual({ kind: 'invalid', problem: 'notJson' })
  })
})

test.each([
  ['https://app.example', 'https://app.example/manifest.json'],
  ['https://app.example/swap', 'https://app.example/swap/manifest.json'],
  ['https://app.example/swap/', 'https://app.example/swap/manifest.json'],
  ['https://app.example/swap/index.html?x=1#y', 'https://app.example/swap/manifest.json'],
])('the manifest of %s is %s', (url, expected) => {
  expect(manifestUrl(url)).toBe(expected)
})
