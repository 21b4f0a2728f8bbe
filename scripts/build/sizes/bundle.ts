import path from 'node:path'
import { build, type InlineConfig, type Rolldown } from 'vite'

/** A plugin that provides an entry without a file. */
export function virtualEntry(code: string): { id: string; plugin: Rolldown.Plugin } {
  const id = path.resolve('entry.js')
  return {
    id,
    plugin: {
      name: 'entry',
      resolveId: (name) => (name === id ? id : undefined),
      load: (name) => (name === id ? code : undefined),
    },
  }
}

/** Builds without the project's configuration; returns the files. */
export async function bundle({ build: settings, ...rest }: InlineConfig) {
  const result = (await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    mode: 'production',
    ...rest,
    build: {
      target: 'es2023',
      modulePreload: false,
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      ...settings,
    },
  })) as Rolldown.RolldownOutput
  return result.output
}

/** Bundles an entry with everything it needs into one module. */
export async function bundleOne(code: string): Promise<string> {
  const { id, plugin } = virtualEntry(code)
  const output = await bundle({
    plugins: [plugin],
    build: {
      write: false,
      rolldownOptions: {
        input: id,
        preserveEntrySignatures: 'strict',
        output: { format: 'es', minify: true, comments: false },
      },
    },
  })
  if (output.length !== 1) throw new Error(`The bundle has ${output.length} files instead of one.`)
  return output[0].code
}
