import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { PNG } from 'pngjs'

/** Converts a PNG to the committed format: lossless WebP, a third of the size. */
export async function packPicture(png: Buffer): Promise<Buffer> {
  const encode = await encoder()
  const { data, width, height } = PNG.sync.read(png)
  return Buffer.from(
    await encode(
      { data: new Uint8ClampedArray(data), width, height, colorSpace: 'srgb' } as ImageData,
      // `exact` preserves the colors of transparent pixels; method 6 is the slowest and smallest.
      { lossless: 1, exact: 1, method: 6, quality: 75 },
    ),
  )
}

let loading: Promise<typeof import('@jsquash/webp/encode.js').default> | undefined

function encoder() {
  loading ??= (async () => {
    const { default: encode, init } = await import('@jsquash/webp/encode.js')
    const file = createRequire(import.meta.url).resolve(
      '@jsquash/webp/codec/enc/webp_enc_simd.wasm',
    )
    await init(await WebAssembly.compile(readFileSync(file)))
    return encode
  })()
  return loading
}
