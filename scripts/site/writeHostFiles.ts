// Prints a server's configuration for a site: npm run host-files -- nginx|caddy|netlify|cloudflare
// [--dir dist] [--root /srv/coffer] [--address …] [--out folder]. It needs the build's folder with
// its config.json.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { type Host, hostFiles, hosts } from './hostFiles.ts'

const addresses: Partial<Record<Host, string>> = { nginx: '80', caddy: 'safe.example.org' }

try {
  write()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

function write(): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      dir: { type: 'string', default: 'dist' },
      root: { type: 'string', default: '/srv/coffer' },
      address: { type: 'string' },
      out: { type: 'string' },
    },
  })
  const host = hosts.find((one) => one === positionals[0])
  if (!host || positionals.length !== 1)
    throw new Error(`Name one host: npm run host-files -- ${hosts.join('|')}`)
  const files = hostFiles(host, {
    config: JSON.parse(read(values.dir, 'config.json', 'Put your config.json there first.')),
    page: read(values.dir, 'index.html', 'Run npm run build first.'),
    root: values.root,
    address: values.address ?? addresses[host] ?? '',
  })
  for (const { name, text } of files) {
    if (values.out === undefined) {
      console.log(files.length > 1 ? `# File: ${name}\n${text}` : text)
      continue
    }
    mkdirSync(values.out, { recursive: true })
    writeFileSync(path.join(values.out, name), text)
    console.log(`Wrote ${path.join(values.out, name)}.`)
  }
}

function read(dir: string, name: string, advice: string): string {
  try {
    return readFileSync(path.join(dir, name), 'utf8')
  } catch {
    throw new Error(`${path.join(dir, name)} can't be read. ${advice}`)
  }
}
