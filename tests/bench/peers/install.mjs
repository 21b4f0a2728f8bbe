import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const pages = path.join(import.meta.dirname, 'pages')

/**
 * The folder of a peer's page with its packages. It is outside of this project, so that the
 * packages cannot be mixed; this project's own page is built in place.
 * @param {string} id
 */
export function pageFolder(id) {
  const source = path.join(pages, id)
  if (!existsSync(path.join(source, 'package.json'))) return source
  const folder = path.join(tmpdir(), 'coffer-peers', id)
  const isNew = !sameFile(path.join(source, 'package.json'), path.join(folder, 'package.json'))
  mkdirSync(folder, { recursive: true })
  cpSync(source, folder, { recursive: true })
  if (isNew || !existsSync(path.join(folder, 'node_modules'))) {
    console.log(`Installing the packages of ${id}`)
    const { status } = spawnSync(
      'npm',
      ['install', '--no-audit', '--no-fund', '--no-package-lock', '--loglevel=error'],
      { cwd: folder, stdio: 'inherit' },
    )
    if (status !== 0) throw new Error(`The packages of ${id} could not be installed.`)
  }
  return folder
}

const sameFile = (one, other) =>
  existsSync(other) && readFileSync(one, 'utf8') === readFileSync(other, 'utf8')
