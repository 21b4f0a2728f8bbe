import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Served, serve } from '../../scripts/build/serve.mjs'
import { watchErrors } from './watchErrors.ts'

interface Watched {
  config?: object
  /** Runs in the page before its own code, after {@link watchErrors}. */
  before?: string
  /** Names of files in `assets/` that get another byte. */
  changed?: RegExp
}

/** A build in its own folder, whose page keeps its errors, served with production headers. */
export async function serveWatched(
  build: string | Promise<string>,
  { config, before = '', changed }: Watched = {},
): Promise<Served> {
  const dir = mkdtempSync(path.join(tmpdir(), 'coffer-watched-'))
  cpSync(await build, dir, { recursive: true })
  const page = path.join(dir, 'index.html')
  // Its own file, as the page's policy demands.
  writeFileSync(path.join(dir, 'watchErrors.js'), `(${watchErrors.toString()})();${before}`)
  writeFileSync(
    page,
    readFileSync(page, 'utf8').replace(/<head>/, '<head><script src="/watchErrors.js"></script>'),
  )
  for (const file of changed ? readdirSync(path.join(dir, 'assets')) : [])
    if (changed?.test(file)) appendFileSync(path.join(dir, 'assets', file), ' ')
  if (config) writeFileSync(path.join(dir, 'config.json'), JSON.stringify(config))
  const served = await serve({ dir })
  return {
    url: served.url,
    close: async () => {
      await served.close()
      rmSync(dir, { recursive: true, force: true })
    },
  }
}
