// Baselines are committed as lossless WebP, a third of the size; the browser's tests compare PNG, kept in a cache.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { PNG } from 'pngjs'
import { baselineFolder } from './baselines.mjs'

export const pictureCache = path.resolve('node_modules/.cache/baselines')

const codec = (name) => WebAssembly.compile(readFileSync(createRequire(import.meta.url).resolve(`@jsquash/webp/codec/${name}.wasm`)))
const named = (folder, ending) =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith(ending))
        .map((name) => name.slice(0, -ending.length))
    : []
const changed = (file) => (existsSync(file) ? statSync(file).mtimeMs : 0)

/** Makes the cache say what the committed pictures say. */
export async function unpackPictures() {
  mkdirSync(pictureCache, { recursive: true })
  const committed = named(baselineFolder, '.webp')
  const known = new Set(committed)
  for (const name of named(pictureCache, '.png')) if (!known.has(name)) rmSync(path.join(pictureCache, `${name}.png`))
  const old = committed.filter((name) => changed(path.join(pictureCache, `${name}.png`)) < changed(path.join(baselineFolder, `${name}.webp`)))
  if (old.length === 0) return
  console.log(`Unpacking ${old.length} pictures …`)
  // The decoder makes the browser's own kind of picture, which Node does not have.
  globalThis.ImageData ??= class {
    constructor(data, width, height) {
      Object.assign(this, { data, width, height })
    }
  }
  const { default: decode, init } = await import('@jsquash/webp/decode.js')
  await init(await codec('dec/webp_dec'))
  for (const name of old) {
    const { data, width, height } = await decode(readFileSync(path.join(baselineFolder, `${name}.webp`)))
    const picture = new PNG({ width, height })
    picture.data = Buffer.from(data.buffer)
    writeFileSync(path.join(pictureCache, `${name}.png`), PNG.sync.write(picture, { deflateLevel: 1, filterType: 0 }))
  }
}

/** Makes the committed pictures say what the cache says. */
export async function packPictures() {
  const fresh = named(pictureCache, '.png').filter(
    (name) => changed(path.join(pictureCache, `${name}.png`)) > changed(path.join(baselineFolder, `${name}.webp`)),
  )
  if (fresh.length === 0) return
  console.log(`Packing ${fresh.length} pictures …`)
  mkdirSync(baselineFolder, { recursive: true })
  const { default: encode, init } = await import('@jsquash/webp/encode.js')
  await init(await codec('enc/webp_enc_simd'))
  const now = new Date()
  for (const name of fresh) {
    const { data, width, height } = PNG.sync.read(readFileSync(path.join(pictureCache, `${name}.png`)))
    const packed = Buffer.from(
      await encode({ data: new Uint8ClampedArray(data), width, height, colorSpace: 'srgb' }, { lossless: 1, exact: 1, method: 6, quality: 75 }),
    )
    const file = path.join(baselineFolder, `${name}.webp`)
    if (!existsSync(file) || !readFileSync(file).equals(packed)) writeFileSync(file, packed)
    utimesSync(file, now, now)
    utimesSync(path.join(pictureCache, `${name}.png`), now, now)
  }
}

/** Vitest calls this before and after the stories. */
export async function setup() {
  if (process.env.PICTURES !== 'off') await unpackPictures()
}

export async function teardown() {
  if (process.env.PICTURES === 'accept') await packPictures()
}
