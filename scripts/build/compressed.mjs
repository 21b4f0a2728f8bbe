// Compresses served files, once per file and content.
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressible = new Set([
  '.css',
  '.html',
  '.js',
  '.json',
  '.map',
  '.md',
  '.mjs',
  '.svg',
  '.txt',
  '.wasm',
  '.webmanifest',
])
/** For smaller files the headers outweigh the savings. */
const least = 1024

const encoders = {
  // The highest level takes seconds per megabyte; this one takes a tenth of that, and is a few
  // percent larger.
  br: (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 6,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: (bytes) => promisify(gzip)(bytes, { level: 9 }),
}

/** Whether a file has several encodings, so that caches must distinguish them. */
export const isCompressible = ({ name, size }) =>
  size >= least && compressible.has(path.extname(name))

/**
 * The best encoding that a browser accepts, or undefined.
 * @param {string | undefined} accepts the header `Accept-Encoding`
 * @returns {'br' | 'gzip' | undefined}
 */
export function encodingFor(accepts = '') {
  const wishes = new Map(
    accepts
      .toLowerCase()
      .split(',')
      .map((part) => {
        const [name = '', ...parameters] = part.split(';').map((one) => one.trim())
        const quality = parameters.find((one) => one.startsWith('q='))
        return [name, quality === undefined ? 1 : Number(quality.slice(2))]
      }),
  )
  const accepted = (name) => (wishes.get(name) ?? wishes.get('*') ?? 0) > 0
  return ['br', 'gzip'].find(accepted)
}

/** Vite puts a hash of the content into these names, so files of the same name are the same. */
const named = /\/assets\/([\w.-]+-[\w-]{8}\.\w+)$/

/**
 * Caches the compressed bytes of each file until it changes. Simultaneous requests for a file, and
 * for copies of it in other folders, share the work.
 * @returns {(file: { name: string, size: number, changed: number }, encoding: 'br' | 'gzip') =>
 *   Promise<Buffer>}
 */
export function createCompressor() {
  const known = new Map()
  return ({ name, size, changed }, encoding) => {
    const hashed = named.exec(name)?.[1]
    const key = `${encoding} ${hashed ?? name}`
    const version = hashed ? String(size) : `${size} ${changed}`
    const found = known.get(key)
    if (found?.version === version) return found.bytes
    const bytes = readFile(name).then(encoders[encoding])
    known.set(key, { version, bytes })
    bytes.catch(() => known.delete(key))
    return bytes
  }
}
