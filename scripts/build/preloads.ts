import type { HtmlTagDescriptor, Plugin } from 'vite'
import { chunkFile } from './chunkFile.ts'

/**
 * The fonts of the first text on every page, and of addresses: without them, content next to an
 * address would move when they arrive.
 */
const font = /\/(?:inter|jetbrains-mono)-latin-wght-normal-[\w-]+\.woff2$/

/**
 * Adds preload links for some chunks and the page's fonts, so that they load in parallel with the
 * page's script instead of after it.
 * @param names of chunks
 */
export const preloads = (names: readonly string[]): Plugin => ({
  name: 'coffer-preloads',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle = {}, path }) =>
      path === '/index.html'
        ? [
            ...Object.keys(bundle)
              .filter((file) => font.test(file))
              .map((file) =>
                link({ rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}` }),
              ),
            ...names.map((name) =>
              link({ rel: 'modulepreload', href: `/${chunkFile(bundle, name)}` }),
            ),
          ]
        : [],
  },
})

const link = (attrs: Record<string, string>): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { ...attrs, crossorigin: true },
  injectTo: 'head',
})
