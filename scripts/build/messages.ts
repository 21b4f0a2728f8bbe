import compile from 'icu-minify/compile'
import type { Plugin } from 'vite'

/** ICU texts by ID; in a language's combined file, grouped by namespace. */
interface Texts {
  readonly [key: string]: string | Texts
}

/**
 * Compiles every `messages/<locale>.json` and `languages/<locale>.json` at build time, so that no
 * parser is shipped.
 */
export function messages(): Plugin {
  return {
    name: 'coffer-messages',
    enforce: 'pre',
    transform: {
      filter: {
        id: { include: /\/(?:messages|languages)\/[\w-]+\.json$/, exclude: /\/node_modules\// },
      },
      handler: (code, id) => ({ code: compiledMessages(code, id), moduleType: 'js' }),
    },
  }
}

/** The module of a text file. Throws an error that names the text if it is not valid ICU. */
function compiledMessages(json: string, file: string): string {
  return `export default ${JSON.stringify(compiled(JSON.parse(json) as Texts, file))}`
}

function compiled(texts: Texts, file: string): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      typeof text === 'string' ? compiledText(text, key, file) : compiled(text, `${file}, ${key}`),
    ]),
  )
}

function compiledText(text: string, key: string, file: string): unknown {
  try {
    return compile(text)
  } catch (cause) {
    throw new Error(`${file}: the text of "${key}" is not valid ICU: ${text}`, { cause })
  }
}
